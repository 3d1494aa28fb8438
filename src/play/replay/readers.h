// The readers of replay files, one a format. What a file is, is seen by its content. Whatever the
// bytes are, the answer is a Recording or an Error that names the offset; memory stays within a few
// times the size of the file and of its board.
#pragma once

#include <string_view>

#include "ground/base/result.h"
#include "play/replay/file_bytes.h"
#include "play/replay/recording.h"

namespace minewise {

// Recognises the format and reads it.
Result<Recording> read_recording(std::string_view bytes);

// Whether a file is one of these, or a damaged one, as far as its beginning tells.
bool looks_like_recording(std::string_view bytes);

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
