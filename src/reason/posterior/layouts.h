// How many layouts explain a view, as an exact integer. The tables of the count are passed through
// once more with whole numbers of any length in place of doubles, so that this is also the
// yardstick for the doubles.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <expected>
#include <optional>
#include <string_view>

#include "reason/posterior/knowledge.h"

namespace minewise {

using BigInt = boost::multiprecision::cpp_int;

// Why there is no number.
enum class NoLayoutCount {
  UnknownMines,    // layouts of different numbers of mines do not add up to anything
  UncertainClues,  // optimistic and cautious clues weigh layouts rather than exclude them
  NotCountedExactly,
  TooLarge,  // the number has so many digits that it would take too long
};
std::string_view why_no_layouts(NoLayoutCount reason);

using LayoutCount = std::expected<BigInt, NoLayoutCount>;

// Why the layouts of a view cannot be counted, whatever is worked out about it; nothing if they
// may.
std::optional<NoLayoutCount> why_no_layouts(const View& view);

// The number of layouts. The work is bounded: boards of about 100x100 and more may have too many
// digits.
LayoutCount count_layouts(const Knowledge& known);

}  // namespace minewise
