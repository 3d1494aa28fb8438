// What players see of many games, as planes of numbers: one array [game][plane][row][column] for
// players that learn. A plane stands for a kind of cell and holds 1 where a cell is of that kind:
//
//     0 to 8   open, with that clue        11   a mine that was stepped on
//     9        open, the clue withheld     12   flagged
//     10       covered
//
// With `one_hot` off there is one plane instead, which holds the number of the kind. A further
// plane may hold probabilities: of a mine in every covered cell, 0 where a cell is open and 1 where
// it is flagged or a mine was stepped on. If wrong flags leave no layout that explains the view,
// all covered cells have -1.
//
// The array is written in place, and a move writes only the cells that it changed. Probabilities
// may change anywhere, so their plane is written whole.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/view.h"
#include "solver/knowledge.h"

namespace minewise {

inline constexpr int kWithheldKind = 9;
inline constexpr int kCoveredKind = 10;
inline constexpr int kMineKind = 11;
inline constexpr int kFlaggedKind = 12;
inline constexpr int kCellKinds = 13;

// The kind of a cell as numbered above.
int kind_of(const View& view, Cell cell);

struct PlaneChoice {
  bool one_hot = true;
  bool as_floats = false;      // float in place of bytes; probabilities are always floats
  bool probabilities = false;  // one plane more, after the others
};

class BatchPlanes {
 public:
  BatchPlanes(const PlaneChoice& choice, std::size_t games, int cells);

  int planes() const { return planes_; }
  bool has_floats() const { return !floats_.empty(); }

  // The whole array. REQUIRES: has_floats() says which.
  std::span<std::uint8_t> bytes() { return bytes_; }
  std::span<float> floats() { return floats_; }

  // Every cell of a game is covered.
  void cover(std::size_t game);

  // Cells of a game that are no longer covered.
  void uncover(std::size_t game, const View& view, std::span<const Cell> cells);

  // REQUIRES: there is a plane for them, and all that follows was deduced.
  void show_probabilities(std::size_t game, const View& view, Knowledge& known);

  // Takes over what another array of the same choice shows of a game.
  void copy(std::size_t game, const BatchPlanes& other);

 private:
  template <class Number>
  void cover_in(Number* board);
  template <class Number>
  void uncover_in(Number* board, const View& view, std::span<const Cell> cells);

  static void show_frontier(float* plane, Posterior& posterior);

  std::size_t at(std::size_t game) const { return game * board_; }

  PlaneChoice choice_;
  int planes_ = 0;
  std::size_t cells_ = 0;
  std::size_t board_ = 0;  // numbers for one game
  std::vector<std::uint8_t> bytes_;
  std::vector<float> floats_;
};

}  // namespace minewise
