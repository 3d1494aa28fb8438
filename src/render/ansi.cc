#include "render/ansi.h"

#include <fmt/core.h>

namespace minewise {

std::string Ink::paint(Role role, std::string_view text) const {
  if (!coloured_ || ansi_code(role).empty()) return std::string(text);
  return fmt::format("\x1b[{}m{}\x1b[0m", ansi_code(role), text);
}

}  // namespace minewise
