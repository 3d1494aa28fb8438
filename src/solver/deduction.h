// A deduction: what has been proved about a cell, by which rule and from which clues.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/cell_list.h"

namespace minewise {

enum class Verdict : std::uint8_t { Safe, Mine };

// The rule that proved a deduction: the engine it belongs to.
enum class Rule : std::uint8_t {
  SinglePoint,    // one clue by itself, or a promise of the rules
  Subset,         // one equation inside another
  Gaussian,       // elimination and row bounds
  Contradiction,  // the opposite is impossible
  Groups,         // every arrangement of a connected group agrees
  Exact,          // every layout agrees
  Count,          // the number of mines on the board settles it
};

inline constexpr std::size_t kRules = static_cast<std::size_t>(Rule::Count) + 1;

// "single-point", "subset", ... as in transcripts and JSON, and back.
std::string_view rule_word(Rule rule);
std::optional<Rule> find_rule(std::string_view word);

// Why a deduction holds: it follows by this rule from the clues of these open cells and from what
// was known of their neighbours. Rule::SinglePoint without a clue means that the rules promised it.
// Any other rule without a clue means that there are too many clues to name.
struct Reason {
  Rule rule = Rule::SinglePoint;
  CellList because;

  friend bool operator==(const Reason&, const Reason&) = default;
};

struct Deduction {
  Cell cell;
  Verdict verdict = Verdict::Safe;
  Reason reason;

  friend bool operator==(const Deduction&, const Deduction&) = default;
};

}  // namespace minewise
