// The numbers by which players measure a game: how fast it was, and how few clicks it took. Plain
// numbers in and out, so that any reader of games can ask. docs/metrics.md has the definitions, the
// sources, and where these differ.
//
// A game that was lost or broken off counts what was solved of the board. A number of which nothing
// can be said is left out: no time has passed, nothing was clicked or solved, or the board is of no
// standard size.
#pragma once

#include <optional>

#include "core/shape.h"

namespace minewise {

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
