// A hash of words and numbers, in order: `Digest("deal").add(width).add(height)`. It has 64 bits.
// It names streams of random numbers and sums up behaviour. It is not cryptographic: inputs with
// the same digest can be made on purpose.
#pragma once

#include <cstdint>
#include <string_view>

namespace minewise {

class Digest {
 public:
  explicit Digest(std::string_view purpose) { add(purpose); }

  Digest& add(std::uint64_t number);
  Digest& add(std::string_view word);

  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0;
};

}  // namespace minewise
