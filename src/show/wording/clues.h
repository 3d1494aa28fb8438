// What the kinds of clues assume, and how much each tells.
#pragma once

#include <array>
#include <span>
#include <string>

#include "ground/clues/clue_model.h"

namespace minewise {

// What is told of a kind of clues: bits about so many neighbours, by density.
inline constexpr std::array<double, 9> kToldDensities{0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9};
inline constexpr int kToldDegree = 8;

std::string clues_text(std::span<const ClueModelPtr> models);

}  // namespace minewise
