#include "output/json/decisions_json.h"

#include "game/luckless.h"
#include "output/json/place_json.h"

namespace minewise {
namespace {

// Null without play-outs.
Json mean_difference_json(const Mean& mean) {
  if (mean.games() == 0) return nullptr;
  const auto interval = mean.interval();
  return {{"mean", mean.value()}, {"ci95", interval ? Json(interval->half_width()) : nullptr}};
}

Json chosen_cell_json(const Decision& decision, const Shape& shape) {
  Json json = place_json(decision.move.cell, shape);
  json["risk"] = or_null(decision.estimate);
  return json;
}

Json choice_position_json(const ChoicePosition& position, const PlayedOut& played) {
  const Shape shape = position.game.id().shape();
  return {{"game", position.game.id().game},
          {"moves", position.moves},
          {"first", chosen_cell_json(position.first, shape)},
          {"second", chosen_cell_json(position.second, shape)},
          {"selected", played.is_selected},
          {"selecting", mean_difference_json(played.selecting)},
          {"difference", mean_difference_json(played.evaluating)}};
}

}  // namespace

std::string decisions_json(const Decisions& decisions) {
  const auto& [player, evaluating, selecting, least] = decisions.play_outs;
  const ChoiceComparison& comparison = decisions.comparison;
  const bool is_score = estimated_under(decisions.id.rules) == Estimated::Score;
  Json json{{"agents", {decisions.first.name(), decisions.second.name()}},
            {"game", format_game_id(decisions.id)},
            {"games", decisions.games},
            {"figure", is_score ? "score" : "won"},
            {"player", player.name()},
            {"play_outs", evaluating},
            {"selecting_play_outs", selecting},
            {"least_difference", least},
            {"positions", comparison.positions},
            {"selected", comparison.difference.games()},
            {"selecting", mean_difference_json(comparison.selecting)},
            {"difference", mean_difference_json(comparison.difference)},
            {"choices", Json::array()}};
  for (std::size_t i = 0; i < comparison.played_out.size(); ++i) {
    json["choices"].push_back(
        choice_position_json(decisions.positions[i], comparison.played_out[i]));
  }
  return json.dump() + "\n";
}

}  // namespace minewise
