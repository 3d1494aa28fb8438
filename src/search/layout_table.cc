#include "search/layout_table.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "core/macros.h"
#include "solver/count/frontier.h"
#include "solver/facts.h"

namespace minewise {

namespace {

std::vector<Cell> all_cells(const Topology& topology) {
  std::vector<Cell> cells;
  for (int index = 0; index < topology.cells(); ++index) cells.push_back(Cell{index});
  return cells;
}

// Adds every way to lay `left` more mines in the cells from `next` on.
void lay(LayoutTable& table, const Layout& layout, int next, int left) {
  if (left == 0) {
    table.add(layout);
    return;
  }
  for (int cell = next; cell + left <= layout.cells(); ++cell) {
    Layout more = layout;
    more.place_mine(Cell{cell});
    lay(table, more, cell + 1, left - 1);
  }
}

}  // namespace

LayoutTable::LayoutTable(TopologyPtr topology, std::vector<Cell> cells)
    : topology_(std::move(topology)), cells_(std::move(cells)) {}

void LayoutTable::add(const Layout& layout) {
  for (const Cell cell : cells_) {
    const bool mine = layout.has_mine(cell);
    answers_.push_back(mine ? kMine : static_cast<Answer>(mines_around(layout, *topology_, cell)));
  }
  mines_.push_back(layout.mines());
}

void LayoutTable::keep_rows(const std::function<bool(int mines)>& is_possible) {
  std::size_t kept = 0;
  for (std::size_t row = 0; row < rows(); ++row) {
    if (!is_possible(mines(row))) continue;
    const auto first = answers_.begin() + static_cast<std::ptrdiff_t>(row * columns());
    std::copy(first, first + static_cast<std::ptrdiff_t>(columns()),
              answers_.begin() + static_cast<std::ptrdiff_t>(kept * columns()));
    mines_[kept++] = mines_[row];
  }
  mines_.resize(kept);
  answers_.resize(kept * columns());
}

LayoutTable every_layout(const TopologyPtr& topology, int mines) {
  CHECK(mines >= 0 && mines <= topology->cells());
  LayoutTable table(topology, all_cells(*topology));
  lay(table, Layout(topology->cells()), 0, mines);
  return table;
}

namespace {

using Mines = std::vector<Cell>;

// Tries are limited to so many for each layout allowed, and some more.
constexpr std::int64_t kTriesEach = 64;
constexpr std::int64_t kTriesBeyond = 20'000;

// Lists the arrangements of one component.
class ArrangementLister {
 public:
  ArrangementLister(const Component& component, std::size_t most, std::int64_t& tries, Pace& pace)
      : component_(component), most_(most), tries_(tries), pace_(pace) {
    for (const ComponentClue& clue : component.clues)
      needs_.push_back({clue.least, clue.most, clue.size});
    order_cells();
  }

  bool list(std::vector<Mines>& arrangements) {
    arrangements_ = &arrangements;
    return extend(0);
  }

 private:
  // What a clue still allows: mines from least to most among so many cells not tried yet.
  struct Need {
    int least = 0, most = 0, cells = 0;
    bool can_be_met() const { return most >= 0 && least <= cells && least <= most; }
  };
  struct Trial {
    Cell cell;
    const ShortList* clues = nullptr;
  };

  // Clue by clue, so that each is complete, and can refute, as early as may be.
  void order_cells() {
    std::vector<bool> taken(component_.regions.size(), false);
    for (const ComponentClue& clue : component_.clues) {
      for (const int region : clue.regions) {
        if (taken[region]) continue;
        taken[region] = true;
        const Region& each = component_.regions[region];
        for (const Cell cell : component_.cells_of(each)) order_.push_back({cell, &each.clues});
      }
    }
  }

  bool extend(std::size_t next) {
    if (--tries_ < 0 || !pace_.spend(kMaxDegree)) return false;
    if (next == order_.size()) {
      arrangements_->push_back(mines_);
      return arrangements_->size() <= most_;
    }
    return try_cell(next, false) && try_cell(next, true);
  }

  // Returns false when the limits are reached.
  bool try_cell(std::size_t next, bool mine) {
    const Trial& trial = order_[next];
    bool possible = true;
    for (const int clue : *trial.clues) possible = take(clue, mine) && possible;
    if (mine) mines_.push_back(trial.cell);
    const bool is_within = !possible || extend(next + 1);
    if (mine) mines_.pop_back();
    for (const int clue : *trial.clues) give_back(clue, mine);
    return is_within;
  }

  bool take(int clue, bool mine) {
    Need& need = needs_[clue];
    need.least -= mine;
    need.most -= mine;
    --need.cells;
    return need.can_be_met();
  }
  void give_back(int clue, bool mine) {
    Need& need = needs_[clue];
    need.least += mine;
    need.most += mine;
    ++need.cells;
  }

  const Component& component_;
  std::size_t most_;
  std::int64_t& tries_;
  Pace& pace_;
  std::vector<Need> needs_;
  std::vector<Trial> order_;
  Mines mines_;
  std::vector<Mines>* arrangements_ = nullptr;
};

// Combines arrangements of the components and mines in the interior.
class Combiner {
 public:
  Combiner(const View& view, const Facts& facts, std::vector<std::vector<Mines>> parts,
           std::vector<Cell> interior, std::size_t most, Pace& pace)
      : view_(view),
        parts_(std::move(parts)),
        interior_(std::move(interior)),
        most_(most),
        pace_(pace),
        layout_(view.cells()),
        table_(view.topology_ptr(), {view.covered().begin(), view.covered().end()}) {
    for (const Cell cell : facts.known()) {
      if (facts.is_mine(cell)) layout_.place_mine(cell);
    }
    if (const auto* fixed = std::get_if<FixedCount>(&view.count())) total_ = fixed->mines;
    find_sums();
  }

  std::optional<LayoutTable> run() {
    if (!combine(0, layout_)) return std::nullopt;
    return std::move(table_);
  }

 private:
  // Which numbers of mines the parts from here on and the interior can take together. So nothing
  // is begun that comes to no layout.
  void find_sums() {
    if (!total_) return;
    const auto most = static_cast<std::size_t>(*total_) + 1;
    sums_.assign(parts_.size() + 1, std::vector<bool>(most, false));
    for (std::size_t mines = 0; mines < std::min(most, interior_.size() + 1); ++mines) {
      sums_.back()[mines] = true;
    }
    for (std::size_t part = parts_.size(); part-- > 0;) {
      std::set<std::size_t> sizes;
      for (const Mines& mines : parts_[part]) sizes.insert(mines.size());
      for (const std::size_t size : sizes) {
        for (std::size_t sum = size; sum < most; ++sum) {
          if (sums_[part + 1][sum - size]) sums_[part][sum] = true;
        }
      }
    }
  }

  bool can_come_to_total(const Layout& layout, std::size_t part) const {
    if (!total_) return true;
    const int left = *total_ - layout.mines();
    return left >= 0 && sums_[part][left];
  }

  bool combine(std::size_t part, const Layout& layout) {
    if (!can_come_to_total(layout, part)) return true;
    if (part == parts_.size()) return interior_is_small(layout) && fill_interior(0, layout);
    for (const Mines& mines : parts_[part]) {
      Layout more = layout;
      for (const Cell cell : mines) more.place_mine(cell);
      if (!combine(part + 1, more)) return false;
    }
    return true;
  }

  // Whether the ways to fill the interior fit within the limit, found out before any is made.
  bool interior_is_small(const Layout& layout) const {
    const auto cells = static_cast<double>(interior_.size());
    const int left = total_ ? *total_ - layout.mines() : 0;
    double ways = total_ ? 1 : std::exp2(cells);
    for (int i = 0; i < left && ways <= 1e30; ++i) ways *= (cells - i) / (i + 1);
    return static_cast<double>(table_.rows()) + ways <= static_cast<double>(most_) + 0.5;
  }

  bool fill_interior(std::size_t next, const Layout& layout) {
    const int left = total_ ? *total_ - layout.mines() : 0;
    if (total_ ? left == 0 : next == interior_.size()) return add(layout);
    if (static_cast<int>(interior_.size() - next) < left) return true;
    Layout more = layout;
    more.place_mine(interior_[next]);
    return fill_interior(next + 1, more) && fill_interior(next + 1, layout);
  }

  bool add(const Layout& layout) {
    if (!total_ && (would_be_over(layout) || is_ruled_out(layout))) return true;
    table_.add(layout);
    return pace_.spend(kMaxDegree * static_cast<std::int64_t>(table_.columns())) &&
           table_.rows() <= most_;
  }

  bool would_be_over(const Layout& layout) const {
    return view_.rules().ruleset == Ruleset::Classic && !view_.uncovered().empty() &&
           std::ranges::all_of(view_.covered(), [&](Cell cell) { return layout.has_mine(cell); });
  }

  bool is_ruled_out(const Layout& layout) const {
    const auto* weighed = std::get_if<WeighedCount>(&view_.count());
    return weighed && !weighed->allows(layout.mines());
  }

  const View& view_;
  std::vector<std::vector<Mines>> parts_;
  std::vector<Cell> interior_;
  std::size_t most_;
  Pace& pace_;
  Layout layout_;  // the mines that are known
  LayoutTable table_;
  std::optional<int> total_;
  std::vector<std::vector<bool>> sums_;  // by part, if the number of mines is known
};

}  // namespace

std::optional<LayoutTable> layouts_explaining(const View& view, std::size_t most, Pace& pace) {
  CHECK(view.rules().clues->is_truthful());
  Facts facts(view);
  Frontier frontier;
  frontier.start(view);
  frontier.update(view, facts);
  LayoutTable none(view.topology_ptr(), {view.covered().begin(), view.covered().end()});
  if (!frontier.broken().empty()) return none;
  std::int64_t tries = kTriesBeyond + kTriesEach * static_cast<std::int64_t>(most);
  std::vector<std::vector<Mines>> parts;
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    const Component& component = frontier.component(slot);
    if (component.clues.empty()) continue;
    parts.emplace_back();
    // A component may have more arrangements than there are layouts: the number of mines excludes
    // some.
    ArrangementLister lister(component, 4 * most, tries, pace);
    if (!lister.list(parts.back())) return std::nullopt;
    if (parts.back().empty()) return none;
  }
  std::vector<Cell> interior;
  for (const Cell cell : view.covered()) {
    const bool apart = frontier.slot_of(cell) == Frontier::kInterior;
    if (apart && !facts.is_known(cell)) interior.push_back(cell);
  }
  return Combiner(view, facts, std::move(parts), std::move(interior), most, pace).run();
}

}  // namespace minewise
