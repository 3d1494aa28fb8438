// A linear equation in whole numbers, as elimination combines them: the sum of factor times
// variable, over some variables, is a given number. What a combination cannot hold exactly, or only
// at great length, is refused, and never wrong.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace minewise {

struct LinearRow {
  struct Term {
    std::int32_t variable = 0;
    std::int64_t factor = 0;  // not 0

    friend bool operator==(const Term&, const Term&) = default;
  };

  std::vector<Term> terms;  // by ascending variable
  std::int64_t sum = 0;

  // Limits to what combinations may hold. The sum may grow by every factor as values are put in,
  // and is then multiplied by another: 65 * 2^24 * 2^24, twice, fits into 64 bits.
  static constexpr std::int64_t kMostFactor = std::int64_t{1} << 24;
  static constexpr std::size_t kMostTerms = 64;

  // The factor of a variable, 0 where the row is without it.
  std::int64_t factor_of(std::int32_t variable) const;

  // Puts a number in the place of a variable.
  void substitute(std::int32_t variable, int value);

  friend bool operator==(const LinearRow&, const LinearRow&) = default;
};

// The least combination of two rows that is without a variable: row times its factor in `other`,
// less `other` times its factor in `row`, divided by what all numbers share. Nothing, if it would
// go beyond the limits. REQUIRES: both rows have the variable.
std::optional<LinearRow> eliminate(const LinearRow& row, const LinearRow& other,
                                   std::int32_t variable);

}  // namespace minewise
