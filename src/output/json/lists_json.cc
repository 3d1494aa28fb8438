#include "output/json/lists_json.h"

#include "core/clue_model.h"
#include "output/drawing/palette.h"
#include "output/json/pieces.h"
#include "output/text/lists.h"

namespace minewise {

namespace {

Json entry_json(const AgentEntry& entry) {
  Json parameters = Json::array();
  for (const Parameter& parameter : entry.parameters) {
    Json json = {{"name", parameter.name},
                 {"default", parameter.usual},
                 {"least", parameter.least},
                 {"most", parameter.most},
                 {"meaning", parameter.meaning}};
    if (!parameter.words.empty()) json["words"] = parameter.words;
    parameters.push_back(std::move(json));
  }
  return {{"name", entry.name},
          {"source", entry.source},
          {"description", entry.description},
          {"parameters", parameters}};
}

}  // namespace

std::string agents_json(std::span<const AgentEntry> agents) {
  Json json = Json::array();
  for (const AgentEntry& entry : agents) json.push_back(entry_json(entry));
  return json.dump(2) + "\n";
}

std::string clues_json(std::span<const ClueModelPtr> models) {
  Json json = Json::array();
  for (const ClueModelPtr& model : models) {
    Json bits = Json::array();
    for (const double density : kToldDensities) {
      bits.push_back(bits_told(*model, kToldDegree, density));
    }
    json.push_back({{"clues", model->name()}, {"densities", kToldDensities}, {"bits", bits}});
  }
  return json.dump() + "\n";
}

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
