// The chance to win a position, by a network that has seen the outcome of many games: each unknown
// cell has a risk, log(1 + e^x) of the number x that the network gives it, and the chance is
// e^-(the sum of all risks).
#pragma once

#include <span>
#include <vector>

#include "search/network.h"

namespace minewise {

class Value {
 public:
  // REQUIRES: the network's planes are those of a board without marks.
  explicit Value(Network network) : network_(std::move(network)) {}

  // The sum of the risks of a board. REQUIRES: bytes has a byte for each cell of the shape.
  double risk(const Shape& shape, std::span<const std::uint8_t> bytes);

 private:
  Network network_;
  std::vector<Cell> unknown_;
  std::vector<std::int16_t> planes_;
  std::vector<double> answers_;
};

}  // namespace minewise
