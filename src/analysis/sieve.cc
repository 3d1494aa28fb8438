#include "analysis/sieve.h"

#include <algorithm>
#include <bit>
#include <variant>

#include "base/check.h"

namespace minewise {

void Sieve::start(const View& view) {
  index_.assign(static_cast<std::size_t>(view.cells()), kNone);
  places_.clear();
}

Sieve::Place& Sieve::place_of(Cell cell) {
  std::int32_t& index = index_[cell.at()];
  if (index == kNone) {
    index = static_cast<std::int32_t>(places_.size());
    places_.push_back({.cell = cell});
  }
  return places_[static_cast<std::size_t>(index)];
}

// The number of mines is a sum in which every cell counts.
void Sieve::lay_out(const View& view, std::span<const Premise> premises) {
  for (const Place& place : places_) index_[place.cell.at()] = kNone;
  places_.clear();
  sums_.clear();
  sum_of_.assign(premises.size(), kNone);
  for (std::size_t i = 0; i < premises.size(); ++i) {
    const auto& [kind, cell, from, depth, opened_with] = premises[i];
    const std::uint64_t bit = std::uint64_t{1} << sums_.size();
    if (kind == Premise::Kind::Clue || kind == Premise::Kind::Count) {
      CHECK(sums_.size() < static_cast<std::size_t>(Fitter::kMostSums));
      sum_of_[i] = static_cast<std::int32_t>(sums_.size());
    }
    if (kind == Premise::Kind::Clue) {
      sums_.push_back(view.allowed_mines(cell));
      for (const Cell near : view.topology().neighbours(cell)) place_of(near).sums |= bit;
      place_of(cell).clue = static_cast<std::int32_t>(i);
    } else if (kind == Premise::Kind::Count) {
      const int mines = std::get<FixedCount>(view.count()).mines;
      sums_.push_back({mines, mines});
      for (int c = 0; c < view.cells(); ++c) place_of(Cell{c}).sums |= bit;
    } else {
      place_of(cell).verdict = static_cast<std::int32_t>(i);
    }
  }
}

// Whether the verdict follows from a beginning of the premises and those kept beyond it: with the
// opposite of it, the mines can be laid in no way.
bool Sieve::suffices(std::size_t beginning) {
  const auto holds = [&](std::int32_t premise) {
    const auto i = static_cast<std::size_t>(premise);
    return premise != kNone && (i < beginning || kept_[i]);
  };
  fitter_.clear();
  renumber_.assign(sums_.size(), 0);
  std::size_t sums = 0;
  for (std::size_t i = 0; i < premises_.size(); ++i) {
    if (sum_of_[i] == kNone || !holds(static_cast<std::int32_t>(i))) continue;
    const auto sum = static_cast<std::size_t>(sum_of_[i]);
    fitter_.add_sum(sums_[sum].least, sums_[sum].most);
    renumber_[sum] = std::uint64_t{1} << sums++;
  }
  std::uint64_t around_target = 0;
  for (const auto& [cell, all_sums, clue, verdict] : places_) {
    std::uint64_t counted = 0;
    for (std::uint64_t bits = all_sums; bits != 0; bits &= bits - 1) {
      counted |= renumber_[static_cast<std::size_t>(std::countr_zero(bits))];
    }
    if (cell == target_) {
      around_target = counted;
      if (verdict_ == Verdict::Safe) fitter_.add_mine(counted);
    } else if (holds(verdict)) {
      const bool mine = premises_[static_cast<std::size_t>(verdict)].kind == Premise::Kind::Mine;
      if (mine) fitter_.add_mine(counted);
    } else if (!holds(clue)) {
      fitter_.add_cell(counted);
    }
  }
  return around_target != 0 && fitter_.fit(around_target) == Fitter::Answer::Impossible;
}

// The fewest premises from the first on that suffice, given that `enough` do. Steps back grow, so
// that little is asked both where most premises are needed and where few are.
std::size_t Sieve::shortest_beginning(std::size_t enough) {
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

bool Sieve::sift(const View& view, Cell cell, Verdict verdict, std::vector<Premise>& premises) {
  target_ = cell;
  verdict_ = verdict;
  premises_ = premises;
  kept_.assign(premises.size(), false);
  lay_out(view, premises);
  if (!suffices(premises.size())) return false;
  for (std::size_t enough = premises.size(); (enough = shortest_beginning(enough)) > 0;) {
    kept_[--enough] = true;
    if (suffices(0)) break;
  }
  std::size_t left = 0;
  for (std::size_t i = 0; i < kept_.size(); ++i) {
    if (kept_[i]) premises[left++] = premises[i];
  }
  premises.resize(left);
  return true;
}

}  // namespace minewise
