#include "formats/mvf_cipher.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <string>

namespace minewise {

MvfCipher::MvfCipher(int key, std::size_t bytes) : bytes_(bytes) {
  const double a = std::sqrt(key), b = std::sqrt(key + 1000.0);
  const double c = std::sqrt(a + 1000.0), d = std::sqrt(b + 1000.0);
  const std::array<double, 6> waves{std::cos(c + 1000.0), std::sin(std::sqrt(b)),
                                    std::cos(c),          std::sin(std::sqrt(a) + 1000.0),
                                    std::cos(d),          std::sin(d)};
  std::string digits;
  for (std::size_t i = 0; i < bytes; ++i) {
    digits += fmt::format("{:08}", std::lrint(std::fabs(waves[i] * 1e8))).substr(0, 8);
  }
  for (char digit = '0'; digit <= '9'; ++digit) {
    for (std::size_t at = 0; at < digits.size(); ++at) {
      if (digits[at] == digit) order_.push_back(static_cast<std::uint8_t>(at));
    }
  }
}

}  // namespace minewise
