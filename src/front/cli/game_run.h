// A run of games for a figure: each is measured on some thread, and taken in by its number, so that
// the figure does not depend on how many threads there are.
#pragma once

#include <cstdint>
#include <type_traits>

#include "front/cli/generate.h"
#include "ground/view/game_id.h"
#include "study/spread/threads.h"

namespace minewise::cli {

struct GameRun {
  std::uint64_t games = 0;
  int jobs = 0;                  // threads; 0: all cores
  double before = 0, share = 1;  // where it lies in all that is to be done
};

// `measure(id)` for the games 0, 1, ... of an ID, and `take_in(what it returned)`. Returns false if
// it was interrupted.
template <class Measure, class TakeIn>
bool measure_in_order(const GameRun& run, const GameId& first, SharedProgress& progress,
                      const Measure& measure, const TakeIn& take_in) {
  using Measured = std::invoke_result_t<Measure, const GameId&>;
  const Threads threads(run.jobs);
  Lanes<Measured> lanes(threads);
  const auto make = [&](std::uint64_t game, int lane) {
    GameId id = first;
    id.game = game;
    lanes[lane] = measure(id);
  };
  const auto take = [&](std::uint64_t game, int lane) {
    take_in(lanes[lane]);
    const double done = static_cast<double>(game + 1) / static_cast<double>(run.games);
    progress.done(run.before + run.share * done);
    return progress.goes_on();
  };
  return make_in_order(threads, run.games, make, take);
}

}  // namespace minewise::cli
