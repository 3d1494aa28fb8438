// A position as a network sees it: first a byte for each cell, then for each cell the numbers of
// the network's input. An open cell's byte is its clue, 0 to 8; a cell that is certainly safe is 16
// and a certain mine 255; any other is 17 to 254 by its probability of a mine. Training writes the
// same bytes (tools/train).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/shape.h"
#include "solver/look_ahead.h"

namespace minewise {

using BoardBytes = std::vector<std::uint8_t>;  // by cell

inline constexpr std::uint8_t kSafeByte = 16, kMineByte = 255;
inline constexpr int kProbabilitySteps = 239;  // from kSafeByte to kMineByte

std::uint8_t byte_of_probability(double mine_probability);

// Whether a byte stands for a cell that is neither open nor known.
constexpr bool is_unknown(std::uint8_t byte) {
  return byte > kSafeByte && byte < kMineByte;
}

// REQUIRES: clues are exact, and the posterior is up to date.
void board_bytes(Knowledge& known, BoardBytes& bytes);

// The position after an answer of a candidate that was looked at. `scratch` is overwritten.
void board_bytes_after(const View& view, const LookAhead& ahead, int candidate, int answer,
                       std::vector<double>& scratch, BoardBytes& bytes);

// The mirror images of a board: a network that has learnt well says the same of all of them, and
// their mean is a little better than one.

struct Mirror {
  Shape shape;
  int number = 0;  // bit 0: top and bottom change places; bit 1: left and right

  Cell of(Cell cell) const {
    Place place = shape.place(cell);
    if (number & 1) place.row = shape.height - 1 - place.row;
    if (number & 2) place.col = shape.width - 1 - place.col;
    return shape.cell(place);
  }
};

// Turns a board of a byte for each cell.
inline void mirror_bytes(const Mirror& mirror, const std::vector<std::uint8_t>& bytes,
                         std::vector<std::uint8_t>& turned) {
  turned.resize(bytes.size());
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    turned[mirror.of(Cell{static_cast<int>(i)}).at()] = bytes[i];
  }
}

// The input of a network: for each cell of a board the numbers that it sees there, as whole numbers
// of 16 bits, kOne of them to one. A frame of zeros surrounds the board, so that a network need not
// know where it ends. Only square boards have planes.

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
