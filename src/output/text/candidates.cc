#include "output/text/candidates.h"

#include <fmt/core.h>

#include "output/text/aligned.h"

namespace minewise {
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
  return "a number of its own";
}

std::string certain_text(const Choices& choices) {
  if (choices.safe > 0) {
    return fmt::format("  nothing need be guessed: {} {} certain to be safe\n",
                       how_many(choices.safe, "cell"), choices.safe == 1 ? "is" : "are");
  }
  return choices.agents.empty() ? "  nothing is left to open\n"
                                : "  no cell is certain to be safe\n";
}

std::string candidates_text(const Choices& choices, const CellNames& names) {
  if (choices.candidates.empty()) return "";
  TextTable table{{"cell", "risk", "then safe", "settled", "clues", "share est.", "ratio est."}};
  for (const Candidate& each : choices.candidates) {
    const Prospect& prospect = each.prospect;
    table.push_back({names.with_place(prospect.cell), in_percent(prospect.mine_probability),
                     choices.has_prospects ? in_percent(prospect.gives_safe_cell()) : "-",
                     choices.has_prospects ? fmt::format("{:.2f}", prospect.settled()) : "-",
                     fmt::format("{}", each.clues), each.share ? in_percent(*each.share) : "-",
                     in_percent(each.ratio)});
  }
  return aligned(table, "lr") +
         "  risk: probability of a mine; then safe: chance that it shows another safe cell;\n"
         "  settled: cells it settles on average; estimates: share of arrangements, ratio of "
         "clues\n";
}

std::string choice_text(const AgentChoice& choice, const CellNames& names) {
  std::string cells = names.list(choice.cells, choice.cells.size());
  if (choice.in_all > choice.cells.size()) {
    cells += fmt::format(" and {} more", choice.in_all - choice.cells.size());
  }
  if (choice.is_proved) return fmt::format("{}, proved safe", cells);
  if (!choice.figure) return fmt::format("any of {}, at random: it has no figure for them", cells);
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
  TextTable table;
  for (const AgentChoice& choice : choices.agents) {
    table.push_back({std::string(choice.agent), choice_text(choice, names)});
  }
  if (!table.empty()) text += "what agents would open:\n" + aligned(table, "l");
  table.clear();
  for (const EngineProof& proof : choices.engines) {
    table.push_back({proof.engine, proof_text(proof, names)});
  }
  text += choices.after_single_clues ? "what each engine proves here after single clues:\n"
                                     : "what each engine proves here by itself:\n";
  return text + aligned(table, "l");
}

}  // namespace minewise
