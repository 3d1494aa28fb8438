#include "game/metrics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/macros.h"

namespace minewise {

Openings::Openings(const Layout& layout, const Topology& topology)
    : layout_(layout),
      topology_(topology),
      last_(static_cast<std::size_t>(topology.cells()), kNone) {
  CHECK(layout.cells() == topology.cells());
  numbers_.assign(topology, 0);
  layout.for_each_mine([&](Cell mine) { numbers_.add_around(mine, topology, 1); });
  for (Cell cell{0}; cell.index < layout.cells(); ++cell.index) {
    if (last_[cell.at()] == kNone && is_zero(cell)) open(cell);
  }
}

// The cells found are also the queue of the search.
void Openings::open(Cell zero) {
  const std::int32_t opening = count();
  std::size_t next = cells_.size();
  last_[zero.at()] = opening;
  cells_.push_back(zero);
  for (; next < cells_.size(); ++next) {
    const Cell from = cells_[next];
    if (number(from) > 0) continue;
    for (const Cell cell : topology_.neighbours(from)) {
      if (last_[cell.at()] == opening) continue;
      last_[cell.at()] = opening;
      cells_.push_back(cell);
    }
  }
  ends_.push_back(cells_.size());
}

std::span<const Cell> Openings::cells(int opening) const {
  const auto at = static_cast<std::size_t>(opening);
  const std::size_t begin = at == 0 ? 0 : ends_[at - 1];
  return std::span(cells_).subspan(begin, ends_[at] - begin);
}

namespace {

// Counts the groups of lone cells that touch one another.
int count_islands(const Openings& openings) {
  const int cells = openings.topology().cells();
  std::vector<bool> seen(static_cast<std::size_t>(cells), false);
  std::vector<Cell> waiting;
  const auto visit = [&](Cell cell) {
    if (seen[cell.at()] || !openings.is_lone(cell)) return false;
    seen[cell.at()] = true;
    waiting.push_back(cell);
    return true;
  };
  int islands = 0;
  for (Cell cell{0}; cell.index < cells; ++cell.index) {
    islands += visit(cell);
    while (!waiting.empty()) {
      const Cell from = waiting.back();
      waiting.pop_back();
      for (const Cell near : openings.topology().neighbours(from)) visit(near);
    }
  }
  return islands;
}

}  // namespace

int count_3bv(const Openings& openings) {
  int clicks = openings.count();
  for (Cell cell{0}; cell.index < openings.topology().cells(); ++cell.index) {
    clicks += openings.is_lone(cell);
  }
  return clicks;
}

int count_3bv(const Layout& layout, const Topology& topology) {
  return count_3bv(Openings(layout, topology));
}

BoardValue board_value(const Openings& openings) {
  BoardValue value{count_3bv(openings), openings.count(), count_islands(openings), {}};
  for (Cell cell{0}; cell.index < openings.topology().cells(); ++cell.index) {
    if (openings.is_mine(cell)) continue;
    ++value.numbers[static_cast<std::size_t>(openings.number(cell))];
  }
  return value;
}

BoardValue board_value(const Layout& layout, const Topology& topology) {
  return board_value(Openings(layout, topology));
}

namespace {

using Number = GameValue::Number;

// What no time could be told from: clocks of the programs go by milliseconds.
constexpr double kLeastSeconds = 0.001;

Number ratio(double part, double whole) {
  if (whole <= 0) return std::nullopt;
  return part / whole;
}

// What a level is worth. By ms_toollib, which takes them from saolei.net; its beginner's board is
// 8x8.
struct Level {
  int width, height, mines;
  double worth;
};
constexpr std::array kLevels{Level{8, 8, 10, 47.299}, Level{16, 16, 40, 153.73},
                             Level{30, 16, 99, 435.001}};

Number stnb_of(const PlayedGame& game, const Shape& shape, int mines) {
  if (shape.grid != kUsualGrid || game.board_3bv == 0) return std::nullopt;
  for (const Level& level : kLevels) {
    if (level.width != shape.width || level.height != shape.height || level.mines != mines)
      continue;
    const double solved = static_cast<double>(game.solved_3bv) / game.board_3bv;
    return level.worth * game.solved_3bv / std::pow(game.seconds, 1.7) * std::sqrt(solved);
  }
  return std::nullopt;
}

void add_times(const PlayedGame& game, GameValue& value) {
  value.per_second = game.solved_3bv / game.seconds;
  value.clicks_a_second = game.clicks() / game.seconds;
  value.estimated_time = ratio(game.seconds * game.board_3bv, game.solved_3bv);
  value.rqp = ratio(game.seconds * game.seconds, game.solved_3bv);
  value.qg = ratio(std::pow(game.seconds, 1.7), game.solved_3bv);
  if (!game.is_solved()) return;
  value.ios = ratio(std::log(game.seconds), std::log(std::max(1, game.board_3bv)));
  if (game.zini) value.zini_per_second = *game.zini / game.seconds;
}

}  // namespace

GameValue game_value(const PlayedGame& game, const Shape& shape, int mines) {
  GameValue value;
  value.efficiency = ratio(game.solved_3bv, game.clicks());
  value.correctness = ratio(game.effective(), game.clicks());
  value.throughput = ratio(game.solved_3bv, game.effective());
  if (game.is_solved() && game.zini) {
    value.zini_efficiency = ratio(*game.zini, game.clicks());
    value.zini_throughput = ratio(*game.zini, game.effective());
  }
  if (game.seconds < kLeastSeconds) return value;
  add_times(game, value);
  value.stnb = stnb_of(game, shape, mines);
  return value;
}

}  // namespace minewise
