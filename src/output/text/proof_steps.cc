#include "output/text/proof_steps.h"

#include <fmt/core.h>

#include <algorithm>

#include "output/text/explain.h"

namespace minewise {
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

// One limit alone. A clash has the same causes, gone one too far.
std::string single_text(const Limit& limit, bool is_least, bool clashes, const PlacedView& placed) {
  const std::string_view amount = is_least ? "too few" : "too many";
  if (!limit.clue) {
    if (clashes) return fmt::format("the board would have {} mines", amount);
    return is_least ? "the board needs every cell left for its mines"
                    : "the board has all its mines";
  }
  const bool is_none = !is_least && placed.view.allowed_mines(*limit.clue).most == 0;
  if (is_none && !clashes) return name_of_clue(*limit.clue, placed) + " touches no mine";
  const std::string name = limit_name(limit, is_least, placed);
  if (clashes) return fmt::format("{} would have {} mines", name, amount);
  return fmt::format("{} {}", name,
                     is_least ? "needs every cell it has left" : "has all its mines");
}

// A clue compared with the number of mines.
std::string counted_text(const Argument& argument, bool clashes, const PlacedView& placed) {
  const auto& [least, most] = argument;
  if (least->clue) {
    const std::string name = limit_name(*least, true, placed);
    return clashes
               ? fmt::format("with those that {} needs, the board would have too many mines", name)
               : fmt::format("{} takes all mines that are left", name);
  }
  const std::string name = limit_name(*most, false, placed);
  return clashes
             ? fmt::format("with those that {} allows, the board would have too few mines", name)
             : fmt::format("the board needs every cell left that {} does not touch", name);
}

// Two clues compared: the first needs mines among the cells that both touch, the second allows only
// so many there.
std::string compared_text(const Argument& argument, const std::vector<Conclusion>& fixes,
                          bool clashes, const PlacedView& placed) {
  const std::string first = limit_name(*argument.least, true, placed);
  const std::string second = limit_name(*argument.most, false, placed);
  if (clashes) {
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
  const bool clashes = step.kind == Kind::Clash;
  if (!most) return single_text(*least, true, clashes, placed);
  if (!least) return single_text(*most, false, clashes, placed);
  if (!least->clue || !most->clue) return counted_text(step.argument, clashes, placed);
  return compared_text(step.argument, step.fixes, clashes, placed);
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
    case Kind::Clash:
      return fmt::format("That cannot be: {}.", argument_text(step, placed));
    case Kind::Therefore:
      return fmt::format("So {}.", fixes);
  }
  return "";
}

// Where a supposition is refuted within another, two clashes are told: no such proof is shorter
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
