#include "search/layout_frame.h"

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <utility>

namespace minewise {

LayoutFrame::LayoutFrame(const LayoutTable& table, std::vector<std::uint32_t> rows,
                         const std::vector<std::uint32_t>& columns, Pace& pace)
    : rows_(std::move(rows)), words_(words_for(size())) {
  for (const std::uint32_t origin : columns) {
    if (!pace.spend(size())) return;
    add_column(table, origin);
  }
  find_mine_columns();
  alike_.find(*this, table, pace);
}

LayoutFrame LayoutFrame::frame_of(const LayoutTable& table, const Bits* set, Pace& pace) const {
  std::vector<std::uint32_t> rows;
  for_each_member(set, words_, [&](int member) { rows.push_back(row(member)); });
  return {table, std::move(rows), origins_, pace};
}

void LayoutFrame::add_column(const LayoutTable& table, std::uint32_t origin) {
  constexpr std::size_t kAnswers = LayoutTable::kMine + 1;
  const auto words = static_cast<std::size_t>(words_);
  boost::container::small_vector<Bits, 8 * kAnswers> sets(kAnswers * words, 0);  // by answer
  std::uint32_t shown = 0;                                                       // answers, as bits
  for (int member = 0; member < size(); ++member) {
    const auto answer = table.answer(row(member), origin);
    shown |= std::uint32_t{1} << answer;
    sets[answer * words + static_cast<std::size_t>(member / kBits)] |= Bits{1} << (member % kBits);
  }
  if (std::popcount(shown) < 2) return;  // the same in all
  origins_.push_back(origin);
  const Bits* const mines = sets.data() + LayoutTable::kMine * words;
  shown &= ~(std::uint32_t{1} << LayoutTable::kMine);
  for (int column = 0; column < columns(); ++column) {
    if (!std::equal(mines, mines + words, this->mines(column))) continue;
    return join(column, sets.data(), shown);
  }
  columns_.push_back({static_cast<std::int32_t>(masks_.size() / words), std::popcount(shown)});
  masks_.insert(masks_.end(), mines, mines + words);
  for (; shown != 0; shown &= shown - 1) {
    const Bits* set = sets.data() + static_cast<std::size_t>(std::countr_zero(shown)) * words;
    masks_.insert(masks_.end(), set, set + words);
  }
}

// The answers of a column and those of a cell that is a mine in the same layouts, taken together.
void LayoutFrame::join(int column, const Bits* sets, std::uint32_t shown) {
  const auto words = static_cast<std::size_t>(words_);
  const Column old = at(column);
  std::vector<Bits> joint, both(words);
  std::int32_t count = 0;
  for (int index = 0; index < old.answers; ++index) {
    for (std::uint32_t rest = shown; rest != 0; rest &= rest - 1) {
      const Bits* set = sets + static_cast<std::size_t>(std::countr_zero(rest)) * words;
      if (!intersect(answer(column, index), set, words_, both.data())) continue;
      joint.insert(joint.end(), both.begin(), both.end());
      ++count;
    }
  }
  if (count == old.answers) return;  // it tells nothing more
  std::vector<Bits> mines(this->mines(column), this->mines(column) + words);
  columns_[column] = {static_cast<std::int32_t>(masks_.size() / words), count};
  masks_.insert(masks_.end(), mines.begin(), mines.end());
  masks_.insert(masks_.end(), joint.begin(), joint.end());
}

void LayoutFrame::find_mine_columns() {
  mine_columns_.resize(rows_.size() * static_cast<std::size_t>(column_words()), 0);
  for (int column = 0; column < columns(); ++column) {
    for_each_member(mines(column), words_, [&](int member) {
      mine_columns_[static_cast<std::size_t>(member * column_words() + column / kBits)] |=
          Bits{1} << (column % kBits);
    });
  }
}

std::vector<Bits> LayoutFrame::everything() const {
  std::vector<Bits> all(static_cast<std::size_t>(words_), ~Bits{0});
  if (size() % kBits != 0) all.back() = (Bits{1} << (size() % kBits)) - 1;
  return all;
}

}  // namespace minewise
