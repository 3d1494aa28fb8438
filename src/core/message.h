// Words for messages: numbers of things ("1 mine", "3 mines"), and the known word that somebody
// most likely meant by an unknown one. Every message and table that counts things for people takes
// the words from here.
#pragma once

#include <fmt/core.h>

#include <optional>
#include <span>
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

// Near misses: the known word that somebody most likely meant by an unknown one. Case does not
// matter. A word is near another if few slips turn one into the other: a letter left out, put in,
// exchanged for another, or swapped with the letter beside it (Damerau 1964, each letter touched
// once). One slip is allowed for every three letters or part of them, so that short words do not
// catch everything.

// The number of slips between two words, regardless of case.
int slips_between(std::string_view a, std::string_view b);

// The nearest known word, the first of several as near; nothing if none is near, or if `word` is
// far too long to be a word. A word that one known word alone begins with counts as near it.
std::optional<std::string> near_miss(std::string_view word, std::span<const std::string> known);

// "; did you mean 'first'?", or nothing: the end of a message about an unknown word.
std::string did_you_mean(std::string_view word, std::span<const std::string> known);

// The known word that is `word` in any case, or `word` itself.
std::string in_known_case(std::string_view word, std::span<const std::string> known);

// `text` with its capital letters (of ASCII) made small.
std::string lower_case(std::string_view text);

}  // namespace minewise
