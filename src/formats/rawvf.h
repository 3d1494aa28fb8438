// Writes a recording as RAWVF, the plain text that other programs read. Reading it back gives the
// same game.
#pragma once

#include <string>

#include "formats/recording.h"

namespace minewise {

std::string format_rawvf(const Recording& recording);

}  // namespace minewise
