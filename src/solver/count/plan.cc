#include "solver/count/plan.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <queue>
#include <utility>
#include <vector>

#include "core/hot.h"

namespace minewise {

namespace {

OpenClue open_clue(const ComponentClue& clue, int slot, int left, bool is_left_open) {
  const auto narrow = [](int number) { return static_cast<std::int8_t>(number); };
  return {slot,         narrow(clue.least),         narrow(clue.most),
          narrow(left), left == 0 && !is_left_open, clue.weight};
}

}  // namespace

void Plan::clear() {
  tables.clear();
  clues.clear();
  moves.clear();
  joins = 0;
  slots = 0;
  left_open_slot = -1;
}

void PlanMaker::begin(const Component& component, int left_open, Plan& plan) {
  component_ = &component;
  left_open_ = left_open;
  plan_ = &plan;
  plan.clear();
  opens_in_use_ = 0;
  which_.clear();
}

int PlanMaker::start() {
  if (opens_.size() == static_cast<std::size_t>(opens_in_use_)) opens_.emplace_back();
  opens_[opens_in_use_].clear();
  which_.push_back(opens_in_use_++);
  plan_->tables.push_back({});
  return static_cast<int>(plan_->tables.size()) - 1;
}

int PlanMaker::add(int table, int region) {
  const Region& added = component_->regions[region];
  std::vector<OpenEntry>& open = opens_[which_[table]];
  const int first_clue = static_cast<int>(plan_->clues.size());
  bool closing = false;
  for (const int clue : added.clues) {
    OpenEntry& entry = find_or_open(clue, open);
    entry.left -= added.size;
    closing |= note(entry);
  }
  if (closing) close(open);
  return finish(table, first_clue,
                {.kind = PlannedTable::Kind::Add, .region = region, .size = added.size});
}

int PlanMaker::join(int left, int right) {
  std::vector<OpenEntry>& open = opens_[which_[left]];
  const int first_clue = static_cast<int>(plan_->clues.size());
  const int first_move = static_cast<int>(plan_->moves.size());
  bool closing = false;
  for (const OpenEntry& from : opens_[which_[right]]) {
    const std::size_t before = open.size();
    OpenEntry& entry = find_or_open(from.clue, open);
    entry.left -= component_->clues[from.clue].size - from.left;
    plan_->moves.emplace_back(from.slot, entry.slot);
    if (open.size() == before) closing |= note(entry);  // it was open in both
  }
  if (closing) close(open);
  opens_[which_[right]].clear();
  ++plan_->joins;
  return finish(left, first_clue,
                {.kind = PlannedTable::Kind::Join,
                 .right = right,
                 .first_move = first_move,
                 .end_move = static_cast<int>(plan_->moves.size())});
}

PlanMaker::OpenEntry& PlanMaker::find_or_open(int clue, std::vector<OpenEntry>& open) {
  auto entry = std::ranges::find(open, clue, &OpenEntry::clue);
  if (entry == open.end()) {
    const int slot = free_slot(open);
    plan_->slots = std::max(plan_->slots, slot + 1);
    entry = open.insert(entry, {clue, slot, component_->clues[clue].size});
  }
  if (clue == left_open_) plan_->left_open_slot = entry->slot;
  return *entry;
}

// The lowest slot that no open clue has.
int PlanMaker::free_slot(const std::vector<OpenEntry>& open) const {
  constexpr int kBits = 64;
  for (int word = 0;; ++word) {
    std::uint64_t taken = 0;
    for (const OpenEntry& entry : open) {
      if (entry.slot / kBits == word) taken |= std::uint64_t{1} << entry.slot % kBits;
    }
    if (const int free = std::countr_one(taken); free < kBits) return word * kBits + free;
  }
}

// Adds a clue to those of the table that is made. Returns whether it closes.
bool PlanMaker::note(const OpenEntry& entry) {
  const ComponentClue& clue = component_->clues[entry.clue];
  plan_->clues.push_back(open_clue(clue, entry.slot, entry.left, entry.clue == left_open_));
  return plan_->clues.back().closes;
}

void PlanMaker::close(std::vector<OpenEntry>& open) const {
  std::erase_if(
      open, [&](const OpenEntry& entry) { return entry.left == 0 && entry.clue != left_open_; });
}

int PlanMaker::finish(int left, int first_clue, PlannedTable table) {
  table.left = left;
  table.first_clue = first_clue;
  table.end_clue = static_cast<int>(plan_->clues.size());
  plan_->tables.push_back(table);
  which_.push_back(which_[left]);
  return static_cast<int>(plan_->tables.size()) - 1;
}

void LinePlanner::plan(const Component& component, const CountingOrder& order, int left_open,
                       Plan& plan) {
  plan.clear();
  progress_.clear();
  Progress* next = progress_.make_room(component.clues.size());
  progress_.take(component.clues.size());
  int touched = 0;
  for (const ComponentClue& clue : component.clues) {
    *next++ = {-1, clue.size};
    touched += clue.regions.count;
  }
  free_slots_.clear();
  plan.tables.make_room(order.regions.size() + 1);
  plan.clues.make_room(static_cast<std::size_t>(touched));
  plan.tables.push_back({});
  for (const int region : order.regions) add(component, region, left_open, plan);
  if (left_open >= 0) plan.left_open_slot = progress_[left_open].slot;
}

// REQUIRES: there is room for its table and clues.
MINEWISE_HOT inline void LinePlanner::add(const Component& component, int region, int left_open,
                                          Plan& plan) {
  const Region& added = component.regions[region];
  const ComponentClue* const clues = component.clues.data();
  Progress* const progress = progress_.data();
  OpenClue* const first = plan.clues.end();
  OpenClue* clue = first;
  bool tells_mines = false, loses_mines = false;
  for (const int c : added.clues) {
    auto& [slot, left] = progress[c];
    const bool opens = slot < 0;
    if (opens) {
      slot = free_slots_.empty() ? plan.slots++ : free_slots_.back();
      if (!free_slots_.empty()) free_slots_.cut(free_slots_.size() - 1);
    }
    left -= added.size;
    *clue = open_clue(clues[c], slot, left, c == left_open);
    const bool forgets = clue->closes && clue->least < clue->most;
    tells_mines |= opens && !forgets;
    loses_mines |= forgets;
    ++clue;
  }
  for (const OpenClue* each = first; each != clue; ++each) {  // only now: all are open in the table
    if (each->closes) free_slots_.push_back(each->slot);
  }
  const int first_clue = static_cast<int>(plan.clues.size());
  plan.clues.take(static_cast<std::size_t>(clue - first));
  *plan.tables.end() = {.kind = PlannedTable::Kind::Add,
                        .left = static_cast<int>(plan.tables.size()) - 1,
                        .region = region,
                        .size = added.size,
                        .keeps_apart = tells_mines && !loses_mines,
                        .first_clue = first_clue,
                        .end_clue = static_cast<int>(plan.clues.size())};
  plan.tables.take(1);
}

namespace {

// Neighbours of clues looked at. Large parts of a board on which clues are scattered evenly would
// take far more, and lead to tables that no budget allows for.
constexpr std::int64_t kMostMerging = 50'000'000;

class Eliminator {
 public:
  Eliminator(const Component& component, int left_open, Plan& plan)
      : component_(component), left_open_(left_open) {
    maker_.begin(component, left_open, plan);
  }

  double run() {
    find_neighbours();
    rank_all();
    while (!queue_.empty()) {
      const auto [score, clue] = queue_.top();
      queue_.pop();
      const auto index = static_cast<std::size_t>(clue);
      if (done_[index] || score != score_[index]) continue;  // ranked again since
      if (work_ > kMostMerging) return std::numeric_limits<double>::infinity();
      eliminate(clue);
    }
    join_rest();
    return cost_;
  }

 private:
  std::vector<int>& neighbours(int clue) { return neighbours_[clue]; }

  void find_neighbours() {
    neighbours_.resize(component_.clues.size());
    for (const Region& region : component_.regions) {
      for (const int a : region.clues) {
        for (const int b : region.clues) {
          if (a != b) neighbours(a).push_back(b);
        }
      }
    }
    for (auto& list : neighbours_) {
      std::ranges::sort(list);
      list.erase(std::unique(list.begin(), list.end()), list.end());
    }
  }

  void rank_all() {
    const std::size_t clues = component_.clues.size();
    bits_.resize(clues);
    for (std::size_t c = 0; c < clues; ++c) {
      const ComponentClue& clue = component_.clues[c];
      const int most = std::min(clue.most, clue.size - 1), least = std::max(0, clue.least - 1);
      bits_[c] = std::log2(std::max(1, most - least) + 1.0);
    }
    score_.resize(clues);
    done_.assign(clues, false);
    added_.assign(component_.regions.size(), false);
    tables_of_.resize(clues);
    for (std::size_t c = 0; c < clues; ++c) {
      if (static_cast<int>(c) != left_open_) rank(static_cast<int>(c));
    }
  }

  // By the size of the table that eliminating the clue would leave.
  void rank(int clue) {
    double bits = 0;
    for (const int other : neighbours(clue)) bits += bits_[other];
    score_[clue] = bits;
    queue_.emplace(bits, clue);
  }

  void eliminate(int clue) {
    const auto index = static_cast<std::size_t>(clue);
    done_[index] = true;
    cost_ += std::exp2(score_[index] + bits_[index]);
    int table = join_all(clue);
    for (const int region : component_.clues[index].regions) {
      if (added_[region]) continue;
      added_[region] = true;
      if (table < 0) table = maker_.start();
      table = maker_.add(table, region);
    }
    if (table >= 0) {  // else its regions came with its neighbours, and it closed with them
      for (const auto& entry : maker_.open(table)) {
        tables_of_[entry.clue].push_back(table);
      }
      last_ = table;
    }
    connect(clue);
  }

  // Joins the tables in which a clue is open. Returns -1 if there are none.
  int join_all(int clue) {
    const std::vector<int> tables = std::move(tables_of_[clue]);
    int joined = -1;
    for (const int table : tables) {
      for (const auto& entry : maker_.open(table)) {
        std::erase(tables_of_[entry.clue], table);
      }
      joined = joined < 0 ? table : maker_.join(joined, table);
    }
    return joined;
  }

  // The clue's neighbours now share a table.
  void connect(int clue) {
    const std::vector<int> around = std::move(neighbours(clue));
    std::vector<int> merged;
    for (const int a : around) {
      merged.clear();
      std::ranges::set_union(neighbours(a), around, std::back_inserter(merged));
      work_ += static_cast<std::int64_t>(merged.size());
      std::erase_if(merged, [&](int b) { return b == a || b == clue; });
      neighbours(a) = merged;
      if (a != left_open_) rank(a);
    }
  }

  // What is still apart shares only the clue that is left open.
  void join_rest() {
    if (left_open_ < 0) return;
    const int table = join_all(left_open_);
    int joined = table < 0 ? last_ : table;
    for (const int region : component_.clues[left_open_].regions) {
      if (added_[region]) continue;
      if (joined < 0) joined = maker_.start();
      joined = maker_.add(joined, region);
    }
  }

  const Component& component_;
  int left_open_;
  PlanMaker maker_;
  std::vector<std::vector<int>> neighbours_;  // by clue: those that share a region or a table
  std::vector<double> bits_;                  // by clue: how many bits its number may take
  std::vector<double> score_;
  std::vector<bool> done_, added_;
  std::vector<std::vector<int>> tables_of_;  // by clue: tables in which it is open
  std::priority_queue<std::pair<double, int>, std::vector<std::pair<double, int>>, std::greater<>>
      queue_;
  int last_ = -1;
  double cost_ = 0;
  std::int64_t work_ = 0;
};

}  // namespace

double plan_by_elimination(const Component& component, int left_open, Plan& plan) {
  return Eliminator(component, left_open, plan).run();
}

}  // namespace minewise
