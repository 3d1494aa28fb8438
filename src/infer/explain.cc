#include "infer/explain.h"

#include <fmt/core.h>

namespace minewise {
namespace {

// "the 2 at (1,3)"
std::string clue_name(Cell clue, const View& view, const Shape& shape) {
  const Clue shown = view.clue(clue);
  const std::string what = shown.is_withheld() ? "open cell" : fmt::format("{}", shown.number());
  return fmt::format("the {} at {}", what, name_of(clue, shape));
}

std::string single_point_text(Verdict verdict, Cell clue, const View& view, const Shape& shape) {
  const std::string name = clue_name(clue, view, shape);
  if (verdict == Verdict::Mine) return name + " needs every unknown neighbour to be a mine";
  if (view.allowed_mines(clue).most == 0) return name + " touches no mine";
  return name + " has all its mines";
}

// "the 2 at (1,3), the 1 at (1,4) and the 1 at (1,5)"
std::string clue_names(const Reason& reason, const View& view, const Shape& shape) {
  std::string text;
  for (std::size_t i = 0; i < reason.because.size(); ++i) {
    if (i > 0) text += i + 1 == reason.because.size() ? " and " : ", ";
    text += clue_name(reason.because[i], view, shape);
  }
  return text;
}

// "by subset, from the 2 at (1,3) and the 1 at (1,4)"
std::string premises_text(const Reason& reason, const View& view, const Shape& shape) {
  const std::string names = clue_names(reason, view, shape);
  return fmt::format("by {}{}{}", rule_word(reason.rule), names.empty() ? "" : ", from ", names);
}

std::string exact_text(const Reason& reason, const View& view, const Shape& shape) {
  constexpr std::size_t kFew = 4;
  if (reason.because.empty()) return "every layout agrees";
  if (reason.because.size() > kFew) {
    return fmt::format("every arrangement that satisfies the {} clues around here agrees",
                       reason.because.size());
  }
  return "every arrangement that satisfies " + clue_names(reason, view, shape) + " agrees";
}

std::string reason_text(const Reason& reason, Verdict verdict, const View& view,
                        const Shape& shape) {
  if (reason.rule == Rule::Exact) return exact_text(reason, view, shape);
  if (reason.rule == Rule::Count) return "with the mines that are left, every layout agrees";
  if (reason.rule != Rule::SinglePoint) return premises_text(reason, view, shape);
  if (reason.because.empty()) return "the rules promised it";
  return single_point_text(verdict, reason.because.front(), view, shape);
}

}  // namespace

std::string name_of(Cell cell, const Shape& shape) {
  return fmt::format("({})", shape.place(cell).text());
}

std::string explain(const Deduction& deduction, const View& view, const Shape& shape) {
  const bool safe = deduction.verdict == Verdict::Safe;
  return fmt::format("{} is {}: {}", name_of(deduction.cell, shape), safe ? "safe" : "a mine",
                     reason_text(deduction.reason, deduction.verdict, view, shape));
}

std::string explain_why(const Decision& decision, const View& view, const Shape& shape) {
  switch (decision.basis) {
    case Basis::Proof:
      return reason_text(decision.reason,
                         decision.move.kind == Move::Kind::Open ? Verdict::Safe : Verdict::Mine,
                         view, shape);
    case Basis::Promise:
      return "the rules keep the first cell free";
    case Basis::Forced:
      return "the rules choose the first cell";
    case Basis::Random:
      return "a guess at random";
    case Basis::Probability:
      if (!decision.mine_probability) return "a guess, the least likely mine";
      return fmt::format("a guess, a mine with probability {:.3f}", *decision.mine_probability);
  }
  return "";
}

}  // namespace minewise
