// How MVF hides its events. A key gives eight digits from each of several sines and cosines, one
// digit for each bit of an event. The bits are taken in the order of their digits, equal digits
// from left to right; the digit at 8 b + i stands for bit i, from the lowest, of byte b.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace minewise {

class MvfCipher {
 public:
  // For events of 5 or 6 bytes.
  MvfCipher(int key, std::size_t bytes);

  std::size_t event_size() const { return bytes_; }

  // `count` bits from the one that comes `first`, the lowest first.
  int bits(std::string_view event, std::size_t first, std::size_t count) const {
    int value = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const std::uint8_t at = order_[first + i];
      value |= (static_cast<unsigned char>(event[at / 8]) >> at % 8 & 1) << i;
    }
    return value;
  }

 private:
  std::size_t bytes_;
  std::vector<std::uint8_t> order_;  // of the bits
};

}  // namespace minewise
