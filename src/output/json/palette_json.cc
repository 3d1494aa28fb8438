#include "output/json/palette_json.h"

#include "output/drawing/palette.h"
#include "output/json/place_json.h"

namespace minewise {
namespace {

// A colour for each percent of the heat map, 0 to 100.
template <class ColourOf>
Json percents_json(const ColourOf& colour_of) {
  constexpr int kPercent = 100;
  Json colours = Json::array();
  for (int percent = 0; percent <= kPercent; ++percent) {
    colours.push_back(colour_of(percent / double{kPercent}).hex());
  }
  return colours;
}

Json theme_json(Theme theme) {
  const Palette& palette = palette_of(theme);
  Json roles = Json::object();
  for (std::size_t i = 0; i < kRoles; ++i) {
    const Role role{static_cast<std::uint8_t>(i)};
    roles[std::string(role_word(role))] = palette[role].hex();
  }
  Json digits = Json::array();
  for (const Colour& digit : palette.digits) digits.push_back(digit.hex());
  const auto fill = [&](double probability) { return palette.heat(probability); };
  const auto ink = [&](double probability) { return palette.ink_on(fill(probability)); };
  return {{"theme", theme_word(theme)},
          {"roles", roles},
          {"digits", digits},
          {"heat", percents_json(fill)},
          {"heat_ink", percents_json(ink)}};
}

}  // namespace

std::string palette_json() {
  Json themes = Json::array();
  for (const Theme theme : all_themes()) themes.push_back(theme_json(theme));
  return themes.dump() + "\n";
}

}  // namespace minewise
