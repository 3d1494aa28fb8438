// Reads boards as this program draws them: the output of play, analyze, render, influence, optimal
// and replay, coloured or not.
//
//     game   3x2/2 survival seed=7 game=0
//     agent  basic
//
//            0     1     2
//       0    1   33% | 25%|
//       1    F  [  +]   x
//     percent that a cell is a mine; ...
//
// A board begins with its ruler, the columns counted from 0, and each row with its number. The
// marks around a cell say how it was decided, and are skipped. A cell with a probability or a value
// is covered, and so is one that is proved but not opened. Lines around the boards are skipped too,
// except those about the game: `game ID`, `agent NAME` and the headers of positions.
//
// Under `game ID`, the line `layout given` says that the ID does not deal the layout: then only a
// drawn layout can be used. A drawn layout has `*` for its mines and `.` or numbers elsewhere. If
// it has numbers and all are right, it could also be a position; if one is wrong, it is no layout.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/layout.h"
#include "core/position.h"

namespace minewise {

// What was drawn of one game. Of several games in a text, the last.
struct Drawing {
  std::vector<Position> moments;    // boards that show a position, in their order
  std::optional<LayoutSet> layout;  // the layout, if one is drawn
  bool is_either = false;           // the same board gives both: all that is no mine is open
  std::optional<GameId> id;
  std::string agent;      // empty if it is not told
  bool is_given = false;  // the game was played on a given layout: its ID deals another
  Error no_layout;        // why there is no layout, if there is none
  std::string note;       // how symbols were read that could be two things

  bool is_empty() const { return moments.empty() && !layout && !id; }
};

// An empty Drawing if the text has no drawn board and names no game. An Error if a board begins
// well and breaks off, or if a header or a game ID above a board does not read.
Result<Drawing> read_drawing(std::string_view text);

// Whether a word begins the headers of positions: "mines", "density", "clues" or "topology".
bool is_header_word(std::string_view word);

// The text without the codes that colour it.
std::string without_colours(std::string_view text);

}  // namespace minewise
