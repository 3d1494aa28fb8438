// The parts of a frontier in words: its components, and the arrangements of each.
#pragma once

#include <string>

#include "reason/analyze/frontier_parts.h"
#include "show/wording/cell_names.h"

namespace minewise {

// `most` names in a list.
std::string components_text(const FrontierParts& parts, const CellNames& names, std::size_t most);
std::string arrangements_text(const FrontierParts& parts, const CellNames& names);

}  // namespace minewise
