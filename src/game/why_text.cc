#include "game/why_text.h"

#include <fmt/format.h>

#include <iterator>
#include <optional>

#include "core/number.h"
#include "core/try.h"

namespace minewise {
namespace {

// " share least tied 4 most-clues"
void append_choice(std::string& text, const Choice& choice) {
  if (choice.measure == Measure::Unsaid) return;
  const auto to = std::back_inserter(text);
  fmt::format_to(to, " {}", measure_word(choice.measure));
  if (choice.ground == Ground::Unsaid) return;
  fmt::format_to(to, " {}", ground_word(choice.ground));
  if (choice.ground == Ground::Batch) {
    fmt::format_to(to, " {} under {}", choice.batch, choice.threshold);
  }
  if (choice.ground == Ground::Search) {
    fmt::format_to(to, " above {}", choice.above_least);
    if (choice.value) fmt::format_to(to, " value {}", *choice.value);
  }
  if (choice.ground == Ground::Ahead) {
    fmt::format_to(to, " above {} goes-on {} against {}", choice.above_least, choice.goes_on,
                   choice.safest_goes_on);
  }
  if (choice.ground == Ground::Least && choice.tied > 0) {
    fmt::format_to(to, " tied {} {}", choice.tied, tie_word(choice.tie));
  }
}

// A number after a word, as in "tied 4". Nothing else is a number to these lines.
template <class Read>
auto read_number_after(LineWords& words, std::string_view word, const Read& read)
    -> Result<typename decltype(read(word))::value_type> {
  if (!word.empty() && !words.take_if(word)) return words.expected(fmt::format("'{}'", word));
  const auto number = read(words.peek());
  if (!number) return words.expected("a number");
  words.take();
  return *number;
}

std::optional<int> cells_in(std::string_view word) {
  const auto cells = parse_int(word, Shape::kMaxSide * Shape::kMaxSide);
  return cells ? std::optional(*cells) : std::nullopt;
}

std::optional<double> part_in(std::string_view word) {
  const auto part = parse_decimal(word);
  return part && *part >= 0 && *part <= 1 ? std::optional(*part) : std::nullopt;
}

std::optional<double> value_in(std::string_view word) {
  const auto value = parse_decimal(word);
  return value && *value >= 0 ? std::optional(*value) : std::nullopt;
}

// least [tied N RULE] | batch N under P | search above P [value V] |
// ahead above P goes-on P against P | belief | toss-up
Result<void> read_ground(LineWords& words, Choice& choice) {
  const auto ground = find_ground(words.peek());
  if (!ground) return words.expected("least, batch, search, ahead, belief or toss-up");
  words.take();
  choice.ground = *ground;
  if (*ground == Ground::Batch) {
    TRY(choice.batch, read_number_after(words, "", cells_in));
    TRY(choice.threshold, read_number_after(words, "under", part_in));
  }
  if (*ground == Ground::Search || *ground == Ground::Ahead) {
    TRY(choice.above_least, read_number_after(words, "above", part_in));
  }
  if (*ground == Ground::Search && !words.at_end()) {
    TRY(choice.value, read_number_after(words, "value", value_in));
  }
  if (*ground == Ground::Ahead) {
    TRY(choice.goes_on, read_number_after(words, "goes-on", part_in));
    TRY(choice.safest_goes_on, read_number_after(words, "against", part_in));
  }
  if (*ground == Ground::Least && !words.at_end()) {
    TRY(choice.tied, read_number_after(words, "tied", cells_in));
    const auto tie = find_tie(words.peek());
    if (!tie) return words.expected("chance, most-clues, fewest-neighbours or first");
    words.take();
    choice.tie = *tie;
  }
  return {};
}

// [MEASURE [GROUND]]
Result<void> read_choice(LineWords& words, Choice& choice) {
  if (words.at_end()) return {};
  const auto measure = find_measure(words.peek());
  if (!measure) return words.expected("exact, share, ratio or density");
  words.take();
  choice.measure = *measure;
  return words.at_end() ? Result<void>() : read_ground(words, choice);
}

}  // namespace

void append_why(std::string& text, const Decision& decision, const Shape& shape) {
  text += basis_word(decision.basis);
  if (decision.basis == Basis::Proof) {
    text += ' ';
    text += rule_word(decision.reason.rule);
    for (const Cell cell : decision.reason.because) {
      const Place place = shape.place(cell);
      fmt::format_to(std::back_inserter(text), " {},{}", place.row, place.col);
    }
  }
  if (decision.basis == Basis::Probability && decision.estimate) {
    fmt::format_to(std::back_inserter(text), " {}", *decision.estimate);
    append_choice(text, decision.choice);
  }
}

// proof RULE CELL... | probability P CHOICE | promise | forced | random | untold
Result<void> take_why(LineWords& words, const Shape& shape, Decision& decision) {
  const auto basis = find_basis(words.peek());
  if (!basis) return words.expected("proof, promise, forced, random, probability or untold");
  words.take();
  decision.basis = *basis;
  if (*basis == Basis::Proof) {
    const auto rule = find_rule(words.peek());
    if (!rule) return words.expected("the name of a rule");
    words.take();
    decision.reason.rule = *rule;
    while (!words.at_end()) {
      TRY(const auto cell, take_cell(words, shape));
      decision.reason.because.push_back(cell);
    }
  }
  if (*basis == Basis::Probability && !words.at_end()) {
    const auto probability = parse_decimal(words.peek());
    if (!probability || *probability < 0 || *probability > 1) {
      return words.expected("a probability from 0 to 1");
    }
    decision.estimate = probability;
    words.take();
    TRY(read_choice(words, decision.choice));
  }
  if (!words.at_end()) return words.expected("the end of the line");
  return {};
}

}  // namespace minewise
