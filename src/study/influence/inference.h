// A deduction and the least that it takes: its premises, none of which can be left out.
//
// A premise is something that was known before, of one of four kinds: the clue that a cell shows
// (which tells as well that this cell is safe), that a cell is safe, that a cell is a mine, or the
// number of mines on the board. Verdicts are facts in between: they came from clues in their turn,
// by an earlier inference.
//
// The depth of an inference is the number of deductions on the longest way back from it: one more
// than the greatest depth among its premises. What nobody had to deduce has depth 0: cells opened
// at a guess, as the rules prescribe or promise, or shown from the start, and the number of mines.
// A cell opened along with another by a cascade is as deep as that other cell, for it is the game
// that opened it.
#pragma once

#include <cstdint>
#include <string_view>

#include "reason/knowledge/deduction.h"

namespace minewise {

struct Premise {
  enum class Kind : std::uint8_t { Clue, Safe, Mine, Count };

  static constexpr std::int32_t kGiven = -1;
  static constexpr Cell kNoCell{-1};

  Kind kind = Kind::Clue;
  Cell cell = kNoCell;         // of a clue or verdict
  std::int32_t from = kGiven;  // the inference by which it came to be known
  std::int32_t depth = 0;      // of that inference
  Cell opened_with = kNoCell;  // the cell whose opening opened this one along, if that is how
};

// "clue", "safe", "mine", "count".
std::string_view premise_word(Premise::Kind kind);

struct Inference {
  Cell cell;
  Verdict verdict = Verdict::Safe;
  Rule rule = Rule::SinglePoint;

  // False: the premises could not be singled out. None is named then, but for the number of mines
  // where that is the rule, and every depth that counts on this inference is at least what it says.
  bool is_complete = true;

  std::int32_t depth = 1;
  std::int32_t deepest = -1;     // of its premises, by index; -1 where it has none
  Cell root = Premise::kNoCell;  // where the longest chain to it begins, unless with the number of
                                 // mines or with nothing that is named
  std::uint32_t first = 0;       // its premises, by index: [first, end)
  std::uint32_t end = 0;
};

// Whether two inferences share their premises, as those do that follow from the number of mines
// alone.
inline bool have_same_premises(const Inference& one, const Inference& other) {
  return one.first == other.first && one.end == other.end && one.first != one.end;
}

}  // namespace minewise
