// Pieces of HTML.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/gallery.h"

namespace minewise {

// A text as it stands in a page: &, <, > and quotes are escaped.
std::string html_text(std::string_view text);

// A picture inside the page: an SVG file as the address of an image.
std::string svg_address(std::string_view svg);

// The first row is the header; the first column is to the left.
std::string html_table(const std::vector<std::vector<std::string>>& rows);

// A board as a table of cells, with the guess, the better cell and its premises marked.
std::string html_board(const Exhibit& exhibit);

}  // namespace minewise
