#include "render/text.h"

#include <fmt/core.h>

#include "view/position.h"

namespace minewise {
namespace {

struct Glyph {
  char left = ' ';
  char symbol = '?';
  char right = ' ';
  Tone tone = Tone::Plain;
};

Tone tone_of(char symbol) {
  switch (symbol) {
    case '?':
      return Tone::Covered;
    case 'F':
      return Tone::Flag;
    case 'M':
      return Tone::SteppedOn;
    default:
      return Tone::Clue;
  }
}

Glyph glyph_of(const View& view, Cell cell, Mark mark) {
  const char symbol = symbol_of(view, cell);
  switch (mark) {
    case Mark::None:
      return {' ', symbol, ' ', tone_of(symbol)};
    case Mark::Proved:
      return {'[', symbol, ']', symbol == 'F' ? Tone::Flag : Tone::Safe};
    case Mark::Guessed:
      return {'(', symbol, ')', symbol == 'M' ? Tone::SteppedOn : Tone::Guess};
    case Mark::Prescribed:
      return {'<', symbol, '>', symbol == 'M' ? Tone::SteppedOn : Tone::Clue};
    case Mark::Cascaded:
      return {'{', symbol, '}', Tone::Safe};
    case Mark::PendingSafe:
      return {' ', '+', ' ', Tone::Safe};
    case Mark::PendingMine:
      return {' ', 'x', ' ', Tone::Flag};
  }
  return {};
}

// Rows of glyphs under rulers. Odd rows of a hex board stand half a cell to the right, which takes
// cells of an even width.
template <class GlyphAt>
std::string draw(const Shape& shape, const Ink& ink, const GlyphAt& glyph_at) {
  const bool hex = shape.grid == Grid::Hex;
  std::string ruler(4, ' ');
  for (int col = 0; col < shape.width; ++col) {
    ruler += fmt::format("{:>2} {}", col, hex ? " " : "");
  }
  ruler.erase(ruler.find_last_not_of(' ') + 1);
  std::string text = ink.paint(Tone::Faint, ruler) + "\n";
  for (int row = 0; row < shape.height; ++row) {
    std::string line = ink.paint(Tone::Faint, fmt::format("{:>3}", row));
    line += hex && row % 2 == 1 ? "   " : " ";
    for (int col = 0; col < shape.width; ++col) {
      const Glyph glyph = glyph_at(shape.cell({row, col}));
      const char cell[] = {glyph.left, glyph.symbol, glyph.right};
      line += ink.paint(glyph.tone, {cell, sizeof cell});
      if (hex) line += ' ';
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

// "1 move", "2 moves"
std::string counted(int number, std::string_view one, std::string_view many = "") {
  if (number == 1) return fmt::format("1 {}", one);
  return many.empty() ? fmt::format("{} {}s", number, one) : fmt::format("{} {}", number, many);
}

}  // namespace

std::string legend() {
  return "? covered, 0-8 clue, _ clue withheld, F flagged, M mine stepped on, + proved safe, "
         "x proved a mine\n"
         "just now: [ ] by proof, ( ) as a guess, < > by the rules, { } by a cascade\n";
}

std::string draw_view(const View& view, const Shape& shape, const Marks& marks, const Ink& ink) {
  return draw(shape, ink, [&](Cell cell) {
    return glyph_of(view, cell, marks.empty() ? Mark::None : marks[cell.at()]);
  });
}

std::string draw_truth(const Layout& layout, const Topology& topology, const Shape& shape,
                       const Ink& ink) {
  return draw(shape, ink, [&](Cell cell) -> Glyph {
    if (layout.has_mine(cell)) return {' ', '*', ' ', Tone::SteppedOn};
    const auto number = static_cast<char>('0' + mines_around(layout, topology, cell));
    return {' ', number, ' ', Tone::Clue};
  });
}

std::string summary(const Game& game, const Trial& trial) {
  const int mines = game.is_dealt() ? game.layout().mines() : 0;
  return fmt::format(
      "score {:.3f}: {} of {} identified, {} stepped on, {}\n"
      "{}, {}, {}\n",
      trial.score, game.mines_identified(), counted(mines, "mine"), trial.stepped,
      trial.won ? "won" : "not won", counted(trial.moves, "move"),
      counted(trial.guesses, "guess", "guesses"), counted(trial.wrong_flags, "wrong flag"));
}

}  // namespace minewise
