// The critique of a game in words: its guesses, what could have been known, and the luck.
#pragma once

#include <string>

#include "game/transcript.h"
#include "review/critique.h"

namespace minewise {

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
