#include "output/json/advice_json.h"

#include "core/check.h"
#include "output/json/decision_object.h"
#include "output/text/advice.h"

namespace minewise {
namespace {

Json weighed_json(const Weighing& weighing, const WeighedCell& each, const Shape& shape) {
  Json json = place_json(each.cell, shape);
  json["mine_probability"] = each.mine_probability;
  if (weighing.by == WeighedBy::LookAhead) json["goes_on"] = each.goes_on;
  json["worth"] = each.worth;
  if (each.exact) json["value"] = fraction_json(*each.exact);
  return json;
}

}  // namespace

Json advice_json(const Advice& advice, const Shape& shape) {
  Json json{{"agent", advice.agent}};
  json.update(decision_object(advice.decision, {advice.view, shape}));
  if (advice.weighing.cells.empty()) return json;
  json["by"] = weighed_by_word(advice.weighing.by);
  json["worth_of"] = advice.weighing.counts_mines ? "mines" : "chance";
  json["candidates"] = Json::array();
  for (const WeighedCell& each : advice.weighing.cells) {
    json["candidates"].push_back(weighed_json(advice.weighing, each, shape));
  }
  return json;
}

std::string with_advice(std::string analysis, const std::optional<Advice>& advice,
                        const Shape& shape) {
  CHECK(analysis.ends_with("}\n"));
  analysis.resize(analysis.size() - 2);
  analysis += ",\"advice\":" + (advice ? advice_json(*advice, shape) : Json(nullptr)).dump();
  return analysis + "}\n";
}

}  // namespace minewise
