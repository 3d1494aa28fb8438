// A linear equation in whole numbers: the sum of factor times variable, over some variables, is a
// given number. Elimination combines such rows. A combination that would be inexact or very long is
// refused, so results are never wrong.
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

  // Limits of a combination. Substituting values may add every factor to the sum, and the sum is
  // then multiplied by another factor: 65 * 2^24 * 2^24, twice, fits into 64 bits.
  static constexpr std::int64_t kMostFactor = std::int64_t{1} << 24;
  static constexpr std::size_t kMostTerms = 64;

  // The factor of a variable, 0 if it is not in the row.
  std::int64_t factor_of(std::int32_t variable) const;

  // Replaces a variable by a number.
  void substitute(std::int32_t variable, int value);

  friend bool operator==(const LinearRow&, const LinearRow&) = default;
};

// Combines two rows so that a variable drops out: `row` times the variable's factor in `other`,
// minus `other` times its factor in `row`, divided by the greatest common divisor of all numbers.
// Nothing if the result would exceed the limits. REQUIRES: both rows have the variable.
std::optional<LinearRow> eliminate(const LinearRow& row, const LinearRow& other,
                                   std::int32_t variable);

}  // namespace minewise
