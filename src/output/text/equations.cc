#include "output/text/equations.h"

#include <fmt/core.h>

#include "output/text/aligned.h"
#include "output/text/explain.h"

namespace minewise {
namespace {

using Origin = HeldEquation::Origin;

std::string weights_text(const HeldEquation& equation) {
  std::string text;
  for (std::size_t i = 0; i < equation.weight.size(); ++i) {
    text += fmt::format("{} {} with {}", i == 0 ? ", likelihood" : ",",
                        fmt::format("{:.4g}", equation.weight[i]),
                        equation.least + static_cast<int>(i));
  }
  return text;
}

std::string said_by(const HeldEquation& equation, const PlacedView& placed) {
  std::string text;
  for (std::size_t i = 0; i < equation.clues.size(); ++i) {
    if (i > 0) text += i + 1 == equation.clues.size() ? " and " : ", ";
    text += name_of_clue(equation.clues[i], placed);
  }
  return text;
}

std::string made_by(const HeldEquation& equation, const PlacedView& placed,
                    const CellNames& names) {
  std::string text;
  switch (equation.origin) {
    case Origin::Clue:
      text = said_by(equation, placed) + weights_text(equation);
      break;
    case Origin::Difference:
      text = fmt::format("({}) - ({})", equation.from, equation.less);
      break;
    case Origin::Substitution:
      text = fmt::format("({}) with", equation.from);
      for (std::size_t i = 0; i < equation.known.size(); ++i) {
        const auto& [cell, verdict] = equation.known[i];
        text += fmt::format("{} {} = {}", i > 0 ? "," : "", names.of(cell),
                            verdict == Verdict::Mine ? 1 : 0);
      }
      break;
  }
  return equation.with > 0 ? fmt::format("{}, with ({})", text, equation.with) : text;
}

std::string listed(const std::vector<HeldEquation>& equations, const PlacedView& placed,
                   const CellNames& names) {
  TextTable table;
  for (const HeldEquation& equation : equations) {
    std::string note = made_by(equation, placed, names);
    if (equation.gives) note += ": " + verdict_text(equation.cells, *equation.gives, names);
    table.push_back({fmt::format("({})", equation.number), equation_text(equation, names), note});
  }
  return aligned(table, "rl");
}

}  // namespace

std::string verdict_text(const std::vector<Cell>& cells, Verdict verdict, const CellNames& names) {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) text += i + 1 == cells.size() ? " and " : ", ";
    text += names.of(cells[i]);
  }
  const bool one = cells.size() == 1;
  if (verdict == Verdict::Safe) return text + (one ? " is safe" : " are safe");
  return text + (one ? " is a mine" : " are mines");
}

std::string equation_text(const HeldEquation& equation, const CellNames& names) {
  std::string sum;
  for (const Cell cell : equation.cells) sum += (sum.empty() ? "" : " + ") + names.of(cell);
  const auto& [least, most] = std::pair(equation.least, equation.most);
  if (least == most) return fmt::format("{} = {}", sum, least);
  if (least <= 0) return fmt::format("{} <= {}", sum, most);
  if (most >= static_cast<int>(equation.cells.size())) return fmt::format("{} >= {}", sum, least);
  return fmt::format("{} <= {} <= {}", least, sum, most);
}

std::string equations_text(const KnowledgeBase& base, const PlacedView& placed,
                           const CellNames& names) {
  std::string text = "equations, one a clue, less the mines flagged or stepped on:\n";
  if (base.clues.empty()) text += "  none\n";
  text += listed(base.clues, placed, names);
  text += cut_note(base.clues.size(), base.clues_in_all, "equation");
  if (base.spent > 0) {
    text += fmt::format("  thinned out: {} without covered neighbours\n",
                        how_many(static_cast<std::size_t>(base.spent), "clue"));
  }
  if (base.silent > 0) {
    text += fmt::format("  no equation: {} that {} any number of mines\n",
                        how_many(static_cast<std::size_t>(base.silent), "clue"),
                        base.silent == 1 ? "allows" : "allow");
  }
  text +=
      "what follows by subtracting one equation from another that contains it, and putting in what "
      "is known:\n";
  if (base.derived.empty()) text += "  nothing more follows\n";
  text += listed(base.derived, placed, names);
  return text + cut_note(base.derived.size(), base.derived_in_all, "equation");
}

}  // namespace minewise
