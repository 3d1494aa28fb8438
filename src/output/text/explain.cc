#include "output/text/explain.h"

#include <fmt/core.h>

#include "output/text/choice.h"

namespace minewise {
namespace {

std::string single_point_text(Verdict verdict, Cell clue, const PlacedView& placed) {
  const std::string name = name_of_clue(clue, placed);
  if (verdict == Verdict::Mine) return name + " needs every unknown neighbour to be a mine";
  if (placed.view.allowed_mines(clue).most == 0) return name + " touches no mine";
  return name + " has all its mines";
}

// "the 2 at (1,3), the 1 at (1,4) and the 1 at (1,5)"
std::string clue_names(const Reason& reason, const PlacedView& placed) {
  std::vector<std::string> names;
  for (const Cell clue : reason.because) names.push_back(name_of_clue(clue, placed));
  return joined(names);
}

// The same, or "the 7 clues around here" where a list would be hard to read.
std::string clues_text(const Reason& reason, const PlacedView& placed) {
  constexpr std::size_t kFew = 4;
  if (reason.because.size() <= kFew) return clue_names(reason, placed);
  return fmt::format("the {} clues around here", reason.because.size());
}

// "the 1 at (1,0) and the 2 at (1,1) overlap so that only mines are left for it"
std::string subset_text(Verdict verdict, const std::string& clues) {
  return fmt::format("{} overlap so that {} left for it", clues,
                     verdict == Verdict::Safe ? "no mine is" : "only mines are");
}

// "added and subtracted, the 1 at (1,0) and the 2 at (1,1) leave no room for a mine"
std::string gaussian_text(Verdict verdict, const std::string& clues) {
  return fmt::format("added and subtracted, {} leave no room for {}a mine", clues,
                     verdict == Verdict::Safe ? "" : "anything but ");
}

// "if it were a mine, the 1 at (1,0) and the 2 at (1,1) could not both be right"
std::string contradiction_text(Verdict verdict, std::size_t count, const std::string& clues) {
  const std::string_view all = count == 1 ? "" : count == 2 ? " both" : " all";
  return fmt::format("if it were {}, {} could not{} be right",
                     verdict == Verdict::Safe ? "a mine" : "safe", clues, all);
}

// "no arrangement that satisfies the 1 at (1,0) and the 2 at (1,1) has a mine there"
std::string groups_text(Verdict verdict, const std::string& clues) {
  return fmt::format("{} arrangement that satisfies {} has a mine there",
                     verdict == Verdict::Safe ? "no" : "every", clues);
}

std::string reason_text(const Reason& reason, Verdict verdict, const PlacedView& placed) {
  const std::size_t count = reason.because.size();
  const std::string clues = clues_text(reason, placed);
  switch (reason.rule) {
    case Rule::Count:
      return "with the mines that are left, every layout agrees";
    case Rule::Exact:
      if (count == 0) return "every layout agrees";
      return fmt::format("every arrangement that satisfies {} agrees", clues);
    case Rule::Contradiction:
      if (count > 0) return contradiction_text(verdict, count, clues);
      break;
    case Rule::Groups:
      if (count == 0) return "every arrangement agrees";
      if (count > 1) return groups_text(verdict, clues);
      break;
    case Rule::Subset:
      if (count > 1) return subset_text(verdict, clues);
      break;
    case Rule::Gaussian:
      if (count > 1) return gaussian_text(verdict, clues);
      break;
    case Rule::SinglePoint:
      break;
  }
  if (count == 0) return "the rules promised it";
  return single_point_text(verdict, reason.because.front(), placed);
}

}  // namespace

std::string name_of(Cell cell, const Shape& shape) {
  return fmt::format("({})", shape.place(cell).text());
}

std::string name_of_clue(Cell clue, const PlacedView& placed) {
  const Clue shown = placed.view.clue(clue);
  const std::string what = shown.is_withheld() ? "open cell" : fmt::format("{}", shown.number());
  return fmt::format("the {} at {}", what, name_of(clue, placed.shape));
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
    text += names[i];
  }
  return text;
}

std::string explain(const Deduction& deduction, const PlacedView& placed) {
  const bool safe = deduction.verdict == Verdict::Safe;
  return fmt::format("{} is {}: {}", name_of(deduction.cell, placed.shape),
                     safe ? "safe" : "a mine",
                     reason_text(deduction.reason, deduction.verdict, placed));
}

std::string explain_why(const Decision& decision, const PlacedView& placed) {
  switch (decision.basis) {
    case Basis::Proof:
      return reason_text(decision.reason,
                         decision.move.kind == Move::Kind::Open ? Verdict::Safe : Verdict::Mine,
                         placed);
    case Basis::Promise:
      return "the rules keep the first cell free";
    case Basis::Forced:
      return "the rules choose the first cell";
    case Basis::Random:
      return "a guess at random";
    case Basis::Probability:
      return describe_choice(decision, placed);
    case Basis::Untold:
      return "the player does not say why";
  }
  return "";
}

}  // namespace minewise
