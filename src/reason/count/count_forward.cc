// The half of a count that is made table by table on the way forward: edges, then tallies, then a
// scale that keeps them near 1.
#include <algorithm>
#include <cmath>
#include <limits>

#include "reason/count/count.h"

namespace minewise {

using Kind = PlannedTable::Kind;

namespace {

// Of the largest weight in a table:
constexpr double kDropped = 0x1p-700;  // dropped
constexpr double kTail = 0x1p-400;     // dropped at the ends of long tallies
constexpr std::int64_t kMostMultiplied = std::int64_t{1} << 31;  // products in all joins together
constexpr std::int64_t kMultipliedPerEntry = 1024;               // of the budget
constexpr std::int32_t kShort = 64;  // tallies up to this length keep their ends

}  // namespace

void ComponentCount::clear_tables() {
  lossy_ = false;
  multiplied_ = 0;
  tables_.clear();
  states_.clear();
  edges_.clear();
  forward_.clear();
  table_of_.clear();
}

void ComponentCount::begin_table(const PlannedTable& planned) {
  Table& table = tables_.emplace_back();
  table.kind = planned.kind;
  table.region = planned.region;
  table.size = planned.size;
  table.first_state = static_cast<std::int32_t>(states_.size());
  table.first_edge = static_cast<std::int32_t>(edges_.size());
  table.first_entry = static_cast<std::int32_t>(forward_.size());
}

// Adds up the tallies of the newest table. Returns false if more entries or edges would be needed
// than allowed.
bool ComponentCount::end_table(std::int64_t most_entries) {
  Table& table = tables_.back();
  auto entries = static_cast<std::int64_t>(forward_.size());
  for (auto s = static_cast<std::size_t>(table.first_state); s < states_.size(); ++s) {
    states_[s].entry = static_cast<std::int32_t>(entries);
    entries += states_[s].last - states_[s].first + 1;
    if (entries > most_entries) return false;
  }
  if (has_over(most_entries / 2)) return false;
  if (table.kind == Kind::Join && !can_join(most_entries)) return false;
  forward_.resize(static_cast<std::size_t>(entries));
  table.end_state = static_cast<std::int32_t>(states_.size());
  table.end_edge = static_cast<std::int32_t>(edges_.size());
  table.end_entry = static_cast<std::int32_t>(entries);
  if (table.kind == Kind::Start) forward_.back() = 1;
  if (table.kind == Kind::Start || table.first_state == table.end_state) return true;
  table.kind == Kind::Add ? fill_by_adding(table) : fill_by_joining(table);
  scale_forward(table);
  return true;
}

// Whether the tallies of the newest table, a join, can be multiplied with reasonable effort.
bool ComponentCount::can_join(std::int64_t most_entries) {
  const auto length = [&](std::int32_t s) {
    return std::int64_t{state(s).last} - state(s).first + 1;
  };
  for (auto e = static_cast<std::size_t>(tables_.back().first_edge); e < edges_.size(); ++e) {
    multiplied_ += length(edges_[e].from) * length(edges_[e].second);
  }
  return multiplied_ <= std::min(kMostMultiplied, most_entries * kMultipliedPerEntry);
}

std::int64_t ComponentCount::table_states(int table) const {
  const Table& made = tables_[table];
  return made.end_state - made.first_state;
}

void ComponentCount::fill_by_adding(const Table& table) {
  const State* states = states_.data();
  double* forward = forward_.data();
  for (std::int32_t e = table.first_edge; e < table.end_edge; ++e) {
    const Edge& edge = edges_[e];
    const State &from = states[edge.from], &to = states[edge.to];
    const std::int32_t shift = counts_mines_ ? edge.mines : 0;
    const double* before = forward + from.entry;
    double* after = forward + to.entry + (from.first + shift - to.first);
    const std::int32_t length = from.last - from.first + 1;
    const double weight = edge.weight;
    for (std::int32_t i = 0; i < length; ++i) after[i] += weight * before[i];
  }
}

void ComponentCount::fill_by_joining(const Table& table) {
  for (std::int32_t e = table.first_edge; e < table.end_edge; ++e) {
    const Edge& edge = edges_[e];
    const State &from = state(edge.from), &second = state(edge.second), &to = state(edge.to);
    const double* before = forward_.data() + from.entry;
    const double* other = forward_.data() + second.entry;
    double* after = forward_.data() + to.entry + (from.first + second.first - to.first);
    const std::int32_t length = from.last - from.first + 1;
    const std::int32_t other_length = second.last - second.first + 1;
    for (std::int32_t i = 0; i < length; ++i) {
      const double weight = edge.weight * before[i];
      for (std::int32_t j = 0; j < other_length; ++j) after[i + j] += weight * other[j];
    }
  }
}

// Keeps the tallies near 1, drops what is negligible beside the largest weight, and cuts the ends
// of long tallies.
void ComponentCount::scale_forward(Table& table) {
  const std::span<double> entries = std::span(forward_).subspan(table.first_entry);
  double most = 0, least = std::numeric_limits<double>::infinity();
  for (const double entry : entries) {
    most = std::max(most, entry);
    if (entry > 0) least = std::min(least, entry);
  }
  if (most < 0x1p-200) {
    table.scale = std::ldexp(1.0, -std::ilogb(most));
    for (double& entry : entries) entry *= table.scale;
    most *= table.scale;
    least *= table.scale;
  }
  if (least < kSmall * most) lossy_ = true;
  if (least < kDropped * most) {
    for (double& entry : entries) {
      if (entry < kDropped * most) entry = 0;
    }
  }
  for (std::int32_t s = table.first_state; s < table.end_state; ++s) {
    State& range = states_[s];
    if (range.last - range.first < kShort) continue;
    const auto at = [&](std::int32_t mines) { return forward_[range.entry + mines - range.first]; };
    while (range.last > range.first && at(range.last) < kTail * most) {
      lossy_ |= at(range.last) > 0;
      --range.last;
    }
    while (range.last > range.first && at(range.first) < kTail * most) {
      lossy_ |= at(range.first) > 0;
      ++range.first, ++range.entry;
    }
  }
}

// Drops states of the newest table, with their tallies and the edges that lead to them.
void ComponentCount::keep_states(const std::vector<bool>& keep) {
  Table& table = tables_.back();
  std::vector<std::int32_t> moved(keep.size(), -1);
  std::int32_t next = table.first_state, entry = table.first_entry;
  for (std::size_t i = 0; i < keep.size(); ++i) {
    if (!keep[i]) continue;
    State kept = state(table.first_state + static_cast<std::int32_t>(i));
    const auto begin = forward_.begin() + kept.entry;
    std::copy(begin, begin + (kept.last - kept.first + 1), forward_.begin() + entry);
    kept.entry = entry;
    entry += kept.last - kept.first + 1;
    moved[i] = next;
    states_[next++] = kept;
  }
  states_.resize(static_cast<std::size_t>(next));
  forward_.resize(static_cast<std::size_t>(entry));
  const auto begin = edges_.begin() + table.first_edge;
  for (auto edge = begin; edge != edges_.end(); ++edge) {
    edge->to = moved[edge->to - table.first_state];
  }
  edges_.erase(std::remove_if(begin, edges_.end(), [](const Edge& edge) { return edge.to < 0; }),
               edges_.end());
  table.end_state = next;
  table.end_edge = static_cast<std::int32_t>(edges_.size());
  table.end_entry = entry;
}

}  // namespace minewise
