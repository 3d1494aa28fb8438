#include "solver/premises.h"

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

}  // namespace minewise
