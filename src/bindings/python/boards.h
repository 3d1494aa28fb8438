// Boards given as text, read for games and comparisons.
#pragma once

#include <string>

#include "core/layout.h"

namespace minewise::python {

// The layouts that a text holds: a layout set, a drawn layout, that of a saved game. ValueError:
// there are none.
LayoutSet layouts_from(const std::string& text);

}  // namespace minewise::python
