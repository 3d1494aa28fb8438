#include "show/json/person_review_json.h"

#include <string>

#include "show/json/deduction_json.h"
#include "show/json/luck_json.h"
#include "show/wording/explain.h"
#include "study/person/person_value.h"

namespace minewise {
namespace {

Json clicks_json(const ClickCounts& clicks) {
  return {{"left", clicks.left},
          {"right", clicks.right},
          {"chord", clicks.chord},
          {"wasted", clicks.wasted}};
}

Json value_json(const PersonGame& game) {
  const GameValue value = value_of(game);
  return {{"solved_3bv", played_of(game).solved_3bv},
          {"3bv_per_s", or_null(value.per_second)},
          {"ioe", or_null(value.efficiency)},
          {"correctness", or_null(value.correctness)},
          {"throughput", or_null(value.throughput)},
          {"rqp", or_null(value.rqp)},
          {"stnb", or_null(value.stnb)}};
}

Json click_json(const PersonReview& review, std::size_t index) {
  const auto& [game, critique] = review;
  const JudgedClick& judged = critique.clicks[index];
  Json json{{"click", index + 1}, {"t", game.clicks[index].time_ms}};
  json["kind"] = click_word(game.clicks[index].kind);
  json.update(place_json(game.clicks[index].cell, game.shape));
  json["thought_ms"] = judged.thought_ms;
  json["spent"] = spent_word(judged.spent);
  json["provable"] = judged.lying;
  json["needless"] = judged.is_needless;
  if (!judged.move) return json;
  json["judgement"] = judgement_word(judged.move->judgement);
  json["exact"] = judged.move->exact;
  if (!judged.is_risk()) return json;
  json["risk"] = judged.risk();
  json["is_mine"] = judged.move->is_mine;
  json["least_risk"] = judged.move->least_risk;
  json["better"] = nullptr;
  if (judged.move->better) {
    json["better"] = place_json(*judged.move->better, game.shape);
    json["better"]["mine_probability"] = judged.move->better_probability;
  }
  if (judged.move->proof) {
    json["why"] = explain(critique.proofs[*judged.move->proof], {critique.shown, game.shape});
  }
  return json;
}

Json lying_json(const PersonReview& review, const LyingProof& lying) {
  Json json = deduction_json(lying.proof, review.game.shape);
  json["since_click"] = lying.since_click;
  json["until_click"] = lying.was_opened() ? Json(lying.until_click) : Json(nullptr);
  json["lay_ms"] = lying.lay_ms;
  return json;
}

template <class Times>
Json spent_json(const Times& spent_ms) {
  Json json = Json::object();
  for (std::size_t i = 0; i < spent_ms.size(); ++i) {
    json[std::string(spent_word(static_cast<Spent>(i)))] = spent_ms[i];
  }
  return json;
}

Json row_json(const PersonRow& row) {
  return {{"name", row.name},
          {"program", row.program},
          {"width", row.width},
          {"height", row.height},
          {"mines", row.mines},
          {"end", game_end_word(row.end)},
          {"time_ms", row.time_ms},
          {"3bv", row.bbbv},
          {"3bv_per_s", or_null(row.bbbv_per_second())},
          {"clicks", clicks_json(row.clicks)},
          {"risks", row.risks},
          {"forced", row.forced},
          {"avoidable", row.avoidable},
          {"expected", row.expected},
          {"least_expected", row.least_expected},
          {"hits", row.hits},
          {"luck", or_null(row.luck)},
          {"proofs", row.proofs},
          {"lay_ms", row.lay_ms},
          {"needless_flags", row.needless_flags},
          {"needless_chords", row.needless_chords}};
}

Json trend_json(const std::optional<Trend>& trend) {
  if (!trend) return nullptr;
  return {{"per_100_games", trend->change}, {"ci95", trend->half_width}};
}

}  // namespace

Json person_review_json(const PersonReview& review) {
  const auto& [game, critique] = review;
  Json json{{"program", game.program},
            {"version", game.version},
            {"width", game.shape.width},
            {"height", game.shape.height},
            {"mines", game.layout.mines()},
            {"end", game_end_word(game.end)},
            {"time_ms", game.time_ms},
            {"3bv", game.bbbv},
            {"counts", clicks_json(game.counts)},
            {"metrics", value_json(game)},
            {"differences", game.differences},
            {"exact", critique.exact},
            {"risks", critique.risks},
            {"forced", critique.forced},
            {"avoidable", critique.avoidable},
            {"needless_flags", critique.needless_flags},
            {"needless_chords", critique.needless_chords},
            {"spent_ms", spent_json(critique.spent_ms)},
            {"luck", luck_json(critique.luck)}};
  json["clicks"] = Json::array();
  for (std::size_t i = 0; i < critique.clicks.size(); ++i) {
    json["clicks"].push_back(click_json(review, i));
  }
  json["proofs"] = Json::array();
  for (const LyingProof& lying : critique.lying) {
    json["proofs"].push_back(lying_json(review, lying));
  }
  return json;
}

Json person_totals_json(const PersonTotals& totals) {
  Json rules = Json::object();
  for (std::size_t i = 0; i < kRules; ++i) {
    const auto& [missed, proofs, lay_ms] = totals.rules[i];
    rules[std::string(rule_word(static_cast<Rule>(i)))] = {
        {"missed", missed}, {"proofs", proofs}, {"lay_ms", lay_ms}};
  }
  const auto most = totals.most_missed();
  Json json{{"games", totals.games.size()},
            {"won", totals.won.happened()},
            {"risks", totals.risks},
            {"forced", totals.risks - totals.avoidable},
            {"avoidable", totals.avoidable},
            {"hits", totals.hits},
            {"expected", totals.expected},
            {"expected_ci95", totals.expected_reach()},
            {"least_expected", totals.least_expected},
            {"missed_most", most ? Json(rule_word(*most)) : Json(nullptr)},
            {"rules", rules},
            {"spent_ms", spent_json(totals.spent_ms)},
            {"trends",
             {{"3bv_per_s", trend_json(totals.pace())},
              {"lay_s", trend_json(totals.lying())},
              {"avoidable", trend_json(totals.avoided())}}}};
  json["rows"] = Json::array();
  for (const PersonRow& row : totals.games) json["rows"].push_back(row_json(row));
  return json;
}

}  // namespace minewise
