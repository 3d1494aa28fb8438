// The palette of all output: pictures and terminals name a meaning (Role) and get its colour, from
// a Theme or as terminal codes (Ink).
//
// The likelier a mine, the deeper the colour: the heat map stands out more and more from the paper,
// and a proved mine most. Clues have the colours that players know from other programs, adjusted to
// read well; the plain themes have them all in ink.
//
// The meanings are those of report 001 (grey covered, green safe to open, yellow flag, red mine
// stepped on), with two more colours for report 002's random guess and choice by probability. No
// meaning is shown by colour alone: tile.h gives each a shape as well, text.h a bracket.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace minewise {

struct Colour {
  std::uint8_t red = 0, green = 0, blue = 0;

  std::string hex() const;  // "#ffd23f"
  friend bool operator==(const Colour&, const Colour&) = default;
};

// What a colour stands for.
enum class Role : std::uint8_t {
  Paper,        // the background
  Ink,          // text, clues, rings
  Faint,        // rulers, legends, zeros
  Line,         // between cells
  Covered,      // a cell not yet opened
  Open,         // an open cell
  Safe,         // proved safe, or just opened by proof
  Flag,         // flagged as a mine
  ProvedMine,   // proved a mine, not flagged yet
  SteppedOn,    // a mine stepped on
  Random,       // a random guess
  Probability,  // a guess chosen by a number
  Premise,      // the ring around a clue of the reason
  LowRisk,      // the heat map: probability 0,
  EvenRisk,     // one half,
  HighRisk,     // and 1
  Chain,        // the rings and lines of a chain of influence
};
inline constexpr std::size_t kRoles = 17;

// "paper", "proved-mine", ...
std::string_view role_word(Role role);

enum class Theme : std::uint8_t { Light, Dark, ColourBlind, LightPlain, DarkPlain };
std::span<const Theme> all_themes();

// "light", "dark", "colour-blind", "light-plain", "dark-plain", and back.
std::string_view theme_word(Theme theme);
std::optional<Theme> find_theme(std::string_view word);

struct Palette {
  std::array<Colour, kRoles> colours;
  std::array<Colour, 9> digits;  // of the clues 0 to 8

  const Colour& operator[](Role role) const { return colours[std::to_underlying(role)]; }

  // The fill of the heat map for a probability from 0 to 1.
  Colour heat(double probability) const;

  // Ink or Paper, whichever is easier to read on a fill.
  Colour ink_on(Colour fill) const;

  // A colour that reads well on a fill: the one that is wanted, or as little nearer to the ink as
  // that takes.
  Colour readable(Colour wanted, Colour fill) const;
};

const Palette& palette_of(Theme theme);

// The colour at `part` of the way from one colour to another.
Colour blend(Colour from, Colour to, double part);

// The contrast between two colours as the Web Content Accessibility Guidelines define it, 1 to 21.
double contrast(Colour one, Colour other);

// The terminal's own colours, chosen by its user, for the same meanings.
struct TerminalStyle {
  int colour = -1;  // one of its sixteen, or -1 for the colour of plain text
  bool bold = false;
  bool faint = false;
};
TerminalStyle terminal_style(Role role);

// Colours for terminals. A drawing names a Role; an Ink turns it into escape codes, or into nothing
// if the output is not a terminal.
class Ink {
 public:
  explicit Ink(bool coloured) : coloured_(coloured) {}

  // The text in the colour of a role, followed by the code for the terminal's own colour.
  std::string paint(Role role, std::string_view text) const;

 private:
  bool coloured_;
};

}  // namespace minewise
