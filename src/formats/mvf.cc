// Reads MVF, the replays of Minesweeper Clone, of which there are three versions. The cipher that
// hides the events of the newer two comes first; the layout of the files is described below it.

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/macros.h"
#include "core/words.h"
#include "formats/recording.h"

namespace minewise {

// A key gives eight digits from each of several sines and cosines, one digit for each bit of an
// event. The bits are taken in the order of their digits, equal digits from left to right; the
// digit at 8 b + i stands for bit i, from the lowest, of byte b.
class MvfCipher {
 public:
  // For events of 5 or 6 bytes.
  MvfCipher(int key, std::size_t bytes);

  std::size_t event_size() const { return bytes_; }

  // `count` bits from the one that comes `first`, the lowest first.
  int bits(std::string_view event, std::size_t first, std::size_t count) const {
    int value = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const std::uint8_t at = order_[first + i];
      value |= (static_cast<unsigned char>(event[at / 8]) >> at % 8 & 1) << i;
    }
    return value;
  }

 private:
  std::size_t bytes_;
  std::vector<std::uint8_t> order_;  // of the bits
};

MvfCipher::MvfCipher(int key, std::size_t bytes) : bytes_(bytes) {
  const double a = std::sqrt(key), b = std::sqrt(key + 1000.0);
  const double c = std::sqrt(a + 1000.0), d = std::sqrt(b + 1000.0);
  const std::array<double, 6> waves{std::cos(c + 1000.0), std::sin(std::sqrt(b)),
                                    std::cos(c),          std::sin(std::sqrt(a) + 1000.0),
                                    std::cos(d),          std::sin(d)};
  std::string digits;
  for (std::size_t i = 0; i < bytes; ++i) {
    digits += fmt::format("{:08}", std::lrint(std::fabs(waves[i] * 1e8))).substr(0, 8);
  }
  for (char digit = '0'; digit <= '9'; ++digit) {
    for (std::size_t at = 0; at < digits.size(); ++at) {
      if (digits[at] == digit) order_.push_back(static_cast<std::uint8_t>(at));
    }
  }
}

// The three versions of MVF.
//
// 2006 and 2007:                              0.97 beta, and its variants:
//     1+17  "Minesweeper Clone" and           the same, the years are 2004-2005; 2004-2008 is the
//     1+9   "2004-2006", 1+24 its author,     variant "funny mode". Fields begin at offset 74; in
//     1+14  "2006 release 1", 3 not known     another variant, which begins 0 0, at 7.
//     7     month, day, year (2), hour ...    7     the same
//     1     level     1     mode              1     level     1     mode
//     3     time in ms                        3     time: seconds (2), 1/100 s
//                                             10    3BV, solved, left, both, right clicks (2 each)
//     1     question marks                    1     question marks
//     ?     board: width, height (1 each), mines (2), column and row (from 1) of each mine
//     1+?   player
//     2     key of the cipher                 2     the same
//     3     number of events                  3     the same
//     6     for each event                    5     for each event
//
// The bits of an event are mixed up (MvfCipher). They are: right, middle, left button down; y, x
// (11 bits each; 9), lowest bit first; ms (22 bits), or 1/100 s (7) and seconds (10). In 2006 and
// 2007 x and y are plus 32.
//
// 0.96 beta and earlier, without a head; only the three standard boards:
//     ?     board, as above but from 0
//     1     question marks
//     8     for each event: seconds (2), 1/100 s, buttons (1 left, 2 middle, 4 right), x (2), y (2)
//     ?     not known; then time: seconds (2), 1/100 s
//     122   player (100), 0, check sum (20), 0; 0.76: player (100), 10 digits; before: 10 digits
//
// Events are states of the mouse; the press of the first click is not recorded.
// Sources: the converter of rawvf (parser_mvf.c), flop-player.

namespace {

struct MouseState {
  int time_ms = 0, x = 0, y = 0;
  bool left = false, middle = false, right = false;
};

// Turns states of the mouse into what it did in between.
class StateReader {
 public:
  explicit StateReader(Recording& recording) : recording_(recording) {}

  void add(const MouseState& state) {
    using Kind = MouseEvent::Kind;
    const bool is_first = recording_.mouse.empty();
    if (is_first || state.x != last_.x || state.y != last_.y) add(state, Kind::Move);
    if (state.left && !last_.left) add(state, Kind::LeftPress);
    if (state.right && !last_.right) add(state, Kind::RightPress);
    if (state.middle && !last_.middle) add(state, Kind::MiddlePress);
    if (!state.left && last_.left) add(state, Kind::LeftRelease);
    if (!state.right && last_.right) add(state, Kind::RightRelease);
    if (!state.middle && last_.middle) add(state, Kind::MiddleRelease);
    last_ = state;
  }

  // The last release may not be recorded.
  void finish() {
    MouseState up = last_;
    up.left = up.right = up.middle = false;
    if (!recording_.mouse.empty()) add(up);
  }

 private:
  void add(const MouseState& state, MouseEvent::Kind kind) {
    recording_.mouse.push_back({.time_ms = state.time_ms,
                                .x = static_cast<std::int16_t>(state.x),
                                .y = static_cast<std::int16_t>(state.y),
                                .kind = kind});
  }

  Recording& recording_;
  MouseState last_;
};

MouseState read_2007_event(const MvfCipher& cipher, std::string_view event) {
  constexpr int kMargin = 32;
  return {.time_ms = cipher.bits(event, 25, 22),
          .x = cipher.bits(event, 14, 11) - kMargin,
          .y = cipher.bits(event, 3, 11) - kMargin,
          .left = cipher.bits(event, 2, 1) != 0,
          .middle = cipher.bits(event, 1, 1) != 0,
          .right = cipher.bits(event, 0, 1) != 0};
}

MouseState read_097_event(const MvfCipher& cipher, std::string_view event) {
  return {.time_ms = cipher.bits(event, 28, 10) * 1000 + cipher.bits(event, 21, 7) * 10,
          .x = cipher.bits(event, 12, 9),
          .y = cipher.bits(event, 3, 9),
          .left = cipher.bits(event, 2, 1) != 0,
          .middle = cipher.bits(event, 1, 1) != 0,
          .right = cipher.bits(event, 0, 1) != 0};
}

void read_mvf_board(Recording& recording, int first, FileBytes& reader) {
  const int width = reader.u8("the width");
  const int height = reader.u8("the height");
  const int mines = reader.u16("the number of mines");
  set_board(recording, width, height, mines, reader);
  if (reader.is_good()) read_mines(recording, mines, MineOrder::ColumnRow, first, reader);
}

int read_hundredths(FileBytes& reader) {
  const int seconds = reader.u16("the time");
  return seconds * 1000 + reader.u8("the time") * 10;
}

void read_097_claims(ReplayClaims& claims, FileBytes& reader) {
  claims.time_ms = read_hundredths(reader);
  claims.time_step_ms = 10;
  claims.bbbv = reader.u16("the 3BV");
  claims.won = reader.u16("the solved 3BV") == *claims.bbbv;
  claims.left = reader.u16("the clicks");
  claims.chord = reader.u16("the clicks");
  claims.right = reader.u16("the clicks");
}

std::string mvf_mode(int mode) {
  constexpr std::string_view kModes[] = {"", "classic", "density", "upk", "cheat"};
  if (mode > 0 && mode < static_cast<int>(std::size(kModes))) return std::string(kModes[mode]);
  return fmt::format("mode-{}", mode);
}

// Month, day, year, hour, minute and second. Without a head they are all that tells a replay.
void check_date(FileBytes& reader) {
  const std::size_t offset = reader.offset();
  const int month = reader.u8("the date"), day = reader.u8("the date");
  reader.skip(2, "the date");
  const int hour = reader.u8("the date"), minute = reader.u8("the date");
  const int second = reader.u8("the date");
  const bool is_date = month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour < 24;
  if (!is_date || minute > 59 || second > 60) reader.fail_at_offset(offset, "no date");
}

// All that follows the date.
void read_ciphered(Recording& recording, bool is_097, FileBytes& reader) {
  reader.skip(1, "the level");
  recording.mode = mvf_mode(reader.u8("the mode"));
  if (is_097) {
    read_097_claims(recording.claims, reader);
  } else {
    recording.claims.time_ms = reader.u24("the time");
  }
  recording.marks = reader.u8("the question marks") != 0;
  read_mvf_board(recording, 1, reader);
  reader.skip(static_cast<std::size_t>(reader.u8("the player")), "the player");
  const MvfCipher cipher(reader.u16("the key"), is_097 ? 5 : 6);
  const int count = reader.u24("the number of events");
  if (!reader.expect(static_cast<std::size_t>(count), cipher.event_size(), "events")) return;
  recording.mouse.reserve(2 * static_cast<std::size_t>(count));  // few states are more than that
  StateReader states(recording);
  for (int i = 0; i < count; ++i) {
    const std::string_view event = reader.take(cipher.event_size(), "the events");
    states.add(is_097 ? read_097_event(cipher, event) : read_2007_event(cipher, event));
  }
  if (!is_097) reader.skip(32, "the check sum");
}

// How much follows the time, and the version that wrote it so. Nothing if no version ends like
// this: then the file is cut off.
struct EarlyEnd {
  std::size_t size = 0;
  std::string_view version;
};

std::optional<EarlyEnd> early_end_of(std::string_view bytes) {
  constexpr std::size_t kPlayer = 100, kDateDigits = 10, kSum = 22;
  const auto is_player_before = [&](std::size_t end) {
    if (bytes.size() < kPlayer + end) return false;
    const auto is_letter = [](char byte) { return static_cast<unsigned char>(byte) >= ' '; };
    return std::ranges::all_of(bytes.substr(bytes.size() - end - kPlayer, kPlayer), is_letter);
  };
  if (bytes.back() == '\0' && bytes[bytes.size() - kSum] == '\0' && is_player_before(kSum)) {
    return EarlyEnd{kPlayer + kSum, "0.96 beta or earlier"};
  }
  if (!std::ranges::all_of(bytes.substr(bytes.size() - kDateDigits), is_digit)) return std::nullopt;
  return is_player_before(kDateDigits) ? EarlyEnd{kPlayer + kDateDigits, "0.76 beta"}
                                       : EarlyEnd{kDateDigits, "0.75 beta or earlier"};
}

void read_early_events(Recording& recording, std::size_t end, FileBytes& reader) {
  constexpr std::size_t kSize = 8;
  StateReader states(recording);
  int last = 0;
  while (reader.is_good() && reader.offset() + kSize <= end) {
    MouseState state{.time_ms = read_hundredths(reader)};
    const int buttons = reader.u8("the events");
    state.left = buttons & 1, state.middle = buttons & 2, state.right = buttons & 4;
    state.x = reader.i16("the events");
    state.y = reader.i16("the events");
    // What follows the events is not known, but it is no later event of this game.
    if (state.time_ms < last || state.time_ms > *recording.claims.time_ms) break;
    last = state.time_ms;
    states.add(state);
  }
  states.finish();
}

void read_early(std::string_view bytes, Recording& recording, FileBytes& reader) {
  read_mvf_board(recording, 0, reader);
  recording.marks = reader.u8("the question marks") != 0;
  recording.mode = "classic";
  const std::size_t events = reader.offset();
  reader.skip(22, "events, time and check sum");
  const Shape& shape = recording.shape;
  const bool is_standard = shape == Shape{8, 8} || shape == Shape{16, 16} || shape == Shape{30, 16};
  if (!is_standard) reader.fail_at_offset(0, "a board of {}x{}", shape.width, shape.height);
  if (!reader.is_good()) return;
  const auto end = early_end_of(bytes);
  if (!end || events + end->size + 3 > bytes.size()) {
    return reader.fail_at_offset(bytes.size(), "the file ends before time, player and check sum");
  }
  recording.version = end->version;
  const std::size_t time = bytes.size() - end->size - 3;
  reader.seek(time, "the time");
  recording.claims.time_ms = read_hundredths(reader);
  recording.claims.time_step_ms = 10;
  reader.seek(events, "the events");
  read_early_events(recording, time, reader);
}

// The head of the later versions, whose years tell what follows.
void read_headed(std::string_view bytes, Recording& recording, FileBytes& reader) {
  constexpr std::size_t kYear = 27, kVersion = 53, kDate = 7;
  reader.seek(kYear, "the years");
  const int year = reader.u8("the years");
  reader.seek(kVersion, "the version");
  const auto size = static_cast<std::size_t>(reader.u8("the version"));
  recording.version = name_text(reader.take(size, "the version"));
  if (year == '6' || year == '7') {
    reader.seek(71 + kDate, "the level");
    read_ciphered(recording, false, reader);
  } else if (year == '5' || year == '8') {
    recording.version = year == '5' ? "0.97 beta" : "0.97 beta, funny mode";
    reader.seek(74 + kDate, "the level");
    read_ciphered(recording, true, reader);
    if (year == '8') recording.mode = "upk";
  } else if (reader.is_good()) {
    reader.fail_at_offset(kYear, "unknown version '{}' of Minesweeper Clone", bytes.substr(19, 9));
  }
}

}  // namespace

Result<Recording> read_mvf(std::string_view bytes) {
  FileBytes reader(bytes);
  Recording recording{.format = ReplayFormat::Mvf, .program = "Minesweeper Clone"};
  if (bytes.starts_with("\x11M")) {
    read_headed(bytes, recording, reader);
  } else if (bytes.starts_with(std::string_view("\0\0", 2))) {
    recording.version = "0.97 beta, changed";
    reader.seek(7, "the date");
    check_date(reader);
    read_ciphered(recording, true, reader);
  } else {
    read_early(bytes, recording, reader);
  }
  TRY(reader.status());
  return recording;
}

}  // namespace minewise
