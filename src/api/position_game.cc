#include "api/position_game.h"

#include <algorithm>

#include "core/try.h"
#include "solver/sample.h"

namespace minewise {
namespace {

std::vector<Cell> cells_in_state(const View& view, CellState state) {
  std::vector<Cell> cells;
  for (const Cell cell : view.uncovered()) {
    if (view.state(cell) == state) cells.push_back(cell);
  }
  return cells;
}

Rules rules_for(const View& view, const Shape& shape) {
  Rules rules = Rules::classic();
  rules.first = {};
  rules.clues = view.rules().clues;
  rules.topology = shape.grid;
  if (!cells_in_state(view, CellState::Mine).empty()) rules.on_mine = OnMine::Go;
  return rules;
}

}  // namespace

Result<Session> session_from(Knowledge& known, const Shape& shape, Seed seed) {
  auto source = LayoutSource::of(known);
  if (!source || !known.posterior().is_exact()) {
    return fail("part of the frontier is too large to count, so no layout is dealt");
  }
  const View& view = known.view();
  Rng rng(seed, Digest("position"));
  Layout layout = source->draw(rng);
  const GameId id{
      shape.width, shape.height, FixedCount{layout.mines()}, rules_for(view, shape), seed, 0};
  TRY(auto game, Game::going_on(id, std::move(layout), view));
  return Session(std::move(game), cells_in_state(view, CellState::Flagged));
}

}  // namespace minewise
