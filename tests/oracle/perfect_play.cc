#include "oracle/perfect_play.h"

#include <array>
#include <bit>
#include <stdexcept>

#include "oracle/brute_force.h"

namespace oracle {
namespace {

// What the player sees, four bits a cell: covered, a number of mines, or a mine.
constexpr std::uint64_t kCovered = 0, kMine = 15;  // number + 1 in between

std::uint64_t symbol_at(std::uint64_t seen, int cell) {
  return (seen >> (4 * cell)) & 15;
}

std::uint64_t with_symbol(std::uint64_t seen, int cell, std::uint64_t symbol) {
  return seen | (symbol << (4 * cell));
}

}  // namespace

PerfectPlay::PerfectPlay(const TinyGame& game) : game_(game), cells_(game.width * game.height) {
  if (cells_ > 12) throw std::invalid_argument("too many cells");
  for (int cell = 0; cell < cells_; ++cell) {
    Layout bits = 0;
    for (const int each : neighbours(game.width, game.height, game.grid, cell)) {
      bits |= Layout{1} << each;
    }
    neighbours_.push_back(bits);
  }
  for (Layout layout = 0; layout < Layout{1} << cells_; ++layout) {
    if (weight_of({layout}) > 0) layouts_.push_back(layout);
  }
}

std::uint64_t PerfectPlay::symbol_in(Layout layout, int cell) const {
  if ((layout >> cell) & 1) return kMine;
  const Layout around = layout & neighbours_[cell];
  return static_cast<std::uint64_t>(std::popcount(around)) + 1;
}

std::int64_t PerfectPlay::weight_of(const Layouts& layouts) const {
  std::int64_t sum = 0;
  for (const Layout layout : layouts) {
    sum += game_.weight.at(static_cast<std::size_t>(std::popcount(layout)));
  }
  return sum;
}

// The least weight that is lost from here on.
std::int64_t PerfectPlay::lost(std::uint64_t seen, const Layouts& all) {
  Layouts layouts;
  for (const Layout layout : all) {
    bool over = !game_.goes_on;  // a classic game, once no safe cell is covered
    for (int cell = 0; cell < cells_; ++cell) {
      if (symbol_at(seen, cell) == kCovered && !((layout >> cell) & 1)) over = false;
    }
    if (!over) layouts.push_back(layout);
  }
  if (layouts.size() <= 1) return 0;
  if (const auto known = known_.find(seen); known != known_.end()) return known->second;
  std::int64_t least = -1;
  for (int cell = 0; cell < cells_; ++cell) {
    if (symbol_at(seen, cell) != kCovered) continue;
    bool is_mine_for_certain = true;
    for (const Layout layout : layouts) {
      if (!((layout >> cell) & 1)) is_mine_for_certain = false;
    }
    if (is_mine_for_certain) continue;  // left alone, or flagged
    const std::int64_t loss = lost_by(cell, seen, layouts);
    if (least < 0 || loss < least) least = loss;
  }
  return known_[seen] = least;
}

// The least weight that is lost if this cell is opened next.
std::int64_t PerfectPlay::lost_by(int cell, std::uint64_t seen, const Layouts& layouts) {
  std::array<Layouts, kMine + 1> by_answer;
  for (const Layout layout : layouts) {
    by_answer[symbol_in(layout, cell)].push_back(layout);
  }
  std::int64_t loss = 0;
  for (std::uint64_t answer = 0; answer <= kMine; ++answer) {
    const Layouts& rest = by_answer[answer];
    if (rest.empty()) continue;
    if (answer == kMine) loss += weight_of(rest);
    if (answer != kMine || game_.goes_on) loss += lost(with_symbol(seen, cell, answer), rest);
  }
  return loss;
}

Best PerfectPlay::best(First first) {
  Best best;
  for (int cell = 0; cell < cells_; ++cell) {
    Layout free = first == First::Any ? 0 : Layout{1} << cell;
    if (first == First::Zero) free |= neighbours_[cell];
    Layouts dealt, played;
    bool can_be_safe = false;
    for (const Layout layout : layouts_) {
      if (layout & free) continue;
      dealt.push_back(layout);
      if (!((layout >> cell) & 1)) can_be_safe = true;
      const bool all_mines = std::popcount(layout) == cells_;
      if (!all_mines || game_.goes_on) played.push_back(layout);  // or the game is won already
    }
    if (!can_be_safe) continue;
    const std::int64_t whole = weight_of(dealt), loss = lost_by(cell, 0, played);
    const std::int64_t num = game_.goes_on ? loss : whole - loss;
    const std::int64_t ahead = (num * best.den - best.num * whole) * (game_.goes_on ? -1 : 1);
    if (best.den == 0 || ahead > 0) best = {num, whole, {}};
    if (best.cells.empty() || ahead == 0) best.cells.push_back(cell);
  }
  return best;
}

std::map<int, Best> PerfectPlay::worth_after(Layout truth, std::uint32_t opened) {
  std::uint64_t seen = 0;
  for (int cell = 0; cell < cells_; ++cell) {
    if ((opened >> cell) & 1) seen = with_symbol(seen, cell, symbol_in(truth, cell));
  }
  Layouts rest;
  for (const Layout layout : layouts_) {
    bool fits = true, has_safe_cell = false;
    for (int cell = 0; cell < cells_; ++cell) {
      const std::uint64_t symbol = symbol_at(seen, cell);
      if (symbol != kCovered && symbol != symbol_in(layout, cell)) fits = false;
      if (symbol == kCovered && !((layout >> cell) & 1)) has_safe_cell = true;
    }
    if (fits && (has_safe_cell || game_.goes_on)) rest.push_back(layout);
  }
  std::map<int, Best> worth;
  const std::int64_t whole = weight_of(rest);
  for (int cell = 0; cell < cells_; ++cell) {
    bool can_be_safe = false;
    for (const Layout layout : rest) {
      if (!((layout >> cell) & 1)) can_be_safe = true;
    }
    if (!can_be_safe || symbol_at(seen, cell) != kCovered) continue;
    const std::int64_t loss = lost_by(cell, seen, rest);
    worth[cell] = {game_.goes_on ? loss : whole - loss, whole, {cell}};
  }
  return worth;
}

}  // namespace oracle
