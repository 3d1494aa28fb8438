// Parts of the HTML report.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace minewise {

// An SVG picture as the address of an image, so that it is inside the page.
std::string svg_address(std::string_view svg);

// A table. The first row is the header; the first column is aligned to the left.
std::string html_table(const std::vector<std::vector<std::string>>& rows);

}  // namespace minewise
