#include "reason/search/layout_frame.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace minewise {
namespace {

// Beyond this, working out which layouts are alike costs more than it saves.
constexpr int kMostAlike = 2048;

void put(std::vector<Bits>& set, int member) {
  set[member / kBits] |= Bits{1} << (member % kBits);
}

}  // namespace

LayoutFrame::LayoutFrame(const LayoutTable& table, std::vector<std::uint32_t> rows,
                         const std::vector<std::uint32_t>& columns, Pace& pace)
    : rows_(std::move(rows)), words_(words_for(size())) {
  for (const std::uint32_t origin : columns) {
    if (!pace.spend(size())) return;
    add_column(table, origin);
  }
  if (size() <= kMostAlike) find_alike(table);
}

void LayoutFrame::add_column(const LayoutTable& table, std::uint32_t origin) {
  std::array<std::vector<Bits>, LayoutTable::kMine + 1> by_answer;
  for (int member = 0; member < size(); ++member) {
    auto& set = by_answer[table.answer(row(member), origin)];
    if (set.empty()) set.resize(static_cast<std::size_t>(words_));
    put(set, member);
  }
  std::vector<Bits> mines = std::move(by_answer[LayoutTable::kMine]);
  std::vector<std::vector<Bits>> answers;
  for (std::size_t number = 0; number < LayoutTable::kMine; ++number) {
    if (!by_answer[number].empty()) answers.push_back(std::move(by_answer[number]));
  }
  if (answers.empty() || (mines.empty() && answers.size() == 1)) return;  // the same in all
  mines.resize(static_cast<std::size_t>(words_));
  origins_.push_back(origin);
  for (int column = 0; column < columns(); ++column) {
    if (std::equal(mines.begin(), mines.end(), this->mines(column))) return join(column, answers);
  }
  columns_.push_back({static_cast<std::int32_t>(masks_.size() / static_cast<std::size_t>(words_)),
                      static_cast<std::int32_t>(answers.size())});
  masks_.insert(masks_.end(), mines.begin(), mines.end());
  for (const auto& set : answers) masks_.insert(masks_.end(), set.begin(), set.end());
}

// The answers of a column and those of a cell that is a mine in the same layouts, taken together.
void LayoutFrame::join(int column, const std::vector<std::vector<Bits>>& answers) {
  const auto words = static_cast<std::size_t>(words_);
  const Column old = at(column);
  std::vector<Bits> joint, both(words);
  std::int32_t count = 0;
  for (int index = 0; index < old.answers; ++index) {
    for (const auto& set : answers) {
      if (!intersect(answer(column, index), set.data(), words_, both.data())) continue;
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

void LayoutFrame::find_alike(const LayoutTable& table) {
  const auto words = static_cast<std::size_t>(words_);
  std::map<int, std::vector<Bits>> by_mines;
  for (int member = 0; member < size(); ++member) {
    auto& set = by_mines[table.mines(row(member))];
    set.resize(words);
    put(set, member);
  }
  for (int member = 0; member < size(); ++member) {
    const auto& set = by_mines[table.mines(row(member))];
    alike_.insert(alike_.end(), set.begin(), set.end());
  }
  for (int column = 0; column < columns(); ++column) {
    for (int index = 0; index < answers(column); ++index) {
      const Bits* shown = answer(column, index);
      for_each_member(shown, words_, [&](int member) {
        Bits* set = alike_.data() + static_cast<std::size_t>(member) * words;
        for (std::size_t i = 0; i < words; ++i) set[i] &= shown[i] | mines(column)[i];
      });
    }
  }
}

std::vector<Bits> LayoutFrame::everything() const {
  std::vector<Bits> all(static_cast<std::size_t>(words_), ~Bits{0});
  if (size() % kBits != 0) all.back() = (Bits{1} << (size() % kBits)) - 1;
  return all;
}

}  // namespace minewise
