#include "search/alike_cover.h"

#include <algorithm>
#include <optional>

namespace minewise {

void AlikeCover::cover(const LayoutFrame& frame, const Bits* set) {
  frame_ = &frame;
  set_ = set;
  const int words = frame.words();
  size_ = count_bits(set, words);
  groups_.clear();
  in_any_.clear();
  in_all_.clear();
  rest_.assign(set, set + words);
  for (int i = 0; i < words; ++i) {
    const auto at = static_cast<std::size_t>(i);
    while (rest_[at] != 0) take_group(i * kBits + std::countr_zero(rest_[at]));
  }
}

// The first layout that is left, and whatever else is alike to all taken before it.
void AlikeCover::take_group(int first) {
  const auto column_words = static_cast<std::size_t>(frame_->column_words());
  const std::size_t group = in_any_.size();
  const Bits* columns = frame_->mine_columns(first);
  for (std::size_t i = 0; i < column_words; ++i) {
    in_any_.push_back(columns[i]);
    in_all_.push_back(columns[i]);
  }
  groups_.push_back({first, 1});
  rest_[first / kBits] &= ~(Bits{1} << (first % kBits));
  near_.clear();
  for (const auto& [index, bits] : frame_->alike().after(first)) {
    if (const Bits left = bits & rest_[index]) near_.push_back({index, left});
  }
  while (!near_.empty()) {
    const auto [index, bits] = near_.front();
    const int member = static_cast<int>(index) * kBits + std::countr_zero(bits);
    rest_[index] &= ~(bits & -bits);
    ++groups_.back().size;
    columns = frame_->mine_columns(member);
    for (std::size_t i = 0; i < column_words; ++i) {
      in_any_[group + i] |= columns[i];
      in_all_[group + i] &= columns[i];
    }
    keep_near(frame_->alike().after(member));
  }
}

// Of the layouts that are near, keeps those that are alike to one more.
void AlikeCover::keep_near(std::span<const AlikeLayouts::Word> alike) {
  auto kept = near_.begin();
  auto next = alike.begin();
  for (const auto& [index, bits] : near_) {
    while (next != alike.end() && next->index < index) ++next;
    if (next == alike.end()) break;
    const Bits both = next->index == index ? bits & next->bits : 0;
    if (both != 0) *kept++ = {index, both};
  }
  near_.erase(kept, near_.end());
}

// If the game goes on after a mine, the groups that a column splits count; if it ends, those of
// which every layout is lost.
void AlikeCover::look_at_guesses(bool survives_mines) {
  survives_mines_ = survives_mines;
  const auto column_words = static_cast<std::size_t>(frame_->column_words());
  guesses_.clear(frame_->column_words());
  if (survives_mines) {
    for (std::size_t i = 0; i < in_any_.size(); ++i) in_any_[i] &= ~in_all_[i];
  }
  const std::vector<Bits>& counted = survives_mines ? in_any_ : in_all_;
  for (std::size_t i = 0; i < counted.size(); i += column_words) guesses_.add(counted.data() + i);
}

int AlikeCover::lost_more_by(int column) const {
  const int groups = guesses_.count(column);
  if (!survives_mines_) return groups;
  return count_common(set_, frame_->mines(column), frame_->words()) - groups;
}

bool AlikeCover::tells_for_free(int column) const {
  int answers = 0;
  for (int index = 0; index < frame_->answers(column) && answers < 2; ++index) {
    answers += meet(set_, frame_->answer(column, index), frame_->words());
  }
  return answers > 1;
}

bool AlikeCover::any_tells_for_free() const {
  for (int column = 0; column < frame_->columns(); ++column) {
    if (!meet(set_, frame_->mines(column), frame_->words()) && tells_for_free(column)) return true;
  }
  return false;
}

int AlikeCover::lost_more_by_any(bool survives_mines) {
  if (any_tells_for_free()) return 0;
  look_at_guesses(survives_mines);
  std::optional<int> least;
  for (int column = 0; column < frame_->columns() && least != 0; ++column) {
    const int mines = count_common(set_, frame_->mines(column), frame_->words());
    if (mines == 0 || mines == size_) continue;
    const int groups = guesses_.count(column);
    const int more = survives_mines ? mines - groups : groups;
    if (!least || more < *least) least = more;
  }
  return least.value_or(0);
}

}  // namespace minewise
