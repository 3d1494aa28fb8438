#include "output/text/parts.h"

#include <fmt/core.h>

#include <algorithm>

#include "core/table.h"
#include "output/text/equations.h"
#include "output/text/typeset.h"

namespace minewise {

namespace {

BigInt arrangements_in_all(const FrontierPart& part) {
  BigInt sum = 0;
  for (const BigInt& count : part.arrangements->count) sum += count;
  return sum;
}

// "3 arrangements with 1 to 2 mines"
std::string extent_text(const FrontierPart& part) {
  if (!part.arrangements) {
    return fmt::format("arrangements not counted: {}", why_no_layouts(part.arrangements.error()));
  }
  const BigInt all = arrangements_in_all(part);
  const int first = part.arrangements->first, last = part.arrangements->last();
  const std::string mines = first == last ? how_many(static_cast<std::size_t>(first), "mine")
                                          : fmt::format("{} to {} mines", first, last);
  return fmt::format("{} arrangement{} with {}", all.str(), all == 1 ? "" : "s", mines);
}

// "; 2 of them fit the number of mines", where some do not: these are listed with weight 0.
std::string fitting_text(const FrontierPart& part) {
  const std::optional<BigInt> fitting = part.list ? part.list->fitting : std::nullopt;
  if (!fitting || *fitting == arrangements_in_all(part)) return "";
  return fmt::format("; {} of them {} the number of mines", fitting->str(),
                     *fitting == 1 ? "fits" : "fit");
}

std::vector<Cell> cells_of(const FrontierPart& part) {
  std::vector<Cell> cells;
  for (const auto& region : part.regions) cells.insert(cells.end(), region.begin(), region.end());
  std::ranges::sort(cells);
  return cells;
}

// "A", "A+B", "A+..+H"
std::string region_text(const std::vector<Cell>& region, const CellNames& names) {
  constexpr std::size_t kMostNames = 3;
  if (region.size() > kMostNames) {
    return fmt::format("{}+..+{}", names.of(region.front()), names.of(region.back()));
  }
  std::string text;
  for (const Cell cell : region) text += (text.empty() ? "" : "+") + names.of(cell);
  return text;
}

// One part, and how its arrangements are laid out: as a table with a column for each region, or as
// lists of mines where that would be too wide.
class PartText {
 public:
  PartText(const FrontierPart& part, const ListedArrangements& list, const CellNames& names)
      : part_(part), list_(list), names_(names) {
    for (const Arrangement& each : list.listed) {
      heaviest_ = std::max(heaviest_, weight_of_one_way(each));
    }
  }

  std::string text() const {
    Table table{.columns = heading(), .sides = is_table() ? "r" : "rlr"};
    for (const Arrangement& each : list_.listed) {
      table.rows.push_back(line(table.rows.size() + 1, each));
    }
    if (is_table()) table.rows.push_back(probabilities());
    return format_table(table) + cut() + weights_note();
  }

 private:
  bool is_table() const { return part_.regions.size() <= kMostColumns; }

  std::vector<std::string> heading() const {
    std::vector<std::string> line{""};
    if (!is_table()) line.emplace_back("mines at");
    for (std::size_t r = 0; is_table() && r < part_.regions.size(); ++r) {
      line.push_back(region_text(part_.regions[r], names_));
    }
    for (const char* name : {"mines", "ways", "weight", "share"}) line.emplace_back(name);
    return line;
  }

  std::vector<std::string> line(std::size_t number, const Arrangement& each) const {
    std::vector<std::string> line{fmt::format("{}", number)};
    if (!is_table()) line.push_back(mines_text(each));
    for (std::size_t r = 0; is_table() && r < each.mines_in.size(); ++r) {
      line.push_back(each.mines_in[r] > 0 ? fmt::format("{}", each.mines_in[r]) : ".");
    }
    line.push_back(fmt::format("{}", each.mines));
    line.push_back(each.ways.str());
    line.push_back(each.weight ? each.weight->str()
                               : fmt::format("{:.4g}", weight_of_one_way(each) / heaviest_));
    line.push_back(in_percent(each.share));
    return line;
  }

  std::string mines_text(const Arrangement& each) const {
    std::string text;
    for (std::size_t r = 0; r < each.mines_in.size(); ++r) {
      const auto& region = part_.regions[r];
      if (each.mines_in[r] == 0) continue;
      if (!text.empty()) text += " ";
      if (region.size() > 1) text += fmt::format("{} of ", each.mines_in[r]);
      text += region_text(region, names_);
    }
    return text;
  }

  std::vector<std::string> probabilities() const {
    std::vector<std::string> line{"a mine"};
    for (const double probability : part_.mine_probability) line.push_back(in_percent(probability));
    return line;
  }

  std::string cut() const {
    const std::string all =
        list_.looked_at_all ? fmt::format("{}", list_.found) : fmt::format("over {}", list_.found);
    if (list_.looked_at_all && list_.found == list_.listed.size()) return "";
    return fmt::format("  the {} likeliest of {} rows{}\n", list_.listed.size(), all,
                       list_.looked_at_all ? "" : ", out of the first ones found");
  }

  std::string weights_note() const {
    const bool counted = !list_.listed.empty() && list_.listed.front().weight;
    return counted ? "  weight: the number of ways to place the other mines outside the component\n"
                   : "  weight: how likely one way is, relative to the likeliest way listed\n";
  }

  static double weight_of_one_way(const Arrangement& each) {
    return each.share / static_cast<double>(each.ways);
  }

  const FrontierPart& part_;
  const ListedArrangements& list_;
  const CellNames& names_;
  double heaviest_ = 0;
};

}  // namespace

std::string components_text(const FrontierParts& parts, const CellNames& names, std::size_t most) {
  std::string text = "components, parts of the frontier that share no clue:\n";
  Table table{.sides = "rl"};
  for (std::size_t i = 0; i < parts.parts.size(); ++i) {
    const FrontierPart& part = parts.parts[i];
    table.rows.push_back(
        {fmt::format("{}", i + 1),
         fmt::format("{}: {}", how_many(part.cells(), "cell"), names.list(cells_of(part), most)),
         fmt::format("{}: {}", how_many(part.clues.size(), "clue"), names.list(part.clues, most)),
         extent_text(part)});
  }
  text += parts.parts.empty() ? "  none\n" : format_table(table);
  text += cut_note(parts.parts.size(), parts.parts_in_all, "component");
  if (parts.without_settled) text += "  cells that single clues settle are left out\n";
  if (parts.interior_cells == 0) return text + "interior: no cell\n";
  return text + fmt::format("interior: {} next to no clue, each a mine with probability {}\n",
                            how_many(static_cast<std::size_t>(parts.interior_cells), "cell"),
                            in_percent(parts.interior_probability));
}

std::string arrangements_text(const FrontierParts& parts, const CellNames& names) {
  std::string text;
  for (std::size_t i = 0; i < parts.parts.size(); ++i) {
    const FrontierPart& part = parts.parts[i];
    text += fmt::format("arrangements of component {}: {}{}\n", i + 1, extent_text(part),
                        fitting_text(part));
    text += part.list ? PartText(part, *part.list, names).text()
                      : fmt::format("  not listed: {}\n", why_not_listed(part.list.error()));
  }
  if (text.empty()) return "arrangements: none, because no clue gives information\n";
  return text + cut_note(parts.parts.size(), parts.parts_in_all, "component");
}

namespace {

// Only the first is a probability; the others are an agent's estimates.
std::string_view name_of_measure(Measure measure) {
  switch (measure) {
    case Measure::Probability:
      return "probability";
    case Measure::Share:
      return "share of arrangements";
    case Measure::Ratio:
      return "ratio of clues";
    case Measure::Density:
      return "density of what is left";
    case Measure::Unsaid:
      break;
  }
  return "its own number";
}

std::string certain_text(const Choices& choices) {
  if (choices.safe > 0) {
    return fmt::format("  no guess is needed: {} {} certain to be safe\n",
                       how_many(choices.safe, "cell"), choices.safe == 1 ? "is" : "are");
  }
  return choices.agents.empty() ? "  nothing is left to open\n"
                                : "  no cell is certain to be safe\n";
}

std::string candidates_text(const Choices& choices, const CellNames& names) {
  if (choices.candidates.empty()) return "";
  Table table{{"cell", "risk", "then safe", "settled", "clues", "share est.", "ratio est."}};
  for (const Candidate& each : choices.candidates) {
    const Prospect& prospect = each.prospect;
    table.rows.push_back({names.with_place(prospect.cell), in_percent(prospect.mine_probability),
                          choices.has_prospects ? in_percent(prospect.gives_safe_cell()) : "-",
                          choices.has_prospects ? fmt::format("{:.2f}", prospect.settled()) : "-",
                          fmt::format("{}", each.clues), each.share ? in_percent(*each.share) : "-",
                          in_percent(each.ratio)});
  }
  return format_table(table) +
         "  risk: probability of a mine; then safe: chance that it proves another cell safe;\n"
         "  settled: cells it settles on average; est.: by arrangements, by clue ratios\n";
}

std::string choice_text(const AgentChoice& choice, const CellNames& names) {
  std::string cells = names.list(choice.cells, choice.cells.size());
  if (choice.in_all > choice.cells.size()) {
    cells += fmt::format(" and {} more", choice.in_all - choice.cells.size());
  }
  if (choice.is_proved) return fmt::format("{}, proved safe", cells);
  if (!choice.figure) return fmt::format("any of {}, at random, without an estimate", cells);
  const std::string figure =
      fmt::format("{}{} {}", choice.measure == Measure::Probability ? "" : "estimate by ",
                  name_of_measure(choice.measure), in_percent(*choice.figure));
  if (choice.is_batch) return fmt::format("{}, all in a batch, from {}", cells, figure);
  return choice.in_all > 1 ? fmt::format("one of {} at random, {}", cells, figure)
                           : fmt::format("{}, {}", cells, figure);
}

std::string proof_text(const EngineProof& proof, const CellNames& names) {
  if (proof.safe_in_all + proof.mines_in_all == 0) return "nothing";
  std::string text;
  const auto add = [&](const std::vector<Cell>& cells, std::size_t in_all, std::string_view what) {
    if (in_all == 0) return;
    text += fmt::format("{}{} {}: {}", text.empty() ? "" : "; ", in_all, what,
                        names.list(cells, cells.size()));
    if (in_all > cells.size()) text += fmt::format(" and {} more", in_all - cells.size());
  };
  add(proof.safe, proof.safe_in_all, "safe");
  add(proof.mines, proof.mines_in_all, proof.mines_in_all == 1 ? "mine" : "mines");
  return text;
}

}  // namespace

std::string choices_text(const Choices& choices, const CellNames& names) {
  std::string text = "candidates:\n" + certain_text(choices) + candidates_text(choices, names);
  Table agents{.sides = "l"};
  for (const AgentChoice& choice : choices.agents) {
    agents.rows.push_back({std::string(choice.agent), choice_text(choice, names)});
  }
  if (!agents.rows.empty()) text += "what agents would open:\n" + format_table(agents);
  Table engines{.sides = "l"};
  for (const EngineProof& proof : choices.engines) {
    engines.rows.push_back({proof.engine, proof_text(proof, names)});
  }
  text += choices.after_single_clues ? "what each engine proves here after single clues:\n"
                                     : "what each engine proves here by itself:\n";
  return text + format_table(engines);
}

}  // namespace minewise
