// What is possible in a component, as far as its states and edges go: which cells may be mines, and
// which numbers of mines there may be. Weights play no part, so nothing is lost here, however
// small.
#include <boost/container/small_vector.hpp>

#include "core/check.h"
#include "solver/count/count.h"

namespace minewise {

using Kind = PlannedTable::Kind;

std::vector<ComponentCount::Possible> ComponentCount::possibilities() const {
  std::vector<Possible> possible;
  find_possibilities(possible);
  return possible;
}

void ComponentCount::find_possibilities(std::vector<Possible>& possible) const {
  CHECK(exact_);
  possible.assign(static_cast<std::size_t>(regions_), {});
  // A byte each, since bits would take longer; most counts have so few states.
  boost::container::small_vector<char, 256> leads_to_end(states_.size(), false);
  for (std::int32_t s = tables_.back().first_state; s < tables_.back().end_state; ++s) {
    leads_to_end[s] = true;
  }
  char* const leads = leads_to_end.data();
  for (std::size_t i = tables_.size(); i-- > 0;) {
    const Table& table = tables_[i];
    const Edge* const end = edges_.data() + table.end_edge;
    bool mine = false, safe = false;
    for (const Edge* edge = edges_.data() + table.first_edge; edge != end; ++edge) {
      if (!leads[edge->to]) continue;
      leads[edge->from] = true;
      if (table.kind == Kind::Join) leads[edge->second] = true;
      mine |= edge->mines > 0;
      safe |= edge->mines < table.size;
    }
    if (table.kind == Kind::Add) possible[table.region] = {mine, safe};
  }
}

// By state: the numbers of mines with which it can be reached.
std::vector<CountSet> ComponentCount::counts_so_far() const {
  std::vector<CountSet> so_far(states_.size());
  CountSet together;
  for (const Table& table : tables_) {
    if (table.kind == Kind::Start) {
      so_far[table.first_state] = CountSet::one();
    }
    for (std::int32_t e = table.first_edge; e < table.end_edge; ++e) {
      const Edge& edge = edges_[e];
      CountSet& to = so_far[edge.to];
      const CountSet& from = so_far[edge.from];
      if (table.kind == Kind::Add) {
        to.unite(from, counts_mines_ ? edge.mines : 0);
      } else {
        sum(from, so_far[edge.second], together);
        to.unite(together);
      }
    }
  }
  return so_far;
}

CountSet ComponentCount::possible_counts() const {
  CHECK(exact_);
  CountSet counts;
  if (!lossy_) {  // then a weight of zero says it as well
    for (int mines = total_.first; mines <= total_.last(); ++mines) {
      if (total_.at(mines) > 0) counts.add(mines);
    }
    return counts;
  }
  const std::vector<CountSet> so_far = counts_so_far();
  for (std::int32_t s = tables_.back().first_state; s < tables_.back().end_state; ++s) {
    counts.unite(so_far[s]);
  }
  return counts;
}

// Backward, by state: of the numbers with which it can be reached, those that can still come to an
// allowed number in the end. An edge is possible if it leads from one of these to another.
std::vector<ComponentCount::Possible> ComponentCount::possibilities(const CountSet& allowed) const {
  CHECK(exact_);
  std::vector<Possible> possible(static_cast<std::size_t>(regions_));
  const std::vector<CountSet> so_far = counts_so_far();
  std::vector<CountSet> alive(states_.size());
  for (std::int32_t s = tables_.back().first_state; s < tables_.back().end_state; ++s) {
    alive[s] = so_far[s];
    alive[s].intersect(allowed);
  }
  CountSet part;
  for (std::size_t i = tables_.size(); i-- > 0;) {
    const Table& table = tables_[i];
    for (std::int32_t e = table.first_edge; e < table.end_edge; ++e) {
      const Edge& edge = edges_[e];
      const CountSet& after = alive[edge.to];
      if (after.empty()) continue;
      const auto from = static_cast<std::size_t>(edge.from);
      if (table.kind == Kind::Join) {
        const auto second = static_cast<std::size_t>(edge.second);
        part_of(after, so_far[second], so_far[from], part);
        alive[from].unite(part);
        part_of(after, so_far[from], so_far[second], part);
        alive[second].unite(part);
        continue;
      }
      part = {};
      part.unite(after, counts_mines_ ? -edge.mines : 0);
      part.intersect(so_far[from]);
      if (part.empty()) continue;
      alive[from].unite(part);
      Possible& region = possible[table.region];
      region.mine |= edge.mines > 0;
      region.safe |= edge.mines < table.size;
    }
  }
  return possible;
}

}  // namespace minewise
