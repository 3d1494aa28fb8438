#include "output/json/position_json.h"

#include "output/json/place_json.h"

namespace minewise {
namespace {

void add_count(Json& json, const MineCount& count) {
  if (const auto* fixed = std::get_if<FixedCount>(&count)) json["mines"] = fixed->mines;
  if (const auto* law = std::get_if<Independent>(&count)) json["density"] = law->density;
  if (const auto* weighed = std::get_if<WeighedCount>(&count)) json["prior"] = weighed->weights();
}

}  // namespace

std::string position_json(std::string_view kind, const SeenMoment& moment,
                          std::optional<std::uint64_t> at) {
  const Position& position = moment.position;
  Json json{{"kind", kind},
            {"rows", position.shape.height},
            {"cols", position.shape.width},
            {"symbols", position.symbols},
            {"topology", grid_word(position.shape.grid)},
            {"clues", position.clues->name()}};
  if (position.count) add_count(json, *position.count);
  json["text"] = format_position(position);
  if (moment.game) {
    const std::uint64_t moves = moment.game->steps.size();
    json["moves"] = moves;
    json["at"] = at.value_or(moves);
  }
  return json.dump() + "\n";
}

}  // namespace minewise
