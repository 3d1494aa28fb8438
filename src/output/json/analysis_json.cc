#include "output/json/analysis_json.h"

#include "core/macros.h"
#include "output/json/pieces.h"
#include "output/json/reasoning_json.h"
#include "output/text/analysis.h"

namespace minewise {
namespace {

Json big_json(const LayoutCount& number) {
  if (!number) return nullptr;
  return number->str();
}

// What opening a cell may bring.
void add_prospect(Json& json, const Prospect& prospect) {
  Json answers = Json::array();
  for (const auto& [clue, probability, safe, mines] : prospect.answers) {
    answers.push_back({{"clue", std::string(1, clue.symbol())},
                       {"probability", probability},
                       {"settles_safe", safe},
                       {"settles_mines", mines}});
  }
  json["answers"] = answers;
  json["gives_safe_cell"] = prospect.gives_safe_cell();
  json["settled"] = prospect.settled();
  if (!prospect.win) return;
  json["value"] = fraction_json(*prospect.win);
  json["decimal"] = prospect.win->decimal();
}

Json candidate_json(const Prospect& candidate, const Shape& shape) {
  Json json = place_json(candidate.cell, shape);
  json["mine_probability"] = candidate.mine_probability;
  add_prospect(json, candidate);
  return json;
}

// The probability as a fraction, or why there is none.
void add_fraction(Json& json, const Grounds& grounds) {
  const auto fraction = grounds.fraction();
  json["fraction"] = fraction ? fraction_json(*fraction) : Json(nullptr);
  if (!fraction) json["no_fraction"] = why_no_layouts(fraction.error());
}

Json why_json(const Grounds& grounds, Cell cell, const PlacedView& placed) {
  const Shape& shape = placed.shape;
  Json json = place_json(cell, shape);
  json["text"] = describe_grounds(grounds, cell, placed);
  json["mine_probability"] = grounds.mine_probability;
  add_fraction(json, grounds);
  json["layouts_mine"] = big_json(grounds.layouts_mine);
  json["layouts_safe"] = big_json(grounds.layouts_safe);
  json["rests_on"] = cells_json(grounds.rests_on(), shape);
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
  add_prospect(json, *grounds.prospect);
  json["candidates"] = Json::array();
  for (const Prospect& candidate : grounds.candidates) {
    json["candidates"].push_back(candidate_json(candidate, shape));
  }
  return json;
}

// The probabilities, row by row, as text: most of a large board are one number, that of the
// interior, and making its text is most of the work.
std::string probability_rows(const PlacedView& placed, const Analysis& analysis) {
  std::string text = "[", number;
  double written = -1;  // as `number`
  for (int row = 0; row < placed.shape.height; ++row) {
    text += row > 0 ? ",[" : "[";
    for (int col = 0; col < placed.shape.width; ++col) {
      const Cell cell = placed.shape.cell({row, col});
      const double mine = analysis.mine_probability[cell.at()];
      const bool is_covered = placed.view.is_covered(cell);
      if (is_covered && mine != written) number = Json(written = mine).dump();
      if (col > 0) text += ',';
      text += is_covered ? std::string_view(number) : "null";
    }
    text += ']';
  }
  return text + "]";
}

// One object of the fields of two, with a field in between that is text already. REQUIRES: neither
// is empty.
std::string joined_json(const Json& before, std::string_view name, const std::string& value,
                        const Json& after) {
  CHECK(!before.empty() && !after.empty());
  std::string text = before.dump();
  text.back() = ',';
  text += Json(name).dump() + ":" + value;
  std::string rest = after.dump();
  rest.front() = ',';
  return text + rest;
}

// The fields after those of the board.
Json findings_json(const PlacedView& placed, const Analysis& analysis,
                   const std::optional<Grounds>& why) {
  Json deductions = Json::array();
  for (const Deduction& deduction : analysis.deductions) {
    deductions.push_back(deduction_json(deduction, placed.shape));
  }
  Json json{{"deductions", std::move(deductions)}, {"best", nullptr}};
  if (!analysis.layouts) json["no_layouts"] = why_no_layouts(analysis.layouts.error());
  if (analysis.best) {
    json["best"] = place_json(*analysis.best, placed.shape);
    json["best"]["mine_probability"] = analysis.mine_probability[analysis.best->at()];
  }
  if (why) json["why"] = why_json(*why, why->cell, placed);
  return json;
}

std::string with_board(const PlacedView& placed, const Analysis& analysis, const Json& findings) {
  const Json head{{"rows", placed.shape.height},
                  {"cols", placed.shape.width},
                  {"exact", analysis.exact},
                  {"error", analysis.error},
                  {"layouts", big_json(analysis.layouts)}};
  return joined_json(head, "mine_probability", probability_rows(placed, analysis), findings) + "\n";
}

}  // namespace

std::string grounds_json(const Grounds& grounds, Cell cell, const PlacedView& placed) {
  return why_json(grounds, cell, placed).dump() + "\n";
}

std::string analysis_json(const PlacedView& placed, const Analysis& analysis,
                          const std::optional<Grounds>& why) {
  return with_board(placed, analysis, findings_json(placed, analysis, why));
}

std::string analysis_json(const PlacedView& placed, const Analysis& analysis,
                          const std::optional<Grounds>& why, const Reasoning& reasoning) {
  Json findings = findings_json(placed, analysis, why);
  add_reasoning(findings, reasoning, placed);
  return with_board(placed, analysis, findings);
}

}  // namespace minewise
