#include "render/ansi.h"

#include <fmt/core.h>

namespace minewise {
namespace {

std::string_view code(Tone tone) {
  switch (tone) {
    case Tone::Plain:
      return "";
    case Tone::Covered:
      return "90";
    case Tone::Clue:
      return "36";
    case Tone::Safe:
      return "1;32";
    case Tone::Flag:
      return "1;33";
    case Tone::SteppedOn:
      return "1;31";
    case Tone::Guess:
      return "1;35";
    case Tone::Faint:
      return "2";
  }
  return "";
}

}  // namespace

std::string Ink::paint(Tone tone, std::string_view text) const {
  if (!coloured_ || tone == Tone::Plain) return std::string(text);
  return fmt::format("\x1b[{}m{}\x1b[0m", code(tone), text);
}

}  // namespace minewise
