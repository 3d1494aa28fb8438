// Looks ahead at the guess positions of exact_bench a given number of rounds: the 16 safest cells,
// every answer of each, and the probability of every covered cell after it.
// tools/count_instructions runs it for one round and for two and takes the difference.
//
//     lookahead_rounds ROUNDS            by LookAhead, every cell asked about
//     lookahead_rounds ROUNDS groups     by LookAhead, every group
//     lookahead_rounds ROUNDS what-if    by one WhatIf for each cell
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "positions.h"
#include "solver/engines/single_point.h"
#include "solver/knowledge.h"
#include "solver/look_ahead.h"
#include "solver/what_if.h"

namespace minewise {
namespace {

constexpr std::size_t kCandidates = 16;

// The safest cells that are not known, ties by index.
std::vector<Cell> safest_cells(Knowledge& known) {
  std::vector<std::pair<double, Cell>> ranked;
  for (const Cell cell : known.view().covered()) {
    if (known.facts().is_known(cell)) continue;
    ranked.emplace_back(known.posterior().mine_probability(cell), cell);
  }
  std::ranges::sort(ranked);
  std::vector<Cell> cells;
  for (const auto& [probability, cell] : ranked) {
    if (cells.size() < kCandidates && probability < 1) cells.push_back(cell);
  }
  return cells;
}

struct Sums {
  double mines = 0;    // of all probabilities
  double answers = 0;  // how many there were
};

void look_by_what_if(Knowledge& known, std::span<const Cell> candidates, Sums& sums) {
  for (const Cell candidate : candidates) {
    WhatIf what_if(known, candidate);
    for (std::size_t a = 0; a < what_if.answers().size(); ++a) {
      ++sums.answers;
      for (const Cell cell : known.view().covered()) {
        sums.mines += what_if.mine_probability(static_cast<int>(a), cell);
      }
    }
  }
}

void look_ahead(LookAhead& ahead, Knowledge& known, std::span<const Cell> candidates) {
  ahead.start(known);
  for (const Cell candidate : candidates) ahead.look_at(candidate);
}

void sum_cells(const LookAhead& ahead, const View& view, Sums& sums) {
  static std::vector<double> by_cell;
  by_cell.resize(static_cast<std::size_t>(view.cells()));
  for (int number = 0; number < ahead.candidates(); ++number) {
    for (std::size_t a = 0; a < ahead.answers(number).size(); ++a) {
      ++sums.answers;
      ahead.spread(number, static_cast<int>(a), by_cell);
      for (const Cell cell : view.covered()) sums.mines += by_cell[cell.at()];
    }
  }
}

void sum_groups(const LookAhead& ahead, Sums& sums) {
  for (int number = 0; number < ahead.candidates(); ++number) {
    for (std::size_t a = 0; a < ahead.answers(number).size(); ++a) {
      ++sums.answers;
      for (const double p : ahead.probabilities(number, static_cast<int>(a))) sums.mines += p;
    }
  }
}

}  // namespace
}  // namespace minewise

int main(int argc, char** argv) {
  using namespace minewise;
  const int rounds = argc > 1 ? std::atoi(argv[1]) : 1;
  const std::string_view by = argc > 2 ? argv[2] : "cells";
  const std::vector<View> views = guess_positions(100, 60);
  Knowledge known(by_counting(make_engines<SinglePoint>()));
  LookAhead ahead;
  Sums sums;
  for (const View& view : views) {
    known.start(view);
    known.deduce(view);
    const std::vector<Cell> candidates = safest_cells(known);
    for (int round = 0; round < rounds; ++round) {
      if (by == "what-if") {
        look_by_what_if(known, candidates, sums);
        continue;
      }
      look_ahead(ahead, known, candidates);
      by == "groups" ? sum_groups(ahead, sums) : sum_cells(ahead, view, sums);
    }
  }
  std::printf("%zu positions, answers %.0f, expected mines %.6f\n", views.size(), sums.answers,
              sums.mines);
}
