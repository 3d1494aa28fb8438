#include "show/render/palette.h"

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
    rgb(0xffefb0),  // ProvedMine
    rgb(0xf0524a),  // SteppedOn
    rgb(0xdcb8f5),  // Random
    rgb(0x9fd0ff),  // Probability
    rgb(0x0b5fc4),  // Premise
    rgb(0xd3f2d8),  // LowRisk
    rgb(0xffe9a8),  // EvenRisk
    rgb(0xf0524a),  // HighRisk
    rgb(0xb3005e),  // Chain
}};

constexpr Palette kDark{{
    rgb(0x14171b),  // Paper
    rgb(0xf0f3f6),  // Ink
    rgb(0x9aa4ae),  // Faint
    rgb(0x3a424b),  // Line
    rgb(0x59626c),  // Covered
    rgb(0x22272e),  // Open
    rgb(0x1f7a37),  // Safe
    rgb(0xc79a00),  // Flag
    rgb(0x5c4a12),  // ProvedMine
    rgb(0xb3261e),  // SteppedOn
    rgb(0x6f42a6),  // Random
    rgb(0x1f5fa8),  // Probability
    rgb(0x6cb6ff),  // Premise
    rgb(0x1d4427),  // LowRisk
    rgb(0x6b5a1a),  // EvenRisk
    rgb(0xb3261e),  // HighRisk
    rgb(0xff7ac1),  // Chain
}};

// After the set of M. Okabe and K. Ito, "Color Universal Design" (2008), which tells its colours
// apart under the common kinds of colour blindness; lightened where clues are read on them. The
// heat map runs by lightness alone.
constexpr Palette kColourBlind{{
    rgb(0xffffff),  // Paper
    rgb(0x000000),  // Ink
    rgb(0x595959),  // Faint
    rgb(0x6e6e6e),  // Line
    rgb(0x8f8f8f),  // Covered
    rgb(0xfafafa),  // Open
    rgb(0x35c9a0),  // Safe: bluish green
    rgb(0xf0e442),  // Flag: yellow
    rgb(0xfaf6b8),  // ProvedMine
    rgb(0xd55e00),  // SteppedOn: vermilion
    rgb(0xe7a6cb),  // Random: reddish purple
    rgb(0x8acdf5),  // Probability: sky blue
    rgb(0x0072b2),  // Premise: blue
    rgb(0xf7fbff),  // LowRisk
    rgb(0x6baed6),  // EvenRisk
    rgb(0x08306b),  // HighRisk
    rgb(0x7a1a5c),  // Chain
}};

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

std::string_view theme_word(Theme theme) {
  switch (theme) {
    case Theme::Light:
      return "light";
    case Theme::Dark:
      return "dark";
    case Theme::ColourBlind:
      return "colour-blind";
  }
  return "";
}

std::optional<Theme> find_theme(std::string_view word) {
  for (const Theme theme : {Theme::Light, Theme::Dark, Theme::ColourBlind}) {
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
      return kColourBlind;
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

}  // namespace minewise
