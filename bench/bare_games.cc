// Plays games one after another and keeps nothing but the sum of scores: the least that playing can
// cost, beside which bench/instructions.txt puts a comparison of the same games.
//
//     bare_games AGENT "9x9/10 classic seed=1" 1000
#include <fmt/core.h>

#include "core/words.h"
#include "game/play_game.h"

int main(int argc, char** argv) {
  using namespace minewise;
  if (argc != 4) {
    fmt::print(stderr, "usage: bare_games AGENT GAME_ID GAMES\n");
    return 2;
  }
  const AgentSpec spec = parse_agent(argv[1]).value();
  GameId id = parse_game_id(argv[2]).value();
  const std::uint64_t games = parse_whole(argv[3]).value();
  const TopologyPtr topology = make_topology(id.shape());
  const auto agent = spec.make();
  double score = 0;
  Game game(id, topology);
  for (id.game = 0; id.game < games; ++id.game) {
    game.restart(id.game);
    Rng rng = rng_for(spec, id);
    score += play_game(*agent, game, rng).score;
  }
  fmt::print("{}\n", score);
}
