// Positions as text: reads and writes a board as a player sees it, and converts it to a View and
// back. Positions and layouts are both written as rows of one-letter symbols (TextGrid).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/shape.h"
#include "core/view.h"

namespace minewise {

// A grid of one-letter symbols read row by row, with or without spaces. Lines that begin with "//"
// are comments, and blank lines are ignored.
class TextGrid {
 public:
  // Takes one more row. `line` is its number in the file, `known` the symbols it may hold.
  Result<void> add_row(std::string_view row, int line, std::string_view known);

  int width() const { return width_; }
  int height() const { return height_; }
  bool is_empty() const { return height_ == 0; }
  const std::string& symbols() const { return symbols_; }  // row by row

 private:
  std::string symbols_;
  int width_ = 0;
  int height_ = 0;
};

// The rows of a grid as text: symbols separated by spaces, each row ended by a newline.
std::string format_rows(std::string_view symbols, int width);

// Positions as text: rows of symbols, with or without spaces between them, under optional header
// lines.
//
//     // three stacked clues in a corner
//     mines 10
//     clues exact
//     ? ? 1
//     M F 2
//     _ 0 #
//
// `?`, `.` and `#` are covered; `0`-`8` open with that clue, `_` open with the clue withheld; `M`,
// `*` and `B` a mine stepped on; `F` a flagged mine. Headers: `mines N`, `mines unknown`,
// `mines prior:W0,W1,...`, `density P`, `clues ...`, `topology ...`.

struct Position {
  Shape shape;
  std::optional<MineCount> count;  // absent when no header gives it
  ClueModelPtr clues = exact_clues();
  std::string symbols;  // row by row, one of "?012345678_MF" a cell
};

Result<Position> parse_position(std::string_view text);

// The same position always gives the same text. Headers that only repeat the defaults are left out.
std::string format_position(const Position& position);

// Its header lines alone: "mines 10\nclues withheld:0.2\n".
std::string format_headers(const Position& position);

// Takes a line for a header if it is one as it stands, known and with a value that fits. Says
// whether it was.
bool take_header(std::string_view line, Position& position);

// The position as a player sees it, under survival rules with the position's clues and topology. An
// absent count means that the number of mines is unknown.
View view_of(const Position& position);

// What a view shows, as a position. Promises of the rules are not part of it.
Position position_of(const View& view, const Shape& shape);

// The symbol of a cell: '?' covered, a clue's own, 'M' or 'F'.
char symbol_of(const View& view, Cell cell);

// The same on neighbour lists that exist already. Making them takes five times as long as reading
// the text of a position, so a program that reads many positions of one size keeps them. REQUIRES:
// the topology was made from the position's shape.
View view_on(TopologyPtr topology, const Position& position);

}  // namespace minewise
