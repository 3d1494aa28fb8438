#include "search/belief.h"

#include <algorithm>
#include <bit>
#include <variant>

#include "search/learn_density.h"
#include "search/least_density.h"
#include "search/play_on.h"
#include "solver/safest.h"

namespace minewise {
namespace {

bool has_flags_on_belief(const View& view, const Facts& facts) {
  return std::ranges::any_of(view.uncovered(), [&](Cell cell) { return !facts.is_known(cell); });
}

// To play on is to open a few cells before that is asked again: a thirty-second of those that are
// left at most. Which these are depends on their number alone, so that the answer is the same
// however a position was reached.
bool is_asked_at(std::size_t covered) {
  constexpr std::size_t kAlways = 32;
  return covered < kAlways || covered % (std::bit_floor(covered) / kAlways * 2) == 0;
}

// The same question if there were as few mines as is plausible. Then more cells are rather safe,
// and all others are worth less flagged.
bool is_time_with_few_mines(Knowledge& known) {
  View view = known.view();
  view.tell_count(Independent{least_plausible_density(known)});
  const Facts& facts = known.facts();
  Knowledge doubting(by_exact(kPlayBudget));
  doubting.start_like(facts, facts.known().size(), facts.deductions().size(), view);
  doubting.deduce(view);
  if (doubting.recount().mine_probability(safest_cell(doubting)) <= 0.5) return false;
  return !is_worth_playing_on(doubting);
}

// The same on a board where there is no time to become sure: on average over all numbers of mines.
bool is_time_on_average(Knowledge& known, double least) {
  const SeenDensity seen{least, static_cast<int>(known.facts().known().size())};
  const auto covered = static_cast<int>(known.view().covered().size());
  return !is_worth_learning(seen, covered) && !is_worth_playing_on(known);
}

}  // namespace

bool is_time_to_flag(Knowledge& known, Cell safest) {
  constexpr int kFewCells = 32;
  const View& view = known.view();
  const double least = known.recount().mine_probability(safest);
  if (least <= 0.5) return false;
  if (least >= 1 || has_flags_on_belief(view, known.facts())) return true;
  if (!is_asked_at(view.covered().size())) return false;
  if (!std::holds_alternative<UnknownCount>(view.count())) return !is_worth_playing_on(known);
  return view.cells() > kFewCells ? is_time_with_few_mines(known)
                                  : is_time_on_average(known, least);
}

}  // namespace minewise
