#include "show/json/proof_json.h"

#include "show/json/deduction_json.h"
#include "show/wording/proof_steps.h"

namespace minewise {
namespace {

std::string_view kind_word(ProofStep::Kind kind) {
  switch (kind) {
    case ProofStep::Kind::Suppose:
      return "suppose";
    case ProofStep::Kind::Follow:
      return "follow";
    case ProofStep::Kind::Clash:
      return "clash";
    case ProofStep::Kind::Therefore:
      return "therefore";
  }
  return "";
}

Json limit_json(const Limit& limit, int mines, const Shape& shape) {
  Json json{{"clue", nullptr}, {"mines", mines}, {"cells", limit.cells}};
  if (limit.clue) json["clue"] = pair_json(*limit.clue, shape);
  return json;
}

Json step_json(const ProofStep& step, const PlacedView& placed) {
  Json json{{"kind", kind_word(step.kind)}, {"level", step.level}};
  const auto& [least, most] = step.argument;
  if (least) json["at_least"] = limit_json(*least, least->least, placed.shape);
  if (most) json["at_most"] = limit_json(*most, most->most, placed.shape);
  json["cells"] = Json::array();
  for (const auto& [cell, verdict] : step.fixes) {
    json["cells"].push_back(place_json(cell, placed.shape));
    json["cells"].back()["verdict"] = verdict_word(verdict);
  }
  json["text"] = tell_step(step, placed);
  return json;
}

}  // namespace

Json proof_json(const Proof& proof, const PlacedView& placed) {
  Json steps = Json::array();
  for (const ProofStep& step : proof.steps) steps.push_back(step_json(step, placed));
  return steps;
}

}  // namespace minewise
