#include "solver/count/lanes.h"

#include <algorithm>
#include <cmath>

namespace minewise {

using Kind = PlannedTable::Kind;

// An estimate has no tables: it says the same in every lane.
void CountLanes::begin(const ComponentCount& count, int lanes) {
  lanes_ = lanes;
  rows_ = (lanes + kWidth - 1) / kWidth;
  const auto regions = static_cast<std::size_t>(count.regions_);
  mines_.assign(regions * static_cast<std::size_t>(rows_), Row{});
  safes_.assign(mines_.size(), Row{});
  if (!count.is_estimated()) {
    backward_.resize(count.forward_.size());
    return;
  }
  for (std::size_t i = 0; i < mines_.size(); ++i) {
    const std::size_t region = i / static_cast<std::size_t>(rows_);
    for (int lane = 0; lane < kWidth; ++lane) {
      mines_[i].set(lane, count.mines_[region]);
      safes_[i].set(lane, count.safes_[region]);
    }
  }
}

void CountLanes::pass(const ComponentCount& count, int row) {
  for (std::size_t i = count.tables_.size(); i-- > 0;) {
    const Table& table = count.tables_[i];
    scale(table);
    if (table.kind == Kind::Add) {
      const auto at = static_cast<std::size_t>(table.region * rows_ + row);
      weigh_addition(count, table, mines_[at], safes_[at]);
    }
    if (table.kind == Kind::Join) weigh_join(count, table);
  }
}

// Lanes are scaled one by one, since only the ratios within a lane matter.
void CountLanes::scale(const Table& table) {
  Row most;
  for (std::int32_t e = table.first_entry; e < table.end_entry; ++e) {
    const Row& row = backward_[e];
    most.low = row.low > most.low ? row.low : most.low;
    most.high = row.high > most.high ? row.high : most.high;
  }
  for (int lane = 0; lane < kWidth; ++lane) {
    const double here = most.at(lane);
    if (here == 0 || (here > 0x1p-200 && here < 0x1p200)) continue;
    const double scale = std::ldexp(1.0, -std::ilogb(here));
    for (std::int32_t e = table.first_entry; e < table.end_entry; ++e) {
      backward_[e].set(lane, backward_[e].at(lane) * scale);
    }
  }
}

void CountLanes::weigh_addition(const ComponentCount& count, const Table& table, Row& mines,
                                Row& safes) {
  Row mines_so_far, safes_so_far;
  for (std::int32_t e = table.first_edge; e < table.end_edge; ++e) {
    const auto& edge = count.edges_[e];
    const auto &from = count.state(edge.from), &to = count.state(edge.to);
    const std::int32_t shift = count.counts_mines_ ? edge.mines : 0;
    const std::int32_t first = std::max(from.first, to.first - shift);
    const std::int32_t last = std::min(from.last, to.last - shift);
    const Row* after = backward_.data() + to.entry + (first + shift - to.first);
    const double* before = count.forward_.data() + from.entry + (first - from.first);
    Row* here = backward_.data() + from.entry + (first - from.first);
    Row together;
    for (std::int32_t i = 0; i <= last - first; ++i) {
      const Row value{after[i].low * edge.weight, after[i].high * edge.weight};
      here[i].low += value.low;
      here[i].high += value.high;
      together.add(value, before[i]);
    }
    mines_so_far.add(together, edge.mines);
    safes_so_far.add(together, table.size - edge.mines);
  }
  mines = mines_so_far;
  safes = safes_so_far;
}

void CountLanes::weigh_join(const ComponentCount& count, const Table& table) {
  for (std::int32_t e = table.first_edge; e < table.end_edge; ++e) {
    const auto& edge = count.edges_[e];
    const auto &left = count.state(edge.from), &right = count.state(edge.second);
    const auto& to = count.state(edge.to);
    for (std::int32_t a = left.first; a <= left.last; ++a) {
      const std::int32_t first = std::max(right.first, to.first - a);
      const std::int32_t last = std::min(right.last, to.last - a);
      const double from_left = count.forward_[left.entry + a - left.first];
      const Row* after = backward_.data() + to.entry + (first + a - to.first);
      const double* from_right = count.forward_.data() + right.entry + (first - right.first);
      Row* to_right = backward_.data() + right.entry + (first - right.first);
      Row to_left;
      for (std::int32_t i = 0; i <= last - first; ++i) {
        const Row value{after[i].low * edge.weight, after[i].high * edge.weight};
        to_left.add(value, from_right[i]);
        to_right[i].add(value, from_left);
      }
      backward_[left.entry + a - left.first].add(to_left, 1);
    }
  }
}

}  // namespace minewise
