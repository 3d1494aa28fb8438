// The rate at which `exact` alone works out the positions that bench/environment.py shows: the same
// games by Game and Knowledge, and no planes.
//
//     environment_baseline "30x16/99 classic seed=1" 2000
//
// The games are played first, the covered cell least likely to be a mine opened each time, and
// their moves kept. Then they are repeated by the clock:
//
//     at-once      256 games at once, as in the environment; at every position all that follows is
//                  deduced and the safest cell found
//     in-a-row     the same, one game after another, so that all memory stays in the cache
//     decisions    one game after another, with the agent's own decision, which stops at the first
//                  move that is proved safe
//
// Each line is a name and positions a second, of processor time.
#include <fmt/core.h>

#include <ctime>
#include <vector>

#include "core/words.h"
#include "game/play_game.h"
#include "solver/safest.h"

namespace minewise {
namespace {

using GameMoves = std::vector<Cell>;

// A game and those who look at it.
struct EngineSession {
  EngineSession(const GameId& id, const TopologyPtr& topology)
      : game(id, topology), agent(parse_agent("exact").value().make()) {}

  Game game;
  Knowledge known{by_exact(kSmallBudget)};
  std::unique_ptr<Agent> agent;
  std::size_t made = 0;  // moves
};

// Plays games 0 to `games` - 1, so many at once, and returns the number of positions. `begin` is
// called with the session of a new game, `choose` for every move.
template <class Begin, class Choose>
std::size_t play_all(const GameId& id, std::size_t games, std::size_t at_once, const Begin& begin,
                     const Choose& choose) {
  const TopologyPtr topology = make_topology(id.shape());
  std::vector<std::unique_ptr<EngineSession>> sessions;
  std::size_t next = 0, positions = 0;
  const auto sits = [&](EngineSession& session) {
    if (next == games) return false;
    session.game.restart(next++);
    session.made = 0;
    begin(session);
    return true;
  };
  while (sessions.size() < at_once && next < games) {
    sessions.push_back(std::make_unique<EngineSession>(id, topology));
    sits(*sessions.back());
  }
  while (!sessions.empty()) {
    for (auto& session : sessions) {
      session->game.play({Move::Kind::Open, choose(*session)});
      ++session->made;
      ++positions;
      if (session->game.is_over() && !sits(*session)) session.reset();
    }
    std::erase(sessions, nullptr);
  }
  return positions;
}

Cell least_likely(Knowledge& known) {
  Cell best;
  float least = 2;
  for (int index = 0; index < known.view().cells(); ++index) {
    if (!known.view().is_covered(Cell{index})) continue;
    const auto chance = static_cast<float>(known.posterior().mine_probability(Cell{index}));
    if (chance < least) best = Cell{index}, least = chance;
  }
  return best;
}

std::vector<GameMoves> moves_of(const GameId& id, std::size_t games) {
  std::vector<GameMoves> moves(games);
  const auto begin = [](EngineSession& session) { session.known.start(session.game.view()); };
  play_all(id, games, 1, begin, [&](EngineSession& session) {
    session.known.deduce(session.game.view());
    moves[session.game.id().game].push_back(least_likely(session.known));
    return moves[session.game.id().game].back();
  });
  return moves;
}

// Repeats the games by the clock: `begin` when one begins, `work` at every position.
template <class Begin, class Work>
void measure(std::string_view name, const GameId& id, const std::vector<GameMoves>& moves,
             std::size_t at_once, const Begin& begin, const Work& work) {
  const std::clock_t from = std::clock();
  const std::size_t positions =
      play_all(id, moves.size(), at_once, begin, [&](EngineSession& session) {
        work(session);
        return moves[session.game.id().game][session.made];
      });
  const double seconds = static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC;
  fmt::print("{} {:.0f}\n", name, static_cast<double>(positions) / seconds);
}

void measure_all(const GameId& id, std::size_t games) {
  const std::vector<GameMoves> moves = moves_of(id, games);
  const auto begin = [](EngineSession& session) { session.known.start(session.game.view()); };
  const auto work_out = [](EngineSession& session) {
    session.known.deduce(session.game.view());
    find_safest(session.known);
  };
  measure("at-once", id, moves, 256, begin, work_out);
  measure("in-a-row", id, moves, 1, begin, work_out);
  Rng rng(id.seed, Digest("unused"));
  const auto begin_agent = [](EngineSession& session) {
    session.agent->start(session.game.view());
  };
  measure("decisions", id, moves, 1, begin_agent,
          [&](EngineSession& session) { session.agent->decide(session.game.view(), rng); });
}

}  // namespace
}  // namespace minewise

int main(int argc, char** argv) {
  using namespace minewise;
  if (argc != 3) {
    fmt::print(stderr, "usage: environment_baseline GAME_ID GAMES\n");
    return 2;
  }
  measure_all(parse_game_id(argv[1]).value(), parse_whole(argv[2]).value());
}
