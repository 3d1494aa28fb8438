#include "formats/rawvf_text.h"

#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace minewise {
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
