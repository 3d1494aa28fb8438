// Which cells touch which: the only geometry that engines and agents see. A new kind of board only
// fills these lists in a new way.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "ground/board/cell.h"
#include "ground/board/shape.h"

namespace minewise {

// The most neighbours a cell can have on any grid.
inline constexpr int kMaxDegree = 8;

// The cells that touch a place, ascending.
std::vector<Cell> neighbours_of(const Shape& shape, Place place);

// Neighbour lists, fixed once made. A cell is never its own neighbour nor listed twice, lists are
// in ascending order, and a is a neighbour of b exactly when b is a neighbour of a. Games can share
// one.
class Topology {
 public:
  explicit Topology(const Shape& shape);

  int cells() const { return static_cast<int>(first_.size()) - 1; }

  // What it was made from, for code that tells others of places. What reasons uses the lists alone.
  const Shape& shape() const { return shape_; }

  std::span<const Cell> neighbours(Cell cell) const;
  int degree(Cell cell) const { return degrees_[cell.at()]; }
  std::span<const std::uint8_t> degrees() const { return degrees_; }  // by cell

 private:
  Shape shape_;
  std::vector<std::int32_t> first_;  // neighbours_[first_[c]..first_[c + 1]) touch cell c
  std::vector<Cell> neighbours_;
  std::vector<std::uint8_t> degrees_;
};

using TopologyPtr = std::shared_ptr<const Topology>;

inline TopologyPtr make_topology(const Shape& shape) {
  return std::make_shared<const Topology>(shape);
}

inline std::span<const Cell> Topology::neighbours(Cell cell) const {
  const auto begin = static_cast<std::size_t>(first_[cell.at()]);
  const auto end = static_cast<std::size_t>(first_[cell.at() + 1]);
  return {neighbours_.data() + begin, end - begin};
}

}  // namespace minewise
