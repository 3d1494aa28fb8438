#include "solver/exact.h"

#include <algorithm>

namespace minewise {

namespace {

constexpr std::size_t kMostTried = 12;  // clues

}  // namespace

CellList all_premises(const Component& component) {
  if (component.clues.size() > kMostPremises) return {};
  std::vector<Cell> clues;
  clues.reserve(component.clues.size());
  for (const ComponentClue& clue : component.clues) clues.push_back(clue.cell);
  return ascending(std::move(clues));
}

CellList PremiseFinder::find(const Component& component, int region, Verdict verdict) {
  const ShortList& touching = component.regions[region].clues;
  chosen_.assign(touching.begin(), touching.end());
  bool found = suffices(component, region, verdict);
  while (!found && grow(component)) found = suffices(component, region, verdict);
  if (!found) return all_premises(component);
  for (std::size_t i = chosen_.size(); i-- > 0 && chosen_.size() > 1;) {
    const int left_out = chosen_[i];
    chosen_.erase(chosen_.begin() + static_cast<std::ptrdiff_t>(i));
    if (suffices(component, region, verdict)) continue;
    chosen_.insert(chosen_.begin() + static_cast<std::ptrdiff_t>(i), left_out);
  }
  std::vector<Cell> premises;
  for (const int clue : chosen_) premises.push_back(component.clues[clue].cell);
  return ascending(std::move(premises));
}

// Chooses the clues that share a region with one already chosen. Returns false if there are none,
// or too many.
bool PremiseFinder::grow(const Component& component) {
  const std::size_t before = chosen_.size();
  for (std::size_t i = 0; i < before; ++i) {
    for (const int region : component.clues[chosen_[i]].regions) {
      for (const int clue : component.regions[region].clues) {
        if (std::ranges::find(chosen_, clue) == chosen_.end()) chosen_.push_back(clue);
      }
    }
  }
  return chosen_.size() > before && chosen_.size() <= kMostTried;
}

// Whether the chosen clues alone force the verdict on the region.
bool PremiseFinder::suffices(const Component& component, int region, Verdict verdict) {
  part_.clear();
  index_of_clue_.assign(component.clues.size(), -1);
  index_of_region_.assign(component.regions.size(), -1);
  for (const int clue : chosen_) {
    index_of_clue_[clue] = static_cast<int>(part_.clues.size());
    part_.clues.push_back(component.clues[clue]);
    part_.clues.back().regions = {};
  }
  for (const int clue : chosen_) {
    for (const int r : component.clues[clue].regions) {
      if (index_of_region_[r] >= 0) continue;
      const Region& whole = component.regions[r];
      index_of_region_[r] = static_cast<int>(part_.regions.size());
      part_.regions.push_back({whole.first, whole.size, {}});
      Region& part = part_.regions.back();
      for (const int touching : whole.clues) {
        const int index = index_of_clue_[touching];
        if (index < 0) continue;
        part.clues.add(index);
        part_.clues[index].regions.add(index_of_region_[r]);
      }
    }
  }
  const int here = index_of_region_[region];
  if (here < 0) return false;  // no clue that touches it is left
  counter_.count(part_, {0.5, false}, {}, count_);
  if (!count_.is_exact()) return false;
  const auto [mine, safe] = count_.possibilities()[here];
  return mine != safe && mine == (verdict == Verdict::Mine);
}

namespace {

// None where naming them for every covered cell would take too much room.
CellList all_clues(const Frontier& frontier, const View& view) {
  constexpr std::size_t kMostNames = 1'000'000;
  std::vector<Cell> clues;
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    for (const ComponentClue& clue : frontier.component(slot).clues) {
      const bool is_room = (clues.size() + 1) * view.covered().size() <= kMostNames;
      if (clues.size() == kMostPremises || !is_room) return {};
      clues.push_back(clue.cell);
    }
  }
  return ascending(std::move(clues));
}

}  // namespace

void Exact::start(const View& view) {
  posterior_.start(view);
  concluded_.clear();
}

void Exact::deduce(const View& view, Facts& facts) {
  posterior_.update(view, facts);
  if (!posterior_.is_possible()) return;
  const Frontier& frontier = posterior_.frontier();
  concluded_.resize(static_cast<std::size_t>(frontier.slots()), 0);
  // Where every cell is a mine, or none is, by the rules, clues have nothing to do with it.
  const bool all_alike = posterior_.are_all_alike();
  for (const int slot : frontier.changed()) {
    std::uint64_t& concluded = concluded_[slot];
    if (concluded == frontier.version(slot)) continue;
    concluded = frontier.version(slot);
    if (!all_alike) conclude_component(slot, facts);
  }
  if (!all_alike && !posterior_.count_rules_out()) return;
  posterior_.settle();
  if (posterior_.is_exact()) conclude_by_count(view, facts);
}

// Certainty is that no arrangement at all says otherwise; weights play no part in it.
void Exact::conclude_component(int slot, Facts& facts) {
  const Component& component = posterior_.frontier().component(slot);
  if (component.clues.empty() || !posterior_.counted(slot).is_exact()) return;
  posterior_.counted(slot).find_possibilities(possible_);
  const auto settled = [](const auto& region) { return !region.mine || !region.safe; };
  if (std::ranges::none_of(possible_, settled)) return;
  const Reason reason{Rule::Exact, all_premises(component)};
  for (std::size_t r = 0; r < possible_.size(); ++r) {
    if (!settled(possible_[r])) continue;
    for (const Cell cell : component.cells_of(component.regions[r])) {
      facts.conclude({cell, possible_[r].safe ? Verdict::Safe : Verdict::Mine, reason});
    }
  }
}

void Exact::conclude_by_count(const View& view, Facts& facts) {
  using Certain = Posterior::Certain;
  const Frontier& frontier = posterior_.frontier();
  Reason reason{Rule::Count, all_clues(frontier, view)};
  const auto conclude = [&](Cell cell, Certain certain) {
    if (facts.is_known(cell)) return;
    facts.conclude({cell, certain == Certain::Safe ? Verdict::Safe : Verdict::Mine, reason});
  };
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    const Component& component = frontier.component(slot);
    for (std::size_t r = 0; r < component.regions.size(); ++r) {
      const Certain certain = posterior_.verdict(slot, static_cast<int>(r));
      if (certain == Certain::Unsettled) continue;
      for (const Cell cell : component.cells_of(component.regions[r])) conclude(cell, certain);
    }
  }
  const Certain certain = posterior_.interior_verdict();
  if (posterior_.interior_cells() == 0 || certain == Certain::Unsettled) return;
  for (const Cell cell : view.covered()) {
    if (posterior_.is_interior(cell)) conclude(cell, certain);
  }
}

EngineEntry exact_engine() {
  return {"exact", [] { return std::make_unique<Exact>(); }};
}

}  // namespace minewise
