// The numbers by which players measure boards and games: openings, 3BV and islands of a board,
// speed and efficiency of a game. All of it goes by neighbours, so it holds on any grid.
// docs/review.md has the definitions and their sources.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/cell_bytes.h"
#include "core/layout.h"
#include "core/shape.h"
#include "core/topology.h"

namespace minewise {

// The openings of a board. An opening is a group of connected zeros together with every cell that
// touches one of them: one click opens it all. A safe cell in no opening is lone: it takes a click
// of its own. A cell on the edge of two openings belongs to both.
//
//     0 0 1 * 1 0      two openings, of 9 cells and of 4
//     0 0 2 2 3 1
//     0 0 1 * 2 *      two lone cells, each a 2 beside the mine in the last row
class Openings {
 public:
  // REQUIRES: the layout has as many cells as the topology. Both outlive this.
  Openings(const Layout& layout, const Topology& topology);

  const Layout& layout() const { return layout_; }
  const Topology& topology() const { return topology_; }
  int count() const { return static_cast<int>(ends_.size()); }

  // The mines around a cell, be it a mine itself or not.
  int number(Cell cell) const { return numbers_[cell]; }

  bool is_mine(Cell cell) const { return layout_.has_mine(cell); }
  bool is_zero(Cell cell) const { return number(cell) == 0 && !is_mine(cell); }
  bool is_lone(Cell cell) const { return last_[cell.at()] == kNone && !is_mine(cell); }

  // The opening of a zero, from 0. REQUIRES: it is one.
  int opening_of(Cell zero) const { return last_[zero.at()]; }

  // The zeros and the edge of an opening.
  std::span<const Cell> cells(int opening) const;

 private:
  static constexpr std::int32_t kNone = -1;

  void open(Cell zero);

  const Layout& layout_;
  const Topology& topology_;
  CellBytes numbers_;
  std::vector<std::int32_t> last_;  // by cell: the opening found last that has it
  std::vector<Cell> cells_;         // opening after opening
  std::vector<std::size_t> ends_;   // by opening: where its cells end
};

// What a board asks of a player's hand. The 3BV, Bechtel's Board Benchmark Value, is the fewest
// clicks that clear the board without flags: one for each opening and one for each lone cell.
// Islands are the groups of lone cells that touch one another.

struct BoardValue {
  int clicks = 0;  // the 3BV
  int openings = 0;
  int islands = 0;
  std::array<int, kMaxDegree + 1> numbers{};  // how many safe cells have each number

  friend bool operator==(const BoardValue&, const BoardValue&) = default;
};

BoardValue board_value(const Openings& openings);
BoardValue board_value(const Layout& layout, const Topology& topology);

// The 3BV alone.
int count_3bv(const Openings& openings);
int count_3bv(const Layout& layout, const Topology& topology);

// How fast a game was, and how few clicks it took. Plain numbers in and out, so that any reader of
// games can ask.
//
// A game that was lost or broken off counts what was solved of the board. A number is left out
// where it has no meaning: no time has passed, nothing was clicked or solved, or the board has no
// standard size.

// Clicks of one kind. A click is effective if it changed the board: if it opened a cell, set a flag
// or took one back.
struct ClickCount {
  int all = 0;
  int effective = 0;
};

struct PlayedGame {
  int board_3bv = 0;
  int solved_3bv = 0;  // of it: all in a game that was won
  double seconds = 0;
  ClickCount left, right, chord;
  std::optional<int> zini = {};  // of the board, if it is known

  int clicks() const { return left.all + right.all + chord.all; }
  int effective() const { return left.effective + right.effective + chord.effective; }
  bool is_solved() const { return solved_3bv == board_3bv; }
};

struct GameValue {
  using Number = std::optional<double>;

  Number per_second;       // 3BV/s: solved 3BV a second
  Number estimated_time;   // the time that the whole board takes at that pace
  Number clicks_a_second;  // CL/s
  Number efficiency;       // IOE, index of efficiency: solved 3BV a click
  Number correctness;      // effective clicks of all
  Number throughput;       // solved 3BV an effective click; IOE is correctness times throughput
  Number rqp;              // rapport qualité prix: time by 3BV/s; lower is better
  Number qg;               // the same with the time to the power of 1.7
  Number ios;              // index of speed: log time by log 3BV, of a solved board
  Number stnb;             // of saolei.net; higher is better; standard boards only
  Number zini_per_second;  // ZiNi/s, ZNE and ZNT: as 3BV/s, IOE and throughput, of a solved board
  Number zini_efficiency;
  Number zini_throughput;
};

GameValue game_value(const PlayedGame& game, const Shape& shape, int mines);

}  // namespace minewise
