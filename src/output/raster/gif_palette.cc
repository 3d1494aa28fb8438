#include "output/raster/gif_palette.h"

#include <algorithm>

namespace minewise {
namespace {

constexpr Role kFills[] = {Role::Paper,     Role::Open,   Role::Covered,
                           Role::Safe,      Role::Flag,   Role::ProvedMine,
                           Role::SteppedOn, Role::Random, Role::Probability};

int distance(Colour one, Colour other) {
  const int red = one.red - other.red;
  const int green = one.green - other.green;
  const int blue = one.blue - other.blue;
  return 2 * red * red + 4 * green * green + 3 * blue * blue;  // the eye sees green best
}

}  // namespace

GifPalette::GifPalette(const Palette& palette, bool has_chains, bool has_odds) {
  constexpr int kShades = 3, kHeatSteps = 16;
  for (const Colour colour : palette.colours) {
    if (colour != palette[Role::Chain]) add(colour);
  }
  add(blend(palette[Role::Open], palette[Role::Safe], 0.5));  // opened by a cascade
  for (const Role role : kFills) {
    const Colour fill = palette[role];
    for (int i = 1; i < kShades; ++i) add(blend(fill, palette.ink_on(fill), i / double{kShades}));
  }
  const Colour cascade = blend(palette[Role::Open], palette[Role::Safe], 0.5);
  for (const Colour fill : {palette[Role::Open], palette[Role::Safe], palette[Role::Random],
                            palette[Role::Probability], cascade}) {
    for (const Colour digit : palette.digits) {
      const Colour ink = palette.readable(digit, fill);
      for (int i = 1; i <= kShades; ++i) add(blend(fill, ink, i / double{kShades}));
    }
  }
  const auto add_on = [&](Role role, std::initializer_list<Role> grounds) {
    for (const Role ground : grounds) {
      for (int i = 1; i < kShades; ++i) {
        add(blend(palette[ground], palette[role], i / double{kShades}));
      }
    }
  };
  for (const Role role : {Role::Faint, Role::Premise, Role::Line}) {
    add_on(role, {Role::Paper, Role::Open, Role::Safe});
  }
  for (int step = 0; has_odds && step <= kHeatSteps; ++step) {
    const Colour fill = palette.heat(step / double{kHeatSteps});
    add(fill);
    for (int i = 1; i < kShades; ++i) add(blend(fill, palette.ink_on(fill), i / double{kShades}));
  }
  if (!has_chains) return;
  add(palette[Role::Chain]);
  add_on(Role::Chain, {Role::Paper, Role::Open, Role::Covered, Role::Safe, Role::Flag});
}

void GifPalette::add(Colour colour) {
  if (colours_.size() < kUnchanged && std::ranges::find(colours_, colour) == colours_.end()) {
    colours_.push_back(colour);
  }
}

std::uint8_t GifPalette::index_of(std::uint32_t pixel) {
  pixel &= 0xffffff;
  const auto [entry, is_new] = known_.try_emplace(pixel, std::uint8_t{0});
  if (is_new) {
    const Colour wanted{static_cast<std::uint8_t>(pixel >> 16),
                        static_cast<std::uint8_t>(pixel >> 8), static_cast<std::uint8_t>(pixel)};
    const auto nearest = std::ranges::min_element(
        colours_, {}, [&](Colour colour) { return distance(colour, wanted); });
    entry->second = static_cast<std::uint8_t>(nearest - colours_.begin());
  }
  return entry->second;
}

}  // namespace minewise
