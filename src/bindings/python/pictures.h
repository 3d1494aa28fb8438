// Boards draw themselves: as SVG and HTML in notebooks, as text elsewhere. A board too large for a
// picture has none.
#pragma once

#include <optional>
#include <string>

#include "bindings/python/analyses.h"
#include "game/transcript.h"

namespace minewise::python {

std::optional<std::string> svg_of_position(const HeldPosition& held);
std::optional<std::string> svg_of_analysis(const HeldAnalysis& of);
std::optional<std::string> html_of_analysis(const HeldAnalysis& of);

// The board of an analysis as text; a line instead where it is too large to draw.
std::string board_of(const HeldAnalysis& of);

}  // namespace minewise::python
