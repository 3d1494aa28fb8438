#include "solver/count/elimination.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <queue>
#include <utility>
#include <vector>

namespace minewise {
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
