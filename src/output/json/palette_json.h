// The colours of every theme as JSON, so that a page can make its style sheet from the palette of
// all other pictures.
#pragma once

#include <string>

namespace minewise {

std::string palette_json();

}  // namespace minewise
