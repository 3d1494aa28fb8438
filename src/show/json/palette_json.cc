#include "show/json/palette_json.h"

#include "show/json/place_json.h"
#include "show/render/palette.h"

namespace minewise {
namespace {

// The heat map, a colour for each percent, and what is written on it.
Json heat_json(const Palette& palette) {
  constexpr int kPercent = 100;
  Json heat = Json::array();
  for (int percent = 0; percent <= kPercent; ++percent) {
    const Colour fill = palette.heat(percent / double{kPercent});
    heat.push_back({{"fill", fill.hex()}, {"ink", palette.ink_on(fill).hex()}});
  }
  return heat;
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
  return {{"theme", theme_word(theme)},
          {"roles", roles},
          {"digits", digits},
          {"heat", heat_json(palette)}};
}

}  // namespace

std::string palette_json() {
  Json themes = Json::array();
  for (const Theme theme : all_themes()) themes.push_back(theme_json(theme));
  return themes.dump() + "\n";
}

}  // namespace minewise
