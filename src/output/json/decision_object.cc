#include "output/json/decision_object.h"

#include "output/json/parts_json.h"
#include "output/text/explain.h"

namespace minewise {

Json decision_object(const Decision& decision, const PlacedView& before) {
  Json json = place_json(decision.move.cell, before.shape);
  json["kind"] = decision.move.kind == Move::Kind::Open ? "open" : "flag";
  json["basis"] = basis_word(decision.basis);
  if (decision.basis == Basis::Proof) {
    json["rule"] = rule_word(decision.reason.rule);
    json["because"] = cells_json(decision.reason.because, before.shape);
  }
  if (decision.estimate) json["estimate"] = *decision.estimate;
  json["text"] = explain_why(decision, before);
  return json;
}

}  // namespace minewise
