// Reads EVF, the replays of Metasweeper: versions 0 to 4 of its standard (eee555/ms_toollib). [n]
// gives the versions that have a field; texts end with a byte 0.
//
//     1   version of the format
//     1   summary: 128 completed, 8 [4] converted from another format; the rest is not needed
//     1   [3 4] settings, not needed
//     1   rows        1   columns      2   mines      1   pixels a cell      2   mode
//     2   3BV         3   time in ms; [4] 4
//     18  [4] country (2), start (8), end (8)
//     ?   text: the program and its version, such as 元3.1.9
//     ?   [4] of a converted file, two texts: the converter, the encoding
//     ?   [0 1] 6 texts, [2 3] 7, [4] 3: player, contest, and so on
//     ?   [4] size (2) and bytes of a device's number
//     ?   mines, a bit a cell, row by row, the highest bit first
//     ?   [4] number of figures (2), a text with the name of each
//     ?   events, [0 to 3]: kind (1), ms (3), x (2), y (2). Kinds: 1 move; 2 and 3 left press and
//         release, 4 and 5 right, 6 and 7 middle; 8 a flag of before; 9 the second of two buttons;
//         10, 11, 12 left, right, middle changed
//     ?   events, [4]: kind (1), and for these kinds ms (1), x and y (2 each) since the event
//         before; others: 81 to 83, 99 the game's end: ms (1); 100 to 121 a cell as
//         it looks now: ms, column, row (1 each); 200 a figure: ms (1), which (2), value (8); 201
//         the same with a text; 255 a pause: ms (2)
//     1   0 the events end, and a check sum of 32 bytes follows; [0 to 3] 255 without one.
//         [4] 0, size of the check sum (2), check sum
//
// Times count from the first press, the game's own time from the first cell opened. Metasweeper
// knows no question marks.
#include "core/macros.h"
#include "formats/recording.h"

namespace minewise {
namespace {

// Some kinds name a button without saying whether it went down or up.
class ButtonTracker {
 public:
  // The kind of event of a code from 1 to 12.
  MouseEvent::Kind kind_of(int code) {
    using Kind = MouseEvent::Kind;
    if (code == 8) return Kind::Preflag;
    if (code == 9) code = is_down_[0] ? 11 : 10;
    if (code >= 10) code = 2 * (code - 9) + is_down_[code - 10];
    if (code > 1) is_down_[code / 2 - 1] = code % 2 == 0;
    return static_cast<Kind>(code - 1);  // they stand in the same order
  }

 private:
  bool is_down_[3] = {};
};

void read_evf_mines(Recording& recording, int mines, FileBytes& reader) {
  const auto cells = static_cast<std::size_t>(recording.shape.cells());
  const std::size_t offset = reader.offset();
  const std::string_view bits = reader.take((cells + 7) / 8, "the mines");
  if (!reader.is_good()) return;
  for (std::size_t i = 0; i < cells; ++i) {
    if (bits[i / 8] & 0x80 >> i % 8) recording.layout.place_mine(Cell{static_cast<int>(i)});
  }
  if (recording.layout.mines() != mines) {
    reader.fail_at_offset(offset, "the board has {} mines, but the header says {}",
                          recording.layout.mines(), mines);
  }
}

void read_plain_events(Recording& recording, FileBytes& reader) {
  ButtonTracker buttons;
  while (reader.is_good()) {
    const std::size_t offset = reader.offset();
    const int code = reader.u8("the events");
    if (code == 255) return;
    if (code == 0) return reader.skip(reader.is_good() ? 32 : 0, "the check sum");
    if (code > 12) return reader.fail_at_offset(offset, "an event of unknown kind {}", code);
    MouseEvent event{.kind = buttons.kind_of(code)};
    event.time_ms = reader.u24("the events");
    event.x = reader.i16("the events");
    event.y = reader.i16("the events");
    recording.mouse.push_back(event);
  }
}

// The events of version 4, each told by what changed.
class EvfChanges {
 public:
  EvfChanges(int figures, Recording& recording, FileBytes& reader)
      : figures_(figures), recording_(recording), reader_(reader) {}

  void read() {
    while (reader_.is_good()) {
      const std::size_t offset = reader_.offset();
      const int code = reader_.u8("the events");
      if (code == 0) return reader_.skip(static_cast<std::size_t>(sum_size()), "the check sum");
      now_.time_ms += code == 255 ? reader_.u16("the events") : reader_.u8("the events");
      if (now_.time_ms > kMostTimeMs) reader_.fail_at_offset(offset, "an event after days");
      if (code >= 1 && code <= 12) {
        read_mouse(code);
      } else if (code >= 100 && code <= 121) {
        read_cell(code, offset);
      } else if (code == 200 || code == 201) {
        read_figure(code, offset);
      } else if (code == 82 || code == 83 || code == 81 || code == 99) {
        if (code != 81) recording_.claims.won = code == 82;
      } else if (code != 255) {
        reader_.fail_at_offset(offset, "an event of unknown kind {}", code);
      }
    }
  }

 private:
  int sum_size() { return reader_.is_good() ? reader_.u16("the check sum") : 0; }

  void read_mouse(int code) {
    now_.kind = buttons_.kind_of(code);
    now_.x = static_cast<std::int16_t>(now_.x + reader_.i16("the events"));
    now_.y = static_cast<std::int16_t>(now_.y + reader_.i16("the events"));
    recording_.mouse.push_back(now_);
  }

  void read_cell(int code, std::size_t offset) {
    using Kind = CellEvent::Kind;
    const int col = reader_.u8("the events"), row = reader_.u8("the events");
    CellEvent event{.after = static_cast<std::int32_t>(recording_.mouse.size())};
    if (code <= 108) {
      event.kind = Kind::Open;
      event.number = static_cast<std::int8_t>(code - 100);
    } else if (code == 110 || code == 114 || code == 116) {
      event.kind = Kind::Closed;  // mines and wrong flags shown at the end open nothing
    } else if (code == 111 || code == 115 || code == 118 || code == 120 || code == 121) {
      event.kind = code == 111   ? Kind::Flagged
                   : code == 115 ? Kind::Mine
                   : code == 120 ? Kind::Marked
                                 : Kind::Pressed;
    } else {
      return reader_.fail_at_offset(offset, "an event of unknown kind {}", code);
    }
    if (!recording_.shape.contains({row, col})) return;
    event.cell = recording_.shape.cell({row, col});
    recording_.cells.push_back(event);
  }

  void read_figure(int code, std::size_t offset) {
    constexpr int kFirst = 10000;
    const int which = reader_.u16("the events") - kFirst;
    if (which < 0 || which >= figures_) {
      return reader_.fail_at_offset(offset, "figure {} of {}", which, figures_);
    }
    if (code == 200) reader_.skip(8, "the events");
    if (code == 201) reader_.take_until('\0', "the events");
  }

  int figures_;
  Recording& recording_;
  FileBytes& reader_;
  ButtonTracker buttons_;
  MouseEvent now_;
};

// "元3.1.9" is Metasweeper 3.1.9; converted files name another program.
void set_evf_program(std::string_view text, Recording& recording) {
  recording.program = "Metasweeper";
  for (const std::string_view name : {"元", "Metasweeper", "Meta"}) {
    if (!text.starts_with(name)) continue;
    recording.version = name_text(text.substr(name.size()));
    return;
  }
  recording.program = name_text(text);
}

void skip_texts(int count, FileBytes& reader) {
  for (int i = 0; i < count && reader.is_good(); ++i) reader.take_until('\0', "a text");
}

// All before the mines. Returns their number.
int read_evf_head(int version, Recording& recording, FileBytes& reader) {
  const int summary = reader.u8("the summary");
  recording.claims.won = (summary & 128) != 0;
  if (version >= 3) reader.skip(1, "the settings");
  const int height = reader.u8("the rows");
  const int width = reader.u8("the columns");
  const int mines = reader.u16("the number of mines");
  set_board(recording, width, height, mines, reader);
  const std::size_t offset = reader.offset();
  recording.square_size = reader.u8("the size of cells");
  if (recording.square_size == 0) reader.fail_at_offset(offset, "cells of 0 pixels");
  recording.mode = replay_mode(reader.u16("the mode"));
  recording.claims.bbbv = reader.u16("the 3BV");
  const std::size_t time = reader.offset();
  const auto ms =
      version < 4 ? static_cast<std::uint32_t>(reader.u24("the time")) : reader.u32("the time");
  if (ms > kMostTimeMs) reader.fail_at_offset(time, "a game of {} ms", ms);
  recording.claims.time_ms = static_cast<int>(ms);
  if (version == 4) reader.skip(18, "country and times");
  set_evf_program(reader.take_until('\0', "the program"), recording);
  const bool is_converted = version == 4 && (summary & 8);
  skip_texts(version < 2 ? 6 : version < 4 ? 7 : is_converted ? 5 : 3, reader);
  if (version == 4) {
    reader.skip(static_cast<std::size_t>(reader.u16("the device")), "the device");
  }
  return mines;
}

}  // namespace

Result<Recording> read_evf(std::string_view bytes) {
  FileBytes reader(bytes);
  Recording recording{.format = ReplayFormat::Evf};
  const int version = reader.u8("the version");
  if (version > 4) {
    reader.fail_at_offset(0, "unknown version {} of EVF; versions 0 to 4 are known", version);
  }
  const int mines = read_evf_head(version, recording, reader);
  TRY(reader.status());
  read_evf_mines(recording, mines, reader);
  if (version < 4) {
    read_plain_events(recording, reader);
  } else {
    const int figures = reader.u16("the figures");
    skip_texts(figures, reader);
    EvfChanges(figures, recording, reader).read();
  }
  if (reader.left() > 0) {
    reader.fail_at_offset(reader.offset(), "{} extra bytes after the end", reader.left());
  }
  TRY(reader.status());
  return recording;
}

}  // namespace minewise
