// A position as a link: a short text that can stand in an address after '#', and so be passed on.
//
//     1-30x16-m99.PsQ1f0...        the version, the size, the mines; then the cells
//     1-9x9-d0.2-hex-withheld~0.3.aGcL...
//
// Between '-' stand the version of this format, the size, what is known of the mines (`m99`,
// `d0.2`, `u` for unknown, or nothing), the grid and the clue model where they are not the usual
// ones. In them `~` is written for `:` and `+`, and `_` for the minus of an exponent. After the
// last '.' stand a check of 4 letters and the packed symbols. A position has one link only: any
// other spelling is refused.
//
// A whole address is read too: what stands before '#' is passed over, and of the parameters after
// it, separated by '&', `p` is the link. %7E is `~` there, and the marks behind an address that end
// a sentence are not part of it.
#pragma once

#include <string>
#include <string_view>

#include "core/position.h"

namespace minewise {

std::string format_link(const Position& position);

// Reads a link, an address with one, or a text with one such address. An Error names the column of
// what is wrong, and the line if the text has several.
Result<Position> parse_link(std::string_view text);

// Whether a line is meant for a link or an address.
bool is_link(std::string_view line);

// Whether exactly one word of a text is the address of a link.
bool has_link_address(std::string_view text);

}  // namespace minewise
