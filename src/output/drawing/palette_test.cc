#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "output/drawing/palette.h"

namespace minewise {

namespace {

constexpr Role kFills[] = {Role::Covered,   Role::Open,   Role::Safe,       Role::Flag,
                           Role::SteppedOn, Role::Random, Role::Probability};

// A colour as an eye without one kind of cone sees it: F. Viénot, H. Brettel and J. D. Mollon,
// "Digital video colourmaps for checking the legibility of displays by dichromats" (1999).
struct Seen {
  double red, green, blue;
};

using Matrix = std::array<std::array<double, 3>, 3>;

Seen as_seen(Colour colour, const Matrix& matrix) {
  const auto linear = [](std::uint8_t channel) { return std::pow(channel / 255.0, 2.2); };
  const double in[] = {linear(colour.red), linear(colour.green), linear(colour.blue)};
  double out[3];
  for (std::size_t i = 0; i < 3; ++i) {
    const double sum = matrix[i][0] * in[0] + matrix[i][1] * in[1] + matrix[i][2] * in[2];
    out[i] = 255 * std::pow(std::max(0.0, sum), 1 / 2.2);
  }
  return {out[0], out[1], out[2]};
}

double distance(const Seen& one, const Seen& other) {
  return std::hypot(one.red - other.red, one.green - other.green, one.blue - other.blue);
}

constexpr Matrix kNoRedCones{{{0.1124, 0.8876, 0}, {0.1124, 0.8876, 0}, {0.0040, -0.0040, 1}}};
constexpr Matrix kNoGreenCones{{{0.2928, 0.7072, 0}, {0.2928, 0.7072, 0}, {-0.0223, 0.0223, 1}}};

TEST(Palette, WordsReadBack) {
  for (const Theme theme : all_themes()) EXPECT_EQ(find_theme(theme_word(theme)), theme);
  EXPECT_EQ(find_theme("pink"), std::nullopt);
}

TEST(Palette, ColoursAreWrittenInHex) {
  EXPECT_EQ((Colour{255, 210, 63}).hex(), "#ffd23f");
  EXPECT_EQ((Colour{}).hex(), "#000000");
}

TEST(Palette, ContrastIsThatOfTheGuidelines) {
  EXPECT_NEAR(contrast({0, 0, 0}, {255, 255, 255}), 21, 1e-9);
  EXPECT_NEAR(contrast({119, 119, 119}, {255, 255, 255}), 4.48, 0.01);
  EXPECT_EQ(contrast({1, 2, 3}, {1, 2, 3}), 1);
}

// 4.5 is what the guidelines ask for text.
TEST(Palette, ClueAndGlyphsReadWellOnEveryFill) {
  for (const Theme theme : all_themes()) {
    const Palette& palette = palette_of(theme);
    for (const Role role : kFills) {
      EXPECT_GE(contrast(palette[role], palette.ink_on(palette[role])), 4.5)
          << theme_word(theme) << " " << static_cast<int>(role);
    }
    EXPECT_GE(contrast(palette[Role::Paper], palette[Role::Ink]), 4.5);
    EXPECT_GE(contrast(palette[Role::Paper], palette[Role::Faint]), 4.5);
  }
}

TEST(Palette, NumbersReadWellAllOverTheHeatMap) {
  for (const Theme theme : all_themes()) {
    const Palette& palette = palette_of(theme);
    for (int percent = 0; percent <= 100; ++percent) {
      const Colour fill = palette.heat(percent / 100.0);
      EXPECT_GE(contrast(fill, palette.ink_on(fill)), 4.5) << theme_word(theme) << " " << percent;
    }
  }
}

TEST(Palette, HeatRunsFromLowToHigh) {
  const Palette& palette = palette_of(Theme::Light);
  EXPECT_EQ(palette.heat(0), palette[Role::LowRisk]);
  EXPECT_EQ(palette.heat(0.5), palette[Role::EvenRisk]);
  EXPECT_EQ(palette.heat(1), palette[Role::HighRisk]);
}

// Deep is what stands out from the paper: dark on light paper, bright on dark paper.
TEST(Palette, TheLikelierAMineTheDeeperAndACertainOneDeepest) {
  for (const Theme theme : all_themes()) {
    const Palette& palette = palette_of(theme);
    const auto depth = [&](Colour colour) { return contrast(palette[Role::Paper], colour); };
    for (int percent = 1; percent <= 100; ++percent) {
      EXPECT_GT(depth(palette.heat(percent / 100.0)), depth(palette.heat((percent - 1) / 100.0)))
          << theme_word(theme) << " " << percent;
    }
    EXPECT_GT(depth(palette[Role::ProvedMine]), 1.3 * depth(palette.heat(1))) << theme_word(theme);
    EXPECT_GE(contrast(palette[Role::ProvedMine], palette.ink_on(palette[Role::ProvedMine])), 4.5);
  }
}

TEST(Palette, DigitsReadWellOnEveryFill) {
  for (const Theme theme : all_themes()) {
    const Palette& palette = palette_of(theme);
    for (const Role role : kFills) {
      for (const Colour digit : palette.digits) {
        EXPECT_GE(contrast(palette.readable(digit, palette[role]), palette[role]), 4.5)
            << theme_word(theme) << " " << static_cast<int>(role);
      }
    }
  }
}

// 1 is blue, 2 green, 3 red; 4 and 5 are dark kinds of 1 and 3, 6 is between blue and green, 7 and
// 8 have no colour.
TEST(Palette, DigitsHaveTheColoursThatPlayersKnow) {
  for (const Theme theme : {Theme::Light, Theme::Dark}) {
    const auto& digits = palette_of(theme).digits;
    EXPECT_GT(digits[1].blue, std::max(digits[1].red, digits[1].green));
    EXPECT_GT(digits[2].green, std::max(digits[2].red, digits[2].blue));
    EXPECT_GT(digits[3].red, std::max(digits[3].green, digits[3].blue));
    EXPECT_GT(digits[4].blue, std::max(digits[4].red, digits[4].green));
    EXPECT_GT(digits[5].red, std::max(digits[5].green, digits[5].blue));
    EXPECT_GT(std::min(digits[6].green, digits[6].blue), digits[6].red);
    for (const int grey : {7, 8}) {
      const auto [least, most] =
          std::minmax({digits[grey].red, digits[grey].green, digits[grey].blue});
      EXPECT_LE(most - least, 16) << grey;
    }
    for (std::size_t one = 1; one < digits.size(); ++one) {
      for (std::size_t other = one + 1; other < digits.size(); ++other) {
        EXPECT_NE(digits[one], digits[other]);
      }
    }
  }
}

TEST(Palette, PlainThemesHaveAllCluesInInk) {
  for (const Theme theme : {Theme::LightPlain, Theme::DarkPlain, Theme::ColourBlind}) {
    const Palette& palette = palette_of(theme);
    for (int digit = 1; digit <= 8; ++digit) EXPECT_EQ(palette.digits[digit], palette[Role::Ink]);
  }
  EXPECT_EQ(palette_of(Theme::LightPlain).colours, palette_of(Theme::Light).colours);
}

TEST(Palette, TheColourBlindTellEveryFillFromEveryOther) {
  const Palette& palette = palette_of(Theme::ColourBlind);
  for (const Matrix& matrix : {kNoRedCones, kNoGreenCones}) {
    for (const Role one : kFills) {
      for (const Role other : kFills) {
        if (one == other) continue;
        EXPECT_GE(distance(as_seen(palette[one], matrix), as_seen(palette[other], matrix)), 30)
            << static_cast<int>(one) << " " << static_cast<int>(other);
      }
    }
  }
}

TEST(Palette, BlendGoesFromOneToTheOther) {
  const Colour black{0, 0, 0}, white{255, 255, 255};
  EXPECT_EQ(blend(black, white, 0), black);
  EXPECT_EQ(blend(black, white, 1), white);
  EXPECT_EQ(blend(black, white, 0.5), (Colour{128, 128, 128}));
}

}  // namespace

}  // namespace minewise
