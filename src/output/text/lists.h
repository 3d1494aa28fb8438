// Lists as text for people: the agents, and the clue models with how much information each gives.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "agents/registry.h"
#include "core/clue_model.h"

namespace minewise {

std::string agents_text(std::span<const AgentEntry> agents);

// For each model, the bits of information that a clue gives about this many neighbours, at these
// densities.
inline constexpr std::array<double, 9> kToldDensities{0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9};
inline constexpr int kToldDegree = 8;

// The models that are listed when none is named: each kind, and mixtures.
std::vector<ClueModelPtr> usual_clues();

std::string clues_text(std::span<const ClueModelPtr> models);

}  // namespace minewise
