#include "review/fitter.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace minewise {
namespace {

// Calls `visit` with the number of each bit.
template <class Visit>
void for_each_bit(std::uint64_t bits, const Visit& visit) {
  for (; bits != 0; bits &= bits - 1) visit(static_cast<std::size_t>(std::countr_zero(bits)));
}

}  // namespace

void Fitter::clear() {
  sums_.clear();
  groups_.clear();
}

void Fitter::add_sum(int least, int most) {
  sums_.push_back({least, most, 0});
}

void Fitter::add_mines(std::uint64_t sums, int count) {
  for_each_bit(sums, [&](std::size_t i) {
    sums_[i].least -= count;
    sums_[i].most -= count;
  });
}

void Fitter::add_cells(std::uint64_t sums, int count) {
  if (sums == 0 || count == 0) return;
  const auto group = std::ranges::find(groups_, sums, &Group::sums);
  if (group != groups_.end()) {
    group->size += count;
  } else {
    groups_.push_back({sums, count});
  }
}

// Takes all that is not connected with some sums out of the question.
void Fitter::keep_connected(std::uint64_t from) {
  std::uint64_t reached = from;
  for (bool grows = true; grows;) {
    grows = false;
    for (const Group& group : groups_) {
      if ((group.sums & reached) == 0 || (group.sums & ~reached) == 0) continue;
      reached |= group.sums;
      grows = true;
    }
  }
  std::erase_if(groups_, [&](const Group& group) { return (group.sums & reached) == 0; });
  for (std::size_t i = 0; i < sums_.size(); ++i) {
    if ((reached >> i & 1) == 0) sums_[i] = {0, 0, 0};
  }
}

Fitter::Answer Fitter::fit(std::uint64_t from, int& steps) {
  keep_connected(from);
  for (const Group& group : groups_) {
    for_each_bit(group.sums, [&](std::size_t i) { sums_[i].room += group.size; });
  }
  for (const Sum& sum : sums_) {
    if (sum.least > sum.most || sum.most < 0 || sum.least > sum.room) return Answer::Impossible;
  }
  steps_left_ = steps;
  const bool fits = search(0);
  steps = std::max(0, steps_left_);
  if (fits) return Answer::Fits;
  return steps_left_ < 0 ? Answer::TooLong : Answer::Impossible;
}

// Whether whatever the undecided groups hold is right.
bool Fitter::is_settled() const {
  return std::ranges::all_of(sums_,
                             [](const Sum& sum) { return sum.least <= 0 && sum.most >= sum.room; });
}

// How many mines a group can hold as far as each of its sums by itself can tell.
Fitter::Range Fitter::range_of(const Group& group) const {
  Range range{0, group.size};
  for_each_bit(group.sums, [&](std::size_t i) {
    const auto& [least, most, room] = sums_[i];
    range.least = std::max(range.least, least - (room - group.size));
    range.most = std::min(range.most, most);
  });
  return range;
}

// Lays mines into a group, or takes them away again.
void Fitter::put(const Group& group, int mines, int sign) {
  for_each_bit(group.sums, [&](std::size_t i) {
    sums_[i].least -= sign * mines;
    sums_[i].most -= sign * mines;
    sums_[i].room -= sign * group.size;
  });
}

// Groups before `decided` have their mines.
bool Fitter::search(std::size_t decided) {
  if (--steps_left_ < 0) return false;
  if (is_settled()) return true;
  std::size_t tightest = decided;
  Range range{0, 0};
  for (std::size_t i = decided; i < groups_.size(); ++i) {
    const Range here = range_of(groups_[i]);
    if (here.least > here.most) return false;
    if (i > decided && here.most - here.least >= range.most - range.least) continue;
    tightest = i;
    range = here;
  }
  if (decided == groups_.size()) return false;
  std::swap(groups_[decided], groups_[tightest]);
  const Group group = groups_[decided];
  for (int mines = range.least; mines <= range.most && steps_left_ >= 0; ++mines) {
    put(group, mines, 1);
    const bool fits = search(decided + 1);
    put(group, mines, -1);
    if (fits) return true;
  }
  return false;
}

}  // namespace minewise
