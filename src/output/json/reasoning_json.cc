#include "output/json/reasoning_json.h"

#include <utility>

#include "core/position.h"
#include "output/json/pieces.h"
#include "output/text/cell_names.h"
#include "output/text/equations.h"
#include "output/text/explain.h"
#include "solver/proof_steps.h"

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

namespace {

std::string_view kind_word(ProofStep::Kind kind) {
  switch (kind) {
    case ProofStep::Kind::Suppose:
      return "suppose";
    case ProofStep::Kind::Follow:
      return "follow";
    case ProofStep::Kind::Conflict:
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
