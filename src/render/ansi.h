// Colour for terminals. Drawings ask for a meaning; an Ink turns it into escape codes, or into
// nothing when the output is not a terminal. Nothing is told by colour alone.
#pragma once

#include <string>
#include <string_view>

namespace minewise {

enum class Tone {
  Plain,
  Covered,    // grey
  Clue,       // blue
  Safe,       // green: proved safe
  Flag,       // yellow
  SteppedOn,  // red
  Guess,      // magenta
  Faint,      // rulers and legends
};

class Ink {
 public:
  explicit Ink(bool coloured) : coloured_(coloured) {}

  // The text in a tone's colour, and back to the terminal's own after it.
  std::string paint(Tone tone, std::string_view text) const;

 private:
  bool coloured_;
};

}  // namespace minewise
