#include "show/json/analysis_json.h"

#include <nlohmann/json.hpp>

namespace minewise {
namespace {

nlohmann::ordered_json cell_json(Cell cell, const Shape& shape) {
  const Place place = shape.place(cell);
  return {place.row, place.col};
}

nlohmann::ordered_json big_json(const LayoutCount& number) {
  if (!number) return nullptr;
  return number->str();
}

nlohmann::ordered_json prospect_json(const Prospect& prospect, const Shape& shape) {
  auto answers = nlohmann::ordered_json::array();
  for (const auto& [clue, probability, safe, mines] : prospect.answers) {
    answers.push_back({{"clue", std::string(1, clue.symbol())},
                       {"probability", probability},
                       {"settles_safe", safe},
                       {"settles_mines", mines}});
  }
  const Place place = shape.place(prospect.cell);
  return {{"row", place.row},
          {"col", place.col},
          {"mine_probability", prospect.mine_probability},
          {"answers", answers}};
}

nlohmann::ordered_json why_json(const Grounds& grounds, Cell cell, const Shape& shape) {
  auto clues = nlohmann::ordered_json::array();
  for (const auto& [clue, without] : grounds.clues) {
    const Place place = shape.place(clue);
    clues.push_back(
        {{"row", place.row}, {"col", place.col}, {"mine_probability_without", without}});
  }
  const Place place = shape.place(cell);
  nlohmann::ordered_json json{{"row", place.row},
                              {"col", place.col},
                              {"mine_probability", grounds.mine_probability},
                              {"layouts_mine", big_json(grounds.layouts_mine)},
                              {"layouts_safe", big_json(grounds.layouts_safe)},
                              {"clues", clues}};
  if (!grounds.prospect) return json;
  json["answers"] = prospect_json(*grounds.prospect, shape)["answers"];
  json["candidates"] = nlohmann::ordered_json::array();
  for (const Prospect& candidate : grounds.candidates) {
    json["candidates"].push_back(prospect_json(candidate, shape));
  }
  return json;
}

nlohmann::ordered_json probability_rows(const View& view, const Shape& shape,
                                        const Analysis& analysis) {
  auto rows = nlohmann::ordered_json::array();
  for (int row = 0; row < shape.height; ++row) {
    auto line = nlohmann::ordered_json::array();
    for (int col = 0; col < shape.width; ++col) {
      const Cell cell = shape.cell({row, col});
      if (view.is_covered(cell)) {
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

std::string analysis_json(const View& view, const Shape& shape, const Analysis& analysis,
                          std::optional<Cell> why) {
  const auto rows = probability_rows(view, shape, analysis);
  auto deductions = nlohmann::ordered_json::array();
  for (const Deduction& deduction : analysis.deductions) {
    auto because = nlohmann::ordered_json::array();
    for (const Cell clue : deduction.reason.because) because.push_back(cell_json(clue, shape));
    const Place place = shape.place(deduction.cell);
    deductions.push_back({{"row", place.row},
                          {"col", place.col},
                          {"verdict", deduction.verdict == Verdict::Safe ? "safe" : "mine"},
                          {"rule", rule_word(deduction.reason.rule)},
                          {"because", because}});
  }
  nlohmann::ordered_json json{{"rows", shape.height},
                              {"cols", shape.width},
                              {"exact", analysis.exact},
                              {"error", analysis.error},
                              {"layouts", big_json(analysis.layouts)},
                              {"mine_probability", rows},
                              {"deductions", deductions},
                              {"best", nullptr}};
  if (!analysis.layouts) json["no_layouts"] = why_no_layouts(analysis.layouts.error());
  if (analysis.best) {
    const Place place = shape.place(*analysis.best);
    json["best"] = {{"row", place.row},
                    {"col", place.col},
                    {"mine_probability", analysis.mine_probability[analysis.best->at()]}};
  }
  if (why) json["why"] = why_json(find_grounds(view, *why), *why, shape);
  return json.dump() + "\n";
}

}  // namespace minewise
