#include "output/drawing/ansi.h"

#include <fmt/core.h>

namespace minewise {
namespace {

// The numbers between "\x1b[" and "m"; empty for plain text.
std::string code_of(const TerminalStyle& style) {
  if (style.faint) return "2";
  if (style.colour < 0) return "";
  const int number = style.colour < 8 ? 30 + style.colour : 82 + style.colour;
  return fmt::format("{}{}", style.bold ? "1;" : "", number);
}

}  // namespace

std::string Ink::paint(Role role, std::string_view text) const {
  const std::string code = coloured_ ? code_of(terminal_style(role)) : "";
  return code.empty() ? std::string(text) : fmt::format("\x1b[{}m{}\x1b[0m", code, text);
}

}  // namespace minewise
