#include "reason/analyze/frontier_parts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "reason/count/arrangements.h"
#include "reason/engines/single_point.h"

namespace minewise {
namespace {

constexpr CountBudget kPartsBudget{std::int64_t{1} << 20, 1 << 14};
constexpr std::size_t kManyCovered = 1 << 14;  // cells of a board that takes long to count
constexpr std::size_t kMostLookedAt = 4096;    // arrangements of a component
constexpr std::size_t kMostRegions = 1000;     // of a component whose arrangements are listed

BigInt choose(int n, int k) {
  BigInt ways = 1;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

// The regions of a component in the order of their first cells.
std::vector<int> region_order(const Component& component) {
  std::vector<int> order(component.regions.size());
  std::iota(order.begin(), order.end(), 0);
  const auto first_cell = [&](int r) {
    const auto cells = component.cells_of(component.regions[static_cast<std::size_t>(r)]);
    return *std::ranges::min_element(cells);
  };
  std::ranges::sort(order, {}, first_cell);
  return order;
}

// The arrangements that leave mines for outside which can lie there.
std::optional<BigInt> count_fitting(const BigTallyCount& inside, const BigTally& outside) {
  if (!inside) return std::nullopt;
  BigInt fitting = 0;
  for (int mines = inside->first; mines <= inside->last(); ++mines) {
    const auto at = static_cast<std::size_t>(mines - inside->first);
    if (outside.count[static_cast<std::size_t>(mines)] > 0) fitting += inside->count[at];
  }
  return fitting;
}

// Finds the share of arrangements. The count has the sum of all weights, and what each number of
// mines is worth from outside.
class ShareOf {
 public:
  ShareOf(Posterior& posterior, int slot)
      : total_(posterior.counted(slot).total()), worth_(posterior.worth(slot)) {
    for (int mines = total_.first; mines <= total_.last(); ++mines) {
      sum_ += total_.at(mines) * worth_.at(mines);
    }
  }

  // A tally of one entry belongs to all numbers of mines.
  double operator()(double log_weight, int mines) const {
    const bool counts_mines = total_.weight.size() > 1 || total_.first > 0;
    const double worth = worth_.at(counts_mines ? mines : total_.first);
    return sum_ > 0 ? std::min(1.0, std::exp(log_weight) * worth / sum_) : 0;
  }

 private:
  Tally total_, worth_;
  double sum_ = 0;
};

class PartFinder {
 public:
  PartFinder(Knowledge& known, std::size_t most) : known_(known), most_(most) {}

  FrontierPart find(int slot, bool with_arrangements) {
    Posterior& posterior = known_.posterior();
    const Component& component = posterior.frontier().component(slot);
    const std::vector<int> order = region_order(component);
    FrontierPart part;
    for (const ComponentClue& clue : component.clues) part.clues.push_back(clue.cell);
    std::ranges::sort(part.clues);
    for (const int r : order) {
      const auto cells = component.cells_of(component.regions[static_cast<std::size_t>(r)]);
      part.regions.emplace_back(cells.begin(), cells.end());
      std::ranges::sort(part.regions.back());
      part.mine_probability.push_back(posterior.mine_probability(slot, r));
    }
    part.is_exact = posterior.counted(slot).is_exact();
    part.arrangements = count_arrangements(known_, slot);
    const bool can_list = part.is_exact && part.regions.size() <= kMostRegions;
    if (with_arrangements && can_list) list(slot, order, part);
    if (with_arrangements && !can_list) part.looked_at_all = false;
    return part;
  }

 private:
  void list(int slot, const std::vector<int>& order, FrontierPart& part) {
    Posterior& posterior = known_.posterior();
    const ShareOf share_of(posterior, slot);
    const ArrangementList all = list_arrangements(posterior.sampled(slot), kMostLookedAt);
    part.looked_at_all = all.is_complete;
    part.found = all.listed.size();
    for (const auto& [mines, log_weight] : all.listed) {
      Arrangement made;
      made.ways = 1;
      for (std::size_t i = 0; i < order.size(); ++i) {
        const int inside = mines[static_cast<std::size_t>(order[i])];
        made.mines_in.push_back(inside);
        made.mines += inside;
        made.ways *= choose(static_cast<int>(part.regions[i].size()), inside);
      }
      made.share = share_of(log_weight, made.mines);
      part.listed.push_back(std::move(made));
    }
    std::ranges::sort(part.listed, [](const Arrangement& a, const Arrangement& b) {
      const auto key = [](const Arrangement& x) { return std::llround(x.share * 1e12); };
      return key(a) != key(b) ? key(a) > key(b) : a.mines_in > b.mines_in;
    });
    if (part.listed.size() > most_) part.listed.resize(most_);
    const BigTallyCount outside = count_outside(known_, slot);
    if (!outside) return;
    part.fitting = count_fitting(part.arrangements, *outside);
    for (Arrangement& each : part.listed) {
      each.weight = outside->count[static_cast<std::size_t>(each.mines)];
    }
  }

  Knowledge& known_;
  std::size_t most_;
};

// Slots that hold a component, by its first cell.
std::vector<int> slots_in_order(const Frontier& frontier) {
  std::vector<std::pair<Cell, int>> found;
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    const Component& component = frontier.component(slot);
    if (component.clues.empty()) continue;
    found.emplace_back(*std::ranges::min_element(component.cells), slot);
  }
  std::ranges::sort(found);
  std::vector<int> slots;
  for (const auto& [cell, slot] : found) slots.push_back(slot);
  return slots;
}

}  // namespace

std::size_t FrontierPart::cells() const {
  std::size_t cells = 0;
  for (const auto& region : regions) cells += region.size();
  return cells;
}

FrontierParts find_parts(const View& view, std::size_t most, bool with_arrangements) {
  FrontierParts found;
  found.without_settled = view.covered().size() > kManyCovered;
  Knowledge known(view, by_counting(found.without_settled ? make_engines<SinglePoint>() : Engines{},
                                    kPartsBudget));
  const std::vector<int> slots = slots_in_order(known.posterior().frontier());
  found.parts_in_all = slots.size();
  PartFinder finder(known, most);
  for (const int slot : slots) {
    if (found.parts.size() == most) break;
    found.parts.push_back(finder.find(slot, with_arrangements));
  }
  found.interior_cells = known.posterior().interior_cells();
  if (found.interior_cells > 0) {
    found.interior_probability = known.posterior().interior_probability();
  }
  return found;
}

}  // namespace minewise
