#include "api/game_batch_planes.h"

#include <algorithm>

#include "core/check.h"

namespace minewise {

int kind_of(const View& view, Cell cell) {
  switch (view.state(cell)) {
    case CellState::Covered:
      return kCoveredKind;
    case CellState::Open: {
      const Clue clue = view.clue(cell);
      return clue.is_withheld() ? kWithheldKind : clue.number();
    }
    case CellState::Mine:
      return kMineKind;
    case CellState::Flagged:
      return kFlaggedKind;
  }
  return kCoveredKind;
}

BatchPlanes::BatchPlanes(const PlaneChoice& choice, std::size_t games, int cells)
    : choice_(choice),
      planes_((choice.one_hot ? kCellKinds : 1) + (choice.probabilities ? 1 : 0)),
      cells_(static_cast<std::size_t>(cells)),
      board_(static_cast<std::size_t>(planes_) * cells_) {
  if (choice.as_floats || choice.probabilities) {
    floats_.assign(games * board_, 0.0F);
  } else {
    bytes_.assign(games * board_, 0);
  }
}

template <class Number>
void BatchPlanes::cover_in(Number* board) {
  std::fill_n(board, board_, Number{0});
  if (choice_.one_hot) {
    std::fill_n(board + kCoveredKind * cells_, cells_, Number{1});
  } else {
    std::fill_n(board, cells_, Number{kCoveredKind});
  }
}

void BatchPlanes::cover(std::size_t game) {
  if (has_floats()) {
    cover_in(floats_.data() + at(game));
  } else {
    cover_in(bytes_.data() + at(game));
  }
}

template <class Number>
void BatchPlanes::uncover_in(Number* board, const View& view, std::span<const Cell> cells) {
  for (const Cell cell : cells) {
    const int kind = kind_of(view, cell);
    if (choice_.one_hot) {
      board[kCoveredKind * cells_ + cell.at()] = Number{0};
      board[static_cast<std::size_t>(kind) * cells_ + cell.at()] = Number{1};
    } else {
      board[cell.at()] = static_cast<Number>(kind);
    }
  }
}

void BatchPlanes::uncover(std::size_t game, const View& view, std::span<const Cell> cells) {
  if (has_floats()) {
    uncover_in(floats_.data() + at(game), view, cells);
  } else {
    uncover_in(bytes_.data() + at(game), view, cells);
  }
}

// Cells of a region have the same probability.
void BatchPlanes::show_frontier(float* plane, Posterior& posterior) {
  const Frontier& frontier = posterior.frontier();
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    const Component& component = frontier.component(slot);
    for (int region = 0; region < static_cast<int>(component.regions.size()); ++region) {
      const auto chance = static_cast<float>(posterior.mine_probability(slot, region));
      for (const Cell cell : component.cells_of(component.regions[region])) {
        plane[cell.at()] = chance;
      }
    }
  }
}

void BatchPlanes::show_probabilities(std::size_t game, const View& view, Knowledge& known) {
  CHECK(choice_.probabilities);
  float* plane = floats_.data() + at(game) + board_ - cells_;
  Posterior& posterior = known.posterior();
  if (posterior.is_possible()) {
    std::fill_n(plane, cells_, static_cast<float>(posterior.interior_probability()));
    show_frontier(plane, posterior);
    const Facts& facts = known.facts();
    for (const Cell cell : facts.known()) plane[cell.at()] = facts.is_mine(cell) ? 1.0F : 0.0F;
  } else {  // what was deduced is worth nothing then
    std::fill_n(plane, cells_, -1.0F);
    for (const Cell cell : view.uncovered()) plane[cell.at()] = view.is_open(cell) ? 0.0F : 1.0F;
  }
}

void BatchPlanes::copy(std::size_t game, const BatchPlanes& other) {
  if (has_floats()) {
    std::copy_n(other.floats_.data() + at(game), board_, floats_.data() + at(game));
  } else {
    std::copy_n(other.bytes_.data() + at(game), board_, bytes_.data() + at(game));
  }
}

}  // namespace minewise
