// The review of a person's game in words: guesses, proofs left lying, needless clicks, time and
// luck; and the review of many games together.
#pragma once

#include <string>
#include <string_view>

#include "review/person_totals.h"

namespace minewise {

// A game and its critique.
struct PersonReview {
  const PersonGame& game;
  const PersonCritique& critique;
};

// "single clue", "subset", ...: a rule as readers know it.
std::string_view rule_name(Rule rule);

// `all`: every click and every missed proof, not only the most important ones.
std::string person_review_text(const PersonReview& review, bool all);

// Many games in one page of text.
std::string person_totals_text(const PersonTotals& totals);

}  // namespace minewise
