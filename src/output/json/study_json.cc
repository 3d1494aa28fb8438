#include "output/json/study_json.h"

#include "game/luckless.h"
#include "output/json/pieces.h"
#include "output/text/study.h"

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

std::string behaviour_json(const Behaviour& behaviour, double seconds) {
  const Json json{{"bench", behaviour.number},
                  {"games", behaviour.games},
                  {"moves", behaviour.moves},
                  {"seconds", seconds},
                  {"moves_per_second", behaviour.moves / seconds}};
  return json.dump() + "\n";
}

namespace {

Json kept_json(const KeptOf& part) {
  return {{"kept", part.kept}, {"all", part.all}};
}

}  // namespace

std::string ledger_json(const LedgerFacts& facts) {
  Json json{{"path", facts.path}, {"kind", facts.kind}};
  if (!facts.study.empty()) json["study"] = facts.study;
  json["agents"] = facts.agents;
  json["conditions"] = facts.conditions;
  json["games_each"] = facts.games_each;
  json["seed"] = facts.seed;
  json["command"] = facts.command;
  json["version"] = facts.version;
  json["shard"] = {{"index", facts.shard.index}, {"count", facts.shard.count}};
  json["chunks"] = kept_json(facts.chunks);
  json["games"] = kept_json(facts.games);
  json["bytes"] = facts.bytes;
  json["bytes_a_game"] = facts.bytes_a_game();
  json["seconds"] = facts.seconds;
  json["finished"] = facts.is_finished();
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string studies_json(std::span<const ListedStudy> studies) {
  Json json = Json::array();
  for (const auto& [name, kind, title, games, quick] : studies) {
    json.push_back(
        {{"name", name}, {"kind", kind}, {"title", title}, {"games", games}, {"quick", quick}});
  }
  return json.dump(2) + "\n";
}

}  // namespace minewise
