#include "output/drawing/overlay.h"

#include <fmt/core.h>

#include <cmath>

#include "core/position.h"

namespace minewise {
namespace {

Face face_of(CellState state) {
  switch (state) {
    case CellState::Covered:
      return Face::Covered;
    case CellState::Open:
      return Face::Open;
    case CellState::Mine:
      return Face::SteppedOn;
    case CellState::Flagged:
      return Face::Flagged;
  }
  return Face::Covered;
}

}  // namespace

Origin origin_of(const Decision& decision) {
  switch (decision.basis) {
    case Basis::Proof:
      return Origin::Proof;
    case Basis::Promise:
    case Basis::Forced:
      return Origin::Prescribed;
    case Basis::Random:
      return Origin::Random;
    case Basis::Probability:
      return Origin::Probability;
    case Basis::Untold:
      break;
  }
  return Origin::None;
}

Overlay overlay_of(const View& view, const Analysis& analysis) {
  Overlay overlay(static_cast<std::size_t>(view.cells()));
  for (const Cell cell : view.covered()) {
    overlay[cell.at()].probability = analysis.mine_probability[cell.at()];
  }
  for (const Deduction& deduction : analysis.deductions) {
    overlay[deduction.cell.at()].inferred = deduction.verdict;
  }
  if (analysis.best) overlay[analysis.best->at()].is_best = true;
  return overlay;
}

Tile tile_of(const View& view, Cell cell, const Mark& mark) {
  return {face_of(view.state(cell)), symbol_of(view, cell), mark};
}

Tiles tiles_of(const View& view, const Overlay& overlay) {
  Tiles tiles;
  tiles.reserve(static_cast<std::size_t>(view.cells()));
  for (int index = 0; index < view.cells(); ++index) {
    const Cell cell{index};
    tiles.push_back(tile_of(view, cell, overlay.empty() ? Mark{} : overlay[cell.at()]));
  }
  return tiles;
}

Tiles tiles_of(const Layout& layout, const Topology& topology, bool numbers) {
  Tiles tiles;
  tiles.reserve(static_cast<std::size_t>(layout.cells()));
  for (int index = 0; index < layout.cells(); ++index) {
    const Cell cell{index};
    if (layout.has_mine(cell)) {
      tiles.push_back({Face::HiddenMine, '*', {}});
    } else if (numbers) {
      const int around = mines_around(layout, topology, cell);
      tiles.push_back({Face::Open, static_cast<char>('0' + around), {}});
    } else {
      tiles.push_back({Face::Open, ' ', {}});
    }
  }
  return tiles;
}

std::string percent_text(double probability) {
  if (probability < 0.005) return "<1";
  if (probability > 0.995) return ">99";
  return fmt::format("{}", std::lround(100 * probability));
}

Tile reveal(Tile tile, bool has_mine) {
  if (tile.face == Face::Covered) {
    tile.mark.inferred.reset();
    if (has_mine) tile = {Face::HiddenMine, '*', tile.mark};
  } else if (tile.face == Face::Flagged && !has_mine) {
    tile = {Face::WrongFlag, '!', tile.mark};
  }
  return tile;
}

}  // namespace minewise
