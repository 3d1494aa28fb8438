#include "solver/prospects.h"

#include <algorithm>
#include <utility>

#include "solver/what_if.h"

namespace minewise {
namespace {

constexpr double kCertain = 1e-12;  // as close to 0 or 1 as rounding leaves it

// The unknown cells around a cell, nearest first.
std::vector<Cell> unknown_near(const Knowledge& known, Cell cell) {
  constexpr std::size_t kMost = 2000;
  const View& view = known.view();
  std::vector<Cell> reached{cell}, unknown;
  std::vector<bool> seen(static_cast<std::size_t>(view.cells()), false);
  seen[cell.at()] = true;
  for (std::size_t i = 0; i < reached.size() && unknown.size() < kMost; ++i) {
    for (const Cell near : view.topology().neighbours(reached[i])) {
      if (seen[near.at()]) continue;
      seen[near.at()] = true;
      reached.push_back(near);
      if (!known.facts().is_known(near)) unknown.push_back(near);
    }
  }
  return unknown;
}

bool is_settled(double probability) {
  return probability < kCertain || probability > 1 - kCertain;
}

}  // namespace

double Prospect::gives_safe_cell() const {
  double chance = 0;
  for (const Answer& answer : answers) chance += answer.safe > 0 ? answer.probability : 0;
  return std::min(chance, 1.0);  // rounding
}

double Prospect::settled() const {
  double cells = 0;
  for (const Answer& answer : answers) cells += answer.probability * (answer.safe + answer.mines);
  return cells;
}

// For each answer of each cell, the number of mines is handed down to all components, and those
// near the cell are weighed.
bool can_find_prospects(const Posterior& posterior, std::size_t cells) {
  constexpr double kMostProspectWork = 0x1p28;
  constexpr double kOfEntry = 16;
  if (!posterior.is_exact()) return false;
  double numbers = 0, entries = 0;
  for (int slot = 0; slot < posterior.frontier().slots(); ++slot) {
    if (posterior.frontier().component(slot).clues.empty()) continue;
    numbers += static_cast<double>(posterior.counted(slot).total().weight.size() - 1);
    entries += static_cast<double>(posterior.counted(slot).entries());
  }
  return static_cast<double>(cells) * (numbers * numbers + kOfEntry * entries) <= kMostProspectWork;
}

Prospect find_prospect(Knowledge& known, Cell cell) {
  Posterior& posterior = known.posterior();
  Prospect prospect{cell, posterior.mine_probability(cell), {}};
  if (known.facts().is_mine(cell)) return prospect;
  WhatIf what_if(known, cell);
  std::vector<Cell> others = unknown_near(known, cell);
  std::erase_if(others, [&](Cell other) { return is_settled(posterior.mine_probability(other)); });
  for (std::size_t i = 0; i < what_if.answers().size(); ++i) {
    const auto& [clue, probability] = what_if.answers()[i];
    if (probability == 0) continue;
    Prospect::Answer answer{clue, probability, 0, 0};
    for (const Cell other : others) {
      const double mine = what_if.mine_probability(static_cast<int>(i), other);
      answer.safe += mine < kCertain;
      answer.mines += mine > 1 - kCertain;
    }
    prospect.answers.push_back(answer);
  }
  return prospect;
}

std::vector<Cell> find_candidates(Knowledge& known, std::size_t most) {
  Posterior& posterior = known.posterior();
  std::vector<std::pair<double, Cell>> ranked;
  bool has_interior = false;
  std::vector<Cell> covered(known.view().covered().begin(), known.view().covered().end());
  std::ranges::sort(covered);
  for (const Cell cell : covered) {
    const double probability = posterior.mine_probability(cell);
    if (known.facts().is_known(cell) || is_settled(probability)) continue;
    const bool is_interior = posterior.frontier().slot_of(cell) == Frontier::kInterior;
    if (is_interior && std::exchange(has_interior, true)) continue;
    ranked.emplace_back(probability, cell);
  }
  const std::size_t kept = std::min(most, ranked.size());
  std::ranges::partial_sort(ranked, ranked.begin() + static_cast<std::ptrdiff_t>(kept));
  std::vector<Cell> candidates;
  for (std::size_t i = 0; i < kept; ++i) candidates.push_back(ranked[i].second);
  return candidates;
}

}  // namespace minewise
