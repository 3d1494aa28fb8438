#include "ground/base/number.h"

#include <charconv>
#include <cmath>

namespace minewise {

std::optional<std::uint64_t> parse_whole(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<int> parse_int(std::string_view text, int most) {
  const auto value = parse_whole(text);
  if (!value || *value > static_cast<std::uint64_t>(most)) return std::nullopt;
  return static_cast<int>(*value);
}

std::optional<double> parse_decimal(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if (!std::isfinite(value)) return std::nullopt;
  return value == 0 ? 0 : value;  // -0 would be a second text for the same number
}

}  // namespace minewise
