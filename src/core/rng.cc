#include "core/rng.h"

#include <utility>

#include "core/macros.h"

namespace minewise {

void DrawScript::start(std::vector<std::uint32_t> draws) {
  draws_ = std::move(draws);
  taken_ = 0;
  missing_.reset();
  refused_ = false;
}

std::uint32_t DrawScript::below(std::uint32_t n) {
  if (taken_ < draws_.size()) {
    CHECK(draws_[taken_] < n);
    return draws_[taken_++];
  }
  if (!missing_) missing_ = n;
  return 0;
}

namespace {

constexpr std::uint32_t low(std::uint64_t x) {
  return static_cast<std::uint32_t>(x);
}

constexpr std::uint32_t high(std::uint64_t x) {
  return static_cast<std::uint32_t>(x >> 32);
}

}  // namespace

PhiloxCounter philox4x32(PhiloxCounter x, PhiloxKey key) {
  constexpr int kRounds = 10;
  constexpr std::uint64_t kMultiply0 = 0xD2511F53, kMultiply1 = 0xCD9E8D57;
  constexpr std::uint32_t kWeyl0 = 0x9E3779B9, kWeyl1 = 0xBB67AE85;
  for (int round = 0; round < kRounds; ++round) {
    const std::uint64_t product0 = kMultiply0 * x[0];
    const std::uint64_t product1 = kMultiply1 * x[2];
    x = {high(product1) ^ x[1] ^ key[0], low(product1), high(product0) ^ x[3] ^ key[1],
         low(product0)};
    key[0] += kWeyl0;
    key[1] += kWeyl1;
  }
  return x;
}

Rng::Rng(Seed seed, const Digest& stream)
    : key_{low(static_cast<std::uint64_t>(seed)), high(static_cast<std::uint64_t>(seed))},
      counter_{0, 0, low(stream.value()), high(stream.value())} {}

void Rng::refill() {
  block_ = philox4x32(counter_, key_);
  if (++counter_[0] == 0) ++counter_[1];
  used_ = 0;
}

std::uint64_t Rng::fair_product(std::uint64_t product, std::uint32_t n) {
  const std::uint32_t threshold = -n % n;
  while (low(product) < threshold) product = std::uint64_t{bits()} * n;
  return product;
}

double Rng::unit() {
  const std::uint64_t upper = bits() >> 5;  // 27 bits
  const std::uint64_t lower = bits() >> 6;  // 26 bits
  return static_cast<double>((upper << 26) | lower) * 0x1p-53;
}

}  // namespace minewise
