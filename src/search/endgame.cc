#include "search/endgame.h"

#include <algorithm>

#include "core/altered_view.h"
#include "core/check.h"
#include "solver/layouts.h"

namespace minewise {
namespace {

SolverLimits limits_of(const EndgameLimits& limits) {
  SolverLimits of_solver;
  of_solver.most_layouts = limits.most_layouts;
  of_solver.most_sets = limits.most_sets;
  return of_solver;
}

// A mine in the interior may be in any of its cells, and most often there is one.
bool has_few_layouts(const Knowledge& known, const EndgameLimits& limits) {
  const auto interior = static_cast<std::size_t>(known.posterior().interior_cells());
  if (interior > limits.most_layouts) return false;
  const auto layouts = count_layouts(known);
  return layouts && *layouts <= limits.most_layouts;
}

// The same position in a game that a mine ends.
View with_one_life(const View& view) {
  Rules rules = view.rules();
  rules.ruleset = Ruleset::Classic;
  rules.on_mine = OnMine::Lose;
  return under_rules(view, rules);
}

// What cells are worth in a view of the position that is known.
std::optional<std::vector<CellWorth>> worths_in(const View& view, const Knowledge& known,
                                                std::span<const Cell> cells,
                                                const EndgameLimits& limits) {
  if (!OptimalPlay::check_rules(view) || !has_few_layouts(known, limits)) return std::nullopt;
  auto solver = OptimalPlay::make(view, limits_of(limits));
  if (!solver || solver->layouts() == 0) return std::nullopt;
  const Solution solution = solver->solve_for(cells);
  if (!solution.complete) return std::nullopt;
  std::vector<CellWorth> worth;
  for (const Cell cell : cells) {
    const auto found = std::ranges::find(solution.cells, cell, &CellWorth::cell);
    CHECK(found != solution.cells.end());
    worth.push_back(*found);
  }
  return worth;
}

}  // namespace

std::optional<Endgame> solve_endgame(const View& view, const EndgameLimits& limits) {
  auto solver = OptimalPlay::make(view, limits_of(limits));
  if (!solver || solver->layouts() == 0) return std::nullopt;
  Solution solution = solver->solve(Wanted::OneBest);
  if (solution.best.empty()) return std::nullopt;
  return Endgame{solution.best.front(), std::move(solution.value), solver->layouts(),
                 solution.complete};
}

std::optional<Endgame> solve_endgame(const Knowledge& known, const EndgameLimits& limits) {
  if (!OptimalPlay::check_rules(known.view()) || !has_few_layouts(known, limits)) {
    return std::nullopt;
  }
  return solve_endgame(known.view(), limits);
}

std::optional<std::vector<CellWorth>> chances_to_win(const Knowledge& known,
                                                     std::span<const Cell> cells,
                                                     const EndgameLimits& limits) {
  return worths_in(with_one_life(known.view()), known, cells, limits);
}

std::optional<std::vector<CellWorth>> worths_in_endgame(const Knowledge& known,
                                                        std::span<const Cell> cells,
                                                        const EndgameLimits& limits) {
  return worths_in(known.view(), known, cells, limits);
}

}  // namespace minewise
