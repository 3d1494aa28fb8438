// Writes reports in HTML: a whole page, and its parts (headings, paragraphs, pictures, tables).
#pragma once

#include <string>
#include <string_view>

#include "core/table.h"

namespace minewise {

// A whole page that needs no network and no other file, prints well, and has a light and a dark
// style.
std::string html_document(std::string_view title, std::string_view body);

std::string html_heading(std::string_view words);
std::string html_paragraph(std::string_view words, std::string_view kind = "");

// An SVG picture as the address of an image, so that it is inside the page.
std::string svg_address(std::string_view svg);

// A picture with a text for those who do not see it.
std::string html_image(std::string_view svg, std::string_view alternative);

// The same with another picture for a dark page.
std::string html_image(std::string_view light, std::string_view dark, std::string_view alternative);

// A name for a place on the page, made of a heading: "mean-score".
std::string anchor_of(std::string_view heading);

// A table. The first column names the rows and is aligned to the left, the others to the right.
std::string html_table(const Table& table);

}  // namespace minewise
