// Reads numbers from text. The whole text must be the number: no spaces, no sign where none
// belongs, no letters after it, no hexadecimal, no "nan".
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace minewise {

// Digits only, up to 2^64-1.
std::optional<std::uint64_t> parse_whole(std::string_view text);

// Digits only, up to `most`.
std::optional<int> parse_int(std::string_view text, int most = 1'000'000'000);

// A finite decimal such as 0.2, .2, 2e-1.
std::optional<double> parse_decimal(std::string_view text);

}  // namespace minewise
