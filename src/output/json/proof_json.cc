#include "output/json/proof_json.h"

#include "output/json/deduction_json.h"
#include "output/json/parts_json.h"
#include "output/text/proof_steps.h"
#include "solver/proof_premises.h"

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

Json verdicts_json(std::span<const Conclusion> conclusions, const Shape& shape) {
  Json json = Json::array();
  for (const auto& [cell, verdict] : conclusions) {
    json.push_back(place_json(cell, shape));
    json.back()["verdict"] = verdict_word(verdict);
  }
  return json;
}

Json step_json(const ProofStep& step, const Premises& premises, const PlacedView& placed) {
  Json json{{"kind", kind_word(step.kind)}, {"level", step.level}};
  const auto& [least, most] = step.argument;
  if (least) json["at_least"] = limit_json(*least, least->least, placed.shape);
  if (most) json["at_most"] = limit_json(*most, most->most, placed.shape);
  json["clues"] = cells_json(premises.clues, placed.shape);
  json["before"] = verdicts_json(premises.before, placed.shape);
  json["cells"] = verdicts_json(step.fixes, placed.shape);
  json["text"] = tell_step(step, placed);
  return json;
}

}  // namespace

Json proof_json(const Proof& proof, const PlacedView& placed) {
  Json steps = Json::array();
  const auto premises = premises_of(proof, placed.view);
  for (std::size_t i = 0; i < premises.size(); ++i) {
    steps.push_back(step_json(proof.steps[i], premises[i], placed));
  }
  return steps;
}

}  // namespace minewise
