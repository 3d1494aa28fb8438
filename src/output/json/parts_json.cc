#include "output/json/parts_json.h"

#include <utility>

namespace minewise {
namespace {

Json regions_json(const FrontierPart& part, const Shape& shape) {
  Json regions = Json::array();
  for (const auto& region : part.regions) regions.push_back(cells_json(region, shape));
  return regions;
}

// How many arrangements there are; null where they were not counted.
Json in_all_json(const FrontierPart& part) {
  if (!part.arrangements) return nullptr;
  BigInt sum = 0;
  for (const BigInt& count : part.arrangements->count) sum += count;
  return sum.str();
}

Json component_json(const FrontierPart& part, const Shape& shape) {
  Json json{{"clues", cells_json(part.clues, shape)},
            {"regions", regions_json(part, shape)},
            {"exact", part.is_exact},
            {"arrangements", in_all_json(part)},
            {"least_mines", nullptr},
            {"most_mines", nullptr}};
  if (!part.arrangements) json["no_arrangements"] = why_no_layouts(part.arrangements.error());
  if (part.arrangements) {
    json["least_mines"] = part.arrangements->first;
    json["most_mines"] = part.arrangements->last();
  }
  return json;
}

Json arrangement_json(const Arrangement& each) {
  return {{"mines_in", each.mines_in},
          {"mines", each.mines},
          {"ways", each.ways.str()},
          {"weight", each.weight ? Json(each.weight->str()) : Json(nullptr)},
          {"share", each.share}};
}

Json list_json(const FrontierPart& part) {
  Json listed = Json::array();
  if (!part.list) {
    return {{"listed", std::move(listed)},
            {"looked_at", 0},
            {"looked_at_all", false},
            {"not_listed", why_not_listed(part.list.error())}};
  }
  for (const Arrangement& each : part.list->listed) listed.push_back(arrangement_json(each));
  return {{"listed", std::move(listed)},
          {"looked_at", part.list->found},
          {"looked_at_all", part.list->looked_at_all}};
}

std::string_view measure_key(Measure measure) {
  switch (measure) {
    case Measure::Probability:
      return "probability";
    case Measure::Share:
      return "share";
    case Measure::Ratio:
      return "ratio";
    case Measure::Density:
      return "density";
    case Measure::Unsaid:
      break;
  }
  return "";
}

Json candidate_json(const Candidate& candidate, bool has_prospects, const Shape& shape) {
  Json json = place_json(candidate.prospect.cell, shape);
  json["mine_probability"] = candidate.prospect.mine_probability;
  if (has_prospects) {
    json["gives_safe_cell"] = candidate.prospect.gives_safe_cell();
    json["settled"] = candidate.prospect.settled();
  }
  json["clues"] = candidate.clues;
  json["share_estimate"] = or_null(candidate.share);
  json["ratio_estimate"] = candidate.ratio;
  return json;
}

Json agent_json(const AgentChoice& choice, const Shape& shape) {
  return {{"agent", choice.agent},
          {"measure", measure_key(choice.measure)},
          {"proved", choice.is_proved},
          {"batch", choice.is_batch},
          {"figure", or_null(choice.figure)},
          {"cells", cells_json(choice.cells, shape)},
          {"in_all", choice.in_all}};
}

Json engine_json(const EngineProof& proof, const Shape& shape) {
  return {{"engine", proof.engine},
          {"safe", cells_json(proof.safe, shape)},
          {"safe_in_all", proof.safe_in_all},
          {"mines", cells_json(proof.mines, shape)},
          {"mines_in_all", proof.mines_in_all}};
}

}  // namespace

Json cells_json(std::span<const Cell> cells, const Shape& shape) {
  Json json = Json::array();
  for (const Cell cell : cells) json.push_back(pair_json(cell, shape));
  return json;
}

Json components_json(const FrontierParts& parts, const Shape& shape) {
  Json listed = Json::array();
  for (const FrontierPart& part : parts.parts) listed.push_back(component_json(part, shape));
  Json json{{"listed", listed},
            {"in_all", parts.parts_in_all},
            {"interior_cells", parts.interior_cells},
            {"interior_probability", nullptr}};
  if (parts.without_settled) json["without_settled"] = true;
  if (parts.interior_cells > 0) json["interior_probability"] = parts.interior_probability;
  return json;
}

Json arrangements_json(const FrontierParts& parts, const Shape& shape) {
  Json json = Json::array();
  for (const FrontierPart& part : parts.parts) {
    Json one{{"regions", regions_json(part, shape)},
             {"mine_probability", part.mine_probability},
             {"in_all", in_all_json(part)}};
    if (!part.arrangements) one["no_arrangements"] = why_no_layouts(part.arrangements.error());
    one.update(list_json(part));
    json.push_back(std::move(one));
  }
  return json;
}

Json choices_json(const Choices& choices, const Shape& shape) {
  Json listed = Json::array(), agents = Json::array(), engines = Json::array();
  for (const Candidate& each : choices.candidates) {
    listed.push_back(candidate_json(each, choices.has_prospects, shape));
  }
  for (const AgentChoice& each : choices.agents) agents.push_back(agent_json(each, shape));
  for (const EngineProof& each : choices.engines) engines.push_back(engine_json(each, shape));
  return {{"certain_safe", choices.safe},
          {"certain_mines", choices.mines},
          {"listed", listed},
          {"agents", agents},
          {"engines", engines},
          {"after_single_clues", choices.after_single_clues}};
}

}  // namespace minewise
