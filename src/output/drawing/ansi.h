// Colours for terminals. A drawing names a Role; an Ink turns it into escape codes, or into nothing
// if the output is not a terminal. No meaning is shown by colour alone.
#pragma once

#include <string>
#include <string_view>

#include "output/drawing/palette.h"

namespace minewise {

class Ink {
 public:
  explicit Ink(bool coloured) : coloured_(coloured) {}

  // The text in the colour of a role, followed by the code for the terminal's own colour.
  std::string paint(Role role, std::string_view text) const;

 private:
  bool coloured_;
};

}  // namespace minewise
