// A recording is what a replay file of another program holds: the board, the mouse, and the file's
// claims about the game. Nothing here is computed; the referee says what the clicks did to the
// board (person_game.h). This file also has the readers of all replay formats and what they share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/cell.h"
#include "core/layout.h"
#include "core/result.h"
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

// Reads a file of any content byte by byte. The first mistake is kept as an Error that names the
// offset. After that every read returns zeros, so that a caller can read a whole record and check
// once. Numbers have their high byte first, as in all these formats.
class FileBytes {
 public:
  explicit FileBytes(std::string_view bytes) : bytes_(bytes) {}

  bool is_good() const { return !error_; }
  std::size_t offset() const { return at_; }
  std::size_t left() const { return bytes_.size() - at_; }

  // The error, or nothing yet.
  Result<void> status() const;

  // `what` stands in messages: "the file ends in the middle of the mines".
  int u8(std::string_view what) { return static_cast<int>(number(1, what)); }
  int u16(std::string_view what) { return static_cast<int>(number(2, what)); }
  int u24(std::string_view what) { return static_cast<int>(number(3, what)); }
  std::uint32_t u32(std::string_view what) { return static_cast<std::uint32_t>(number(4, what)); }
  std::int16_t i16(std::string_view what) { return static_cast<std::int16_t>(number(2, what)); }
  int peek() const { return left() > 0 ? static_cast<unsigned char>(bytes_[at_]) : -1; }

  // So many bytes.
  std::string_view take(std::size_t count, std::string_view what);
  void skip(std::size_t count, std::string_view what) { take(count, what); }

  // All bytes up to `last`, which is taken too.
  std::string_view take_until(char last, std::string_view what);

  // Whether `count` things of `each` bytes can still follow; if not, that is the error. To be asked
  // before memory is taken for them.
  bool expect(std::size_t count, std::size_t each, std::string_view what);

  // Goes to an offset. One after the end is the error.
  void seek(std::size_t offset, std::string_view what);

  // Notes what is wrong at an offset, unless something is already.
  template <class... Args>
  void fail_at_offset(std::size_t offset, fmt::format_string<Args...> format, Args&&... args) {
    if (!error_) note(offset, format_message(format, std::forward<Args>(args)...));
  }

 private:
  std::uint64_t number(std::size_t bytes, std::string_view what);
  void note(std::size_t offset, std::string message);

  std::string_view bytes_;
  std::size_t at_ = 0;
  std::optional<Error> error_;
};

// The readers of replay files, one for each format. The format is detected from the content. For
// any bytes the answer is a Recording or an Error that names the offset. Memory stays within a few
// times the size of the file and of its board.

// The recording of the format that fits the whole file. An Error if none fits but the file has a
// mark that only one of them has: then it is a damaged replay. Nothing if it is no replay.
std::optional<Result<Recording>> find_recording(std::string_view bytes);

// Whether a file has what only replays of one format have. It may be damaged, or only begun.
bool has_mark_of_replay(std::string_view bytes);

// The same as find_recording() of a file that should be a replay: if it is none, the Error says
// what each reader found.
Result<Recording> read_recording(std::string_view bytes);

// What each reader found in a file that none can read: "as AVF, offset 5: ...; as RMV, ...".
std::string misfits_of(std::string_view bytes);

Result<Recording> read_avf(std::string_view bytes);
Result<Recording> read_rmv(std::string_view bytes);
Result<Recording> read_mvf(std::string_view bytes);
Result<Recording> read_evf(std::string_view bytes);
Result<Recording> read_rawvf(std::string_view bytes);

// The most that an event or a game may take: eleven days.
inline constexpr int kMostTimeMs = 1'000'000'000;

// Shared by the readers. Errors are kept in the FileBytes; after an error the values mean nothing.

// A board of so many cells and mines, checked: no more mines than cells.
void set_board(Recording& recording, int width, int height, int mines, FileBytes& reader);

// Two bytes for each mine, column and row in that order or the other; both count from `first`.
enum class MineOrder { ColumnRow, RowColumn };
void read_mines(Recording& recording, int mines, MineOrder order, int first, FileBytes& reader);

// Some programs record from the release of the first left click on. Puts the press before it.
void add_first_press(Recording& recording);

// The name of a mode by its number in RMV and EVF: "classic", "upk", ...
std::string replay_mode(int number);

// The text of a name that came from outside: printable, without blanks around it, not too long.
std::string name_text(std::string_view text);

}  // namespace minewise
