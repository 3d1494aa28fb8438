#include "search/tile.h"

#include <cstring>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace minewise {
namespace {

#if defined(__x86_64__)

using Four = __m128i;

template <int kFours>
void add_by_four(const Surroundings& around, const std::int16_t* weights, int place_step,
                 std::int32_t* sums) {
  Four four[kFours];
  for (int v = 0; v < kFours; ++v) {
    four[v] = _mm_loadu_si128(reinterpret_cast<const Four*>(sums + 4 * v));
  }
  for (const auto& place : around) {
    for (const NonZero& each : place) {
      std::int32_t both;
      std::memcpy(&both, each.numbers, sizeof both);
      const Four pair = _mm_set1_epi32(both);
      const auto* row = reinterpret_cast<const Four*>(weights + each.weights);
      for (int v = 0; v < kFours; ++v) {
        four[v] = _mm_add_epi32(four[v], _mm_madd_epi16(pair, _mm_loadu_si128(row + v)));
      }
    }
    weights += place_step;
  }
  for (int v = 0; v < kFours; ++v) _mm_storeu_si128(reinterpret_cast<Four*>(sums + 4 * v), four[v]);
}

[[gnu::target("avx2")]] void add_by_eight(const Surroundings& around, const std::int16_t* weights,
                                          int place_step, std::int32_t* sums) {
  using Eight = __m256i;
  auto* in_eights = reinterpret_cast<Eight*>(sums);
  Eight a = _mm256_loadu_si256(in_eights), b = _mm256_loadu_si256(in_eights + 1);
  Eight c = _mm256_loadu_si256(in_eights + 2), d = _mm256_loadu_si256(in_eights + 3);
  for (const auto& place : around) {
    for (const NonZero& each : place) {
      std::int32_t both;
      std::memcpy(&both, each.numbers, sizeof both);
      const Eight pair = _mm256_set1_epi32(both);
      const auto* row = reinterpret_cast<const Eight*>(weights + each.weights);
      a = _mm256_add_epi32(a, _mm256_madd_epi16(pair, _mm256_loadu_si256(row)));
      b = _mm256_add_epi32(b, _mm256_madd_epi16(pair, _mm256_loadu_si256(row + 1)));
      c = _mm256_add_epi32(c, _mm256_madd_epi16(pair, _mm256_loadu_si256(row + 2)));
      d = _mm256_add_epi32(d, _mm256_madd_epi16(pair, _mm256_loadu_si256(row + 3)));
    }
    weights += place_step;
  }
  _mm256_storeu_si256(in_eights, a);
  _mm256_storeu_si256(in_eights + 1, b);
  _mm256_storeu_si256(in_eights + 2, c);
  _mm256_storeu_si256(in_eights + 3, d);
}

void add_outputs(const Surroundings& around, const std::int16_t* weights, int place_step,
                 std::span<std::int32_t, kWideTileOutputs> sums) {
  static const bool has_eights = __builtin_cpu_supports("avx2");
  if (has_eights) {
    add_by_eight(around, weights, place_step, sums.data());
  } else {
    add_by_four<kWideTileOutputs / 4>(around, weights, place_step, sums.data());
  }
}

void add_outputs(const Surroundings& around, const std::int16_t* weights, int place_step,
                 std::span<std::int32_t, kTileOutputs> sums) {
  add_by_four<kTileOutputs / 4>(around, weights, place_step, sums.data());
}

#else

template <std::size_t kOutputs>
void add_outputs(const Surroundings& around, const std::int16_t* weights, int place_step,
                 std::span<std::int32_t, kOutputs> sums) {
  for (const auto& place : around) {
    for (const NonZero& each : place) {
      const std::int16_t* row = weights + each.weights;
      for (std::size_t i = 0; i < kOutputs; ++i) {
        sums[i] += each.numbers[0] * row[2 * i] + each.numbers[1] * row[2 * i + 1];
      }
    }
    weights += place_step;
  }
}

#endif

}  // namespace

void add_tile(const Surroundings& around, const std::int16_t* weights, int place_step,
              std::span<std::int32_t, kTileOutputs> sums) {
  add_outputs(around, weights, place_step, sums);
}

void add_tile(const Surroundings& around, const std::int16_t* weights, int place_step,
              std::span<std::int32_t, kWideTileOutputs> sums) {
  add_outputs(around, weights, place_step, sums);
}

}  // namespace minewise
