// A 64-bit hash of words and numbers, in order: `Digest("deal").add(width).add(height)`. It names
// streams of random numbers and sums up behaviour. It is not cryptographic: inputs with the same
// digest can be made on purpose.
//
// Everything is constexpr. Each game names its streams, and the parts known at compile time are
// digested then.
#pragma once

#include <cstdint>
#include <string_view>

namespace minewise {

class Digest {
 public:
  constexpr explicit Digest(std::string_view purpose) { add(purpose); }

  constexpr Digest& add(std::uint64_t number) {
    constexpr std::uint64_t kGoldenRatio = 0x9e3779b97f4a7c15u;
    value_ = mix(value_ + kGoldenRatio + mix(number));
    return *this;
  }

  constexpr Digest& add(std::string_view word) {
    for (const char letter : word) add(std::uint64_t{static_cast<unsigned char>(letter)});
    return add(std::uint64_t{word.size()});
  }

  constexpr std::uint64_t value() const { return value_; }

 private:
  // The finaliser of SplitMix64 (Steele, Lea and Flood 2014): every input bit reaches every output
  // bit, so that digests of things that differ in one bit have nothing in common.
  static constexpr std::uint64_t mix(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
  }

  std::uint64_t value_ = 0;
};

}  // namespace minewise
