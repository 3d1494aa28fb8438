// The parts of a frontier in words: its components, and the arrangements of each.
#pragma once

#include <string>

#include "output/text/cell_names.h"
#include "solver/frontier_parts.h"

namespace minewise {

// `most` names in a list.
std::string components_text(const FrontierParts& parts, const CellNames& names, std::size_t most);
std::string arrangements_text(const FrontierParts& parts, const CellNames& names);

}  // namespace minewise
