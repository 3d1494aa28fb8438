// What there is to choose between, in words: the candidates as a table, the choice of each agent,
// and what each engine proves by itself.
#pragma once

#include <string>
#include <string_view>

#include "reason/analyze/choices.h"
#include "show/wording/cell_names.h"

namespace minewise {

std::string choices_text(const Choices& choices, const CellNames& names);

// "probability", "share of arrangements", "ratio of clues". Only the first is a probability; the
// others are an agent's estimates.
std::string_view measure_word(Measure measure);

}  // namespace minewise
