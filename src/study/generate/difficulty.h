// What a board demands of whoever clears it without a guess: how much clicking, and what kind of
// reasoning.
//
// The amount of clicking is the board's 3BV, Benchmark's Bechtel Board Value: the fewest openings
// that clear the board without flags, one for each group of connected zeros and one for each other
// safe cell that touches no zero.
//
// The reasoning is found by clearing the board with more and more engines until it is cleared, and
// by noting which rule proved what when all engines are there, cheapest first.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "study/generate/clearing.h"

namespace minewise {

// The weakest reasoning by which a board can be cleared.
enum class Grade {
  Easy,    // one clue at a time
  Medium,  // one clue inside another
  Hard,    // elimination, contradiction, or all arrangements of a group
  Expert,  // the number of mines
};

// "easy", "medium", "hard", "expert", and back.
std::string_view grade_word(Grade grade);
std::optional<Grade> find_grade(std::string_view word);

struct Demands {
  Grade grade = Grade::Easy;
  int openings = 0;                      // the 3BV
  std::array<int, kRules> deductions{};  // by Rule: cells settled by it and by nothing cheaper
  int longest_proof = 0;                 // the most clues that one deduction names
};

// Finds out what boards of a topology demand, one after another.
class Grader {
 public:
  explicit Grader(const TopologyPtr& topology);

  // The weakest grade that suffices; nothing where the board cannot be cleared without a guess.
  std::optional<Grade> grade(const Layout& layout, Cell first);

  // All of it; likewise nothing.
  std::optional<Demands> demands(const Layout& layout, Cell first);

 private:
  TopologyPtr topology_;
  std::array<Clearing, 4> by_grade_;
};

// The 3BV of a layout on any topology.
int count_openings(const Layout& layout, const Topology& topology);

}  // namespace minewise
