// A person's game: the clicks of a recording, and what each did to the board. Our own referee
// computes everything from the layout and the mouse. Where the file claims something else, that is
// listed, not hidden. A PersonGame is read from any file that holds one, and can be turned into a
// Transcript or into the position at any time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/position.h"
#include "core/result.h"
#include "formats/recording.h"
#include "game/transcript.h"

namespace minewise {

// One click. A click that changes nothing that matters to the game is wasted: a left click on an
// open or flagged cell, a right click on an open cell, a chord that opens nothing, a question mark
// wiped out.
struct Click {
  enum class Kind : std::uint8_t {
    Open,    // a left click
    Flag,    // a right click on a covered cell, or wasted on an open one
    Unflag,  // a right click on a flag; with question marks the cell now has one
    Unmark,  // a right click on a question mark that wipes it out; always wasted
    Chord,   // both buttons, the middle one, or left with shift
  };

  std::int32_t time_ms = 0;  // since the first cell was opened; flags may come before that
  Cell cell = {};
  Kind kind = Kind::Open;
  bool is_wasted = false;
  bool hits_mine = false;   // opens a mine, and so loses
  bool marks = false;       // whether question marks were in use: that can be switched at any time
  std::int32_t opened = 0;  // cells that it opened, a mine among them included

  friend bool operator==(const Click&, const Click&) = default;
};
std::string_view click_word(Click::Kind kind);  // "open", "flag", "unflag", "unmark", "chord"

// How often each way of clicking was used, wasted clicks included.
struct ClickCounts {
  int left = 0, right = 0, chord = 0, wasted = 0;

  friend bool operator==(const ClickCounts&, const ClickCounts&) = default;
};

// Counts a click.
void count_click(const Click& click, ClickCounts& counts);

struct PersonGame {
  std::string program = {}, version = {}, mode = {};
  Shape shape = {};
  Layout layout = Layout(0);
  bool marks = false;
  std::vector<Click> clicks = {};  // until the game is over, by time
  GameEnd end = GameEnd::Unfinished;
  int start_ms = 0;  // on the recording's clock, when the first cell was opened
  int time_ms = 0;   // from then to the end of the game, or to the last click if it has none
  int bbbv = 0;
  ClickCounts counts = {};
  ReplayClaims claims = {};
  std::vector<std::string> differences =
      {};  // sentences: what the file claims and the referee denies

  bool is_won() const { return end == GameEnd::Won; }

  // The first cell opened, if any was.
  std::optional<Cell> first_click() const;

  friend bool operator==(const PersonGame&, const PersonGame&) = default;
};

// Sentences: what the claims of a game say and the game itself does not.
std::vector<std::string> differences_of_claims(const PersonGame& game);

// Whether a difference is between the events of a recording and what its mouse does. Only the
// recording can tell.
bool is_difference_of_events(std::string_view difference);

// Plays a recording. REQUIRES: nothing; any mouse events give a game.
PersonGame referee(const Recording& recording);

// Reads a person's game from a file of either kind: a replay of another program, or a transcript
// that 'minewise import' wrote.

// The game of a file, or an Error if it is damaged. Nothing if the file is something else.
std::optional<Result<PersonGame>> find_person_game(std::string_view bytes);

// The same of a file that should hold one: something else is an Error too.
Result<PersonGame> read_person_game(std::string_view bytes);

// A person's game as a Transcript, for everything that watches, draws and studies games. Every cell
// that a click opened is a move of its own, so a chord is several moves; no move has a reason. Only
// flags that stand at the end are moves, because our flags cannot be taken back. Times and wasted
// clicks are lost.

Transcript transcript_of(const PersonGame& person);

// After all clicks up to this time of the game's clock. Flags are the person's, right or wrong.
Position position_at(const PersonGame& game, int time_ms);

}  // namespace minewise
