// Reads RMV, the replays of Viennasweeper: versions 1 (to Viennasweeper 4) and 2 (from 5 on) of the
// maintainer's specification (ralokt/rmv_spec). [1] and [2] mark what only one version has.
//
//     4   "*rmv"                           2   version of the format
//     1   [2] program                      1   [2] its major version
//     4   size of the file
//     2   each, the sizes of: [1] result text, version text, player, board, flags of before,
//         properties, [2] extensions; 4 of the events; 2 of the check sum
//     ?   [1] result text: "LEVEL:Beginner#SCORE:0.51#...#3BV:2#...", between line feeds
//     ?   version text: "Vienna Minesweeper - ... - Release 3.0C Copyright ..."
//     ?   player: number of texts (2), then size (1) and text of each
//     ?   board: time (4), width (1), height (1), mines (2), column and row (1 each) of each
//     ?   flags of before, if their size is not 0: number (2), column and row of each
//     ?   properties, 1 each: question marks, no flags used, mode, level; [1] text is UTF-8;
//         [2] 3BV low, 3BV high, pixels a cell
//     ?   [2] extensions: number (2), then size (1) and name, size (1) and value of each
//     ?   events: kind (1), and then
//           0           [1] a new time stamp (4)
//           1 to 7      mouse: ms (3), buttons (1), x (2), y (2); [1] from the corner of the
//                       window, which is 12 left of and 56 above that of the board
//           9 to 14, 18 to 27   a cell as it looks now: column (1), row (1)
//           15, 16, 17  the end: mine, won, other; ms (3)
//           28          [2] mouse moved: ms since the last (1), and x and y in 4 bits each
//     ?   check sum
//
// The press of the first click is not recorded. After the end some bytes may be left of the events.
#include <string>

#include "core/macros.h"
#include "core/words.h"
#include "formats/recording.h"

namespace minewise {
namespace {

struct RmvSizes {
  std::size_t result = 0, version = 0, player = 0, board = 0, flags = 0, properties = 0,
              extensions = 0, events = 0, sum = 0;
};

RmvSizes read_rmv_sizes(int version, FileBytes& reader) {
  const auto size = [&] { return static_cast<std::size_t>(reader.u16("the sizes")); };
  RmvSizes sizes;
  if (version == 1) sizes.result = size();
  sizes.version = size();
  sizes.player = size();
  sizes.board = size();
  sizes.flags = size();
  sizes.properties = size();
  if (version == 2) sizes.extensions = size();
  sizes.events = reader.u32("the sizes");
  sizes.sum = size();
  return sizes;
}

// The value of a key in the result text. A lost game has a 3BV of 0, which says nothing.
void read_rmv_result(std::string_view text, ReplayClaims& claims) {
  constexpr std::string_view kKey = "3BV:";
  const std::size_t at = text.find(kKey);
  if (at == text.npos) return;
  const std::size_t begin = at + kKey.size();
  const auto bbbv = parse_int(text.substr(begin, text.find('#', begin) - begin), 65535);
  if (bbbv && *bbbv > 0) claims.bbbv = *bbbv;
}

// "Vienna Minesweeper - Home Edition - Release 2.2 (c)2008 ...": name and version.
void read_rmv_program(std::string_view text, Recording& recording) {
  text = text.substr(0, text.find(" Copyright"));
  text = text.substr(0, text.find(" (c)"));
  const std::size_t dash = text.find(" - ");
  recording.program = name_text(text.substr(0, dash));
  if (dash != text.npos) recording.version = name_text(text.substr(dash + 3));
}

void read_rmv_board(Recording& recording, FileBytes& reader) {
  reader.skip(4, "the time of the board");
  const int width = reader.u8("the width");
  const int height = reader.u8("the height");
  const int mines = reader.u16("the number of mines");
  set_board(recording, width, height, mines, reader);
  if (reader.is_good()) read_mines(recording, mines, MineOrder::ColumnRow, 0, reader);
}

// They become the first events of the mouse; its pixels are not known yet.
void read_rmv_flags(Recording& recording, FileBytes& reader) {
  const int count = reader.u16("the flags set before the game");
  if (!reader.expect(static_cast<std::size_t>(count), 2, "flags set before the game")) return;
  for (int i = 0; i < count && reader.is_good(); ++i) {
    const std::size_t offset = reader.offset();
    const int col = reader.u8("the flags set before the game"),
              row = reader.u8("the flags set before the game");
    if (recording.shape.contains({row, col})) {
      recording.mouse.push_back({.x = static_cast<std::int16_t>(col),
                                 .y = static_cast<std::int16_t>(row),
                                 .kind = MouseEvent::Kind::Preflag});
    } else {
      reader.fail_at_offset(offset, "a flag at {},{}, outside the board", row, col);
    }
  }
}

void read_rmv_properties(int version, std::size_t size, Recording& recording, FileBytes& reader) {
  const std::size_t begin = reader.offset();
  const std::size_t least = version == 1 ? 4 : 7;
  if (size < least) reader.fail_at_offset(begin, "only {} properties of {}", size, least);
  recording.marks = reader.u8("the properties") != 0;
  reader.skip(1, "the properties");
  recording.mode = replay_mode(reader.u8("the properties"));
  reader.skip(1, "the properties");
  if (version == 2) {
    const int low = reader.u8("the properties");
    recording.claims.bbbv = reader.u8("the properties") << 8 | low;
    recording.square_size = reader.u8("the properties");
    if (recording.square_size == 0) reader.fail_at_offset(begin + 6, "cells of 0 pixels");
  }
  for (MouseEvent& flag : recording.mouse) {
    flag.x = static_cast<std::int16_t>(flag.x * recording.square_size);
    flag.y = static_cast<std::int16_t>(flag.y * recording.square_size);
  }
  reader.seek(begin + size, "the events");
}

// The events. Reduced moves say what changed since the mouse event before.
class RmvEvents {
 public:
  RmvEvents(int version, Recording& recording, FileBytes& reader)
      : version_(version), recording_(recording), reader_(reader) {}

  // Until the event that ends the game.
  void read() {
    while (reader_.is_good() && !is_over_) {
      const std::size_t offset = reader_.offset();
      const int code = reader_.u8("the events");
      if (code == 0 && version_ == 1) {
        reader_.skip(4, "the events");
      } else if (code >= 1 && code <= 7) {
        read_mouse(code);
      } else if (code == 28 && version_ == 2) {
        read_move(offset);
      } else if ((code >= 9 && code <= 14) || (code >= 18 && code <= 27)) {
        read_cell(code, offset);
      } else if (code >= 15 && code <= 17) {
        read_end(code);
      } else {
        reader_.fail_at_offset(offset, "an event of unknown kind {}", code);
      }
    }
  }

 private:
  void read_mouse(int code) {
    const int left = version_ == 1 ? 12 : 0, above = version_ == 1 ? 56 : 0;
    now_.time_ms = reader_.u24("the events");
    reader_.skip(1, "the events");
    now_.x = static_cast<std::int16_t>(reader_.i16("the events") - left);
    now_.y = static_cast<std::int16_t>(reader_.i16("the events") - above);
    now_.kind = static_cast<MouseEvent::Kind>(code - 1);  // they stand in the same order
    is_placed_ = true;
    recording_.mouse.push_back(now_);
  }

  void read_move(std::size_t offset) {
    if (!is_placed_) {
      reader_.fail_at_offset(offset, "a relative mouse position before an absolute one");
    }
    const auto half = [](int bits) { return (bits & 7) - (bits & 8); };
    now_.time_ms += reader_.u8("the events");
    if (now_.time_ms > kMostTimeMs) reader_.fail_at_offset(offset, "an event after days");
    const int change = reader_.u8("the events");
    now_.x = static_cast<std::int16_t>(now_.x + half(change >> 4));
    now_.y = static_cast<std::int16_t>(now_.y + half(change));
    now_.kind = MouseEvent::Kind::Move;
    recording_.mouse.push_back(now_);
  }

  void read_cell(int code, std::size_t offset) {
    using Kind = CellEvent::Kind;
    const int col = reader_.u8("the events"), row = reader_.u8("the events");
    if (!recording_.shape.contains({row, col})) {
      reader_.fail_at_offset(offset, "an event at {},{}, outside the board", row, col);
      return;
    }
    CellEvent event{.after = static_cast<std::int32_t>(recording_.mouse.size()),
                    .cell = recording_.shape.cell({row, col})};
    event.kind = code <= 10                 ? Kind::Pressed
                 : code == 11               ? Kind::Closed
                 : code == 12               ? Kind::Marked
                 : code == 13               ? Kind::Flagged
                 : code == 14 || code == 27 ? Kind::Mine
                                            : Kind::Open;
    if (event.kind == Kind::Open) event.number = static_cast<std::int8_t>(code - 18);
    recording_.cells.push_back(event);
  }

  void read_end(int code) {
    is_over_ = true;
    recording_.claims.won = code == 16;
    recording_.claims.time_ms = reader_.u24("the end of the game");
  }

  int version_;
  Recording& recording_;
  FileBytes& reader_;
  MouseEvent now_;
  bool is_placed_ = false, is_over_ = false;
};

void skip_rmv_texts(int texts, int count, FileBytes& reader) {
  for (int i = 0; i < count * texts && reader.is_good(); ++i) {
    reader.skip(static_cast<std::size_t>(reader.u8("a text")), "a text");
  }
}

int read_rmv_version(std::string_view bytes, FileBytes& reader) {
  if (reader.take(4, "the word *rmv") != "*rmv") reader.fail_at_offset(0, "no *rmv at the start");
  const int version = reader.u16("the version");
  if (version != 1 && version != 2) {
    reader.fail_at_offset(4, "unknown version {} of RMV; versions 1 and 2 are known", version);
  }
  if (version == 2) reader.skip(2, "the program");
  const std::size_t offset = reader.offset();
  const std::size_t size = reader.u32("the size");
  // Early builds of version 2 tell two bytes too few.
  if (size > bytes.size()) {
    reader.fail_at_offset(offset, "the file should have {} bytes, but it has {}", size,
                          bytes.size());
  }
  return version;
}

}  // namespace

Result<Recording> read_rmv(std::string_view bytes) {
  FileBytes reader(bytes);
  Recording recording{.format = ReplayFormat::Rmv};
  const int version = read_rmv_version(bytes, reader);
  const RmvSizes sizes = read_rmv_sizes(version, reader);
  read_rmv_result(reader.take(sizes.result, "the result"), recording.claims);
  read_rmv_program(reader.take(sizes.version, "the version text"), recording);
  skip_rmv_texts(1, reader.u16("the player"), reader);
  read_rmv_board(recording, reader);
  TRY(reader.status());
  if (sizes.flags > 0) read_rmv_flags(recording, reader);
  read_rmv_properties(version, sizes.properties, recording, reader);
  if (version == 2) skip_rmv_texts(2, reader.u16("the extensions"), reader);
  TRY(reader.status());
  RmvEvents(version, recording, reader).read();
  reader.skip(sizes.sum, "the check sum");
  TRY(reader.status());
  add_first_press(recording);
  return recording;
}

}  // namespace minewise
