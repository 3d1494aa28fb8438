#include "reason/search/belief.h"

#include <algorithm>
#include <bit>
#include <variant>

#include "reason/search/learn_density.h"
#include "reason/search/play_on.h"

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

}  // namespace

bool is_time_to_flag(Knowledge& known, Cell safest) {
  const View& view = known.view();
  const double least = known.recount().mine_probability(safest);
  if (least <= 0.5) return false;
  if (least >= 1 || has_flags_on_belief(view, known.facts())) return true;
  const std::size_t covered = view.covered().size();
  if (std::holds_alternative<UnknownCount>(view.count())) {
    const SeenDensity seen{least, static_cast<int>(known.facts().known().size())};
    if (is_worth_learning(seen, static_cast<int>(covered))) return false;
  }
  return is_asked_at(covered) && !is_worth_playing_on(known);
}

}  // namespace minewise
