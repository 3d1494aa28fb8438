// A recording: what a replay file of another program holds, whichever program wrote it. Board,
// mouse and what the file says of itself; nothing here is computed. What the clicks did to the
// board is for the referee to say (formats/person_game.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cell.h"
#include "core/layout.h"
#include "core/shape.h"

namespace minewise {

enum class ReplayFormat : std::uint8_t { Avf, Rmv, Mvf, Evf, Rawvf };
std::string_view replay_format_name(ReplayFormat format);  // "AVF", "RMV", ...

// Something the mouse did. Pixels count from the top left corner of the board, and may lie outside.
// Small on purpose: files with three bytes an event must not take twenty times their size.
struct MouseEvent {
  enum class Kind : std::uint8_t {
    Move,
    LeftPress,
    LeftRelease,
    RightPress,
    RightRelease,
    MiddlePress,
    MiddleRelease,
    ShiftLeftPress,  // a left press that chords when it is released
    Preflag,         // a flag from before the recording; nothing is told of the buttons
    MarksToggle,     // question marks are switched on or off
  };

  std::int32_t time_ms = 0;
  std::int16_t x = 0, y = 0;
  Kind kind = Kind::Move;

  friend bool operator==(const MouseEvent&, const MouseEvent&) = default;
};

// A cell that the file says to look different from now on. Some formats write what they drew.
struct CellEvent {
  enum class Kind : std::uint8_t { Pressed, Closed, Marked, Flagged, Open, Mine };

  std::int32_t after = 0;  // how many mouse events came before it
  Cell cell = {};
  Kind kind = Kind::Closed;
  std::int8_t number = -1;  // what an open cell shows; -1 where it is not told

  friend bool operator==(const CellEvent&, const CellEvent&) = default;
};

// How a game ended.
enum class GameEnd : std::uint8_t { Won, Lost, Unfinished };
std::string_view game_end_word(GameEnd end);  // "won", "lost", "unfinished"

// What a file says of the game, each only where it does.
struct ReplayClaims {
  std::optional<int> bbbv = {};
  std::optional<int> time_ms = {};
  int time_step_ms = 1;  // the file tells time in steps of this size
  std::optional<bool> won = {};
  std::optional<int> left = {}, right = {}, chord = {};  // clicks

  friend bool operator==(const ReplayClaims&, const ReplayClaims&) = default;
};

struct Recording {
  ReplayFormat format = ReplayFormat::Rawvf;
  std::string program = {};  // "Minesweeper Arbiter"; printable
  std::string version = {};  // "0.52.3"; printable, may be empty
  std::string mode = {};     // "classic", "upk", "density", ..., or "" where it is not told
  Shape shape = {};          // always square
  Layout layout = Layout(0);
  int square_size = 16;  // pixels a cell is wide and high
  bool marks = false;    // a right click on a flag makes it a question mark
  std::vector<MouseEvent> mouse = {};
  std::vector<CellEvent> cells = {};
  ReplayClaims claims = {};

  // The cell under the mouse, if it is on the board.
  std::optional<Cell> cell_at(const MouseEvent& event) const;

  friend bool operator==(const Recording&, const Recording&) = default;
};

}  // namespace minewise
