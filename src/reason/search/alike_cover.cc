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
  masks_.clear();
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
  masks_.resize(masks_.size() + words, 0);
  Bits* const mask = masks_.data() + masks_.size() - words;
  auto found = static_cast<std::size_t>(first / kBits);  // where the next one may be
  std::copy(rest_.begin() + first / kBits, rest_.end(), near_.begin() + first / kBits);
  Group group{first, 0};
  for (int member = first;;) {
    const Bits bit = Bits{1} << (member % kBits);
    mask[found] |= bit;
    rest_[found] &= ~bit;
    near_[found] &= ~bit;
    ++group.size;
    const Bits* alike = frame_->alike(member);
    for (std::size_t i = found; i < words; ++i) near_[i] &= alike[i];
    while (found < words && near_[found] == 0) ++found;
    if (found == words) break;
    member = static_cast<int>(found) * kBits + std::countr_zero(near_[found]);
  }
  groups_.push_back(group);
}

int AlikeCover::lost_more_by(int column, bool survives_mines) const {
  const int words = frame_->words();
  const Bits* mines = frame_->mines(column);
  int in_two = 0, among_mines = 0;
  const Bits* mask = masks_.data();
  for (std::size_t group = 0; group < groups_.size(); ++group, mask += words) {
    Bits hit = 0, missed = 0;
    for (int i = 0; i < words; ++i) {
      hit |= mask[i] & mines[i];
      missed |= mask[i] & ~mines[i];
    }
    in_two += hit != 0 && missed != 0;
    among_mines += missed == 0;
  }
  return survives_mines ? count_common(set_, mines, words) - in_two : among_mines;
}

bool AlikeCover::tells_for_free(int column) const {
  int answers = 0;
  for (int index = 0; index < frame_->answers(column) && answers < 2; ++index) {
    answers += meet(set_, frame_->answer(column, index), frame_->words());
  }
  return answers > 1;
}

int AlikeCover::lost_more_by_any(bool survives_mines) const {
  std::optional<int> least;
  for (int column = 0; column < frame_->columns() && least != 0; ++column) {
    const int mines = count_common(set_, frame_->mines(column), frame_->words());
    if (mines == 0 && tells_for_free(column)) return 0;
    if (mines == 0 || mines == size_) continue;
    const int groups = static_cast<int>(groups_.size());
    if (survives_mines && least && mines - groups >= *least) continue;  // too many to make up for
    const int more = lost_more_by(column, survives_mines);
    if (!least || more < *least) least = more;
  }
  return least.value_or(0);
}

}  // namespace minewise
