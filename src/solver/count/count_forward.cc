// The half of a count that is made table by table on the way forward: edges, then tallies, then a
// scale that keeps them near 1.
#include <algorithm>
#include <cmath>
#include <limits>

#include "solver/count/count.h"

namespace minewise {

using Kind = PlannedTable::Kind;

namespace {

constexpr double kNear = 0x1p-200;  // tallies are scaled when their largest weight is below
// Of the largest weight in a table:
constexpr double kDropped = 0x1p-700;  // dropped
constexpr double kTail = 0x1p-400;     // dropped at the ends of long tallies
constexpr std::int64_t kMostMultiplied = std::int64_t{1} << 31;  // products in all joins together
constexpr std::int64_t kMultipliedPerEntry = 1024;               // of the budget
constexpr std::int32_t kShort = 64;  // tallies up to this length keep their ends

}  // namespace

void ComponentCount::clear_tables() {
  lossy_ = false;
  has_cut_ = false;
  multiplied_ = 0;
  excess_.reset();
  excess_of_.clear();
  table_of_.clear();
  drop_tables();
}

void ComponentCount::drop_tables() {
  tables_.clear();
  states_.clear();
  edges_.clear();
  forward_.clear();
}

// Gives back memory of large counts that they do not need; small ones keep it for the next count.
void ComponentCount::fit_tables() {
  constexpr std::size_t kLarge = 1 << 20;  // entries
  if (states_.capacity() > kLarge) states_.fit();
  if (edges_.capacity() > kLarge) edges_.fit();
  if (forward_.capacity() > kLarge) forward_.fit();
}

void ComponentCount::begin_table(const PlannedTable& planned) {
  tables_.push_back({.kind = planned.kind,
                     .region = planned.region,
                     .size = planned.size,
                     .first_state = static_cast<std::int32_t>(states_.size()),
                     .first_edge = static_cast<std::int32_t>(edges_.size()),
                     .first_entry = static_cast<std::int32_t>(forward_.size())});
}

// The one state of a table without regions.
void ComponentCount::add_start() {
  states_.push_back({static_cast<std::int32_t>(forward_.size()), 0, 0});
  forward_.push_back(1);
  least_ = 1;
  cells_ = 0;
}

// No edge of the newest table will weigh less than this. If a region was added to the table right
// before it, what is known of that one carries over.
void ComponentCount::expect_weights(double least, const PlannedTable& planned) {
  const bool is_next = static_cast<std::size_t>(planned.left) + 2 == tables_.size();
  least_ *= least;
  cells_ = is_next ? cells_ + planned.size : kShort;
}

// Adds up the tallies of the newest table, unless they were written along with its edges. Returns
// false if more entries or edges would be needed than allowed.
bool ComponentCount::end_table(std::int64_t most_entries) {
  Table& table = tables_.back();
  const bool is_filled = forward_.size() > static_cast<std::size_t>(table.first_entry);
  const auto entries = static_cast<std::int64_t>(forward_.size()) + (is_filled ? 0 : lay_tallies());
  if (entries > most_entries || has_over(most_entries / 2)) return false;
  if (table.kind == Kind::Join && !can_join(most_entries)) return false;
  table.end_state = static_cast<std::int32_t>(states_.size());
  table.end_edge = static_cast<std::int32_t>(edges_.size());
  table.end_entry = static_cast<std::int32_t>(entries);
  if (table.kind == Kind::Start || table.first_state == table.end_state) return true;
  if (!is_filled) {
    forward_.make_room(static_cast<std::size_t>(table.end_entry - table.first_entry));
    table.kind == Kind::Add ? fill_by_adding(table) : fill_by_joining(table);
    forward_.take(static_cast<std::size_t>(table.end_entry - table.first_entry));
  }
  if (least_ < kNear || cells_ >= kShort) scale_forward(table);
  return true;
}

// Gives the states of the newest table their places. Returns how many entries that takes.
std::int64_t ComponentCount::lay_tallies() {
  const auto before = static_cast<std::int64_t>(forward_.size());
  std::int64_t entries = before;
  State* const end = states_.end();
  for (State* state = states_.begin() + tables_.back().first_state; state != end; ++state) {
    state->entry = static_cast<std::int32_t>(entries);
    entries += state->last - state->first + 1;
  }
  return entries - before;
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

// States are numbered as they are met: the first edge into each writes its tally, later ones add.
void ComponentCount::fill_by_adding(const Table& table) {
  const State* states = states_.data();
  double* forward = forward_.data();
  std::int32_t next = table.first_state;
  for (std::int32_t e = table.first_edge; e < table.end_edge; ++e) {
    const Edge& edge = edges_[e];
    const State &from = states[edge.from], &to = states[edge.to];
    const std::int32_t shift = counts_mines_ ? edge.mines : 0;
    const auto length = static_cast<std::size_t>(from.last - from.first + 1);
    const auto room = static_cast<std::size_t>(to.last - to.first + 1);
    const double* before = forward + from.entry;
    double* after = forward + to.entry + (from.first + shift - to.first);
    if (edge.to < next) {
      add_multiple(before, length, edge.weight, after);
      continue;
    }
    ++next;
    if (length != room) std::fill_n(forward + to.entry, room, 0.0);
    set_multiple(before, length, edge.weight, after);
  }
}

void ComponentCount::fill_by_joining(const Table& table) {
  std::fill(forward_.data() + table.first_entry, forward_.data() + table.end_entry, 0.0);
  cells_ = kShort;
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
// of long tallies. No tally above zero can be in need of that while weights are known to be at
// least kNear and tallies to be short: none is far above 1, since weights are probabilities.
void ComponentCount::scale_forward(Table& table) {
  const std::span<double> entries(forward_.begin() + table.first_entry, forward_.end());
  double most = 0, least = std::numeric_limits<double>::infinity();
  for (const double entry : entries) {
    most = std::max(most, entry);
    if (entry > 0) least = std::min(least, entry);
  }
  if (most < kNear) {
    table.scale = std::ldexp(1.0, -std::ilogb(most));
    for (double& entry : entries) entry *= table.scale;
    most *= table.scale;
    least *= table.scale;
  }
  least_ = most > 0 ? least : 0;
  if (least < kSmall * most) lossy_ = true;
  if (least < kDropped * most) {
    for (double& entry : entries) {
      if (entry < kDropped * most) entry = 0;
    }
  }
  for (std::int32_t s = table.first_state; s < table.end_state; ++s) {
    State& range = states_[s];
    if (range.last - range.first < kShort) continue;
    has_cut_ = true;
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
  states_.cut(static_cast<std::size_t>(next));
  forward_.cut(static_cast<std::size_t>(entry));
  const auto begin = edges_.begin() + table.first_edge;
  for (auto edge = begin; edge != edges_.end(); ++edge) {
    edge->to = moved[edge->to - table.first_state];
  }
  const auto end =
      std::remove_if(begin, edges_.end(), [](const Edge& edge) { return edge.to < 0; });
  edges_.cut(static_cast<std::size_t>(end - edges_.begin()));
  table.end_state = next;
  table.end_edge = static_cast<std::int32_t>(edges_.size());
  table.end_entry = entry;
}

}  // namespace minewise
