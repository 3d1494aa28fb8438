// Which cells touch which: the only geometry that engines and agents see. A new kind of board only
// fills these neighbour lists in a new way.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <span>
#include <vector>

#include "core/cell.h"
#include "core/shape.h"

namespace minewise {

// The most neighbours a cell can have on any grid.
inline constexpr int kMaxDegree = 8;

// The cells that touch a place, ascending.
std::vector<Cell> neighbours_of(const Shape& shape, Place place);

// The cells that touch a cell, ascending. Made on the way from the steps that lead to them.
class Neighbours {
 public:
  class iterator {
   public:
    using value_type = Cell;
    using difference_type = std::ptrdiff_t;
    using reference = Cell;
    using pointer = const Cell*;
    using iterator_category = std::forward_iterator_tag;

    iterator() = default;
    iterator(const std::int32_t* step, Cell from) : step_(step), from_(from) {}

    Cell operator*() const { return Cell{from_.index + *step_}; }
    iterator& operator++() {
      ++step_;
      return *this;
    }
    iterator operator++(int) { return {step_++, from_}; }

    friend bool operator==(const iterator& a, const iterator& b) { return a.step_ == b.step_; }

   private:
    const std::int32_t* step_ = nullptr;
    Cell from_;
  };
  using value_type = Cell;
  using const_iterator = iterator;

  Neighbours(Cell from, std::span<const std::int32_t> steps) : from_(from), steps_(steps) {}

  iterator begin() const { return {steps_.data(), from_}; }
  iterator end() const { return {steps_.data() + steps_.size(), from_}; }
  std::size_t size() const { return steps_.size(); }
  bool empty() const { return steps_.empty(); }
  Cell operator[](std::size_t i) const { return Cell{from_.index + steps_[i]}; }

 private:
  Cell from_;
  std::span<const std::int32_t> steps_;
};

// Neighbour lists, fixed once made. A cell is never its own neighbour nor listed twice, lists are
// in ascending order, and a is a neighbour of b exactly when b is a neighbour of a. Games can share
// one.
//
// Boards are regular: what leads from a cell to its neighbours is the same nearly everywhere. So a
// cell has a site (a corner, an edge, the middle of an odd row ...), and each site has its steps.
class Topology {
 public:
  explicit Topology(const Shape& shape);

  int cells() const { return static_cast<int>(site_.size()); }

  // What it was made from, for code that names places. Code that reasons uses the lists alone.
  const Shape& shape() const { return shape_; }

  Neighbours neighbours(Cell cell) const {
    return {cell, {steps_[site_[cell.at()]].data(), degrees_[cell.at()]}};
  }
  int degree(Cell cell) const { return degrees_[cell.at()]; }
  std::span<const std::uint8_t> degrees() const { return degrees_; }  // by cell

  // The neighbours of a cell as three runs of three cells, for code that works on whole runs: the
  // second run begins right before the cell, the others row_length() before and after. A run has
  // the lowest bit of a byte for each neighbour in it. Where opposite edges are joined, the cells
  // along them have no runs.
  struct Runs {
    bool has_runs = false;
    std::array<std::uint32_t, 3> run{};

    friend bool operator==(const Runs&, const Runs&) = default;
  };
  const Runs& runs(Cell cell) const { return runs_[site_[cell.at()]]; }
  int row_length() const { return shape_.width; }

  // Those of many cells, by a value that stays at hand in a loop. Valid as long as the topology is.
  class RunsTable {
   public:
    const Runs& operator[](Cell cell) const { return by_site_[site_[cell.at()]]; }

   private:
    friend class Topology;
    RunsTable(const Runs* by_site, const std::uint8_t* site) : by_site_(by_site), site_(site) {}

    const Runs* by_site_;
    const std::uint8_t* site_;
  };
  RunsTable all_runs() const { return {runs_.data(), site_.data()}; }

  // From a cell to the nine cells that its runs can hold, in order.
  const std::array<std::int32_t, 9>& run_steps() const { return run_steps_; }

 private:
  using Steps = std::array<std::int32_t, kMaxDegree>;  // zero after the last

  void add_row(int row, int reach);
  void add_cell(Place place);

  Shape shape_;
  std::array<std::int32_t, 9> run_steps_;
  std::vector<Steps> steps_;        // by site
  std::vector<Runs> runs_;          // by site
  std::vector<std::uint8_t> site_;  // by cell
  std::vector<std::uint8_t> degrees_;
};

using TopologyPtr = std::shared_ptr<const Topology>;

inline TopologyPtr make_topology(const Shape& shape) {
  return std::make_shared<const Topology>(shape);
}

// The distance of every cell from `cell`, by cell; -1 where there is no path. It counts steps from
// a cell to a neighbour: on a square board the moves of a chess king, on a torus also across the
// edges.
std::vector<int> distances_from(const Topology& topology, Cell cell);

}  // namespace minewise
