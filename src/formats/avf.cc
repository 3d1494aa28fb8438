// Reads AVF, the replays of Minesweeper Arbiter (0.35 and later) and FreeSweeper. There is no magic
// word; level, mines and the bracketed text must fit together.
//
//     1   version: 52 for Arbiter 0.52; 0 for FreeSweeper     then of FreeSweeper: 1 its release
//     4   not known
//     1   level: 3, 4, 5 the three standard boards (8x8/10, 16x16/40, 30x16/99), 6 custom
//     4   custom only: width - 1, height - 1, mines (2)
//     2   for each mine: row, column, from 1
//     ?   not known, and then
//     1   question marks: 17 on, 127 off
//     1   not known
//     ?   [LEVEL|...|START|END|...|B3BVTtime], as text: time in seconds, plus 1 in Arbiter
//     ?   not known, a few bytes
//     8   for each event: kind, x high, seconds low, x low, 1/100 s, y high, seconds high, y low;
//         seconds are plus 1, and 0 seconds end the list
//     ?   not known, then the text "cs=", a check sum, and lines that end with CR: real time, skin,
//         player; the last is the program ("Minesweeper Arbiter 0.52.3. Copyright ...").
//         FreeSweeper has a byte for each event after "cs=": its low half are 1/1000 s.
//
// Sources: the converters of rawvf (parser_avf.c, parser_fsvf.c), sweeping-view, flop-player.
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/macros.h"
#include "core/words.h"
#include "formats/recording.h"

namespace minewise {
namespace {

constexpr int kEventSize = 8;

std::optional<MouseEvent::Kind> avf_kind(int code) {
  using Kind = MouseEvent::Kind;
  constexpr int kFlagOfNoMeaning = 128;
  switch (code & ~kFlagOfNoMeaning) {
    case 1:
      return Kind::Move;
    case 3:
      return Kind::LeftPress;
    case 5:
      return Kind::LeftRelease;
    case 9:
      return Kind::RightPress;
    case 11:
      return Kind::ShiftLeftPress;
    case 17:
      return Kind::RightRelease;
    case 21:
      return Kind::LeftRelease;
    case 33:
      return Kind::MiddlePress;
    case 65:
      return Kind::MiddleRelease;
    default:
      return std::nullopt;
  }
}

void read_avf_board(Recording& recording, FileBytes& reader) {
  constexpr std::array<std::array<int, 3>, 3> kLevels{{{8, 8, 10}, {16, 16, 40}, {30, 16, 99}}};
  const std::size_t offset = reader.offset();
  const int level = reader.u8("the level");
  std::array<int, 3> size{};
  if (level >= 3 && level <= 5) {
    size = kLevels[static_cast<std::size_t>(level - 3)];
  } else if (level == 6) {
    size[0] = reader.u8("the width") + 1;
    size[1] = reader.u8("the height") + 1;
    size[2] = reader.u16("the number of mines");
  } else {
    reader.fail_at_offset(offset, "level {} is not a number from 3 to 6", level);
  }
  set_board(recording, size[0], size[1], size[2], reader);
  if (reader.is_good()) read_mines(recording, size[2], MineOrder::RowColumn, 1, reader);
}

// Where the bracketed text begins, after the '['. Other brackets may stand before it.
std::optional<std::size_t> find_avf_text(std::string_view bytes, std::size_t from) {
  for (std::size_t at = bytes.find('[', from + 2); at != bytes.npos; at = bytes.find('[', at + 1)) {
    const bool is_text = at + 2 < bytes.size() && is_digit(bytes[at + 1]) && bytes[at + 2] == '|' &&
                         (bytes[at - 2] == 17 || bytes[at - 2] == 127);
    if (is_text) return at + 1;
  }
  return std::nullopt;
}

// "B28T4.07", with a point or a comma.
bool read_avf_score(std::string_view field, bool is_arbiter, ReplayClaims& claims) {
  const std::size_t t = field.find('T');
  if (!field.starts_with('B') || t == field.npos) return false;
  const std::size_t point = field.find_first_of(".,", t);
  if (point == field.npos) return false;
  const auto bbbv = parse_int(field.substr(1, t - 1), 1'000'000);
  const auto seconds = parse_int(field.substr(t + 1, point - t - 1), 1'000'000);
  std::string decimals(field.substr(point + 1, 3));
  decimals.resize(3, '0');
  const auto thousandths = parse_int(decimals, 999);
  if (!bbbv || !seconds || !thousandths || *seconds < is_arbiter) return false;
  claims.bbbv = *bbbv;
  claims.time_ms = (*seconds - is_arbiter) * 1000 + *thousandths;
  claims.time_step_ms = field.size() - point > 3 ? 1 : 10;
  return true;
}

// Reads events until their end. False if a record is none: then the reader has the error.
bool read_avf_events(Recording& recording, FileBytes& reader) {
  recording.mouse.clear();
  while (reader.is_good()) {
    const std::size_t offset = reader.offset();
    if (!reader.expect(1, kEventSize, "event")) break;
    std::array<int, kEventSize> byte{};
    for (int& value : byte) value = reader.u8("the events");
    const int seconds = byte[6] << 8 | byte[2];
    if (seconds == 0) return true;
    const auto kind = avf_kind(byte[0]);
    if (!kind) reader.fail_at_offset(offset, "an event of unknown kind {}", byte[0]);
    recording.mouse.push_back({.time_ms = (seconds - 1) * 1000 + byte[4] * 10,
                               .x = static_cast<std::int16_t>(byte[1] << 8 | byte[3]),
                               .y = static_cast<std::int16_t>(byte[5] << 8 | byte[7]),
                               .kind = kind.value_or(MouseEvent::Kind::Move)});
  }
  return false;
}

// A few bytes of no known meaning stand before the events. They begin where most records follow
// that are all events until the end, the first of second 0. If there is no such place, the error is
// that of the one where most events were read.
void find_avf_events(std::string_view bytes, Recording& recording, FileBytes& reader) {
  constexpr std::size_t kMostBefore = 64;
  std::pair<bool, std::size_t> best;  // whether the list is whole, and how many events it has
  std::optional<FileBytes> best_end;
  std::vector<MouseEvent> best_events;
  for (std::size_t skip = 0; skip < kMostBefore; ++skip) {
    FileBytes trial = reader;
    trial.skip(skip, "the part before the events");
    const std::size_t at = trial.offset();
    if (at + kEventSize > bytes.size() || bytes[at + 2] != 1 || bytes[at + 6] != 0) continue;
    const bool is_whole = read_avf_events(recording, trial);
    const std::pair found{is_whole, recording.mouse.size()};
    if (best_end && found <= best) continue;
    best = found;
    best_end = trial;
    best_events.swap(recording.mouse);
  }
  recording.mouse.swap(best_events);
  if (best_end) {
    reader = *best_end;
  } else {
    reader.fail_at_offset(reader.offset(), "no event of the first second follows");
  }
}

// "Minesweeper Arbiter 0.52.3. Copyright ...": name and version.
void read_avf_program(std::string_view line, int release, Recording& recording) {
  line = line.substr(0, line.find(" Copyright"));
  if (line.ends_with('.')) line.remove_suffix(1);
  const std::size_t digit = line.find_first_of("0123456789");
  recording.program = name_text(line.substr(0, digit));
  if (digit != line.npos) recording.version = name_text(line.substr(digit));
  if (release >= 0)
    recording.program = "FreeSweeper", recording.version = fmt::format("R{}", release);
}

void read_avf_end(std::string_view bytes, int release, Recording& recording, FileBytes& reader) {
  constexpr std::string_view kSum = "cs=";
  constexpr std::size_t kSumSize = 17;
  const std::size_t sum = bytes.find(kSum, reader.offset());
  if (sum == bytes.npos) {
    reader.fail_at_offset(bytes.size(), "the file ends before its check sum, 'cs='");
    return;
  }
  reader.seek(sum + kSum.size(), "the check sum");
  if (release >= 0 && reader.expect(recording.mouse.size(), 1, "thousandths of seconds")) {
    for (MouseEvent& event : recording.mouse) event.time_ms += reader.u8("the times") & 0xF;
  }
  reader.skip(kSumSize, "the check sum");
  const std::size_t line = bytes.rfind('\r');
  if (!reader.is_good()) return;
  const std::size_t begin =
      line == bytes.npos || line < reader.offset() ? reader.offset() : line + 1;
  read_avf_program(bytes.substr(begin), release, recording);
  if (recording.program.empty()) {
    reader.fail_at_offset(bytes.size(), "the file ends before the name of its program");
  }
}

}  // namespace

Result<Recording> read_avf(std::string_view bytes) {
  FileBytes reader(bytes);
  Recording recording{.format = ReplayFormat::Avf, .mode = "classic"};
  const int version = reader.u8("the version");
  const int second = reader.u8("the version");
  const int release = version == 0 ? second : -1;
  reader.skip(3, "the version");
  read_avf_board(recording, reader);
  TRY(reader.status());
  const auto text = find_avf_text(bytes, reader.offset());
  if (!text) reader.fail_at_offset(reader.offset(), "no text [LEVEL|...|B...T...] follows");
  TRY(reader.status());
  recording.marks = bytes[*text - 3] == 17;
  reader.seek(*text, "the text");
  const std::string_view fields = reader.take_until(']', "the text in brackets");
  if (!read_avf_score(fields.substr(fields.rfind('|') + 1), release < 0, recording.claims)) {
    reader.fail_at_offset(*text, "'{}' does not end with 3BV and time, such as B28T4.07", fields);
  }
  TRY(reader.status());
  find_avf_events(bytes, recording, reader);
  TRY(reader.status());
  read_avf_end(bytes, release, recording, reader);
  TRY(reader.status());
  return recording;
}

}  // namespace minewise
