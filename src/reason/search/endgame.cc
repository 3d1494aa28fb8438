#include "reason/search/endgame.h"

#include "reason/posterior/layouts.h"

namespace minewise {

std::optional<Endgame> solve_endgame(const View& view, const EndgameLimits& limits) {
  SolverLimits solver_limits;
  solver_limits.most_layouts = limits.most_layouts;
  solver_limits.most_sets = limits.most_sets;
  auto solver = OptimalPlay::make(view, solver_limits);
  if (!solver || solver->layouts() == 0) return std::nullopt;
  Solution solution = solver->solve(Wanted::OneBest);
  if (solution.best.empty()) return std::nullopt;
  return Endgame{solution.best.front(), std::move(solution.value), solver->layouts(),
                 solution.complete};
}

std::optional<Endgame> solve_endgame(const Knowledge& known, const EndgameLimits& limits) {
  // A mine in the interior may be in any of its cells, and most often there is one.
  const auto interior = static_cast<std::size_t>(known.posterior().interior_cells());
  if (interior > limits.most_layouts || !OptimalPlay::check_rules(known.view()))
    return std::nullopt;
  const auto layouts = count_layouts(known);
  if (!layouts || *layouts > limits.most_layouts) return std::nullopt;
  return solve_endgame(known.view(), limits);
}

}  // namespace minewise
