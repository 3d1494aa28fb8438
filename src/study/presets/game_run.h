// A run of games for a figure: each is measured by some thread, and taken in by its number, so that
// the figure does not depend on how many threads there are.
#pragma once

#include <cstdint>
#include <type_traits>

#include "ground/view/game_id.h"
#include "study/presets/figures.h"

namespace minewise {

struct GameRun {
  std::uint64_t games = 0;
  double before = 0, share = 1;  // where it lies in all that is to be done
};

// `measure(id)` for the games 0, 1, ... of an ID, and `take_in(what it returned)`. Returns false if
// it was given up.
template <class Measure, class TakeIn>
bool measure_in_order(const FigureRun& figure, const GameRun& run, const GameId& first,
                      const Measure& measure, const TakeIn& take_in) {
  using Measured = std::invoke_result_t<Measure, const GameId&>;
  Lanes<Measured> lanes(*figure.runner);
  const auto make = [&](std::uint64_t game, int lane) {
    GameId id = first;
    id.game = game;
    lanes[lane] = measure(id);
  };
  const auto take = [&](std::uint64_t game, int lane) {
    take_in(lanes[lane]);
    const double done = static_cast<double>(game + 1) / static_cast<double>(run.games);
    return figure.goes_on(run.before + run.share * done);
  };
  return make_in_order(*figure.runner, run.games, make, take);
}

}  // namespace minewise
