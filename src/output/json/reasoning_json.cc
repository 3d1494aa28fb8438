#include "output/json/reasoning_json.h"

#include <utility>

#include "core/position.h"
#include "output/json/deduction_json.h"
#include "output/json/parts_json.h"
#include "output/text/cell_names.h"
#include "output/text/equations.h"

namespace minewise {
namespace {

Json verdict_json(Cell cell, Verdict verdict, const Shape& shape) {
  Json json = place_json(cell, shape);
  json["verdict"] = verdict_word(verdict);
  return json;
}

std::string_view origin_word(HeldEquation::Origin origin) {
  switch (origin) {
    case HeldEquation::Origin::Clue:
      return "clue";
    case HeldEquation::Origin::Difference:
      return "difference";
    case HeldEquation::Origin::Substitution:
      return "substitution";
  }
  return "";
}

Json equation_json(const HeldEquation& equation, const Shape& shape, const CellNames& names) {
  Json json{{"number", equation.number},
            {"text", equation_text(equation, names)},
            {"cells", cells_json(equation.cells, shape)},
            {"least", equation.least},
            {"most", equation.most},
            {"origin", origin_word(equation.origin)}};
  if (!equation.clues.empty()) json["clues"] = cells_json(equation.clues, shape);
  if (!equation.weight.empty()) json["likelihood"] = equation.weight;
  if (equation.from > 0) json["from"] = equation.from;
  if (equation.less > 0) json["less"] = equation.less;
  if (equation.with > 0) json["with"] = equation.with;
  for (const auto& [cell, verdict] : equation.known) {
    json["known"].push_back(verdict_json(cell, verdict, shape));
  }
  json["gives"] = nullptr;
  if (equation.gives) json["gives"] = verdict_word(*equation.gives);
  return json;
}

Json equations_json(const KnowledgeBase& base, const Shape& shape, const CellNames& names) {
  const auto list = [&](const std::vector<HeldEquation>& equations) {
    Json json = Json::array();
    for (const auto& equation : equations) json.push_back(equation_json(equation, shape, names));
    return json;
  };
  return {{"clues", list(base.clues)},     {"clues_in_all", base.clues_in_all},
          {"derived", list(base.derived)}, {"derived_in_all", base.derived_in_all},
          {"spent_clues", base.spent},     {"silent_clues", base.silent}};
}

Json row_json(const MatrixRow& row, const Shape& shape) {
  Json factors = Json::array(), made_of = Json::array();
  for (const auto& [cell, factor] : row.cells) {
    factors.push_back(place_json(cell, shape));
    factors.back()["factor"] = factor;
  }
  for (const auto& [clue, factor, slack] : row.made_of) {
    made_of.push_back(place_json(clue, shape));
    made_of.back()["factor"] = factor;
    made_of.back()["slack"] = Json::array({slack.least, slack.most});
  }
  return {{"factors", factors}, {"sum", row.sum}, {"made_of", made_of}};
}

Json rows_json(const Elimination& elimination, const Shape& shape) {
  Json groups = Json::array();
  for (const RowGroup& group : elimination.groups) {
    Json before = Json::array(), after = Json::array(), settled = Json::array();
    for (const MatrixRow& row : group.before) before.push_back(row_json(row, shape));
    for (const MatrixRow& row : group.after) after.push_back(row_json(row, shape));
    for (const SettledRow& each : group.settled) {
      Json json = row_json(each.row, shape);
      for (const auto& [cell, factor] : each.row.cells) {
        const Verdict verdict = each.is_mine(factor) ? Verdict::Mine : Verdict::Safe;
        json["gives"].push_back(verdict_json(cell, verdict, shape));
      }
      settled.push_back(std::move(json));
    }
    groups.push_back({{"cells", cells_json(group.cells, shape)},
                      {"before", before},
                      {"before_in_all", group.before_in_all},
                      {"after", after},
                      {"after_in_all", group.after_in_all},
                      {"settled", settled},
                      {"settled_in_all", group.settled_in_all}});
  }
  return {{"groups", groups}, {"in_all", elimination.groups_in_all}};
}

// A value for each cell of the board, row by row.
template <class Entry>
Json board_json(const Shape& shape, const Entry& entry) {
  Json rows = Json::array();
  for (int row = 0; row < shape.height; ++row) {
    Json line = Json::array();
    for (int col = 0; col < shape.width; ++col) line.push_back(entry(shape.cell({row, col})));
    rows.push_back(std::move(line));
  }
  return rows;
}

Json counts_json(const std::vector<NeighbourCounts>& counts, const PlacedView& placed) {
  const auto number = [&](int NeighbourCounts::* field) {
    return board_json(placed.shape, [&](Cell cell) { return counts[cell.at()].*field; });
  };
  return {
      {"clue", board_json(placed.shape,
                          [&](Cell cell) { return std::string(1, symbol_of(placed.view, cell)); })},
      {"mines", number(&NeighbourCounts::mines)},
      {"safe", number(&NeighbourCounts::safe)},
      {"hidden", number(&NeighbourCounts::hidden)}};
}

// The field of an aspect: its word. But `rows` is the height of the board in an analysis.
std::string_view field_of(Aspect aspect) {
  return aspect == Aspect::Rows ? "elimination" : aspect_words()[static_cast<std::size_t>(aspect)];
}

}  // namespace

void add_reasoning(Json& json, const Reasoning& reasoning, const PlacedView& placed) {
  if (reasoning.aspects.empty()) return;
  const CellNames names(placed);
  json["names"] = board_json(placed.shape, [&](Cell cell) {
    return names.has_letters(cell) ? Json(names.of(cell)) : Json(nullptr);
  });
  for (const Aspect aspect : reasoning.aspects) {
    Json& field = json[field_of(aspect)];
    switch (aspect) {
      case Aspect::Equations:
        field = equations_json(*reasoning.equations, placed.shape, names);
        break;
      case Aspect::Components:
        field = components_json(*reasoning.parts, placed.shape);
        break;
      case Aspect::Arrangements:
        field = arrangements_json(*reasoning.parts, placed.shape);
        break;
      case Aspect::Rows:
        field = rows_json(*reasoning.rows, placed.shape);
        break;
      case Aspect::Counts:
        field = counts_json(*reasoning.counts, placed);
        break;
      case Aspect::Candidates:
        field = choices_json(*reasoning.candidates, placed.shape);
        break;
    }
  }
}

}  // namespace minewise
