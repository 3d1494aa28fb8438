// Breaks text into lines of a limited number of characters.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace minewise {

// At most `most` lines of at most `columns` characters. What does not fit is left out, and the last
// line ends in "...". Words longer than a line are cut. REQUIRES: columns >= 4, most >= 1.
std::vector<std::string> wrap(std::string_view text, int columns, int most);

}  // namespace minewise
