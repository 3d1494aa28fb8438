#include "output/json/person_review_json.h"

#include "output/json/deduction_json.h"
#include "output/json/long_answer.h"
#include "output/json/luck_json.h"
#include "output/json/person_parts_json.h"
#include "output/text/explain.h"
#include "review/person_value.h"

namespace minewise {
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
  json["least_risk"] = judged.move->least_risk();
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

}  // namespace minewise
