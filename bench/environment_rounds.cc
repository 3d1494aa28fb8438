// Steps of the vector environment without Python around it: so many games at once, all of them with
// random legal actions. It prints a sum of what the players were given.
//
//     environment_rounds "9x9/10 classic first=safe seed=1" 256 100
#include <fmt/core.h>

#include <numeric>

#include "api/game_batch.h"
#include "core/words.h"

int main(int argc, char** argv) {
  using namespace minewise;
  if (argc != 4) {
    fmt::print(stderr, "usage: environment_rounds GAME_ID GAMES STEPS\n");
    return 2;
  }
  const NamedGames named = games_named(argv[1], {}, Seed{1}).value();
  const BatchOptions options{.games = static_cast<int>(parse_whole(argv[2]).value())};
  GameBatch batch = GameBatch::make(named.experiment, options, named.first).value();
  const std::uint64_t steps = parse_whole(argv[3]).value();
  std::vector<std::int64_t> actions(batch.size());
  double reward = 0;
  batch.reset();
  for (std::uint64_t step = 0; step < steps; ++step) {
    batch.sample(actions);
    batch.step(actions).value();
    reward += std::accumulate(batch.rewards().begin(), batch.rewards().end(), 0.0);
  }
  fmt::print("{}\n", reward);
}
