// The best player there can be, on boards small enough for it: every guess is the first move of
// best play, found by searching all that may follow (search/optimal.h). Results are kept from game
// to game, so only the first game takes long.
//
// Best play of a whole game takes few layouts from the start; on other boards it would not be what
// its name says, and the front ends refuse it there. If asked all the same, it opens the safest
// cell until few layouts are left.
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "agents/guess.h"
#include "agents/reasoner.h"
#include "agents/registry.h"
#include "search/endgame.h"
#include "search/optimal.h"

namespace minewise {
namespace {

// Searched within seconds; games that go on after a mine have the larger trees.
constexpr double kMostLayouts = 13'000;
constexpr double kMostLayoutsIfGoingOn = 2'000;

double most_layouts(const Rules& rules) {
  return rules.on_mine == OnMine::Go ? kMostLayoutsIfGoingOn : kMostLayouts;
}

double layouts_of(int cells, std::optional<int> mines) {
  double layouts = mines ? 1 : std::exp2(cells);
  for (int i = 0; mines && i < std::min(*mines, cells - *mines) && layouts < 1e30; ++i) {
    layouts *= static_cast<double>(cells - i) / (i + 1);
  }
  return layouts;
}

std::optional<int> known_mines(const MineCount& count) {
  const auto* fixed = std::get_if<FixedCount>(&count);
  return fixed ? std::optional(fixed->mines) : std::nullopt;
}

// The solver of the kind of game that came up last.
class KnownGame {
 public:
  // The solver for a view's game from its beginning; null if there are too many layouts.
  OptimalPlay* find(const View& view) {
    if (layouts_of(view.cells(), known_mines(view.count())) > most_layouts(view.rules())) {
      return nullptr;
    }
    const bool is_same = game_ && game_->topology == view.topology_ptr() &&
                         game_->rules == view.rules() && game_->count == view.count();
    if (is_same) return &game_->solver;
    game_.reset();
    const View untouched(view.topology_ptr(), view.rules(), view.count());
    auto solver = OptimalPlay::make(untouched, {});
    if (!solver) return nullptr;
    game_.emplace(Game{view.topology_ptr(), view.rules(), view.count(), std::move(*solver)});
    return &game_->solver;
  }

 private:
  struct Game {
    TopologyPtr topology;
    Rules rules;
    MineCount count;
    OptimalPlay solver;
  };
  std::optional<Game> game_;
};

Decision open_best_of_all(Knowledge& known, KnownGame& game) {
  const View& view = known.view();
  if (OptimalPlay* solver = game.find(view)) {
    // Of equals the first: which one a search comes by depends on what it has met before.
    const Solution solution = solver->solve_later(view, Wanted::AllBest);
    if (!solution.best.empty()) {
      return open_searched(known, solution.best.front(), solution.value.decimal());
    }
  } else if (!view.promise_is_pending()) {
    if (const auto endgame = solve_endgame(known, {})) return open_searched(known, *endgame);
  }
  return open_safest(known);
}

std::unique_ptr<Agent> make_optimal() {
  const auto game = std::make_shared<KnownGame>();
  return std::make_unique<Reasoner>(
      by_exact(), [game](Knowledge& known, Rng&) { return open_best_of_all(known, *game); });
}

// The player is told the number of mines, or must reckon with any.
Result<void> check_board(const Board& board, const Rules& rules) {
  const int cells = board.width * board.height;
  const auto* fixed = std::get_if<FixedCount>(&board.mines);
  const bool told = fixed && rules.count == CountRule::Shown;
  const double layouts = layouts_of(cells, told ? std::optional(fixed->mines) : std::nullopt);
  if (layouts > most_layouts(rules)) {
    return fail("optimal plays boards of at most {} layouts under these rules, but {} has {}{:.6g}",
                most_layouts(rules), format_board(board), layouts < 1e30 ? "" : "over ", layouts);
  }
  const MineCount count = !fixed          ? MineCount(std::get<Independent>(board.mines))
                          : told          ? MineCount(*fixed)
                          : rules.weighed ? MineCount(*rules.weighed)
                                          : MineCount(UnknownCount{});
  const View view(make_topology({board.width, board.height, rules.topology}), rules, count);
  return OptimalPlay::check_rules(view);
}

}  // namespace

AgentEntry optimal_agent() {
  return {
      .name = "optimal",
      .source = "ours",
      .description =
          "Plays provably best on boards small enough to search the whole game: classic boards of "
          "up to 13000 layouts, survival of up to 2000, exact clues. Acts on everything that is "
          "certain, and guesses the cell from which best play wins most or steps on fewest mines.",
      .parameters = {},
      .make = [](const ParameterValues&) { return make_optimal(); },
      .remembers = true,
      .fits = check_board,
  };
}

}  // namespace minewise
