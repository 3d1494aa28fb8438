// Random numbers that are the same on any thread, process and machine: an Rng is a stream of them,
// and a WeightedDraw chooses by weight. An Rng can also read its draws from a script, for programs
// that go through every possible draw.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

#include "core/contract.h"
#include "core/digest.h"

namespace minewise {

// A list of draws that replaces random numbers. An Rng that reads from a script returns its draws
// in order. The script notes what was asked for after its end.
class DrawScript {
 public:
  // Starts again with other draws.
  void start(std::vector<std::uint32_t> draws);

  // The next draw of the script; 0 beyond its end.
  std::uint32_t below(std::uint32_t n);

  // Notes a draw that is not a choice among a few numbers: random bits, or a fraction.
  void refuse() { refused_ = true; }
  bool was_refused() const { return refused_; }

  // The n of the first call of below() after the end of the script, if there was one.
  const std::optional<std::uint32_t>& missing() const { return missing_; }

  // How many draws of the script have been read.
  std::size_t taken() const { return taken_; }

 private:
  std::vector<std::uint32_t> draws_;
  std::size_t taken_ = 0;
  std::optional<std::uint32_t> missing_;
  bool refused_ = false;
};

// Philox4x32-10 (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3",
// SC'11) turns a counter and a key into 128 random bits by ten rounds of multiply and xor. Only the
// counter changes from draw to draw, so a stream is just a name: game 4711 of seed 42 can be played
// without the games before it. The key is the seed. The upper half of the counter names the stream
// by a digest, the lower half counts blocks within it.

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

// Draws one of several things at random, by weight. They are offered one after another until one is
// drawn, so nothing has to be stored:
//
//     WeightedDraw draw(total, rng);
//     for (int k = 0; k < n && !draw.is_over(); ++k) {
//       if (draw.offer(weight[k])) chosen = k;
//     }
//
// The last one for which offer() returned true is the one drawn. If rounding leaves a rest, that is
// the last one offered with a weight above zero.

class WeightedDraw {
 public:
  // `total` is the sum of all weights.
  WeightedDraw(double total, Rng& rng) : rest_(rng.unit() * total) {}

  bool is_over() const { return rest_ < 0; }

  // Whether this one is drawn, unless a later offer returns true.
  bool offer(double weight) {
    if (weight == 0) return false;
    rest_ -= weight;
    return true;
  }

 private:
  double rest_;
};

// A number from `first` to `last`, drawn by weight(number). REQUIRES: some weight is above zero.
template <class Weight>
int draw_number(int first, int last, const Weight& weight, Rng& rng) {
  double total = 0;
  for (int k = first; k <= last; ++k) total += weight(k);
  WeightedDraw draw(total, rng);
  int drawn = first;
  for (int k = first; k <= last && !draw.is_over(); ++k) {
    if (draw.offer(weight(k))) drawn = k;
  }
  return drawn;
}

}  // namespace minewise
