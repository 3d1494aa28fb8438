// Colour for terminals. Drawings ask for a meaning; an Ink turns it into escape codes, or into
// nothing when the output is not a terminal. Nothing is told by colour alone.
#pragma once

#include <string>
#include <string_view>

#include "show/render/palette.h"

namespace minewise {

class Ink {
 public:
  explicit Ink(bool coloured) : coloured_(coloured) {}

  // The text in a meaning's colour, and back to the terminal's own after it.
  std::string paint(Role role, std::string_view text) const;

 private:
  bool coloured_;
};

}  // namespace minewise
