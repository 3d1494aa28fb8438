#include "review/premise_minimizer.h"

#include <algorithm>
#include <bit>
#include <utility>
#include <variant>

#include "core/macros.h"

namespace minewise {

namespace {

// Calls `visit` with the number of each bit.
template <class Visit>
void for_each_bit(std::uint64_t bits, const Visit& visit) {
  for (; bits != 0; bits &= bits - 1) visit(static_cast<std::size_t>(std::countr_zero(bits)));
}

}  // namespace

void FeasibilitySearch::clear() {
  sums_.clear();
  groups_.clear();
}

void FeasibilitySearch::add_sum(int least, int most) {
  sums_.push_back({least, most, 0});
}

void FeasibilitySearch::add_mines(std::uint64_t sums, int count) {
  for_each_bit(sums, [&](std::size_t i) {
    sums_[i].least -= count;
    sums_[i].most -= count;
  });
}

void FeasibilitySearch::add_cells(std::uint64_t sums, int count) {
  if (sums == 0 || count == 0) return;
  const auto group = std::ranges::find(groups_, sums, &Group::sums);
  if (group != groups_.end()) {
    group->size += count;
  } else {
    groups_.push_back({sums, count});
  }
}

// Takes all that is not connected with some sums out of the question.
void FeasibilitySearch::keep_connected(std::uint64_t from) {
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

FeasibilitySearch::Answer FeasibilitySearch::fit(std::uint64_t from, int& steps) {
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
bool FeasibilitySearch::is_settled() const {
  return std::ranges::all_of(sums_,
                             [](const Sum& sum) { return sum.least <= 0 && sum.most >= sum.room; });
}

// How many mines a group can hold as far as each of its sums by itself can tell.
FeasibilitySearch::Range FeasibilitySearch::range_of(const Group& group) const {
  Range range{0, group.size};
  for_each_bit(group.sums, [&](std::size_t i) {
    const auto& [least, most, room] = sums_[i];
    range.least = std::max(range.least, least - (room - group.size));
    range.most = std::min(range.most, most);
  });
  return range;
}

// Lays mines into a group, or takes them away again.
void FeasibilitySearch::put(const Group& group, int mines, int sign) {
  for_each_bit(group.sums, [&](std::size_t i) {
    sums_[i].least -= sign * mines;
    sums_[i].most -= sign * mines;
    sums_[i].room -= sign * group.size;
  });
}

// Groups before `decided` have their mines.
bool FeasibilitySearch::search(std::size_t decided) {
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

namespace {

// A deduction in play takes a few hundred steps, by the number of mines up to a hundred thousand.
constexpr int kMostSteps = 200'000;

}  // namespace

void PremiseMinimizer::start(const View& view) {
  index_.assign(static_cast<std::size_t>(view.cells()), kNone);
  places_.clear();
}

PremiseMinimizer::Place& PremiseMinimizer::place_of(Cell cell) {
  std::int32_t& index = index_[cell.at()];
  if (index == kNone) {
    index = static_cast<std::int32_t>(places_.size());
    places_.push_back({.cell = cell});
  }
  return places_[index];
}

void PremiseMinimizer::add_sum(const Premise& premise, const View& view, std::int32_t index) {
  CHECK(sums_.size() < static_cast<std::size_t>(FeasibilitySearch::kMostSums));
  const std::uint64_t bit = std::uint64_t{1} << sums_.size();
  sum_of_[index] = static_cast<std::int32_t>(sums_.size());
  if (premise.kind == Premise::Kind::Count) {
    const int mines = std::get<FixedCount>(view.count()).mines;
    sums_.push_back({mines, mines});
    count_ = bit;
    return;
  }
  sums_.push_back(view.allowed_mines(premise.cell));
  for (const Cell near : view.topology().neighbours(premise.cell)) place_of(near).sums |= bit;
  place_of(premise.cell).clue = index;
}

// The number of mines is a sum in which every cell counts. Most count in nothing else, and these
// need not be looked at one by one.
void PremiseMinimizer::lay_out(const View& view, std::span<const Premise> premises) {
  for (const Place& place : places_) index_[place.cell.at()] = kNone;
  places_.clear();
  sums_.clear();
  sum_of_.assign(premises.size(), kNone);
  count_ = 0;
  for (std::size_t i = 0; i < premises.size(); ++i) {
    const bool is_sum =
        premises[i].kind == Premise::Kind::Clue || premises[i].kind == Premise::Kind::Count;
    if (is_sum) add_sum(premises[i], view, static_cast<std::int32_t>(i));
  }
  place_of(target_);
  for (Place& place : places_) place.sums |= count_;
  far_cells_ = view.cells() - static_cast<int>(places_.size());
  far_kept_ = {};
  far_.assign(premises.size() + 1, {});
  for (std::size_t i = 0; i < premises.size(); ++i) {
    far_[i + 1] = far_[i];
    if (sum_of_[i] != kNone) continue;
    const std::int32_t place = index_[premises[i].cell.at()];
    if (place != kNone) {
      places_[place].verdict = static_cast<std::int32_t>(i);
    } else {
      ++(premises[i].kind == Premise::Kind::Mine ? far_[i + 1].mines : far_[i + 1].safe);
    }
  }
}

// Whether the verdict follows from a beginning of the premises and those kept beyond it: with the
// opposite of it, the mines can be laid in no way.
bool PremiseMinimizer::suffices(std::size_t beginning) {
  feasibility_.clear();
  renumber_.assign(sums_.size(), 0);
  std::size_t sums = 0;
  for (std::size_t i = 0; i < premises_.size(); ++i) {
    if (sum_of_[i] == kNone || !holds(static_cast<std::int32_t>(i), beginning)) continue;
    const auto sum = static_cast<std::size_t>(sum_of_[i]);
    feasibility_.add_sum(sums_[sum].least, sums_[sum].most);
    renumber_[sum] = std::uint64_t{1} << sums++;
  }
  const auto renumbered = [&](std::uint64_t bits) {
    std::uint64_t counted = 0;
    for (; bits != 0; bits &= bits - 1) {
      counted |= renumber_[std::countr_zero(bits)];
    }
    return counted;
  };
  std::uint64_t around_target = 0;
  for (const auto& [cell, all_sums, clue, verdict] : places_) {
    const std::uint64_t counted = renumbered(all_sums);
    if (cell == target_) {
      around_target = counted;
      if (verdict_ == Verdict::Safe) feasibility_.add_mines(counted, 1);
    } else if (holds(verdict, beginning)) {
      const bool mine = premises_[verdict].kind == Premise::Kind::Mine;
      if (mine) feasibility_.add_mines(counted, 1);
    } else if (!holds(clue, beginning)) {
      feasibility_.add_cells(counted, 1);
    }
  }
  const int far_mines = far_[beginning].mines + far_kept_.mines;
  const int far_safe = far_[beginning].safe + far_kept_.safe;
  feasibility_.add_mines(renumbered(count_), far_mines);
  feasibility_.add_cells(renumbered(count_), far_cells_ - far_mines - far_safe);
  return around_target != 0 &&
         feasibility_.fit(around_target, steps_left_) == FeasibilitySearch::Answer::Impossible;
}

// REQUIRES: it lies beyond every beginning that is asked about from now on.
void PremiseMinimizer::keep(std::size_t premise) {
  kept_[premise] = true;
  far_kept_.mines += far_[premise + 1].mines - far_[premise].mines;
  far_kept_.safe += far_[premise + 1].safe - far_[premise].safe;
}

// The fewest premises from the first on that suffice, given that `enough` do. Steps back grow, so
// that little is asked both where most premises are needed and where few are.
std::size_t PremiseMinimizer::shortest_beginning(std::size_t enough) {
  std::size_t too_few = 0;  // unless no premise is needed at all
  for (std::size_t step = 1; step <= enough; step *= 2) {
    if (!suffices(enough - step)) {
      too_few = enough - step + 1;
      break;
    }
    enough -= step;
  }
  while (too_few < enough) {
    const std::size_t middle = too_few + (enough - too_few) / 2;
    if (suffices(middle)) {
      enough = middle;
    } else {
      too_few = middle + 1;
    }
  }
  return enough;
}

bool PremiseMinimizer::sift(const View& view, Cell cell, Verdict verdict,
                            std::vector<Premise>& premises) {
  target_ = cell;
  verdict_ = verdict;
  premises_ = premises;
  kept_.assign(premises.size(), false);
  steps_left_ = kMostSteps;
  lay_out(view, premises);
  if (!suffices(premises.size())) return false;
  for (std::size_t enough = premises.size(); (enough = shortest_beginning(enough)) > 0;) {
    keep(--enough);
    if (suffices(0)) break;
  }
  if (has_given_up()) return false;
  std::size_t left = 0;
  for (std::size_t i = 0; i < kept_.size(); ++i) {
    if (kept_[i]) premises[left++] = premises[i];
  }
  premises.resize(left);
  return true;
}

}  // namespace minewise
