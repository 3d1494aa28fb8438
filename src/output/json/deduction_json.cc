#include "output/json/deduction_json.h"

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

}  // namespace minewise
