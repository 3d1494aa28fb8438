// Reads and writes RAWVF, the plain text of the converters. The names of options may be in any
// case; blank lines are skipped.
//
//     RawVF_Version: Rev6
//     Program: Minesweeper Arbiter
//     Width: 8
//     Height: 8
//     Mines: 10
//     Marks: Off               or QuestionMarks; SquareSize, Mode, Time, BBBV, Status, LClicks ...
//     Board:
//     0*0*0*0*                 a row a line, * for a mine
//     ...
//     Events:                  may be left out
//     0.000 start
//     0.000 lc 1 1 (10 7)      seconds, what the mouse did, column and row from 1, pixels
//     0.110 lr (10 7)          the cell may be left out
//     number1 1 1              a cell as it looks now: pressed, closed, flag, questionmark, blast
//     3.424 won                or lost, with its time or without
//
// The mouse: mv moves, lc and lr left press and release, rc and rr right, mc and mr middle, sc left
// with shift, mt switches question marks. Lines of the master converter (Cell opened ...) repeat
// what the referee finds and are skipped. Sources: rawvf (parser_raw.c), flop-player.
#include "formats/rawvf.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <utility>

#include "core/macros.h"
#include "core/words.h"
#include "formats/recording.h"

namespace minewise {

namespace {

std::string small_letters(std::string_view text) {
  std::string small(text);
  for (char& letter : small) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return small;
}

// Lines are many, and searches for one of several letters are slow.
bool is_blank(char letter) {
  return letter == ' ' || letter == '\t' || letter == '\r';
}

std::string_view without_blanks(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

// Takes the next word off a text.
std::string_view take_word_of(std::string_view& text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  std::size_t size = 0;
  while (size < text.size() && !is_blank(text[size])) ++size;
  const std::string_view word = text.substr(0, size);
  text.remove_prefix(size);
  return word;
}

struct Seconds {
  int ms = 0, step = 1;
};

// "0.05", "12.345", "-0.1": up to three decimals, which tell how exact it is.
std::optional<Seconds> parse_seconds(std::string_view text) {
  const bool is_negative = text.starts_with('-');
  if (is_negative) text.remove_prefix(1);
  const std::size_t point = std::min(text.find('.'), text.size());
  const auto whole = parse_int(text.substr(0, point), kMostTimeMs / 1000);
  std::string decimals(text.substr(std::min(point + 1, text.size())));
  if (!whole || decimals.size() > 3 || (point < text.size() && decimals.empty())) {
    return std::nullopt;
  }
  const int step = decimals.size() == 3   ? 1
                   : decimals.size() == 2 ? 10
                   : decimals.empty()     ? 1000
                                          : 100;
  decimals.resize(3, '0');
  const auto ms = parse_int(decimals, 999);
  if (!ms) return std::nullopt;
  const int all = *whole * 1000 + *ms;
  return Seconds{is_negative ? -all : all, step};
}

// "-12", as far as a pixel can be.
std::optional<int> parse_pixel(std::string_view text) {
  const bool is_negative = text.starts_with('-');
  const int most = std::numeric_limits<std::int16_t>::max() + is_negative;
  const auto value = parse_int(is_negative ? text.substr(1) : text, most);
  if (!value) return std::nullopt;
  return is_negative ? -*value : *value;
}

std::optional<MouseEvent::Kind> mouse_kind(std::string_view word) {
  using Kind = MouseEvent::Kind;
  constexpr std::pair<std::string_view, Kind> kKinds[] = {
      {"mv", Kind::Move},          {"lc", Kind::LeftPress},      {"lr", Kind::LeftRelease},
      {"rc", Kind::RightPress},    {"rr", Kind::RightRelease},   {"mc", Kind::MiddlePress},
      {"mr", Kind::MiddleRelease}, {"sc", Kind::ShiftLeftPress}, {"mt", Kind::MarksToggle}};
  const auto* found = std::ranges::find(kKinds, word, [](const auto& kind) { return kind.first; });
  if (found == std::end(kKinds)) return std::nullopt;
  return found->second;
}

class RawReader {
 public:
  explicit RawReader(std::string_view text) : text_(text), lines_(without_byte_order_mark(text)) {
    recording_.format = ReplayFormat::Rawvf;
  }

  Result<Recording> read() {
    TRY(read_options());
    TRY(read_board());
    for (; !lines_.at_end(); lines_.next()) {
      const std::string_view line = without_blanks(lines_.line());
      if (!line.empty()) TRY(read_event(line));
    }
    return std::move(recording_);
  }

 private:
  // An error at a part of the line, by line, column and offset.
  template <class... Args>
  std::unexpected<Error> wrong(std::string_view part, fmt::format_string<Args...> format,
                               Args&&... args) const {
    const auto offset = static_cast<std::size_t>(part.data() ? part.data() - text_.data()
                                                             : lines_.line().data() - text_.data());
    const auto column = part.data() ? part.data() - lines_.line().data() + 1 : 1;
    return fail_at(lines_.number(), static_cast<int>(column), "offset {}: {}", offset,
                   format_message(format, std::forward<Args>(args)...));
  }
  std::unexpected<Error> ends_before(std::string_view what) const {
    return fail("offset {}: the text ends before {}", text_.size(), what);
  }

  Result<void> read_options() {
    for (; !lines_.at_end(); lines_.next()) {
      const std::string_view line = without_blanks(lines_.line());
      const std::size_t colon = line.find(':');
      if (colon == line.npos || colon == 0) continue;
      const std::string option = small_letters(line.substr(0, colon));
      if (option == "board") {
        lines_.next();
        return {};
      }
      TRY(take_option(option, without_blanks(line.substr(colon + 1))));
    }
    return ends_before("the board");
  }

  Result<void> take_option(std::string_view option, std::string_view value) {
    ReplayClaims& claims = recording_.claims;
    const std::pair<std::string_view, int*> numbers[] = {{"width", &width_},
                                                         {"height", &height_},
                                                         {"mines", &mines_},
                                                         {"squaresize", &recording_.square_size}};
    for (const auto& [name, number] : numbers) {
      if (option != name) continue;
      const auto read = parse_int(value, Shape::kMaxSide * Shape::kMaxSide);
      if (!read) return wrong(value, "expected a number for {}", name);
      *number = *read;
    }
    const std::pair<std::string_view, std::optional<int>*> counts[] = {{"bbbv", &claims.bbbv},
                                                                       {"lclicks", &claims.left},
                                                                       {"rclicks", &claims.right},
                                                                       {"dclicks", &claims.chord}};
    for (const auto& [name, number] : counts) {
      if (option != name || value.empty()) continue;
      *number = parse_int(value);
      if (!*number && !parse_decimal(value)) return wrong(value, "expected a number for {}", name);
    }
    return take_word(option, value);
  }

  Result<void> take_word(std::string_view option, std::string_view value) {
    const std::string word = small_letters(value);
    if (option == "program") recording_.program = name_text(value);
    if (option == "version") recording_.version = name_text(value);
    if (option == "mode") recording_.mode = name_text(word);
    if (option == "marks" || option == "questionmarks") {
      if (word != "on" && word != "off" && !word.empty()) return wrong(value, "expected On or Off");
      recording_.marks = word == "on";
    }
    if (option == "status" && !word.empty()) recording_.claims.won = word == "won";
    if (option == "level" && word == "marathon") {
      return wrong(value, "a marathon has several games and cannot be read");
    }
    if (option != "time" || value.empty()) return {};
    if (const auto time = parse_seconds(value)) {
      recording_.claims.time_ms = time->ms;
      recording_.claims.time_step_ms = time->step;
    } else if (!parse_decimal(value)) {
      return wrong(value, "expected seconds for time");
    }
    return {};
  }

  Result<void> read_board() {
    constexpr int kMostPixels = 255;
    if (width_ < 1 || height_ < 1 || width_ > Shape::kMaxSide || height_ > Shape::kMaxSide) {
      return wrong({}, "a board of {}x{} cells", width_, height_);
    }
    if (recording_.square_size < 1 || recording_.square_size > kMostPixels) {
      return wrong({}, "cells of {} pixels", recording_.square_size);
    }
    // A file that is too short for its board gets no memory for it.
    if (text_.size() / static_cast<std::size_t>(width_) < static_cast<std::size_t>(height_)) {
      return ends_before("the last row of the board");
    }
    recording_.shape = Shape{width_, height_};
    recording_.layout = Layout(recording_.shape.cells());
    for (int row = 0; row < height_; ++row, lines_.next()) {
      if (lines_.at_end()) return ends_before("the last row of the board");
      TRY(read_row(row, without_blanks(lines_.line())));
    }
    if (recording_.layout.mines() != mines_) {
      return wrong({}, "the board has {} mines, but the header says {}", recording_.layout.mines(),
                   mines_);
    }
    return {};
  }

  Result<void> read_row(int row, std::string_view line) {
    if (line.size() != static_cast<std::size_t>(width_)) {
      return wrong(line, "a row of {} cells, not {}", line.size(), width_);
    }
    for (int col = 0; col < width_; ++col) {
      const char symbol = line[static_cast<std::size_t>(col)];
      if (symbol == '*') recording_.layout.place_mine(recording_.shape.cell({row, col}));
      if (symbol != '*' && symbol != '.' && (symbol < '0' || symbol > '8')) {
        return wrong(line.substr(static_cast<std::size_t>(col)), "unknown symbol '{}'",
                     std::string_view(&symbol, 1));
      }
    }
    return {};
  }

  Result<void> read_event(std::string_view line) {
    std::string_view words = line;
    const std::string_view first = take_word_of(words);
    const bool is_timed = std::isdigit(static_cast<unsigned char>(first[0])) || first[0] == '-';
    if (!is_timed) return read_plain(line, line);
    const auto time = parse_seconds(first);
    if (!time) return wrong(first, "expected a time, found '{}'", first);
    const std::string_view second = take_word_of(words);
    const std::string word = small_letters(second);
    if (const auto kind = mouse_kind(word)) return read_mouse(line, time->ms, *kind);
    return take_note(word, second.empty() ? line : second);
  }

  Result<void> read_mouse(std::string_view line, int time_ms, MouseEvent::Kind kind) {
    const std::size_t open = line.find('(');
    const std::size_t close = line.find(')', open == line.npos ? line.size() : open);
    if (close == line.npos) return wrong(line, "expected pixels, such as (24 18)");
    std::string_view pixels = line.substr(open + 1, close - open - 1);
    const auto x = parse_pixel(take_word_of(pixels));
    const auto y = parse_pixel(take_word_of(pixels));
    if (!x || !y)
      return wrong(line.substr(open), "expected two numbers of pixels, such as (24 18)");
    recording_.mouse.push_back({.time_ms = time_ms,
                                .x = static_cast<std::int16_t>(*x),
                                .y = static_cast<std::int16_t>(*y),
                                .kind = kind});
    return {};
  }

  // A word without place: what became of the game, or nothing that matters.
  Result<void> take_note(std::string_view word, std::string_view place) {
    if (word == "won" || word == "lost") {
      recording_.claims.won = word == "won";
      return {};
    }
    for (const std::string_view known :
         {"start", "boom", "blast", "nonstandard", "solved", "sx", "sy"}) {
      if (word == known) return {};
    }
    return wrong(place, "an event of unknown kind '{}'", word);
  }

  // A cell as it looks now, or a word about the game.
  Result<void> read_plain(std::string_view line, std::string_view words) {
    const std::string word = small_letters(take_word_of(words));
    if (line == "Events:" || word == "events:") return {};
    if (word == "cell") return {};  // of the master converter, as is "Flag removed 3 4"
    const auto col = parse_int(take_word_of(words));
    const auto row = parse_int(take_word_of(words));
    CellEvent event{.after = static_cast<std::int32_t>(recording_.mouse.size())};
    using Kind = CellEvent::Kind;
    if (word.size() == 7 && word.starts_with("number") && word[6] >= '0' && word[6] <= '8') {
      event.kind = Kind::Open;
      event.number = static_cast<std::int8_t>(word[6] - '0');
    } else if (word == "pressed" || word == "pressedqm") {
      event.kind = Kind::Pressed;
    } else if (word == "closed") {
      event.kind = Kind::Closed;
    } else if (word == "flag") {
      event.kind = Kind::Flagged;
    } else if (word == "questionmark") {
      event.kind = Kind::Marked;
    } else if (word == "blast" || word == "boom") {
      event.kind = Kind::Mine;
    } else {
      return take_note(word, line);
    }
    if (!col || !row || !recording_.shape.contains({*row - 1, *col - 1})) return {};
    event.cell = recording_.shape.cell({*row - 1, *col - 1});
    recording_.cells.push_back(event);
    return {};
  }

  std::string_view text_;
  LineReader lines_;
  Recording recording_;
  int width_ = 0, height_ = 0, mines_ = 0;
};

}  // namespace

Result<Recording> read_rawvf(std::string_view bytes) {
  return RawReader(bytes).read();
}

namespace {

using Text = std::back_insert_iterator<std::string>;

// With as many decimals as the file that it comes from had.
void write_seconds(Text& text, int ms, int step) {
  const int decimals = step == 1 ? 3 : step == 10 ? 2 : step == 100 ? 1 : 0;
  fmt::format_to(text, "{}{}", ms < 0 ? "-" : "", std::abs(ms) / 1000);
  if (decimals > 0) fmt::format_to(text, ".{:0{}}", std::abs(ms) % 1000 / step, decimals);
}

void write_event(Text& text, const MouseEvent& event, std::string_view word, int size) {
  const auto cell = [&](int pixel) { return pixel / size + (pixel >= 0); };
  write_seconds(text, event.time_ms, 1);
  fmt::format_to(text, " {} {} {} ({} {})\n", word, cell(event.x), cell(event.y), event.x, event.y);
}

void write_mouse(Text& text, const MouseEvent& event, int size) {
  constexpr std::array<std::string_view, 10> kWords{"mv", "lc", "lr", "rc", "rr",
                                                    "mc", "mr", "sc", "rc", "mt"};
  write_event(text, event, kWords[std::to_underlying(event.kind)], size);
  if (event.kind == MouseEvent::Kind::Preflag) write_event(text, event, "rr", size);
}

void write_cell(Text& text, const CellEvent& event, const Shape& shape) {
  constexpr std::array<std::string_view, 6> kWords{"pressed", "closed", "questionmark",
                                                   "flag",    "number", "blast"};
  const Place place = shape.place(event.cell);
  fmt::format_to(text, "{}", kWords[std::to_underlying(event.kind)]);
  if (event.kind == CellEvent::Kind::Open) fmt::format_to(text, "{}", event.number);
  fmt::format_to(text, " {} {}\n", place.col + 1, place.row + 1);
}

void write_claims(Text& text, const ReplayClaims& claims) {
  if (claims.time_ms) {
    fmt::format_to(text, "Time: ");
    write_seconds(text, *claims.time_ms, claims.time_step_ms);
    fmt::format_to(text, "\n");
  }
  if (claims.bbbv) fmt::format_to(text, "BBBV: {}\n", *claims.bbbv);
  if (claims.won) fmt::format_to(text, "Status: {}\n", *claims.won ? "Won" : "Lost");
  if (claims.left) fmt::format_to(text, "LClicks: {}\n", *claims.left);
  if (claims.right) fmt::format_to(text, "RClicks: {}\n", *claims.right);
  if (claims.chord) fmt::format_to(text, "DClicks: {}\n", *claims.chord);
}

void write_header(Text& text, const Recording& recording) {
  const Shape& shape = recording.shape;
  fmt::format_to(text, "RawVF_Version: Rev6\n");
  if (!recording.program.empty()) fmt::format_to(text, "Program: {}\n", recording.program);
  if (!recording.version.empty()) fmt::format_to(text, "Version: {}\n", recording.version);
  fmt::format_to(text, "Width: {}\nHeight: {}\nMines: {}\nMarks: {}\nSquareSize: {}\n", shape.width,
                 shape.height, recording.layout.mines(), recording.marks ? "On" : "Off",
                 recording.square_size);
  write_claims(text, recording.claims);
  if (!recording.mode.empty()) fmt::format_to(text, "Mode: {}\n", recording.mode);
}

}  // namespace

std::string format_rawvf(const Recording& recording) {
  std::string text;
  Text out(text);
  write_header(out, recording);
  text += "Board:\n";
  for (int index = 0; index < recording.shape.cells(); ++index) {
    text += recording.layout.has_mine(Cell{index}) ? '*' : '0';
    if ((index + 1) % recording.shape.width == 0) text += '\n';
  }
  text += "Events:\n0.000 start\n";
  std::size_t next = 0;
  for (std::size_t i = 0; i <= recording.mouse.size(); ++i) {
    for (; next < recording.cells.size(); ++next) {
      if (std::cmp_greater(recording.cells[next].after, i)) break;
      write_cell(out, recording.cells[next], recording.shape);
    }
    if (i < recording.mouse.size()) write_mouse(out, recording.mouse[i], recording.square_size);
  }
  return text;
}

}  // namespace minewise
