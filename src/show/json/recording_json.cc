#include "show/json/recording_json.h"

#include "show/json/place_json.h"

namespace minewise {
namespace {

// Clicks that did something. A chord is one move, whatever it opened.
Json moves_json(const PersonGame& game) {
  Json moves = Json::array();
  for (const Click& click : game.clicks) {
    if (click.is_wasted) continue;
    const Place place = game.shape.place(click.cell);
    moves.push_back({{"t", click.time_ms},
                     {"kind", click_word(click.kind)},
                     {"row", place.row},
                     {"col", place.col}});
  }
  return moves;
}

}  // namespace

std::string recording_json(const PersonGame& game, std::string_view file) {
  Json json;
  if (!file.empty()) json["file"] = printable(file);
  json["program"] = game.program;
  json["version"] = game.version;
  json["width"] = game.shape.width;
  json["height"] = game.shape.height;
  json["mines"] = Json::array();
  game.layout.for_each_mine(
      [&](Cell mine) { json["mines"].push_back(pair_json(mine, game.shape)); });
  json["won"] = game.is_won();
  json["time_ms"] = game.time_ms;
  json["3bv"] = game.bbbv;
  json["clicks"] = {{"left", game.counts.left},
                    {"right", game.counts.right},
                    {"chord", game.counts.chord},
                    {"wasted", game.counts.wasted}};
  json["moves"] = moves_json(game);
  if (!game.differences.empty()) json["differs"] = game.differences;
  return json.dump() + "\n";
}

}  // namespace minewise
