#include "solver/count/propagation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace minewise {
namespace {

constexpr double kMostRatio = 1e9;      // nothing looks certain
constexpr double kSettledRatio = 1e-6;  // a ratio that changes by less has settled
constexpr int kUndamped = 12;           // rounds of a clue before its changes are halved
constexpr int kMostTellings = 40;       // and before it is left as it stands

// What a clue shows, as a likelihood of so many mines among its unknown cells.
struct Shown {
  const double* weight = nullptr;
  SumRange allowed;

  Shown(Cell clue, const View& view, const Facts& facts) {
    const auto [unknown, mines] = facts.around(clue);
    const SumRange all = view.allowed_mines(clue);
    allowed = {std::max(0, all.least - mines), std::min(unknown, all.most - mines)};
    const int degree = view.topology().degree(clue);
    weight = view.rules().clues->likelihood(view.clue(clue), degree).data() + mines;
  }

  double at(int mines) const {
    return mines < allowed.least || mines > allowed.most ? 0 : weight[mines];
  }

  bool is_flat(int cells) const {
    return std::all_of(weight, weight + cells + 1, [&](double w) { return w == weight[0]; });
  }
};

// How much likelier a mine in each cell makes what is shown. `after[i][s]` is how likely that is
// with s mines before cell i, and `before[s]` how likely these are.
using PerCell = std::array<double, kMaxDegree>;

PerCell ratios_told(const Shown& shown, const PerCell& mine, int n) {
  std::array<std::array<double, kMaxDegree + 2>, kMaxDegree + 1> after;
  for (int s = 0; s <= n; ++s) after[n][s] = shown.at(s);
  for (int i = n - 1; i > 0; --i) {
    for (int s = 0; s <= i; ++s) {
      after[i][s] = after[i + 1][s] + mine[i] * (after[i + 1][s + 1] - after[i + 1][s]);
    }
  }
  PerCell ratios{};
  std::array<double, kMaxDegree + 1> before{1};
  for (int i = 0; i < n; ++i) {
    double with_mine = 0, safe = 0;
    for (int s = 0; s <= i; ++s) {
      with_mine += before[s] * after[i + 1][s + 1];
      safe += before[s] * after[i + 1][s];
    }
    ratios[i] = safe > 0 ? std::clamp(with_mine / safe, 1 / kMostRatio, kMostRatio) : kMostRatio;
    for (int s = i + 1; s > 0; --s) before[s] += mine[i] * (before[s - 1] - before[s]);
    before[0] *= 1 - mine[i];
  }
  return ratios;
}

}  // namespace

void Propagation::start(const View& view, double density) {
  const auto cells = static_cast<std::size_t>(view.cells());
  odds_before_ = density / (1 - density);
  told_.assign(cells * kMaxDegree, 1);
  odds_.assign(cells, odds_before_);
  probability_.assign(cells, 0);
  clues_.assign(cells, 0);
  is_heard_.assign(cells, 0);
  is_queued_.assign(cells, 0);
  is_changed_.assign(cells, 0);
  rounds_.assign(cells, 0);
  least_.start(view.cells());
  cells_ = 0;
  mines_ = 0;
  refuted_ = false;
  opened_seen_ = known_seen_ = 0;
}

void Propagation::update(const View& view, const Facts& facts) {
  for (const Cell cell : facts.known().subspan(known_seen_)) forget(cell, view);
  for (const Cell cell : view.uncovered().subspan(opened_seen_)) {
    if (view.is_open(cell)) hear(cell, view, facts);
  }
  known_seen_ = facts.known().size();
  opened_seen_ = view.uncovered().size();
  settle(view, facts);
}

void Propagation::update(const View& view, const Facts& facts, double density) {
  const double odds = density / (1 - density), change = odds / odds_before_;
  odds_before_ = odds;
  for (double& each : odds_) each *= change;
  for (std::size_t at = 0; at < clues_.size(); ++at) {
    if (clues_[at] > 0) note_changed(Cell{static_cast<std::int32_t>(at)});
  }
  for (const Cell cell : view.uncovered()) {
    if (is_heard_[cell.at()]) queue(cell);
  }
  update(view, facts);
}

// Takes in a new clue, if it says anything.
void Propagation::hear(Cell clue, const View& view, const Facts& facts) {
  const Shown shown(clue, view, facts);
  refuted_ |= shown.allowed.least > shown.allowed.most;
  const int unknown = facts.around(clue).unknown;
  if (unknown == 0 || shown.is_flat(unknown)) return;
  is_heard_[clue.at()] = 1;
  facts.for_each_unknown_around(clue, [&](Cell cell) {
    cells_ += clues_[cell.at()]++ == 0;
    note_changed(cell);
  });
  queue(clue);
}

// A cell that has become known is no longer asked about; its clues have fewer cells to tell.
void Propagation::forget(Cell cell, const View& view) {
  if (clues_[cell.at()] == 0) return;
  clues_[cell.at()] = 0;
  --cells_;
  mines_ -= probability_[cell.at()];
  least_.set(cell.index, std::numeric_limits<double>::infinity());
  view.for_each_open_around(cell, [&](Cell clue) {
    if (is_heard_[clue.at()]) queue(clue);
  });
}

void Propagation::queue(Cell clue) {
  if (is_queued_[clue.at()] || rounds_[clue.at()] >= kMostTellings) return;
  is_queued_[clue.at()] = 1;
  queue_.push_back(clue);
}

// Clues tell in the order in which they were queued, so that what is new spreads evenly.
void Propagation::settle(const View& view, const Facts& facts) {
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    const Cell clue = queue_[next];
    is_queued_[clue.at()] = 0;
    ++rounds_[clue.at()];
    tell(clue, view, facts);
  }
  for (const Cell clue : queue_) rounds_[clue.at()] = 0;
  queue_.clear();
  take_changed();
}

void Propagation::look_around(Cell clue, const View& view, const Facts& facts, Around& around) {
  double* told = told_.data() + clue.at() * kMaxDegree;
  for (const Cell cell : view.topology().neighbours(clue)) {
    if (!facts.is_known(cell)) {
      const double odds = odds_[cell.at()] / *told;
      around.cell[around.count] = cell;
      around.told[around.count] = told;
      around.mine[around.count++] = odds / (1 + odds);
    }
    ++told;
  }
}

void Propagation::tell(Cell clue, const View& view, const Facts& facts) {
  Around around;
  look_around(clue, view, facts, around);
  const Shown shown(clue, view, facts);
  refuted_ |= shown.allowed.least > shown.allowed.most;
  const PerCell ratios = ratios_told(shown, around.mine, around.count);
  const bool is_damped = rounds_[clue.at()] > kUndamped;
  for (int i = 0; i < around.count; ++i) {
    const double before = *around.told[i];
    const double now = is_damped ? std::sqrt(before * ratios[i]) : ratios[i];
    if (std::abs(now - before) >= kSettledRatio * before) {
      set(*around.told[i], now, clue, around.cell[i], view);
    }
  }
}

// Tells a cell something new, of which its other clues hear.
void Propagation::set(double& told, double ratio, Cell clue, Cell cell, const View& view) {
  odds_[cell.at()] *= ratio / told;
  told = ratio;
  note_changed(cell);
  view.for_each_open_around(cell, [&](Cell other) {
    if (other != clue && is_heard_[other.at()]) queue(other);
  });
}

void Propagation::note_changed(Cell cell) {
  if (is_changed_[cell.at()]) return;
  is_changed_[cell.at()] = 1;
  changed_.push_back(cell);
}

void Propagation::take_changed() {
  for (const Cell cell : changed_) {
    const std::size_t at = cell.at();
    is_changed_[at] = 0;
    if (clues_[at] == 0) continue;
    const double now = odds_[at] / (1 + odds_[at]);
    mines_ += now - probability_[at];
    probability_[at] = now;
    least_.set(cell.index, now);
  }
  changed_.clear();
}

std::vector<Cell> Propagation::up_to(double most) const {
  std::vector<Cell> cells;
  least_.each_up_to(most, [&](int index) { cells.push_back(Cell{index}); });
  return cells;
}

}  // namespace minewise
