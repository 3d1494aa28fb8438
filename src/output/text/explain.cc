#include "output/text/explain.h"

#include <fmt/core.h>

#include <algorithm>

namespace minewise {

std::string game_head(std::string_view id, std::string_view agent, bool is_given) {
  return fmt::format("game   {}\nagent  {}\n{}", id, agent, is_given ? "layout given\n" : "");
}

namespace {

// "a mine with probability 25%"
std::string number_text(const Decision& decision) {
  const std::string percent = percent_of(*decision.estimate);
  if (decision.choice.measure == Measure::Probability) return "a mine with probability " + percent;
  return fmt::format("estimated {} a mine", percent);
}

std::string_view least_text(Measure measure) {
  switch (measure) {
    case Measure::Unsaid:
      return "the least";
    case Measure::Probability:
      return "the safest";
    case Measure::Share:
      return "the least share of arrangements";
    case Measure::Ratio:
      return "the least of the local clue ratios";
    case Measure::Density:
      return "the share of mines left, no more than any local clue ratio";
  }
  return "";
}

// Where a cell with few neighbours lies on an ordinary board.
std::string_view few_neighbours_text(Cell cell, const PlacedView& placed) {
  const int degree = placed.view.topology().degree(cell);
  const bool is_usual = placed.shape.grid == kUsualGrid;
  if (is_usual && degree <= 3) return "in a corner";
  return is_usual && degree <= 5 ? "at an edge" : "with fewest neighbours";
}

std::string_view tie_text(const Decision& decision, const PlacedView& placed) {
  switch (decision.choice.tie) {
    case TieRule::Chance:
      return "drawn at random";
    case TieRule::MostClues:
      return "next to most clues";
    case TieRule::FewestNeighbours:
      return few_neighbours_text(decision.move.cell, placed);
    case TieRule::First:
      return "the first of them";
  }
  return "";
}

// What best play is worth from there.
std::string value_text(const Choice& choice, const View& view) {
  if (!choice.value) return "";
  if (view.rules().on_mine == OnMine::Go) {
    return fmt::format(", {:.3g} expected mines", *choice.value);
  }
  return fmt::format(", {} to win", percent_of(*choice.value));
}

std::string search_text(const Choice& choice, const View& view) {
  const std::string value = value_text(choice, view);
  if (choice.above_least == 0) return "as safe as any, and best over all continuations" + value;
  return fmt::format("riskier by {} than the safest, but best over all continuations{}",
                     percent_of(choice.above_least), value);
}

// The chances are that an answer leaves something safe to open.
std::string ahead_text(const Choice& choice) {
  if (choice.above_least == 0) {
    return fmt::format("as safe as any, and {} to continue without a guess",
                       percent_of(choice.goes_on));
  }
  return fmt::format(
      "riskier by {} than the safest, but {} to continue without a guess, against {}",
      percent_of(choice.above_least), percent_of(choice.goes_on),
      percent_of(choice.safest_goes_on));
}

std::string ground_text(const Decision& decision, const PlacedView& placed) {
  const Choice& choice = decision.choice;
  switch (choice.ground) {
    case Ground::Unsaid:
      return "";
    case Ground::Batch:
      return fmt::format("under the threshold of {}, in a batch of {}",
                         percent_of(choice.threshold), choice.batch);
    case Ground::Search:
      return search_text(choice, placed.view);
    case Ground::Ahead:
      return ahead_text(choice);
    case Ground::Belief:
      return "flagged, because opening it would cost more";
    case Ground::TossUp:
      return "no later clue can help, so this guess is needed, now or later";
    case Ground::Least:
      break;
  }
  const std::string_view least = least_text(choice.measure);
  if (choice.tied == 0) return std::string(least);
  return fmt::format("{}; tied with {} other{}, {}", least, choice.tied,
                     choice.tied == 1 ? "" : "s", tie_text(decision, placed));
}

}  // namespace

std::string percent_of(double part) {
  return fmt::format("{:.3g}%", 100 * part);
}

std::string describe_choice(const Decision& decision, const PlacedView& placed) {
  if (!decision.estimate) return "a guess, the least likely mine";
  const std::string ground = ground_text(decision, placed);
  const bool is_flag = decision.choice.ground == Ground::Belief;
  return fmt::format("{}{}{}{}", is_flag ? "" : "a guess, ", number_text(decision),
                     ground.empty() ? "" : ": ", ground);
}

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
      return "the player gives no reason";
  }
  return "";
}

namespace {

using Kind = ProofStep::Kind;

// The clue of a limit, and where the clue does not say the number itself, what it does say: "the 2
// at (1,3) (2 or more)".
std::string limit_name(const Limit& limit, bool is_least, const PlacedView& placed) {
  const std::string name = name_of_clue(*limit.clue, placed);
  const SumRange allowed = placed.view.allowed_mines(*limit.clue);
  if (allowed.least == allowed.most) return name;
  return is_least ? fmt::format("{} ({} or more)", name, allowed.least)
                  : fmt::format("{} ({} or fewer)", name, allowed.most);
}

// "(0,1), (0,2) and 7 more are mines"
std::string verdict_text(const std::vector<Conclusion>& fixes, Verdict verdict,
                         const Shape& shape) {
  constexpr std::size_t kMost = 8;
  std::vector<std::string> names;
  for (const auto& [cell, value] : fixes) {
    if (value == verdict) names.push_back(name_of(cell, shape));
  }
  if (names.empty()) return "";
  const std::string_view is = verdict == Verdict::Safe
                                  ? (names.size() == 1 ? "is safe" : "are safe")
                              : names.size() == 1 ? "is a mine"
                                                  : "are mines";
  if (names.size() > kMost) {
    const std::string more = fmt::format("{} more", names.size() - kMost + 1);
    names.resize(kMost - 1);
    names.push_back(more);
  }
  return fmt::format("{} {}", joined(names), is);
}

// "(0,1) is a mine and (0,2) is safe"
std::string fixes_text(const std::vector<Conclusion>& fixes, const Shape& shape) {
  const std::string mines = verdict_text(fixes, Verdict::Mine, shape);
  const std::string safe = verdict_text(fixes, Verdict::Safe, shape);
  return mines + (mines.empty() || safe.empty() ? "" : " and ") + safe;
}

// One limit alone. A conflict has the same causes, gone one too far.
std::string single_text(const Limit& limit, bool is_least, bool conflicts,
                        const PlacedView& placed) {
  const std::string_view amount = is_least ? "too few" : "too many";
  if (!limit.clue) {
    if (conflicts) return fmt::format("the board would have {} mines", amount);
    return is_least ? "the board needs every cell left for its mines"
                    : "the board has all its mines";
  }
  const bool is_none = !is_least && placed.view.allowed_mines(*limit.clue).most == 0;
  if (is_none && !conflicts) return name_of_clue(*limit.clue, placed) + " touches no mine";
  const std::string name = limit_name(limit, is_least, placed);
  if (conflicts) return fmt::format("{} would have {} mines", name, amount);
  return fmt::format("{} {}", name,
                     is_least ? "needs every cell it has left" : "has all its mines");
}

// A clue compared with the number of mines.
std::string counted_text(const Argument& argument, bool conflicts, const PlacedView& placed) {
  const auto& [least, most] = argument;
  if (least->clue) {
    const std::string name = limit_name(*least, true, placed);
    return conflicts
               ? fmt::format("with those that {} needs, the board would have too many mines", name)
               : fmt::format("{} takes all mines that are left", name);
  }
  const std::string name = limit_name(*most, false, placed);
  return conflicts
             ? fmt::format("with those that {} allows, the board would have too few mines", name)
             : fmt::format("the board needs every cell left that {} does not touch", name);
}

// Two clues compared: the first needs mines among the cells that both touch, the second allows only
// so many there.
std::string compared_text(const Argument& argument, const std::vector<Conclusion>& fixes,
                          bool conflicts, const PlacedView& placed) {
  const std::string first = limit_name(*argument.least, true, placed);
  const std::string second = limit_name(*argument.most, false, placed);
  if (conflicts) {
    return fmt::format("among the cells next to both, {} would need more mines than {} allows",
                       first, second);
  }
  const bool only_safe = std::ranges::all_of(
      fixes, [](const Conclusion& fixed) { return fixed.verdict == Verdict::Safe; });
  if (only_safe) {
    return fmt::format("the mines that {} still lacks are among the cells it shares with {}",
                       second, first);
  }
  return fmt::format("{} needs every cell left that it does not share with {}", first, second);
}

std::string argument_text(const ProofStep& step, const PlacedView& placed) {
  const auto& [least, most] = step.argument;
  const bool conflicts = step.kind == Kind::Conflict;
  if (!most) return single_text(*least, true, conflicts, placed);
  if (!least) return single_text(*most, false, conflicts, placed);
  if (!least->clue || !most->clue) return counted_text(step.argument, conflicts, placed);
  return compared_text(step.argument, step.fixes, conflicts, placed);
}

}  // namespace

std::string tell_step(const ProofStep& step, const PlacedView& placed) {
  const std::string fixes = fixes_text(step.fixes, placed.shape);
  switch (step.kind) {
    case Kind::Suppose:
      return fmt::format("Suppose {}{}.", step.level > 0 ? "further that " : "", fixes);
    case Kind::Follow:
      return fmt::format("{}{}: {}.", step.level > 0 ? "Then " : "", fixes,
                         argument_text(step, placed));
    case Kind::Conflict:
      return fmt::format("Contradiction: {}.", argument_text(step, placed));
    case Kind::Therefore:
      return fmt::format("So {}.", fixes);
  }
  return "";
}

// Where a supposition is refuted within another, two conflicts are told: no such proof is shorter
// than two steps.
std::string tell_length(const Proof& proof) {
  const int length = proof.length();
  const std::string steps = length == 1 ? "1 step" : fmt::format("{} steps", length);
  if (!proof.is_shortest) return steps + ", the shortest proof found; there may be a shorter one.";
  if (length <= 2) return steps + "; there is no shorter proof.";
  return steps + "; there is no shorter proof with one supposition.";
}

std::string tell_proof(const Proof& proof, const PlacedView& placed) {
  std::string text;
  int number = 0;
  for (const ProofStep& step : proof.steps) {
    const std::string label = step.is_argument() ? fmt::format("{}.", ++number) : "";
    text += fmt::format("{:<{}}{:>4} {}\n", "", 2 * step.level, label, tell_step(step, placed));
  }
  return text + tell_length(proof) + "\n";
}

}  // namespace minewise
