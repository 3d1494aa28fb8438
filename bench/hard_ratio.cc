// Compares our search for hard boards with the published one, given the same number of games:
//
//     hard_ratio AGENT "15x15/45 survival" GAMES MAX_MOVES BOARDS
//
// For boards 0..BOARDS-1 of seed 1, each search is given GAMES games of AGENT. What they reached is
// then measured with 2,000 games of another seed, on the boards before and after. The published
// search runs twice: within MAX_MOVES, and as published, with its restarts and without that bound.
#include <fmt/core.h>

#include "core/words.h"
#include "game/dealer.h"
#include "generate/hard_board.h"

namespace {

using namespace minewise;

double measure(const AgentSpec& agent, GameId id, const Layout& board) {
  id.seed = Seed{1'000'003};
  BoardTrials trials({agent, id, Objective::Score}, serial_runner());
  return mean_of(trials.play(board, 0, 2000));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 6) {
    fmt::print(stderr, "usage: hard_ratio AGENT GAME_ID GAMES MAX_MOVES BOARDS\n");
    return 2;
  }
  const AgentSpec agent = parse_agent(argv[1]).value();
  GameId id = parse_game_id(argv[2], Seed{1}).value();
  const std::uint64_t games = parse_whole(argv[3]).value();
  const int moves = parse_int(argv[4]).value();
  const std::uint64_t boards = parse_whole(argv[5]).value();
  double bounded_fall = 0, published_fall = 0, anneal_fall = 0;
  for (id.game = 0; id.game < boards; ++id.game) {
    HardSearch search{deal(id, {}), id.shape(), {moves, std::nullopt}, games};
    const double before = measure(agent, id, search.start);
    Rng rng(Seed{1}, Digest("hard ratio").add(id.game));
    const auto reached = [&](auto run) {
      BoardTrials trials({agent, id, Objective::Score}, serial_runner());
      return measure(agent, id, run(trials));
    };
    const double anneal = reached([&](auto& trials) { return search_anneal(search, trials, rng); });
    const double bounded =
        reached([&](auto& trials) { return search_published(search, trials, rng); });
    search.bounds = {};
    const double published =
        reached([&](auto& trials) { return search_published(search, trials, rng); });
    fmt::print("board {}: {:.4f} before; published {:.4f}, with the bound {:.4f}; anneal {:.4f}\n",
               id.game, before, published, bounded, anneal);
    bounded_fall += before - bounded;
    published_fall += before - published;
    anneal_fall += before - anneal;
  }
  const auto count = static_cast<double>(boards);
  fmt::print("mean fall: published {:.4f}, with the bound {:.4f}, anneal {:.4f}\n",
             published_fall / count, bounded_fall / count, anneal_fall / count);
  fmt::print("ratio: {:.2f}, with the bound {:.2f}\n", anneal_fall / published_fall,
             anneal_fall / bounded_fall);
}
