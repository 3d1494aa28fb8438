#include "solver/frontier_parts.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <span>

#include "core/macros.h"
#include "solver/engines/single_point.h"

namespace minewise {

// Sees the tables of a count. `open_` holds the states whose regions are still to be laid.
class ArrangementWalk {
 public:
  ArrangementWalk(const ComponentCount& count, std::size_t most)
      : count_(count), most_(most), mines_(static_cast<std::size_t>(count.regions_), 0) {
    CHECK(count.exact_ && count.table_of_.size() == count.states_.size());
    for (const auto& table : count.tables_) scale_ += std::log(table.scale);
  }

  ArrangementList list() {
    if (count_.ends() == 0) return {};
    open_.push_back(count_.tables_.back().first_state);
    walk(scale_);
    return std::move(list_);
  }

 private:
  using Kind = PlannedTable::Kind;

  void walk(double log_weight) {
    if (list_.listed.size() == most_) {
      list_.is_complete = false;
      return;
    }
    if (open_.empty()) {
      list_.listed.push_back({mines_, log_weight});
      return;
    }
    const std::int32_t at = open_.back();
    open_.pop_back();
    const auto& table = count_.tables_[count_.table_of_[at]];
    if (table.kind == Kind::Start) walk(log_weight);
    for (std::int32_t i = count_.first_incoming_[at]; i < count_.first_incoming_[at + 1]; ++i) {
      follow(count_.edges_[count_.incoming_[i]], table, log_weight);
      if (!list_.is_complete) break;
    }
    open_.push_back(at);
  }

  void follow(const ComponentCount::Edge& edge, const ComponentCount::Table& table,
              double log_weight) {
    if (edge.weight == 0) return;
    const std::size_t before = open_.size();
    open_.push_back(edge.from);
    if (table.kind == Kind::Join) {
      open_.push_back(edge.second);
    } else {
      mines_[table.region] = edge.mines;
    }
    walk(log_weight + std::log(edge.weight));
    open_.resize(before);
  }

  const ComponentCount& count_;
  std::size_t most_;
  double scale_ = 0;  // logarithm
  std::vector<int> mines_;
  std::vector<std::int32_t> open_;
  ArrangementList list_;
};

ArrangementList list_arrangements(const ComponentCount& count, std::size_t most) {
  return ArrangementWalk(count, most).list();
}

namespace {

constexpr CountBudget kWithSettled{.entries = std::int64_t{1} << 20, .bounds = false};
constexpr std::size_t kManyCovered = 1 << 14;      // cells of a board that takes long to count
constexpr std::size_t kMostLookedAt = 4096;        // arrangements of a component
constexpr std::size_t kMostRegions = 1000;         // of a component whose arrangements are listed
constexpr std::size_t kMostListedBytes = 1 << 26;  // of all arrangements that are listed
constexpr std::int64_t kMostPartsWork = 2'000'000'000;  // with whole numbers: a second

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
    if (outside.at(mines) > 0) fitting += inside->at(mines);
  }
  return fitting;
}

// Finds the share of arrangements. The count has the sum of all weights, and what each number of
// mines is worth from outside.
class ShareOf {
 public:
  ShareOf(const Tally& total, const Tally& worth) : total_(total), worth_(worth) {
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
  const Tally &total_, &worth_;
  double sum_ = 0;
};

FrontierPart describe(Posterior& posterior, int slot) {
  const Component& component = posterior.frontier().component(slot);
  FrontierPart part;
  for (const ComponentClue& clue : component.clues) part.clues.push_back(clue.cell);
  std::ranges::sort(part.clues);
  for (const int r : region_order(component)) {
    const auto cells = component.cells_of(component.regions[static_cast<std::size_t>(r)]);
    part.regions.emplace_back(cells.begin(), cells.end());
    std::ranges::sort(part.regions.back());
    part.mine_probability.push_back(posterior.mine_probability(slot, r));
  }
  part.is_exact = posterior.counted(slot).is_exact();
  return part;
}

// Those that are counted with least work first, so that one that takes all of it hinders no other.
void count_all_arrangements(const Knowledge& known, std::span<const int> slots,
                            std::vector<FrontierPart>& parts) {
  std::vector<std::size_t> order(parts.size());
  std::iota(order.begin(), order.end(), 0u);
  std::ranges::sort(order, {}, [&](std::size_t i) {
    return std::pair(known.posterior().counted(slots[i]).entries(), i);
  });
  BigWork work(kMostPartsWork);
  for (const std::size_t i : order) {
    parts[i].arrangements = count_arrangements(known, slots[i], work);
  }
}

// Lists the arrangements of one part after another, as long as there is room for them.
class ArrangementLister {
 public:
  ArrangementLister(Knowledge& known, const Posterior::Together& together, std::size_t most)
      : known_(known), together_(together), most_(most), outside_(known, work_) {}

  std::expected<ListedArrangements, NotListed> list(int slot, const FrontierPart& part) {
    if (!part.is_exact) return std::unexpected(NotListed::NotCountedExactly);
    if (part.regions.size() > kMostRegions) return std::unexpected(NotListed::TooManyRegions);
    if (room_ == 0) return std::unexpected(NotListed::NoRoom);
    ListedArrangements list = find_likeliest(slot, part);
    if (const BigTallyCount outside = outside_.of(slot)) {
      list.fitting = count_fitting(part.arrangements, *outside);
      for (Arrangement& each : list.listed) each.weight = outside->at(each.mines);
    }
    std::size_t bytes = 0;
    for (const Arrangement& each : list.listed) bytes += bytes_of(each);
    room_ -= std::min(room_, bytes);
    return list;
  }

 private:
  ListedArrangements find_likeliest(int slot, const FrontierPart& part) {
    Posterior& posterior = known_.posterior();
    const std::vector<int> order = region_order(posterior.frontier().component(slot));
    const ShareOf share_of(posterior.counted(slot).total(), together_.worth(slot));
    const ArrangementList all = list_arrangements(posterior.sampled(slot), kMostLookedAt);
    ListedArrangements list;
    list.looked_at_all = all.is_complete;
    list.found = all.listed.size();
    for (const auto& [mines, log_weight] : all.listed) {
      Arrangement made;
      for (const int r : order) made.mines_in.push_back(mines[static_cast<std::size_t>(r)]);
      made.mines = std::reduce(mines.begin(), mines.end());
      made.share = share_of(log_weight, made.mines);
      list.listed.push_back(std::move(made));
    }
    std::ranges::sort(list.listed, [](const Arrangement& a, const Arrangement& b) {
      const auto key = [](const Arrangement& x) { return std::llround(x.share * 1e12); };
      return key(a) != key(b) ? key(a) > key(b) : a.mines_in > b.mines_in;
    });
    if (list.listed.size() > most_) list.listed.resize(most_);
    for (Arrangement& each : list.listed) each.ways = ways_of(each, part);
    return list;
  }

  static BigInt ways_of(const Arrangement& each, const FrontierPart& part) {
    BigInt ways = 1;
    for (std::size_t r = 0; r < part.regions.size(); ++r) {
      ways *= binomial(static_cast<int>(part.regions[r].size()), each.mines_in[r]);
    }
    return ways;
  }

  static std::size_t bytes_of(const Arrangement& each) {
    const std::size_t words =
        static_cast<std::size_t>(each.ways.bits() + (each.weight ? each.weight->bits() : 0)) / 64 +
        2;
    return sizeof(Arrangement) + each.mines_in.size() * sizeof(int) + words * sizeof(std::uint64_t);
  }

  Knowledge& known_;
  Posterior::Together together_;
  std::size_t most_;
  BigWork work_{kMostPartsWork};
  OutsideCount outside_;
  std::size_t room_ = kMostListedBytes;
};

void list_all_arrangements(Knowledge& known, std::span<const int> slots, std::size_t most,
                           std::vector<FrontierPart>& parts) {
  const auto together = known.posterior().together();
  if (!together) {
    for (FrontierPart& part : parts) part.list = std::unexpected(NotListed::NotTogether);
    return;
  }
  ArrangementLister lister(known, *together, most);
  for (std::size_t i = 0; i < parts.size(); ++i) parts[i].list = lister.list(slots[i], parts[i]);
}

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

// With what clues settle where that can be counted, and else without what single clues settle.
void take_in(const View& view, std::optional<Knowledge>& known, bool& without_settled) {
  without_settled = view.covered().size() > kManyCovered;
  if (!without_settled) {
    known.emplace(view, by_counting({}, kWithSettled));
    without_settled = !known->posterior().is_exact();
  }
  if (without_settled) known.emplace(view, by_counting(make_engines<SinglePoint>()));
}

}  // namespace

std::string_view why_not_listed(NotListed reason) {
  switch (reason) {
    case NotListed::NotAsked:
      return "not asked for";
    case NotListed::NotCountedExactly:
      return "it is too large to count exactly";
    case NotListed::TooManyRegions:
      return "it has over 1000 regions";
    case NotListed::NotTogether:
      return "the frontier is too large to weigh as a whole";
    case NotListed::NoRoom:
      return "the lists before it use all the space";
  }
  return "";
}

std::size_t FrontierPart::cells() const {
  std::size_t cells = 0;
  for (const auto& region : regions) cells += region.size();
  return cells;
}

FrontierParts find_parts(const View& view, std::size_t most, bool with_arrangements) {
  FrontierParts found;
  std::optional<Knowledge> known;
  take_in(view, known, found.without_settled);
  Posterior& posterior = known->posterior();
  std::vector<int> slots = slots_in_order(posterior.frontier());
  found.parts_in_all = slots.size();
  if (slots.size() > most) slots.resize(most);
  for (const int slot : slots) found.parts.push_back(describe(posterior, slot));
  count_all_arrangements(*known, slots, found.parts);
  if (with_arrangements) list_all_arrangements(*known, slots, most, found.parts);
  found.interior_cells = posterior.interior_cells();
  if (found.interior_cells > 0) found.interior_probability = posterior.interior_probability();
  return found;
}

}  // namespace minewise
