#include "search/endgame.h"

#include <algorithm>
#include <span>

#include "core/macros.h"
#include "core/view.h"
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

namespace {

bool touch(const Topology& topology, Cell a, Cell b) {
  return std::ranges::any_of(topology.neighbours(a), [&](Cell near) { return near == b; });
}

// Whether another cell, once it is open, counts all of these cells or none.
bool touches_all(const Topology& topology, Cell other, std::span<const Cell> cells) {
  return std::ranges::all_of(
      cells, [&](Cell cell) { return cell == other || touch(topology, cell, other); });
}

bool can_never_be_told_apart(std::span<const Cell> cells, const Knowledge& known) {
  const Topology& topology = known.view().topology();
  return std::ranges::all_of(cells, [&](Cell cell) {
    bool is_so = cells.size() == 2 || touches_all(topology, cell, cells);
    known.facts().for_each_unknown_around(cell, [&](Cell other) {
      const bool is_one = std::ranges::find(cells, other) != cells.end();
      is_so = is_so && (is_one || touches_all(topology, other, cells));
    });
    return is_so;
  });
}

// Whether the clue alone says how many mines are in its cells, and no other clue knows better.
bool is_about_one_region(const ComponentClue& clue) {
  return clue.regions.count == 1 && clue.least == clue.most && clue.most > 0 &&
         clue.most < clue.size;
}

}  // namespace

std::optional<Cell> find_toss_up(const Knowledge& known) {
  const Frontier& frontier = known.posterior().frontier();
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    const Component& component = frontier.component(slot);
    for (const ComponentClue& clue : component.clues) {
      if (!is_about_one_region(clue)) continue;
      const auto cells = component.cells_of(component.regions[*clue.regions.begin()]);
      if (can_never_be_told_apart(cells, known)) return cells.front();
    }
  }
  return std::nullopt;
}

}  // namespace minewise
