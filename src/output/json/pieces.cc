#include "output/json/pieces.h"

#include <string>

namespace minewise {

std::string_view verdict_word(Verdict verdict) {
  return verdict == Verdict::Safe ? "safe" : "mine";
}

Json deduction_json(const Deduction& deduction, const Shape& shape) {
  Json json = place_json(deduction.cell, shape);
  json["verdict"] = verdict_word(deduction.verdict);
  json["rule"] = rule_word(deduction.reason.rule);
  json["because"] = Json::array();
  for (const Cell clue : deduction.reason.because) {
    json["because"].push_back(pair_json(clue, shape));
  }
  return json;
}

namespace {

// Without the closing brace.
std::string open_text(const Json& fields) {
  std::string text = fields.dump();
  text.pop_back();
  return text;
}

}  // namespace

LongAnswer::LongAnswer(const Json& head, const Sink& sink) : sink_(sink) {
  sink_(open_text(head));
}

void LongAnswer::add(const Json& fields) {
  sink_("," + open_text(fields).substr(1));
}

void LongAnswer::list(std::string_view name, std::size_t count,
                      const std::function<Json(std::size_t)>& element) {
  sink_("," + Json(name).dump() + ":[");
  for (std::size_t i = 0; i < count; ++i) sink_((i > 0 ? "," : "") + element(i).dump());
  sink_("]");
}

void LongAnswer::end() {
  sink_("}\n");
}

}  // namespace minewise
