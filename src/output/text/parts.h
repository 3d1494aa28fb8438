// A frontier in words: its components, the arrangements of each, and the cells to choose between.
#pragma once

#include <string>

#include "output/text/cell_names.h"
#include "solver/candidates.h"
#include "solver/frontier_parts.h"

namespace minewise {

// `most` names in a list.
std::string components_text(const FrontierParts& parts, const CellNames& names, std::size_t most);
std::string arrangements_text(const FrontierParts& parts, const CellNames& names);

// The choice: the candidates as a table, the choice of each agent, and what each engine proves by
// itself.

std::string choices_text(const Choices& choices, const CellNames& names);

}  // namespace minewise
