// A position as a network sees it: a byte for each cell, row by row. An open cell is its clue, 0 to
// 8; a cell that is certainly safe is 16 and a certain mine 255; any other is 17 to 254 by its
// probability of a mine. Training writes the same bytes (tools/train).
#pragma once

#include <cstdint>
#include <vector>

#include "solver/look_ahead.h"

namespace minewise {

using BoardBytes = std::vector<std::uint8_t>;  // by cell

inline constexpr std::uint8_t kSafeByte = 16, kMineByte = 255;
inline constexpr int kProbabilitySteps = 239;  // from kSafeByte to kMineByte

std::uint8_t byte_of_probability(double mine_probability);

// Whether a byte stands for a cell that is neither open nor known.
constexpr bool is_unknown(std::uint8_t byte) {
  return byte > kSafeByte && byte < kMineByte;
}

// REQUIRES: clues are exact, and the posterior is up to date.
void board_bytes(Knowledge& known, BoardBytes& bytes);

// The position after an answer of a candidate that was looked at. `scratch` is overwritten.
void board_bytes_after(const View& view, const LookAhead& ahead, int candidate, int answer,
                       std::vector<double>& scratch, BoardBytes& bytes);

}  // namespace minewise
