// Random numbers that are the same on any thread, process and machine.
//
// Philox4x32-10 (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3",
// SC'11) turns a counter and a key into 128 random bits by ten rounds of multiply and xor. Only the
// counter changes from draw to draw, so a stream is just a name: game 4711 of seed 42 can be played
// without the games before it. The key is the seed, the upper half of the counter names the stream
// by a digest, the lower half counts blocks within it.
#pragma once

#include <array>
#include <cstdint>
#include <tuple>

#include "core/contract.h"
#include "core/digest.h"
#include "core/draw_script.h"

namespace minewise {

enum class Seed : std::uint64_t {};

using PhiloxCounter = std::array<std::uint32_t, 4>;
using PhiloxKey = std::array<std::uint32_t, 2>;

// One block of Philox4x32-10.
PhiloxCounter philox4x32(PhiloxCounter counter, PhiloxKey key);

// A stream of random numbers. Cheap to make, to copy and to throw away.
class Rng {
 public:
  Rng(Seed seed, const Digest& stream);

  // Returns the draws of a script in place of random numbers. REQUIRES: the script outlives this.
  explicit Rng(DrawScript& script) : script_(&script) {}

  // 32 random bits.
  std::uint32_t bits() {
    if (script_) script_->refuse();
    if (used_ == kWords) refill();
    return block_[used_++];
  }

  // Uniform over 0..n-1, without bias. REQUIRES: n > 0.
  //
  // Lemire, "Fast random integer generation in an interval" (2019): the high half of a product is
  // uniform once the few low halves that would favour some values are drawn again.
  std::uint32_t below(std::uint32_t n) {
    MINEWISE_CHECK(n > 0);
    if (script_) return script_->below(n);
    const std::uint64_t product = std::uint64_t{bits()} * n;
    const bool is_fair = static_cast<std::uint32_t>(product) >= n;
    return static_cast<std::uint32_t>((is_fair ? product : fair_product(product, n)) >> 32);
  }

  // Uniform over [0, 1), a multiple of 2^-53.
  double unit();

 private:
  static constexpr std::uint32_t kWords = std::tuple_size_v<PhiloxCounter>;

  void refill();
  std::uint64_t fair_product(std::uint64_t product, std::uint32_t n);

  PhiloxKey key_{};
  PhiloxCounter counter_{};
  PhiloxCounter block_{};
  std::uint32_t used_ = kWords;  // words of block_ already handed out
  DrawScript* script_ = nullptr;
};

}  // namespace minewise
