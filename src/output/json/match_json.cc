#include "output/json/match_json.h"

#include "output/json/place_json.h"
#include "output/text/match.h"

namespace minewise {

std::string match_json(const Match& match, const MatchResult& result) {
  const auto interval = result.difference.interval();
  Json json{
      {"agents", {match.experiment.agents[0].name(), match.experiment.agents[1].name()}},
      {"game", format_game_id(game_id_of(match.experiment, match.experiment.conditions[0], 0))},
      {"figure", figure_word(match.figure)},
      {"difference", match.hypothesis.difference},
      {"error", match.hypothesis.error},
      {"games", result.games()},
      {"wins", result.wins},
      {"losses", result.losses},
      {"ties", result.ties},
      {"measured", result.difference.value()},
      {"measured_ci95", interval ? Json(interval->half_width()) : nullptr},
      {"log_ratio", result.log_ratio},
      {"bound", result.bound},
      {"verdict", finding_word(result)}};
  if (match.experiment.estimate != Estimate::None) {
    json["estimate"] = estimate_word(match.experiment.estimate);
  }
  return json.dump() + "\n";
}

}  // namespace minewise
