// A number of things in words: "1 mine", "3 mines". Every message and table that counts things for
// people takes it from here.
#pragma once

#include <fmt/core.h>

#include <string>
#include <string_view>

namespace minewise {

// `many` is for words whose plural is more than an s: counted(2, "guess", "guesses").
template <class Number>
std::string counted(const Number& count, std::string_view one, std::string_view many = {}) {
  if (count == Number(1)) return fmt::format("{} {}", count, one);
  return many.empty() ? fmt::format("{} {}s", count, one) : fmt::format("{} {}", count, many);
}

// A part of several things: "0 of 1 board", "3 of 8 boards".
template <class Part, class Whole>
std::string counted_of(const Part& part, const Whole& whole, std::string_view one,
                       std::string_view many = {}) {
  return fmt::format("{} of {}", part, counted(whole, one, many));
}

}  // namespace minewise
