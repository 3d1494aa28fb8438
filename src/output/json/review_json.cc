#include "output/json/review_json.h"

#include <string>
#include <utility>

#include "output/json/deduction_json.h"
#include "output/json/long_answer.h"
#include "output/json/luck_json.h"
#include "output/text/advice.h"
#include "output/text/explain.h"

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
  json["least_risk"] = judged.least_risk();
  json["better"] = nullptr;
  if (judged.better) {
    json["better"] = place_json(*judged.better, review.shape());
    json["better"]["mine_probability"] = judged.better_probability;
  }
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

}  // namespace minewise
