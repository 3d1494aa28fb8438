#include "reason/search/alike_cover.h"

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
  near_.resize(rest_.size());
  for (int i = 0; i < words; ++i) {
    const auto at = static_cast<std::size_t>(i);
    while (rest_[at] != 0) take_group(i * kBits + std::countr_zero(rest_[at]));
  }
}

// The first layout that is left, and whatever else is alike to all taken before it.
void AlikeCover::take_group(int first) {
  const auto words = static_cast<std::size_t>(frame_->words());
  const auto column_words = static_cast<std::size_t>(frame_->column_words());
  const Bits* columns = frame_->mine_columns(first);
  in_any_.insert(in_any_.end(), columns, columns + column_words);
  in_all_.insert(in_all_.end(), columns, columns + column_words);
  Bits* const any = in_any_.data() + in_any_.size() - column_words;
  Bits* const all = in_all_.data() + in_all_.size() - column_words;
  auto found = static_cast<std::size_t>(first / kBits);  // where the next one may be
  std::copy(rest_.begin() + first / kBits, rest_.end(), near_.begin() + first / kBits);
  Group group{first, 0};
  for (int member = first;;) {
    const Bits bit = Bits{1} << (member % kBits);
    rest_[found] &= ~bit;
    near_[found] &= ~bit;
    ++group.size;
    const Bits* alike = frame_->alike(member);
    for (std::size_t i = found; i < words; ++i) near_[i] &= alike[i];
    while (found < words && near_[found] == 0) ++found;
    if (found == words) break;
    member = static_cast<int>(found) * kBits + std::countr_zero(near_[found]);
    columns = frame_->mine_columns(member);
    for (std::size_t i = 0; i < column_words; ++i) any[i] |= columns[i], all[i] &= columns[i];
  }
  groups_.push_back(group);
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
