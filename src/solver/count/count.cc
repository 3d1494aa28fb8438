#include "solver/count/count.h"

#include <boost/container/small_vector.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/macros.h"
#include "core/rng.h"

namespace minewise {

using Kind = PlannedTable::Kind;

ComponentCount::EndTally ComponentCount::end_tally(int end) const {
  const State& s = state(tables_.back().first_state + end);
  return {s.first, {forward_.data() + s.entry, static_cast<std::size_t>(s.last - s.first + 1)}};
}

void ComponentCount::weigh(const Tally& worth, std::span<const double> end_worth) {
  if (estimated_) return;
  backward_.assign(forward_.size(), 0.0);
  for (int end = 0; end < ends(); ++end) {
    const State& s = state(tables_.back().first_state + end);
    const double factor = end_worth.empty() ? 1 : end_worth[end];
    for (int mines = s.first; mines <= s.last; ++mines) {
      backward_[s.entry + mines - s.first] = factor * worth.at(mines);
    }
  }
  mines_.resize(static_cast<std::size_t>(regions_));
  safes_.resize(static_cast<std::size_t>(regions_));
  for (std::size_t i = tables_.size(); i-- > 0;) {
    const Table& table = tables_[i];
    scale_backward(table);
    if (table.kind == Kind::Add) weigh_addition(table);
    if (table.kind == Kind::Join) weigh_join(table);
  }
  constexpr std::size_t kKept = 1 << 14;  // small ones are kept for the next time
  if (backward_.size() > kKept) std::vector<double>().swap(backward_);
}

// Only the ratios within a table matter: its entries are brought back near 1 when they stray.
void ComponentCount::scale_backward(const Table& table) {
  const auto begin = backward_.begin() + table.first_entry;
  const auto end = backward_.begin() + table.end_entry;
  double most = 0, least = std::numeric_limits<double>::infinity();
  for (auto entry = begin; entry != end; ++entry) {
    most = std::max(most, *entry);
    if (*entry > 0) least = std::min(least, *entry);
  }
  if (least < kSmall * most) lossy_ = true;
  if (most == 0 || (most > 0x1p-200 && most < 0x1p200)) return;
  const double scale = std::ldexp(1.0, -std::ilogb(most));
  for (auto entry = begin; entry != end; ++entry) *entry *= scale;
}

// Passes the backward entries of a table on to the one it was made from, and weighs its region.
void ComponentCount::weigh_addition(const Table& table) {
  const State* const states = states_.data();
  const double* const forward = forward_.data();
  double* const backward = backward_.data();
  const std::int32_t counted = counts_mines_ ? 1 : 0;
  const Edge* const end = edges_.data() + table.end_edge;
  double mines = 0, safes = 0;
  for (const Edge* edge = edges_.data() + table.first_edge; edge != end; ++edge) {
    const State &from = states[edge->from], &to = states[edge->to];
    const std::int32_t shift = counted * edge->mines;
    std::int32_t first = from.first, last = from.last;
    if (has_cut_) {  // what leads to a part that was cut off is worth nothing
      first = std::max(first, to.first - shift);
      last = std::min(last, to.last - shift);
    }
    const double* after = backward + to.entry + (first + shift - to.first);
    const double* before = forward + from.entry + (first - from.first);
    double* here = backward + from.entry + (first - from.first);
    const double together =
        add_multiple_beside(after, last - first + 1, edge->weight, before, here);
    mines += together * edge->mines;
    safes += together * (table.size - edge->mines);
  }
  mines_[table.region] = mines;
  safes_[table.region] = safes;
}

// To either of two joined tables, the other is part of the outside.
void ComponentCount::weigh_join(const Table& table) {
  for (std::int32_t e = table.first_edge; e < table.end_edge; ++e) {
    const Edge& edge = edges_[e];
    const State& left = state(edge.from);
    const State& right = state(edge.second);
    const State& to = state(edge.to);
    for (std::int32_t a = left.first; a <= left.last; ++a) {
      const std::int32_t first = std::max(right.first, to.first - a);
      const std::int32_t last = std::min(right.last, to.last - a);
      const double from_left = forward_[left.entry + a - left.first];
      const double* after = backward_.data() + to.entry + (first + a - to.first);
      const double* from_right = forward_.data() + right.entry + (first - right.first);
      double* to_right = backward_.data() + right.entry + (first - right.first);
      double to_left = 0;
      for (std::int32_t i = 0; i <= last - first; ++i) {
        const double value = edge.weight * after[i];
        to_left += value * from_right[i];
        to_right[i] += value * from_left;
      }
      backward_[left.entry + a - left.first] += to_left;
    }
  }
}

void ComponentCount::prepare_sampling() {
  if (!table_of_.empty()) return;
  table_of_.resize(states_.size());
  for (std::size_t t = 0; t < tables_.size(); ++t) {
    std::fill(table_of_.begin() + tables_[t].first_state, table_of_.begin() + tables_[t].end_state,
              static_cast<std::int32_t>(t));
  }
  first_incoming_.assign(states_.size() + 1, 0);
  for (const Edge& edge : edges_) ++first_incoming_[static_cast<std::size_t>(edge.to) + 1];
  for (std::size_t s = 0; s < states_.size(); ++s) first_incoming_[s + 1] += first_incoming_[s];
  incoming_.resize(edges_.size());
  std::vector<std::int32_t> next(first_incoming_.begin(), first_incoming_.end() - 1);
  for (std::size_t e = 0; e < edges_.size(); ++e) {
    incoming_[next[edges_[e].to]++] = static_cast<std::int32_t>(e);
  }
}

// From the end to the starts: an edge is taken as often as arrangements use it.
void ComponentCount::sample(int mines, Rng& rng, std::vector<int>& mines_in_region) const {
  CHECK(!estimated_ && ends() == 1 && table_of_.size() == states_.size());
  mines_in_region.assign(static_cast<std::size_t>(regions_), 0);
  std::vector<std::pair<std::int32_t, int>> open{{tables_.back().first_state, mines}};
  while (!open.empty()) {
    const auto [at, count] = open.back();
    open.pop_back();
    const Table& table = tables_[table_of_[at]];
    if (table.kind == Kind::Start) continue;
    int before = 0;
    const Edge& edge = edges_[pick_incoming(table, at, count, rng, before)];
    open.emplace_back(edge.from, before);
    if (table.kind == Kind::Add) {
      mines_in_region[table.region] = edge.mines;
    } else {
      open.emplace_back(edge.second, counts_mines_ ? count - before : 0);
    }
  }
}

// Draws an edge into a state, and how many of `mines` were there before it.
std::int32_t ComponentCount::pick_incoming(const Table& table, std::int32_t to, int mines, Rng& rng,
                                           int& mines_before) const {
  const auto forward = [&](const State& s, int count) {
    return count < s.first || count > s.last ? 0.0 : forward_[s.entry + count - s.first];
  };
  WeightedDraw draw(forward(state(to), mines) / table.scale, rng);  // a power of two: exact
  std::int32_t chosen = -1;
  const auto index = static_cast<std::size_t>(to);
  for (std::int32_t i = first_incoming_[index]; i < first_incoming_[index + 1] && !draw.is_over();
       ++i) {
    const std::int32_t e = incoming_[i];
    const Edge& edge = edges_[e];
    const State& from = state(edge.from);
    const bool join = table.kind == Kind::Join;
    const int added = join || !counts_mines_ ? 0 : edge.mines;
    const int first = join ? from.first : mines - added;
    const int last = join ? from.last : mines - added;
    for (int before = first; before <= last && !draw.is_over(); ++before) {
      double weight = edge.weight * forward(from, before);
      if (join) weight *= forward(state(edge.second), counts_mines_ ? mines - before : 0);
      if (!draw.offer(weight)) continue;
      chosen = e;
      mines_before = before;
    }
  }
  CHECK(chosen >= 0);
  return chosen;
}

// What is possible in a component, as far as its states and edges go: which cells may be mines, and
// which numbers of mines there may be. Weights play no part, so nothing is lost here, however
// small.

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
