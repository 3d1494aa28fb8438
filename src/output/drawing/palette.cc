#include "output/drawing/palette.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace minewise {

namespace {

constexpr Colour rgb(std::uint32_t hex) {
  return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8),
          static_cast<std::uint8_t>(hex)};
}

constexpr Palette kLight{{
                             rgb(0xffffff),  // Paper
                             rgb(0x1b1f24),  // Ink
                             rgb(0x5f6871),  // Faint
                             rgb(0x8b949e),  // Line
                             rgb(0xb4bbc3),  // Covered
                             rgb(0xf6f8fa),  // Open
                             rgb(0x86d993),  // Safe
                             rgb(0xffd23f),  // Flag
                             rgb(0x8e1712),  // ProvedMine
                             rgb(0xf0524a),  // SteppedOn
                             rgb(0xdcb8f5),  // Random
                             rgb(0x9fd0ff),  // Probability
                             rgb(0x0b5fc4),  // Premise
                             rgb(0xeef7e6),  // LowRisk
                             rgb(0xffc46b),  // EvenRisk
                             rgb(0xec6350),  // HighRisk
                             rgb(0xb3005e),  // Chain
                         },
                         {rgb(0x5f6871), rgb(0x0b3fe0), rgb(0x0a6b12), rgb(0xc8102e), rgb(0x0b0b6b),
                          rgb(0x7a0b0b), rgb(0x006b6b), rgb(0x000000), rgb(0x666666)}};

constexpr Palette kDark{{
                            rgb(0x14171b),  // Paper
                            rgb(0xf0f3f6),  // Ink
                            rgb(0x9aa4ae),  // Faint
                            rgb(0x3a424b),  // Line
                            rgb(0x59626c),  // Covered
                            rgb(0x22272e),  // Open
                            rgb(0x1f7a37),  // Safe
                            rgb(0xc79a00),  // Flag
                            rgb(0xff6a5c),  // ProvedMine
                            rgb(0xb3261e),  // SteppedOn
                            rgb(0x6f42a6),  // Random
                            rgb(0x1f5fa8),  // Probability
                            rgb(0x6cb6ff),  // Premise
                            rgb(0x263a2e),  // LowRisk
                            rgb(0x7a3c1a),  // EvenRisk
                            rgb(0xc43e34),  // HighRisk
                            rgb(0xff7ac1),  // Chain
                        },
                        {rgb(0x9aa4ae), rgb(0x6cb6ff), rgb(0x5fd068), rgb(0xff7b72), rgb(0xa9a4ff),
                         rgb(0xe59a8a), rgb(0x4fd0d0), rgb(0xf0f3f6), rgb(0xa4aab2)}};

// After the set of M. Okabe and K. Ito, "Color Universal Design" (2008), which tells its colours
// apart under the common kinds of colour blindness; lightened where clues are read on them. The
// heat map runs by lightness alone, and clues are plain.
constexpr Palette kColourBlind{{
                                   rgb(0xffffff),  // Paper
                                   rgb(0x000000),  // Ink
                                   rgb(0x595959),  // Faint
                                   rgb(0x6e6e6e),  // Line
                                   rgb(0x8f8f8f),  // Covered
                                   rgb(0xfafafa),  // Open
                                   rgb(0x35c9a0),  // Safe: bluish green
                                   rgb(0xf0e442),  // Flag: yellow
                                   rgb(0x020c1f),  // ProvedMine
                                   rgb(0xd55e00),  // SteppedOn: vermilion
                                   rgb(0xe7a6cb),  // Random: reddish purple
                                   rgb(0x8acdf5),  // Probability: sky blue
                                   rgb(0x0072b2),  // Premise: blue
                                   rgb(0xf7fbff),  // LowRisk
                                   rgb(0x6baed6),  // EvenRisk
                                   rgb(0x08306b),  // HighRisk
                                   rgb(0x7a1a5c),  // Chain
                               },
                               {}};

// All clues in ink, zeros fainter.
constexpr Palette plain(Palette palette) {
  palette.digits.fill(palette.colours[std::to_underlying(Role::Ink)]);
  palette.digits[0] = palette.colours[std::to_underlying(Role::Faint)];
  return palette;
}

constexpr Palette kPlainColourBlind = plain(kColourBlind);
constexpr Palette kLightPlain = plain(kLight);
constexpr Palette kDarkPlain = plain(kDark);

constexpr Theme kThemes[] = {Theme::Light, Theme::Dark, Theme::ColourBlind, Theme::LightPlain,
                             Theme::DarkPlain};

constexpr std::array<std::string_view, kRoles> kRoleWords = {
    "paper",   "ink",      "faint",       "line",       "covered", "open",
    "safe",    "flag",     "proved-mine", "stepped-on", "random",  "probability",
    "premise", "low-risk", "even-risk",   "high-risk",  "chain"};

// Relative luminance, by the same guidelines.
double luminance(Colour colour) {
  const auto linear = [](std::uint8_t channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

}  // namespace

std::string Colour::hex() const {
  return fmt::format("#{:02x}{:02x}{:02x}", red, green, blue);
}

std::string_view role_word(Role role) {
  return kRoleWords[std::to_underlying(role)];
}

std::span<const Theme> all_themes() {
  return kThemes;
}

std::string_view theme_word(Theme theme) {
  switch (theme) {
    case Theme::Light:
      return "light";
    case Theme::Dark:
      return "dark";
    case Theme::ColourBlind:
      return "colour-blind";
    case Theme::LightPlain:
      return "light-plain";
    case Theme::DarkPlain:
      return "dark-plain";
  }
  return "";
}

std::optional<Theme> find_theme(std::string_view word) {
  for (const Theme theme : all_themes()) {
    if (theme_word(theme) == word) return theme;
  }
  return std::nullopt;
}

const Palette& palette_of(Theme theme) {
  switch (theme) {
    case Theme::Light:
      return kLight;
    case Theme::Dark:
      return kDark;
    case Theme::ColourBlind:
      return kPlainColourBlind;
    case Theme::LightPlain:
      return kLightPlain;
    case Theme::DarkPlain:
      return kDarkPlain;
  }
  return kLight;
}

Colour blend(Colour from, Colour to, double part) {
  const auto channel = [part](std::uint8_t a, std::uint8_t b) {
    return static_cast<std::uint8_t>(std::lround(a + part * (b - a)));
  };
  return {channel(from.red, to.red), channel(from.green, to.green), channel(from.blue, to.blue)};
}

double contrast(Colour one, Colour other) {
  const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
  return (light + 0.05) / (dark + 0.05);
}

Colour Palette::heat(double probability) const {
  return probability <= 0.5
             ? blend((*this)[Role::LowRisk], (*this)[Role::EvenRisk], 2 * probability)
             : blend((*this)[Role::EvenRisk], (*this)[Role::HighRisk], 2 * probability - 1);
}

Colour Palette::ink_on(Colour fill) const {
  const Colour ink = (*this)[Role::Ink];
  const Colour paper = (*this)[Role::Paper];
  return contrast(ink, fill) >= contrast(paper, fill) ? ink : paper;
}

Colour Palette::readable(Colour wanted, Colour fill) const {
  constexpr double kEnough = 4.5;  // what the guidelines ask for text
  constexpr int kSteps = 10;
  const Colour ink = ink_on(fill);
  for (int step = 0; step < kSteps; ++step) {
    const Colour colour = blend(wanted, ink, step / double{kSteps});
    if (contrast(colour, fill) >= kEnough) return colour;
  }
  return ink;
}

TerminalStyle terminal_style(Role role) {
  constexpr int kRed = 1, kGreen = 2, kYellow = 3, kBlue = 4, kMagenta = 5, kCyan = 6, kGrey = 8;
  switch (role) {
    case Role::Covered:
      return {.colour = kGrey};
    case Role::Open:
      return {.colour = kCyan};
    case Role::Safe:
      return {.colour = kGreen, .bold = true};
    case Role::Flag:
    case Role::ProvedMine:
      return {.colour = kYellow, .bold = true};
    case Role::SteppedOn:
      return {.colour = kRed, .bold = true};
    case Role::Random:
      return {.colour = kMagenta, .bold = true};
    case Role::Probability:
      return {.colour = kBlue, .bold = true};
    case Role::Faint:
      return {.faint = true};
    default:
      return {};
  }
}

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
