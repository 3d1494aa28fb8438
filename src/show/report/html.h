// Pieces of HTML.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace minewise {

// A picture inside the page: an SVG file as the address of an image.
std::string svg_address(std::string_view svg);

// The first row is the header; the first column is to the left.
std::string html_table(const std::vector<std::vector<std::string>>& rows);

}  // namespace minewise
