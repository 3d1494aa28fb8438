#include "solver/shares.h"

#include <algorithm>
#include <utility>

namespace minewise {
namespace {

constexpr double kTie = 1e-9;
constexpr Tilt kAllAlike{0.5, false};

}  // namespace

void Shares::start(const View& view) {
  frontier_.start(view);
  for (Counted& counted : counted_) counted = {};
}

void Shares::deduce(const View& view, Facts& facts) {
  frontier_.update(view, facts);
  if (counted_.size() < static_cast<std::size_t>(frontier_.slots())) {
    counted_.resize(static_cast<std::size_t>(frontier_.slots()));
  }
  if (!frontier_.broken().empty()) {
    for (Counted& counted : counted_) counted = {};  // nothing is known of a contradiction
    return;
  }
  for (int slot = 0; slot < frontier_.slots(); ++slot) {
    if (counted_[slot].version != frontier_.version(slot)) {
      count(slot, facts);
    }
  }
}

void Shares::count(int slot, Facts& facts) {
  Counted& counted = counted_[slot];
  const Component& component = frontier_.component(slot);
  counted.version = frontier_.version(slot);
  counted.share.clear();
  counted.least = kNoShare;
  if (component.clues.empty()) return;
  counter_.count(component, kAllAlike, budget_, count_);
  count_.weigh(Tally::one());
  bool hinted = false;
  for (int r = 0; r < static_cast<int>(component.regions.size()); ++r) {
    const double mines = count_.mines(r), safes = count_.safes(r);
    hinted |= mines == 0 || safes == 0;
    // A beam may have lost both.
    counted.share.push_back(mines + safes > 0 ? mines / (mines + safes) : kAllAlike.density);
    counted.least = std::min(counted.least, counted.share.back());
  }
  if (hinted && count_.is_exact()) conclude(component, facts);
}

// A share of 0 or 1 is a hint; that no arrangement at all says otherwise is the proof.
void Shares::conclude(const Component& component, Facts& facts) {
  const auto possible = count_.possibilities();
  for (std::size_t r = 0; r < possible.size(); ++r) {
    const auto [mine, safe] = possible[r];
    if (mine == safe) continue;  // open, or no arrangement at all
    const Verdict verdict = mine ? Verdict::Mine : Verdict::Safe;
    const Reason reason{rule(), premises_.find(component, static_cast<int>(r), verdict)};
    for (const Cell cell : component.cells_of(component.regions[r])) {
      facts.conclude({cell, verdict, reason});
    }
  }
}

std::optional<double> Shares::share(Cell cell) const {
  const int slot = frontier_.slot_of(cell);
  if (slot == Frontier::kInterior) return std::nullopt;
  const auto& shares = counted_[slot].share;
  if (shares.empty()) return std::nullopt;
  return shares[frontier_.region_of(cell)];
}

int Shares::equations(Cell cell) const {
  const int slot = frontier_.slot_of(cell);
  if (slot == Frontier::kInterior) return 0;
  const Component& component = frontier_.component(slot);
  return component.regions[frontier_.region_of(cell)].clues.count;
}

std::vector<Shares::CellShare> Shares::up_to(double most) const {
  std::vector<CellShare> found;
  for (int slot = 0; slot < frontier_.slots(); ++slot) {
    const Counted& counted = counted_[slot];
    if (counted.least > most) continue;
    const Component& component = frontier_.component(slot);
    for (std::size_t r = 0; r < counted.share.size(); ++r) {
      if (counted.share[r] > most) continue;
      for (const Cell cell : component.cells_of(component.regions[r])) {
        found.push_back({counted.share[r], cell});
      }
    }
  }
  return found;
}

std::vector<Shares::CellShare> Shares::least() const {
  double least = kNoShare;
  for (int slot = 0; slot < frontier_.slots(); ++slot) {
    least = std::min(least, counted_[slot].least);
  }
  return up_to(least + kTie);
}

std::vector<Shares::CellShare> Shares::below(double threshold) const {
  std::vector<CellShare> cells = up_to(threshold - kTie);
  std::ranges::sort(cells);
  return cells;
}

EngineEntry shares_engine() {
  return {"shares", [] { return std::make_unique<Shares>(); }};
}

}  // namespace minewise
