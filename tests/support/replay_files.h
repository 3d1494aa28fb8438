// Games of our own as replay files of every format and version: what the readers are tried with.
// The writers know the layouts from the drawings at the top of each reader, and share no code with
// them but the recording itself.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "formats/person_game.h"
#include "formats/recording.h"
#include "support/board.h"

namespace minewise {

// Bytes, high byte first.
inline std::string number_bytes(int value, int bytes) {
  std::string text;
  for (int i = bytes - 1; i >= 0; --i) text += static_cast<char>(value >> 8 * i & 0xFF);
  return text;
}

// A mouse in the hand of a test: moves to cells and uses its buttons there, 100 ms each.
class TestHand {
 public:
  explicit TestHand(Recording& recording) : recording_(recording) {}

  TestHand& at(int row, int col) {
    x_ = static_cast<std::int16_t>(col * recording_.square_size + 3);
    y_ = static_cast<std::int16_t>(row * recording_.square_size + 5);
    return add(MouseEvent::Kind::Move);
  }
  TestHand& add(MouseEvent::Kind kind) {
    recording_.mouse.push_back({.time_ms = time_, .x = x_, .y = y_, .kind = kind});
    time_ += is_first_press_ && kind == MouseEvent::Kind::LeftPress ? 0 : wait_;
    if (kind == MouseEvent::Kind::LeftPress) is_first_press_ = false, wait_ = 100;
    return *this;
  }
  TestHand& left() { return add(MouseEvent::Kind::LeftPress).add(MouseEvent::Kind::LeftRelease); }
  TestHand& right() {
    return add(MouseEvent::Kind::RightPress).add(MouseEvent::Kind::RightRelease);
  }
  TestHand& both() {
    return add(MouseEvent::Kind::LeftPress)
        .add(MouseEvent::Kind::RightPress)
        .add(MouseEvent::Kind::LeftRelease)
        .add(MouseEvent::Kind::RightRelease);
  }
  TestHand& middle() {
    return add(MouseEvent::Kind::MiddlePress).add(MouseEvent::Kind::MiddleRelease);
  }

 private:
  Recording& recording_;
  std::int16_t x_ = 0, y_ = 0;
  int time_ = 0, wait_ = 0;  // the clock starts with the first click
  bool is_first_press_ = true;
};

// 10 mines, an opening on the left, and on the right numbers to chord on.
inline constexpr std::string_view kOwnBoard =
    ".....*..\n"
    ".....*..\n"
    "......**\n"
    "........\n"
    "....*...\n"
    ".....*.*\n"
    "......*.\n"
    "....*..*\n";

// A won game on it: opens, flags, one of them taken back, chords in two ways, clicks for nothing.
inline Recording own_game() {
  Recording recording;
  recording.program = "Our own";
  recording.mode = "classic";
  recording.shape = Shape{8, 8};
  recording.layout = drawn_layout(kOwnBoard);
  TestHand hand(recording);
  hand.at(0, 0).left();                    // the opening
  hand.at(0, 5).right().at(1, 5).right();  // flags
  hand.at(1, 4).both();                    // a chord that opens 2,5
  hand.at(2, 2).left();                    // wasted: it is open
  hand.at(7, 7).right().right();           // set and taken back
  hand.at(4, 4).right().at(2, 6).right();  // flags
  hand.at(3, 4).middle();                  // a chord
  hand.at(3, 3).right();                   // wasted: it is open
  for (const std::string_view cell :
       {"06", "07", "16", "36", "37", "46", "47", "54", "56", "64", "65", "67", "75", "76"}) {
    hand.at(cell[0] - '0', cell[1] - '0').left();
  }
  recording.claims.time_ms = referee(recording).time_ms;
  recording.claims.bbbv = referee(recording).bbbv;
  return recording;
}

// The same until a mine.
inline Recording lost_game() {
  Recording recording = own_game();
  recording.mouse.erase(recording.mouse.begin() + 3, recording.mouse.end());
  TestHand hand(recording);
  hand.at(0, 5).left();
  for (std::size_t i = 3; i < recording.mouse.size(); ++i) recording.mouse[i].time_ms = 200;
  recording.claims.time_ms = 200;
  return recording;
}

inline std::string mine_bytes(const Recording& recording, bool row_first, int first) {
  std::string bytes;
  recording.layout.for_each_mine([&](Cell mine) {
    const Place place = recording.shape.place(mine);
    const int a = row_first ? place.row : place.col, b = row_first ? place.col : place.row;
    bytes += number_bytes(a + first, 1) + number_bytes(b + first, 1);
  });
  return bytes;
}

// Arbiter's, or FreeSweeper's if `release` is not negative. `is_custom` writes the board's size.
inline std::string avf_file(const Recording& recording, bool is_custom = false, int release = -1) {
  constexpr std::array<int, 10> kKinds{1, 3, 5, 9, 17, 33, 65, 11, 9, 1};
  std::string bytes = release < 0 ? "\x34" : number_bytes(0, 1) + number_bytes(release, 1);
  bytes.resize(5, '\x02');
  bytes += is_custom ? "\x06" + number_bytes(recording.shape.width - 1, 1) +
                           number_bytes(recording.shape.height - 1, 1) +
                           number_bytes(recording.layout.mines(), 2)
                     : "\x03";
  bytes += mine_bytes(recording, true, 1);
  const int time = recording.claims.time_ms.value_or(0) + (release < 0 ? 1000 : 0);
  bytes += std::string("\x07[\x09", 3) + (recording.marks ? "\x11" : "\x7f") + "8";
  bytes += fmt::format("[0|{}17.4.2018.19:45:57:5503|17.19:46:00:5576|B{}T{}.{:0{}}]",
                       is_custom ? "W8H8M10|" : "", *recording.claims.bbbv, time / 1000,
                       release < 0 ? time % 1000 / 10 : time % 1000, release < 0 ? 2 : 3);
  bytes += "\x0c\x01\x01\x0c\x03";  // might be taken for the beginning of an event
  std::string thousandths;
  for (const MouseEvent& event : recording.mouse) {
    const std::string x = number_bytes(event.x, 2), y = number_bytes(event.y, 2);
    const std::string seconds = number_bytes(event.time_ms / 1000 + 1, 2);
    bytes += number_bytes(kKinds[static_cast<std::size_t>(event.kind)], 1) + x[0] + seconds[1] +
             x[1] + number_bytes(event.time_ms % 1000 / 10, 1) + y[0] + seconds[0] + y[1];
    thousandths += number_bytes(0x30 + event.time_ms % 10, 1);
  }
  bytes += std::string("\x01\0\0\0\0\0\0\0", 8) + "0589518756\rcs=";
  bytes +=
      (release < 0 ? "" : thousandths) + "0123456789abcdef\rRealTime: 3.07\rSkin: 3.1\rA. Player\r";
  return bytes +
         (release < 0 ? "Minesweeper Arbiter 0.52.3. Copyright \xa9 2005" : "FreeSweeper 10");
}

// Versions 1 and 2. The press of the first click is left out, as the program does.
inline std::string rmv_file(const Recording& recording, int version, bool is_won = true,
                            const std::vector<Place>& preflags = {}) {
  const bool one = version == 1;
  const std::string result =
      one ? fmt::format("\nLEVEL:Beginner#SCORE:3.07#3BV:{}#NF:0#\n", *recording.claims.bbbv) : "";
  const std::string name = "Vienna Minesweeper - Home Edition - Release 2.2 Copyright (C) 2008";
  const std::string player = number_bytes(2, 2) + "\x03xyz" + number_bytes(0, 1);
  const std::string board = number_bytes(77, 4) + number_bytes(recording.shape.width, 1) +
                            number_bytes(recording.shape.height, 1) +
                            number_bytes(recording.layout.mines(), 2) +
                            mine_bytes(recording, false, 0);
  std::string flags = number_bytes(static_cast<int>(preflags.size()), 2);
  for (const Place flag : preflags) flags += number_bytes(flag.col, 1) + number_bytes(flag.row, 1);
  std::string properties = number_bytes(recording.marks, 1) + std::string("\0\0\0", 3);
  if (!one) {
    properties += number_bytes(*recording.claims.bbbv & 0xFF, 1) +
                  number_bytes(*recording.claims.bbbv >> 8, 1) +
                  number_bytes(recording.square_size, 1);
  }
  const std::string extensions = one ? "" : number_bytes(1, 2) + "\x04skin" + "\x02" + "ab";
  std::string events = one ? number_bytes(0, 1) + number_bytes(99, 4) : "";
  const MouseEvent* last = nullptr;
  bool is_first_press = true;
  for (const MouseEvent& event : recording.mouse) {
    const bool is_press = event.kind == MouseEvent::Kind::LeftPress;
    if (is_press && std::exchange(is_first_press, false)) continue;
    const int dx = last ? event.x - last->x : 99, dy = last ? event.y - last->y : 99;
    const int dt = last ? event.time_ms - last->time_ms : 999;
    const bool is_short = !one && event.kind == MouseEvent::Kind::Move && std::abs(dx) < 8 &&
                          std::abs(dy) < 8 && dt < 256;
    if (is_short) {
      events += "\x1c" + number_bytes(dt, 1) + number_bytes((dx & 15) << 4 | (dy & 15), 1);
    } else {
      events += number_bytes(static_cast<int>(event.kind) + 1, 1) + number_bytes(event.time_ms, 3) +
                number_bytes(0, 1) + number_bytes(event.x + (one ? 12 : 0), 2) +
                number_bytes(event.y + (one ? 56 : 0), 2);
    }
    last = &event;
  }
  events += number_bytes(is_won ? 16 : 15, 1) + number_bytes(*recording.claims.time_ms, 3);
  const auto size = [](const std::string& part) {
    return number_bytes(static_cast<int>(part.size()), 2);
  };
  std::string sizes = (one ? size(result) : "") + size(name) + size(player) + size(board) +
                      size(flags) + size(properties) + (one ? "" : size(extensions)) +
                      number_bytes(static_cast<int>(events.size()), 4) + number_bytes(3, 2);
  const std::string rest =
      sizes + result + name + player + board + flags + properties + extensions + events + "sum";
  const std::string head = "*rmv" + number_bytes(version, 2) + (one ? "" : "\x01\x05");
  return head + number_bytes(static_cast<int>(head.size() + 4 + rest.size()), 4) + rest;
}

// Versions 0 to 4.
inline std::string evf_file(const Recording& recording, int version, bool is_won = true,
                            bool is_converted = false) {
  const auto text = [](std::string_view word) { return std::string(word) + '\0'; };
  std::string bytes = number_bytes(version, 1) + number_bytes(is_won * 128 + is_converted * 8, 1);
  if (version >= 3) bytes += '\0';
  bytes += number_bytes(recording.shape.height, 1) + number_bytes(recording.shape.width, 1) +
           number_bytes(recording.layout.mines(), 2) + number_bytes(recording.square_size, 1) +
           number_bytes(0, 2) + number_bytes(*recording.claims.bbbv, 2) +
           number_bytes(*recording.claims.time_ms, version == 4 ? 4 : 3);
  if (version == 4) bytes += "AT" + std::string(16, '\0');
  bytes += text(
      "\xE5\x85\x83"
      "3.1.9");
  if (is_converted) bytes += text("converter") + text("utf-8");
  for (int i = 0; i < (version < 2 ? 6 : version < 4 ? 7 : 3); ++i) bytes += text("t");
  if (version == 4) bytes += number_bytes(2, 2) + "id";
  std::string bits((static_cast<std::size_t>(recording.shape.cells()) + 7) / 8, '\0');
  recording.layout.for_each_mine(
      [&](Cell mine) { bits[mine.at() / 8] |= static_cast<char>(0x80 >> mine.at() % 8); });
  bytes += bits;
  if (version == 4) bytes += number_bytes(1, 2) + text("speed");
  MouseEvent last;
  for (const MouseEvent& event : recording.mouse) {
    const std::string kind = number_bytes(static_cast<int>(event.kind) + 1, 1);
    int wait = event.time_ms - last.time_ms;
    if (version < 4) {
      bytes += kind + number_bytes(event.time_ms, 3) + number_bytes(event.x, 2) +
               number_bytes(event.y, 2);
      continue;
    }
    if (wait > 50) bytes += "\xFF" + number_bytes(std::exchange(wait, 0), 2);
    bytes += kind + number_bytes(wait, 1) + number_bytes(event.x - last.x, 2) +
             number_bytes(event.y - last.y, 2);
    last = event;
  }
  if (version == 4) {
    bytes += number_bytes(200, 1) + number_bytes(0, 1) + number_bytes(10000, 2) + "01234567";
    return bytes + number_bytes(201, 1) + number_bytes(0, 1) + number_bytes(10000, 2) + text("x") +
           number_bytes(is_won ? 82 : 83, 1) + number_bytes(0, 1) + number_bytes(0, 1) +
           number_bytes(5, 2) + "check";
  }
  return bytes + (version == 0 ? "\xFF" : number_bytes(0, 1) + std::string(32, 's'));
}

enum class MvfShape { Early, Player076, Player075, Beta097, Funny, Changed, Of2006, Of2007 };

// The states of the mouse, as MVF has them.
struct TestState {
  int time_ms = 0, x = 0, y = 0, left = 0, middle = 0, right = 0;
};

inline std::vector<TestState> states_of(const Recording& recording) {
  using Kind = MouseEvent::Kind;
  std::vector<TestState> states;
  TestState now;
  for (const MouseEvent& event : recording.mouse) {
    now.time_ms = event.time_ms;
    now.x = event.x;
    now.y = event.y;
    if (event.kind == Kind::LeftPress || event.kind == Kind::LeftRelease) {
      now.left = event.kind == Kind::LeftPress;
    }
    if (event.kind == Kind::RightPress || event.kind == Kind::RightRelease) {
      now.right = event.kind == Kind::RightPress;
    }
    if (event.kind == Kind::MiddlePress || event.kind == Kind::MiddleRelease) {
      now.middle = event.kind == Kind::MiddlePress;
    }
    states.push_back(now);
  }
  return states;
}

// Mixes up the bits of an event by the key of its file.
inline std::string ciphered(const std::vector<int>& bits, int key, std::size_t bytes) {
  const double one = std::sqrt(key), two = std::sqrt(key + 1000.0);
  const double three = std::sqrt(one + 1000.0), four = std::sqrt(two + 1000.0);
  std::string digits;
  for (const double wave : {std::cos(three + 1000.0), std::sin(std::sqrt(two)), std::cos(three),
                            std::sin(std::sqrt(one) + 1000.0), std::cos(four), std::sin(four)}) {
    digits += fmt::format("{:08}", std::lrint(std::fabs(wave * 1e8)));
  }
  digits.resize(bytes * 8);
  std::string event(bytes, '\0');
  std::size_t bit = 0;
  for (char digit = '0'; digit <= '9'; ++digit) {
    for (std::size_t at = 0; at < digits.size(); ++at) {
      if (digits[at] != digit) continue;
      if (bit < bits.size() && bits[bit]) event[at / 8] |= static_cast<char>(1 << at % 8);
      ++bit;
    }
  }
  return event;
}

inline void push_bits(std::vector<int>& bits, int value, int count) {
  for (int i = 0; i < count; ++i) bits.push_back(value >> i & 1);
}

inline std::string mvf_file(const Recording& recording, MvfShape shape) {
  const bool is_early = shape <= MvfShape::Player075;
  const bool is_2007 = shape >= MvfShape::Of2006;
  const int time = *recording.claims.time_ms;
  const std::string hundredths = number_bytes(time / 1000, 2) + number_bytes(time % 1000 / 10, 1);
  const std::string board =
      number_bytes(recording.shape.width, 1) + number_bytes(recording.shape.height, 1) +
      number_bytes(recording.layout.mines(), 2) + mine_bytes(recording, false, is_early ? 0 : 1);
  const std::string marks = number_bytes(recording.marks, 1);
  std::string events;
  constexpr int kKey = 48385;
  for (const TestState& state : states_of(recording)) {
    std::vector<int> bits{state.right, state.middle, state.left};
    if (is_early) {
      events += number_bytes(state.time_ms / 1000, 2) + number_bytes(state.time_ms % 1000 / 10, 1) +
                number_bytes(state.left + 2 * state.middle + 4 * state.right, 1) +
                number_bytes(state.x, 2) + number_bytes(state.y, 2);
      continue;
    }
    push_bits(bits, is_2007 ? state.y + 32 : state.y, is_2007 ? 11 : 9);
    push_bits(bits, is_2007 ? state.x + 32 : state.x, is_2007 ? 11 : 9);
    if (is_2007) {
      push_bits(bits, state.time_ms, 22);
    } else {
      push_bits(bits, state.time_ms % 1000 / 10, 7);
      push_bits(bits, state.time_ms / 1000, 10);
    }
    events += ciphered(bits, kKey, is_2007 ? 6 : 5);
  }
  if (is_early) {
    const std::string player = std::string("A. Player") + std::string(91, ' ');
    return board + marks + events + std::string("\0\0\0\0\0\0\0", 7) + hundredths +
           (shape == MvfShape::Early       ? player + '\0' + std::string(20, '#') + '\0'
            : shape == MvfShape::Player076 ? player + "0123456789"
                                           : "0123456789");
  }
  const std::string_view years = shape == MvfShape::Of2006   ? "2004-2006"
                                 : shape == MvfShape::Of2007 ? "2004-2007"
                                 : shape == MvfShape::Funny  ? "2004-2008"
                                                             : "2004-2005";
  std::string bytes =
      "\x11Minesweeper Clone\x09" + std::string(years) + "\x18Rodrigo Silveira Camargo";
  bytes += is_2007 ? fmt::format("\x0e{} release 1", years.substr(5))
                   : "\x09"
                     "0.97 beta";
  bytes.resize(is_2007 ? 71 : 74, '\x07');
  if (shape == MvfShape::Changed) bytes = std::string(7, '\0');
  bytes += "\x02\x11\x07\xd7\x16\x3b\x22" + std::string("\x01\x01");  // date, level, mode
  const PersonGame game = referee(recording);
  if (is_2007) {
    bytes += number_bytes(time, 3);
  } else {
    bytes += hundredths + number_bytes(game.bbbv, 2) +
             number_bytes(game.is_won() ? game.bbbv : game.bbbv - 1, 2) +
             number_bytes(game.counts.left, 2) + number_bytes(game.counts.chord, 2) +
             number_bytes(game.counts.right, 2);
  }
  bytes += marks + board +
           "\x04"
           "name" +
           number_bytes(kKey, 2);
  bytes += number_bytes(static_cast<int>(recording.mouse.size()), 3) + events;
  return bytes + std::string(32, 's');
}

}  // namespace minewise
