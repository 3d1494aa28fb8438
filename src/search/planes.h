// The input of a network: for each cell of a board the numbers that it sees there, as whole numbers
// of 16 bits, kOne of them to one. A frame of zeros surrounds the board, so that a network need not
// know where it ends. Only square boards have planes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/shape.h"
#include "search/board_bytes.h"

namespace minewise {

// Numbers in a network are whole: the same on every machine, whatever its arithmetic.
inline constexpr int kOne = 1024;
inline constexpr int kMostNumber = 32767;

inline constexpr int kBoardPlanes = 24;  // what is seen of the board
inline constexpr int kMarkPlanes = 10;   // and of the candidates of a guess

// A candidate of a guess, and what its planes say of it.
struct Marked {
  Cell cell;
  double safety = 0, below_best = 0, best_after = 0, goes_on = 0, log_safe = 0;
  double log_best = 0, second = 0, settled = 0, many = 0;
};

// The cells of a board with a frame around them, by number.
class Framed {
 public:
  explicit Framed(const Shape& shape) : width_(shape.width), height_(shape.height) {}

  int width() const { return width_; }
  int height() const { return height_; }
  int row() const { return width_ + 2; }  // from a cell to the one below
  std::size_t size() const {
    return static_cast<std::size_t>(row()) * static_cast<std::size_t>(height_ + 2);
  }
  int at(Cell cell) const { return (cell.index / width_ + 1) * row() + cell.index % width_ + 1; }

 private:
  int width_, height_;
};

// Writes kBoardPlanes numbers for each cell, and kMarkPlanes more after them if anything is marked.
void fill_planes(const Framed& framed, std::span<const std::uint8_t> bytes,
                 std::span<const Marked> marked, std::vector<std::int16_t>& planes);

}  // namespace minewise
