#include "ground/base/digest.h"

namespace minewise {
namespace {

// The finaliser of SplitMix64 (Steele, Lea and Flood 2014): every input bit reaches every output
// bit, so that digests of things that differ in one bit have nothing in common.
constexpr std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

}  // namespace

Digest& Digest::add(std::uint64_t number) {
  constexpr std::uint64_t kGoldenRatio = 0x9e3779b97f4a7c15u;
  value_ = mix(value_ + kGoldenRatio + mix(number));
  return *this;
}

Digest& Digest::add(std::string_view word) {
  for (const char letter : word) add(std::uint64_t{static_cast<unsigned char>(letter)});
  return add(std::uint64_t{word.size()});
}

}  // namespace minewise
