// What there is to choose between, in words: the candidates as a table, the choice of each agent,
// and what each engine proves by itself.
#pragma once

#include <string>

#include "output/text/cell_names.h"
#include "solver/candidates.h"

namespace minewise {

std::string choices_text(const Choices& choices, const CellNames& names);

}  // namespace minewise
