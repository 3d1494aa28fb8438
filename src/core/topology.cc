#include "core/topology.h"

#include <algorithm>
#include <cstdlib>

#include "core/macros.h"
#include "core/shape.h"

namespace minewise {

namespace {

// On a torus under three cells wide two steps can reach the same cell, or lead back home; each cell
// counts once and `from` not at all.
void append_neighbours(const Shape& shape, Place from, std::vector<Cell>& out) {
  const GridKind& kind = shape.grid.kind();
  const auto begin = static_cast<std::ptrdiff_t>(out.size());
  for (const Place step : from.row % 2 == 0 ? kind.even_steps : kind.odd_steps) {
    Place to{from.row + step.row, from.col + step.col};
    if (kind.wraps) {
      to.row = (to.row + shape.height) % shape.height;
      to.col = (to.col + shape.width) % shape.width;
    }
    if (shape.contains(to) && !(to == from)) out.push_back(shape.cell(to));
  }
  std::sort(out.begin() + begin, out.end());
  out.erase(std::unique(out.begin() + begin, out.end()), out.end());
}

// How far from a cell its neighbours lie at most, in rows or columns.
int reach_of(const GridKind& kind) {
  int reach = 0;
  for (const auto& steps : {kind.even_steps, kind.odd_steps}) {
    for (const Place step : steps)
      reach = std::max({reach, std::abs(step.row), std::abs(step.col)});
  }
  return reach;
}

// The first row or column, of `size`, that looks the same as this one from within: the same parity,
// and no edge in reach.
int model_of(int line, int size, int reach) {
  const bool is_near_edge = line < reach || line >= size - reach;
  return is_near_edge ? line : reach + (line - reach) % 2;
}

// By rows and columns, and not by steps: on boards two cells wide, and across joined edges, a step
// may also lead to a run that begins before the first cell of the board.
Topology::Runs runs_around(const Shape& shape, Place place, std::span<const Cell> neighbours) {
  Topology::Runs runs;
  runs.has_runs = std::ranges::all_of(neighbours, [&](Cell cell) {
    const Place near = shape.place(cell);
    const int row = near.row - place.row + 1, col = near.col - place.col + 1;
    if (row < 0 || row > 2 || col < 0 || col > 2) return false;
    runs.run[static_cast<std::size_t>(row)] |= 1u << (8 * col);
    return true;
  });
  return runs;
}

std::array<std::int32_t, 9> three_runs_of_three(int row_length) {
  std::array<std::int32_t, 9> steps{};
  for (int i = 0; i < 9; ++i) {
    steps[static_cast<std::size_t>(i)] = (i / 3 - 1) * row_length + i % 3 - 1;
  }
  return steps;
}

// REQUIRES: there is room for them.
void append_copy(std::vector<std::uint8_t>& bytes, Cell from, int count) {
  const auto first = bytes.begin() + from.index;
  bytes.insert(bytes.end(), first, first + count);
}

}  // namespace

std::vector<Cell> neighbours_of(const Shape& shape, Place place) {
  std::vector<Cell> neighbours;
  append_neighbours(shape, place, neighbours);
  return neighbours;
}

Topology::Topology(const Shape& shape)
    : shape_(shape), run_steps_(three_runs_of_three(shape.width)) {
  CHECK(shape.width > 0 && shape.height > 0);
  site_.reserve(static_cast<std::size_t>(shape.cells()));
  degrees_.reserve(static_cast<std::size_t>(shape.cells()));
  const int reach = reach_of(shape.grid.kind());
  for (int row = 0; row < shape.height; ++row) add_row(row, reach);
}

// Rows far from the edges are like the first of their kind, and so are the cells of a row.
void Topology::add_row(int row, int reach) {
  const int model_row = model_of(row, shape_.height, reach);
  if (model_row != row) {
    append_copy(site_, shape_.cell({model_row, 0}), shape_.width);
    append_copy(degrees_, shape_.cell({model_row, 0}), shape_.width);
    return;
  }
  for (int col = 0; col < shape_.width; ++col) {
    const Place model{row, model_of(col, shape_.width, reach)};
    if (model.col == col) {
      add_cell(model);
    } else {
      append_copy(site_, shape_.cell(model), 1);
      append_copy(degrees_, shape_.cell(model), 1);
    }
  }
}

void Topology::add_cell(Place place) {
  const std::vector<Cell> neighbours = neighbours_of(shape_, place);
  Steps steps{};
  std::ranges::transform(neighbours, steps.begin(),
                         [&](Cell to) { return to.index - shape_.cell(place).index; });
  const Runs runs = runs_around(shape_, place, neighbours);
  std::size_t site = 0;
  while (site < steps_.size() && !(steps_[site] == steps && runs_[site] == runs)) ++site;
  site_.push_back(static_cast<std::uint8_t>(site));
  degrees_.push_back(static_cast<std::uint8_t>(neighbours.size()));
  if (site < steps_.size()) return;
  steps_.push_back(steps);
  runs_.push_back(runs);
}

std::vector<int> distances_from(const Topology& topology, Cell cell) {
  std::vector<int> distance(static_cast<std::size_t>(topology.cells()), -1);
  std::vector<Cell> reached{cell};
  distance[cell.at()] = 0;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const Cell from = reached[i];
    for (const Cell near : topology.neighbours(from)) {
      if (distance[near.at()] >= 0) continue;
      distance[near.at()] = distance[from.at()] + 1;
      reached.push_back(near);
    }
  }
  return distance;
}

}  // namespace minewise
