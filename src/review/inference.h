// An inference: a deduction together with its premises, none of which can be left out.
//
// A premise is something that was known before, of one of four kinds: the clue of a cell (which
// also says that this cell is safe), that a cell is safe, that a cell is a mine, or the number of
// mines on the board. A verdict as a premise was itself proved, by an earlier inference.
//
// The depth of an inference is the number of deductions on the longest chain that ends with it: one
// more than the greatest depth among its premises. What was not deduced has depth 0: the number of
// mines, and cells that were guessed, prescribed or promised by the rules, or shown from the start.
// A cell that a cascade opened together with another has the depth of that other cell, because the
// game opened it.
#pragma once

#include <cstdint>
#include <string_view>

#include "solver/deduction.h"

namespace minewise {

struct Premise {
  enum class Kind : std::uint8_t { Clue, Safe, Mine, Count };

  static constexpr std::int32_t kGiven = -1;
  static constexpr Cell kNoCell{-1};

  Kind kind = Kind::Clue;
  Cell cell = kNoCell;         // of the clue or verdict
  std::int32_t from = kGiven;  // the inference that led to it
  std::int32_t depth = 0;      // of that inference
  Cell opened_with = kNoCell;  // if a cascade opened this cell: the cell whose opening started it
};

// "clue", "safe", "mine", "count".
std::string_view premise_word(Premise::Kind kind);

struct Inference {
  Cell cell;
  Verdict verdict = Verdict::Safe;
  Rule rule = Rule::SinglePoint;

  // False: the premises could not be found. Then none is named, except the number of mines where
  // that is the rule, and every depth that depends on this inference is only a lower bound.
  bool is_complete = true;

  std::int32_t depth = 1;
  std::int32_t deepest = -1;     // of its premises, by index; -1 where it has none
  Cell root = Premise::kNoCell;  // where the longest chain to it begins; none if that
                                 // is the number of mines, or no premise
  std::uint32_t first = 0;       // its premises, by index: [first, end)
  std::uint32_t end = 0;
};

// Whether two inferences share the same stored premises, like those that follow from the number of
// mines alone.
inline bool have_same_premises(const Inference& one, const Inference& other) {
  return one.first == other.first && one.end == other.end && one.first != one.end;
}

}  // namespace minewise
