#include "show/json/analysis_json.h"

#include "show/json/deduction_json.h"
#include "show/json/proof_json.h"
#include "show/json/reasoning_json.h"

namespace minewise {
namespace {

Json big_json(const LayoutCount& number) {
  if (!number) return nullptr;
  return number->str();
}

Json prospect_json(const Prospect& prospect, const Shape& shape) {
  Json answers = Json::array();
  for (const auto& [clue, probability, safe, mines] : prospect.answers) {
    answers.push_back({{"clue", std::string(1, clue.symbol())},
                       {"probability", probability},
                       {"settles_safe", safe},
                       {"settles_mines", mines}});
  }
  Json json = place_json(prospect.cell, shape);
  json["mine_probability"] = prospect.mine_probability;
  json["answers"] = answers;
  return json;
}

Json why_json(const Grounds& grounds, Cell cell, const PlacedView& placed) {
  const Shape& shape = placed.shape;
  Json json = place_json(cell, shape);
  json["mine_probability"] = grounds.mine_probability;
  json["layouts_mine"] = big_json(grounds.layouts_mine);
  json["layouts_safe"] = big_json(grounds.layouts_safe);
  json["clues"] = Json::array();
  for (const auto& [clue, without] : grounds.clues) {
    json["clues"].push_back(place_json(clue, shape));
    json["clues"].back()["mine_probability_without"] = without;
  }
  if (grounds.steps) {
    json["steps"] = proof_json(*grounds.steps, placed);
    json["length"] = grounds.steps->length();
    json["shortest"] = grounds.steps->is_shortest;
  }
  if (!grounds.prospect) return json;
  json["answers"] = prospect_json(*grounds.prospect, shape)["answers"];
  json["candidates"] = Json::array();
  for (const Prospect& candidate : grounds.candidates) {
    json["candidates"].push_back(prospect_json(candidate, shape));
  }
  return json;
}

Json probability_rows(const PlacedView& placed, const Analysis& analysis) {
  Json rows = Json::array();
  for (int row = 0; row < placed.shape.height; ++row) {
    Json line = Json::array();
    for (int col = 0; col < placed.shape.width; ++col) {
      const Cell cell = placed.shape.cell({row, col});
      if (placed.view.is_covered(cell)) {
        line.push_back(analysis.mine_probability[cell.at()]);
      } else {
        line.push_back(nullptr);
      }
    }
    rows.push_back(std::move(line));
  }
  return rows;
}

}  // namespace

std::string grounds_json(const Grounds& grounds, Cell cell, const PlacedView& placed) {
  return why_json(grounds, cell, placed).dump() + "\n";
}

std::string analysis_json(const PlacedView& placed, const Analysis& analysis,
                          std::optional<Cell> why, const Reasoning& reasoning) {
  Json deductions = Json::array();
  for (const Deduction& deduction : analysis.deductions) {
    deductions.push_back(deduction_json(deduction, placed.shape));
  }
  Json json{{"rows", placed.shape.height},
            {"cols", placed.shape.width},
            {"exact", analysis.exact},
            {"error", analysis.error},
            {"layouts", big_json(analysis.layouts)},
            {"mine_probability", probability_rows(placed, analysis)},
            {"deductions", deductions},
            {"best", nullptr}};
  if (!analysis.layouts) json["no_layouts"] = why_no_layouts(analysis.layouts.error());
  if (analysis.best) {
    json["best"] = place_json(*analysis.best, placed.shape);
    json["best"]["mine_probability"] = analysis.mine_probability[analysis.best->at()];
  }
  if (why) json["why"] = why_json(find_grounds(placed.view, *why), *why, placed);
  add_reasoning(json, reasoning, placed);
  return json.dump() + "\n";
}

}  // namespace minewise
