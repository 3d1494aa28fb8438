#include "output/json/review_json.h"

#include <string>
#include <utility>

#include "output/json/pieces.h"
#include "output/text/analysis.h"
#include "output/text/explain.h"
#include "review/person_critique.h"

namespace minewise {

namespace {

Json value_or_null(const std::optional<Fraction>& value) {
  return value ? Json(value->decimal()) : nullptr;
}

Json worth_json(const JudgedWorth& worth, const Shape& shape) {
  Json best = place_json(worth.best, shape);
  best["mine_probability"] = worth.best_probability;
  best["value"] = value_or_null(worth.best_value);
  Json json{{"by", weighed_by_word(worth.by)},
            {"is_best", worth.is_best()},
            {"best", std::move(best)},
            {"value", value_or_null(worth.value)}};
  if (worth.counts_mines) {
    json["more"] = worth.more;
  } else {
    json["kept"] = worth.kept;
  }
  return json;
}

Json worth_of_guesses_json(const Critique& critique) {
  const Critique::Worth& worth = critique.worth;
  Json json{{"guesses", worth.guesses()}, {"best", worth.best}};
  for (const WeighedBy by : {WeighedBy::Endgame, WeighedBy::LookAhead, WeighedBy::Safety}) {
    json["by"][std::string(weighed_by_word(by))] = worth.by[std::to_underlying(by)];
  }
  if (critique.shown.rules().on_mine == OnMine::Go) {
    json["more"] = worth.more;
  } else {
    json["kept"] = worth.kept;
  }
  return json;
}

// What else could have been opened, for an opening at a risk.
void add_better(Json& json, const JudgedMove& judged, const Shape& shape) {
  json["least_risk"] = judged.least_risk();
  json["better"] = nullptr;
  if (!judged.better) return;
  json["better"] = place_json(*judged.better, shape);
  json["better"]["mine_probability"] = judged.better_probability;
}

Json move_json(const Review& review, std::size_t index) {
  const auto& [decision, outcome, line] = review.transcript.steps[index];
  const JudgedMove& judged = review.critique.moves[index];
  Json json{{"move", index + 1}};
  json.update(place_json(decision.move.cell, review.shape()));
  json["basis"] = basis_word(decision.basis);
  json["result"] = result_text(outcome);
  json["judgement"] = judgement_word(judged.judgement);
  json["mine_probability"] = judged.mine_probability;
  json["is_mine"] = judged.is_mine;
  json["exact"] = judged.exact;
  if (!judged.is_risk()) return json;
  add_better(json, judged, review.shape());
  if (judged.worth) json["worth"] = worth_json(*judged.worth, review.shape());
  return json;
}

Json missed_json(const Review& review) {
  Json missed = Json::array();
  const auto misses = find_misses(review.critique);
  for (std::size_t i = 0; i < misses.size(); ++i) {
    const Deduction& proof = review.critique.proofs[i];
    Json json = deduction_json(proof, review.shape());
    json["text"] = explain(proof, {review.critique.shown, review.shape()});
    json["moves"] = misses[i];
    missed.push_back(std::move(json));
  }
  return missed;
}

Json guesses_json(const Guesses& guesses) {
  return {{"all", guesses.all},
          {"at_risk", guesses.at_risk},
          {"safe", guesses.safe},
          {"by_the_rules", guesses.by_the_rules},
          {"claimed", guesses.claimed}};
}

}  // namespace

void write_review_json(const Review& review, const std::function<void(std::string_view)>& sink) {
  const auto& [transcript, critique] = review;
  Json totals;
  for (int i = 0; i < kJudgements; ++i) {
    const auto judgement = static_cast<Judgement>(i);
    const auto& [moves, mines] = critique.total(judgement);
    totals[std::string(judgement_word(judgement))] = {{"moves", moves}, {"mines", mines}};
  }
  const Json head{{"game", format_game_id(transcript.id)},
                  {"agent", transcript.agent},
                  {"won", transcript.result.won},
                  {"exact", critique.exact},
                  {"totals", totals},
                  {"guesses", guesses_json(count_guesses(transcript, critique))},
                  {"worth", worth_of_guesses_json(critique)},
                  {"luck", luck_json(critique.luck)},
                  {"missed", missed_json(review)}};
  LongAnswer answer(head, sink);
  answer.list("moves", review.moves(), [&](std::size_t i) { return move_json(review, i); });
  answer.end();
}

namespace {

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
  add_better(json, *judged.move, game.shape);
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

}  // namespace

void write_person_review_json(const PersonReview& review,
                              const std::function<void(std::string_view)>& sink) {
  const auto& [game, critique] = review;
  const Json head{{"program", game.program},
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
  LongAnswer answer(head, sink);
  answer.list("clicks", critique.clicks.size(),
              [&](std::size_t i) { return click_json(review, i); });
  answer.list("proofs", critique.lying.size(),
              [&](std::size_t i) { return lying_json(review, critique.lying[i]); });
  answer.end();
}

namespace {

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

std::string person_totals_json(const PersonTotals& totals) {
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
  return json.dump() + "\n";
}

}  // namespace minewise
