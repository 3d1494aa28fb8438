// The review of a game in words: its guesses, what could have been known, each judged move, and the
// luck.
#pragma once

#include <string>

#include "core/shape.h"
#include "game/transcript.h"
#include "review/critique.h"
#include "review/luck.h"

namespace minewise {

// Luck: the risk that was taken, the part of it that was needless, and how it turned out. Each line
// has its line end.
std::string luck_text(const Luck& luck);

// A judged move in words: what would have been better, and the judgement.

// "(3,6) 0.1250", "(4,6) safe", "flag it", or nothing.
std::string better_text(const JudgedMove& judged, const Shape& shape);

// "riskier: 0.0750 more than the safest"
std::string judgement_text(const JudgedMove& judged);

// A game and its critique.
struct Review {
  const Transcript& transcript;
  const Critique& critique;

  Shape shape() const { return transcript.id.shape(); }
  std::size_t moves() const { return transcript.steps.size(); }
};

// The answer to a move: "3", "mine", "flag".
std::string result_text(const Outcome& outcome);

// `all`: every move and every missed proof, not only the most important ones.
std::string review_text(const Review& review, bool all);

}  // namespace minewise
