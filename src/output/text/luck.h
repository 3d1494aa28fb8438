// Luck in words: the risk that was taken, the part of it that was needless, and how it turned out.
#pragma once

#include <string>

#include "review/luck.h"

namespace minewise {

// Lines, each with its end.
std::string luck_text(const Luck& luck);

}  // namespace minewise
