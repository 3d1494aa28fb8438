// Counts the layouts that explain a view, and the arrangements of its components, as exact
// integers. It goes through the tables of the
// count again, with whole numbers of any length in place of doubles, and so also checks the
// doubles.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <expected>
#include <optional>
#include <string_view>
#include <vector>

#include "reason/posterior/knowledge.h"

namespace minewise {

using BigInt = boost::multiprecision::cpp_int;

// Why the layouts cannot be counted.
enum class NoLayoutCount {
  UnknownMines,    // adding layouts with different numbers of mines has no meaning
  UncertainClues,  // optimistic and cautious clues make layouts less likely, not impossible
  NotCountedExactly,
  TooLarge,  // the number has too many digits to compute in time
};
std::string_view why_no_layouts(NoLayoutCount reason);

using LayoutCount = std::expected<BigInt, NoLayoutCount>;

// Why the layouts of a view cannot be counted, as far as its rules and clues say; nothing if they
// can.
std::optional<NoLayoutCount> why_no_layouts(const View& view);

// The number of layouts. The work is bounded: boards of about 100x100 and more may have too many
// digits.
LayoutCount count_layouts(const Knowledge& known);

// Exact numbers by number of mines, from `first` on.
struct BigTally {
  int first = 0;
  std::vector<BigInt> count;

  int last() const { return first + static_cast<int>(count.size()) - 1; }
};
using BigTallyCount = std::expected<BigTally, NoLayoutCount>;

// The arrangements of a component that its clues allow, by number of mines.
BigTallyCount count_arrangements(const Knowledge& known, int slot);

// By number of mines in a component, from none to all its cells: in how many ways the other mines
// can lie outside it.
BigTallyCount count_outside(const Knowledge& known, int slot);

}  // namespace minewise
