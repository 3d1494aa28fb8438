// The posterior of a board whose frontier has tens of thousands of cells, for players who need one
// answer after the other. What one component holds hardly changes what is likely in another far
// away, and weighing all of them again for every guess would take hours. So the number of mines
// counts through the density alone: the one at which the prior and the frontier agree. Each
// component is weighed by itself when it changes, and all of them when the density has drifted. Not
// exact, and never used to prove anything by the number of mines; what a component's own clues
// prove stays proved.
#include <cmath>
#include <limits>

#include "solver/drift.h"
#include "solver/posterior.h"

namespace minewise {

bool has_drifted(double density, double from) {
  constexpr double kDrift = 0.02;  // of its log odds
  return std::abs(std::log(density / (1 - density)) - std::log(from / (1 - from))) > kDrift;
}

namespace {

constexpr int kMostBalancing = 4;

}  // namespace

void Posterior::update_by_density(const CountPrior& prior) {
  const int slots = frontier_.slots();
  bool all = !by_density_ || slots > least_.values();
  if (!by_density_) tilt_ = {prior.density(), false};
  knows_tilt_ = by_density_ = true;
  possible_ = frontier_.broken().empty() && !prior.is_impossible();
  for (int round = 1;; ++round) {
    if (all) {
      least_.start(2 * slots);
      slot_mines_.assign(static_cast<std::size_t>(least_.values()), 0);
      counted_.resize(slot_mines_.size());
      count_again();
      frontier_mines_ = 0;
      for (int slot = 0; slot < slots; ++slot) count_by_density(slot);
    } else {
      for (const int slot : frontier_.changed()) count_by_density(slot);
    }
    interior_probability_ = prior.density_given(frontier_mines_);
    if (round == kMostBalancing || !has_drifted(interior_probability_, tilt_.density)) break;
    tilt_.density = interior_probability_;
    all = true;
  }
  interior_cells_ = prior.interior_cells();
  interior_verdict_ = Certain::Unsettled;
  count_rules_out_ = lossy_ = exact_ = false;
  error_ = 1;
}

void Posterior::count_by_density(int slot) {
  const Component& component = frontier_.component(slot);
  Counted& counted = at(slot);
  double mines = 0, least = std::numeric_limits<double>::infinity();
  counted.version = frontier_.version(slot);
  counted.weighed = updates_;
  count(slot);
  if (!component.clues.empty()) {
    possible_ = possible_ && !counted.count.has_none();
    counted.count.weigh(Tally::one());
    for (std::size_t r = 0; r < component.regions.size(); ++r) {
      const double probability = mine_probability(slot, static_cast<int>(r));
      mines += probability * component.regions[r].size;
      least = std::min(least, probability);
    }
  }
  double& before = slot_mines_[slot];
  frontier_mines_ += mines - before;
  before = mines;
  least_.set(slot, least);
}

}  // namespace minewise
