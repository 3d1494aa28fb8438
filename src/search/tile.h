// The innermost sums of a network: kTileOutputs outputs of a cell from the numbers around it that
// are not zero. Processors that multiply and add sixteen numbers at once do so; the sums are whole
// numbers, and the same on all.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace minewise {

// Two numbers of a cell, not both of them zero, and where the weights of that pair begin, counted
// from those of the first pair.
struct NonZero {
  std::int16_t numbers[2];
  std::int32_t weights;
};

inline constexpr int kPlaces = 9;  // a cell and those around it
using Surroundings = std::array<std::span<const NonZero>, kPlaces>;

inline constexpr int kTileOutputs = 8;
inline constexpr int kWideTileOutputs = 32;

// Adds to `sums` the products of what is around a cell with weights in pairs, the weights of each
// place `place_step` after those of the place before.
void add_tile(const Surroundings& around, const std::int16_t* weights, int place_step,
              std::span<std::int32_t, kTileOutputs> sums);
void add_tile(const Surroundings& around, const std::int16_t* weights, int place_step,
              std::span<std::int32_t, kWideTileOutputs> sums);

}  // namespace minewise
