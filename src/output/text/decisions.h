// Describes a comparison of single guesses: one agent's choices against another's.
#pragma once

#include <cstdint>
#include <string>

#include "study/choices.h"

namespace minewise {

// What was compared, and what came out.
struct Decisions {
  AgentSpec first, second;
  GameId id;  // of the first game
  std::uint64_t games = 0;
  PlayOuts play_outs;
  std::vector<ChoicePosition> positions;
  ChoiceComparison comparison;
};

std::string decisions_text(const Decisions& decisions);

}  // namespace minewise
