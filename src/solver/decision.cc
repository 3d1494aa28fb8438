#include "solver/decision.h"

#include <algorithm>
#include <array>
#include <utility>

namespace minewise {

namespace {

constexpr std::array<std::string_view, 5> kMeasures{"", "exact", "share", "ratio", "density"};
constexpr std::array<std::string_view, 7> kGrounds{"",      "least",  "batch",  "search",
                                                   "ahead", "belief", "toss-up"};
constexpr std::array<std::string_view, 4> kTies{"chance", "most-clues", "fewest-neighbours",
                                                "first"};

// The value whose word it is. The empty word, of what is not said, is never read.
template <class Value, std::size_t kWords>
std::optional<Value> find_word(const std::array<std::string_view, kWords>& words,
                               std::string_view word) {
  const auto found = std::ranges::find(words, word);
  if (word.empty() || found == words.end()) return std::nullopt;
  return static_cast<Value>(found - words.begin());
}

}  // namespace

std::string_view measure_word(Measure measure) {
  return kMeasures[std::to_underlying(measure)];
}

std::string_view ground_word(Ground ground) {
  return kGrounds[std::to_underlying(ground)];
}

std::string_view tie_word(TieRule tie) {
  return kTies[std::to_underlying(tie)];
}

std::optional<Measure> find_measure(std::string_view word) {
  return find_word<Measure>(kMeasures, word);
}

std::optional<Ground> find_ground(std::string_view word) {
  return find_word<Ground>(kGrounds, word);
}

std::optional<TieRule> find_tie(std::string_view word) {
  return find_word<TieRule>(kTies, word);
}

namespace {

constexpr std::array<std::string_view, 6> kBasisWords{"proof",  "promise",     "forced",
                                                      "random", "probability", "untold"};

}  // namespace

std::string_view basis_word(Basis basis) {
  return kBasisWords[std::to_underlying(basis)];
}

std::optional<Basis> find_basis(std::string_view word) {
  for (std::size_t i = 0; i < kBasisWords.size(); ++i) {
    if (kBasisWords[i] == word) return static_cast<Basis>(i);
  }
  return std::nullopt;
}

Decision give_up() {
  Decision decision;
  decision.move.cell = Cell{-1};
  return decision;
}

}  // namespace minewise
