#include "core/text_grid.h"

#include "core/counted.h"
#include "core/shape.h"

namespace minewise {
namespace {

// A byte as it can be shown in a message.
std::string shown(char byte) {
  const auto code = static_cast<unsigned char>(byte);
  if (code > 32 && code < 127) return fmt::format("'{}'", byte);
  return fmt::format("byte {:#04x}", code);
}

// "'*' or '.'"
std::string listed(std::string_view symbols) {
  std::string text;
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    if (i > 0) text += i + 1 == symbols.size() ? " or " : " ";
    text += shown(symbols[i]);
  }
  return text;
}

}  // namespace

Result<void> TextGrid::add_row(std::string_view row, int line, std::string_view known) {
  int width = 0;
  for (std::size_t at = 0; at < row.size(); ++at) {
    const char symbol = row[at];
    if (symbol == ' ' || symbol == '\t') continue;
    const int column = static_cast<int>(at) + 1;
    if (known.find(symbol) == known.npos) {
      return fail_at(line, column, "unknown symbol {}; cells are written {}", shown(symbol),
                     listed(known));
    }
    if (++width > Shape::kMaxSide) {
      return fail_at(line, column, "a row has more than {} cells", Shape::kMaxSide);
    }
    symbols_.push_back(symbol);
  }
  if (height_ > 0 && width != width_) {
    return fail_at(line, 1, "this row has {} where the rows above have {}", counted(width, "cell"),
                   width_);
  }
  if (height_ == Shape::kMaxSide) return fail_at(line, 1, "more than {} rows", Shape::kMaxSide);
  width_ = width;
  ++height_;
  return {};
}

std::string format_rows(std::string_view symbols, int width) {
  std::string text;
  text.reserve(symbols.size() * 2);
  for (std::size_t at = 0; at < symbols.size(); ++at) {
    text += symbols[at];
    text += (at + 1) % static_cast<std::size_t>(width) == 0 ? '\n' : ' ';
  }
  return text;
}

}  // namespace minewise
