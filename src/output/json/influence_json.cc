#include "output/json/influence_json.h"

#include "output/json/pieces.h"

namespace minewise {

namespace {

Json altered_json(const PositionReach::Altered& altered) {
  Json json{{"sources", altered.sources},
            {"measured", altered.profile.sources()},
            {"mean_reach", altered.profile.mean_reach()},
            {"farthest", altered.profile.farthest()},
            {"sources_by_reach", altered.profile.sources_by_reach()},
            {"rings", Json::array()}};
  for (std::size_t d = 1; d < altered.profile.rings().size(); ++d) {
    const ReachProfile::Ring& ring = altered.profile.rings()[d];
    json["rings"].push_back({{"distance", d},
                             {"pairs", ring.pairs},
                             {"mean", ring.mean()},
                             {"most", ring.most},
                             {"changed", ring.changed},
                             {"over_1_percent", ring.noticeable}});
  }
  return json;
}

Json position_json(const PositionReach& reach) {
  Json json{{"exact", reach.exact}};
  for (const Alteration alteration : kAlterations) {
    json[std::string(alteration_word(alteration))] = altered_json(reach.of(alteration));
  }
  return json;
}

}  // namespace

Json reach_json(const ReachFigures& figures) {
  Json json = position_json(figures.reach);
  json["local"] = figures.local ? position_json(*figures.local) : Json(nullptr);
  return json;
}

namespace {

Json premise_json(const Premise& premise, const Shape& shape) {
  Json json{{"kind", premise_word(premise.kind)}};
  if (premise.kind != Premise::Kind::Count) json.update(place_json(premise.cell, shape));
  json["depth"] = premise.depth;
  if (premise.from != Premise::kGiven) json["from"] = premise.from;
  return json;
}

Json inference_json(const Inference& inference, const Shape& shape) {
  Json json = place_json(inference.cell, shape);
  json["verdict"] = verdict_word(inference.verdict);
  json["rule"] = rule_word(inference.rule);
  json["depth"] = inference.depth;
  json["complete"] = inference.is_complete;
  return json;
}

Json premises_json(const Inference& inference, const ReasonGraph& graph, const Shape& shape) {
  Json json = Json::array();
  for (const Premise& premise : graph.premises(inference)) {
    json.push_back(premise_json(premise, shape));
  }
  return json;
}

Json chain_json(const Chain& chain, const Shape& shape) {
  Json stops = Json::array();
  for (const auto& [cell, links] : chain.stops) {
    Json stop = place_json(cell, shape);
    stop["links"] = links;
    stops.push_back(std::move(stop));
  }
  return {{"length", chain.length()},
          {"travel", chain.travel},
          {"steps", chain.steps},
          {"deductions", chain.links},
          {"stops", stops}};
}

Json clue_json(const ClueInfluence& clue, const Shape& shape) {
  Json json = place_json(clue.clue, shape);
  json["direct"] = clue.direct;
  json["total"] = clue.total;
  json["lost"] = or_null(clue.lost);
  return json;
}

Json head_json(const InfluenceReport& report) {
  Json json;
  if (!report.game.empty()) json["game"] = report.game;
  if (!report.agent.empty()) json["agent"] = report.agent;
  json["rows"] = report.shape.height;
  json["cols"] = report.shape.width;
  json["proved"] = report.influence.proved.size();
  json["longest"] = chain_json(report.chain, report.shape);
  if (report.reach) json["reach"] = reach_json(*report.reach);
  if (!report.without) return json;
  Json without = place_json(*report.without, report.shape);
  without["lost"] = Json::array();
  for (const Cell cell : report.lost) without["lost"].push_back(place_json(cell, report.shape));
  json["without"] = std::move(without);
  return json;
}

}  // namespace

void write_influence_json(const InfluenceReport& report,
                          const std::function<void(std::string_view)>& sink) {
  const ReasonGraph& graph = report.influence.graph;
  LongAnswer answer(head_json(report), sink);
  answer.list("clues", report.clues.size(),
              [&](std::size_t i) { return clue_json(report.clues[i], report.shape); });
  std::size_t alike = 0;  // the first in a row that have the same premises
  answer.list("deductions", graph.inferences().size(), [&](std::size_t i) {
    const Inference& inference = graph.inferences()[i];
    if (i == 0 || !have_same_premises(graph.inferences()[i - 1], inference)) alike = i;
    Json json = inference_json(inference, report.shape);
    if (alike == i) {
      json["premises"] = premises_json(inference, graph, report.shape);
    } else {
      json["premises_of"] = alike;
    }
    return json;
  });
  answer.end();
}

}  // namespace minewise
