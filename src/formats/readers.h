// The readers of replay files, one a format. The format is recognised by the content. Whatever the
// bytes are, the answer is a Recording or an Error that names the offset; memory stays within a few
// times the size of the file and of its board.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "formats/file_bytes.h"
#include "formats/recording.h"

namespace minewise {

// The recording of whichever format fits the whole file. An Error if none fits, but the file has
// what only one of them has: then it is a damaged replay. Nothing if it is no replay.
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

// What readers share. An error is noted in the FileBytes; then the values mean nothing.

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
