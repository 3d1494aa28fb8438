#include "search/layout_frame.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace minewise {

namespace {

// How far apart layouts are compared, in words, and the most words that are kept (256 MB).
constexpr int kMostApart = 1024;
constexpr std::size_t kMostKept = std::size_t{1} << 24;

// For each layout, the sets of layouts that it may be alike to: by its number of mines, and by what
// each column shows. Columns that tell most layouts apart come first.
class FittingSets {
 public:
  FittingSets(const LayoutFrame& frame, const LayoutTable& table)
      : frame_(frame),
        most_(static_cast<std::size_t>(frame.columns()) + 1),
        of_(most_ * static_cast<std::size_t>(std::min(frame.size(), kBits))) {
    for (int member = 0; member < frame.size(); ++member) {
      const auto mines = static_cast<std::size_t>(table.mines(frame.row(member)));
      if (mines >= by_mines_.size()) by_mines_.resize(mines + 1);
      auto& set = by_mines_[mines];
      set.resize(static_cast<std::size_t>(frame.words()));
      set[member / kBits] |= Bits{1} << (member % kBits);
    }
    for (int column = 0; column < frame.columns(); ++column) order_.push_back(column);
    std::vector<std::int64_t> told;
    for (const int column : order_) told.push_back(pairs_told(column));
    std::ranges::sort(order_, {}, [&](int column) { return std::pair(-told[column], column); });
    for (const int column : order_) add_sets(column);
  }

  using Sets = std::span<const Bits* const>;

  // The sets of the layouts whose bits are in one word.
  void look_at(int word) {
    const auto words = static_cast<std::size_t>(frame_.words());
    count_.fill(0);
    for (const auto& set : by_mines_) {
      if (!set.empty()) add(set[word], set.data());
    }
    const Bits* next = sets_.data();
    for (const int column : order_) {
      for (int index = 0; index < frame_.answers(column); ++index, next += words) {
        add(frame_.answer(column, index)[word], next);
      }
    }
  }
  Sets of(int member) const {
    const auto place = static_cast<std::size_t>(member % kBits);
    return {of_.data() + place * most_, count_[place]};
  }

 private:
  // How many pairs of layouts a column tells apart without a mine.
  std::int64_t pairs_told(int column) const {
    const std::int64_t safe = frame_.size() - count_bits(frame_.mines(column), frame_.words());
    std::int64_t pairs = safe * safe;
    for (int index = 0; index < frame_.answers(column); ++index) {
      const std::int64_t same = count_bits(frame_.answer(column, index), frame_.words());
      pairs -= same * same;
    }
    return pairs;
  }

  void add_sets(int column) {
    const Bits* mines = frame_.mines(column);
    for (int index = 0; index < frame_.answers(column); ++index) {
      const Bits* shown = frame_.answer(column, index);
      for (int word = 0; word < frame_.words(); ++word) sets_.push_back(shown[word] | mines[word]);
    }
  }

  void add(Bits members, const Bits* set) {
    for (; members != 0; members &= members - 1) {
      const auto place = static_cast<std::size_t>(std::countr_zero(members));
      of_[place * most_ + count_[place]++] = set;
    }
  }

  const LayoutFrame& frame_;
  std::vector<std::vector<Bits>> by_mines_;  // none for a number that no layout has
  std::vector<int> order_;                   // of columns
  std::vector<Bits> sets_;
  std::size_t most_;                        // sets of a layout
  std::vector<const Bits*> of_;             // by the place of a layout in its word
  std::array<std::size_t, kBits> count_{};  // of its sets
};

// Adds the layouts after a member that are in all sets. The first few sets are looked at together:
// they leave few words.
void add_common(FittingSets::Sets sets, int member, int end,
                std::vector<AlikeLayouts::Word>& words) {
  constexpr std::size_t kTogether = 4;
  std::array<const Bits*, kTogether> together;
  for (std::size_t i = 0; i < kTogether; ++i) together[i] = sets[i < sets.size() ? i : 0];
  const auto begin = static_cast<std::ptrdiff_t>(words.size());
  Bits after = ~Bits{1} << (member % kBits);
  for (int word = member / kBits; word < end; ++word, after = ~Bits{0}) {
    const Bits bits =
        together[0][word] & together[1][word] & together[2][word] & together[3][word] & after;
    if (bits != 0) words.push_back({static_cast<std::uint32_t>(word), bits});
  }
  for (std::size_t i = kTogether; i < sets.size(); ++i) {
    auto kept = words.begin() + begin;
    for (auto each = kept; each != words.end(); ++each) {
      const Bits bits = each->bits & sets[i][each->index];
      if (bits != 0) *kept++ = {each->index, bits};
    }
    words.erase(kept, words.end());
  }
}

}  // namespace

void AlikeLayouts::find(const LayoutFrame& frame, const LayoutTable& table, Pace& pace) {
  FittingSets fitting(frame, table);
  are_complete_ = frame.words() <= kMostApart;
  first_.reserve(static_cast<std::size_t>(frame.size()) + 1);
  first_.push_back(0);
  for (int word = 0; word < frame.words(); ++word) {
    const int end = std::min(frame.words(), word + kMostApart);
    if (!pace.spend(kBits * (end - word))) are_complete_ = false;
    fitting.look_at(word);
    for (int member = word * kBits; member < std::min(frame.size(), (word + 1) * kBits); ++member) {
      if (words_.size() > kMostKept) are_complete_ = false;
      if (words_.size() <= kMostKept && !pace.is_stopped()) {
        add_common(fitting.of(member), member, end, words_);
      }
      first_.push_back(static_cast<std::uint32_t>(words_.size()));
    }
  }
}

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

Bits* SetStack::take(int words) {
  const auto size = static_cast<std::size_t>(words);
  while (block_ < blocks_.size() && used_ + size > blocks_[block_].size) ++block_, used_ = 0;
  if (block_ == blocks_.size()) {
    constexpr std::size_t kLeast = std::size_t{1} << 14;
    const std::size_t block = std::max(kLeast, size);
    blocks_.push_back({std::make_unique_for_overwrite<Bits[]>(block), block});
    used_ = 0;
  }
  Bits* taken = blocks_[block_].words.get() + used_;
  used_ += size;
  return taken;
}

}  // namespace minewise
