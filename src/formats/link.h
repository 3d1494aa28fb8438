// A position as a link: a short text that can stand in a web address after '#'.
//
//     1-30x16-m99.PsQ1f0...        the version, the size, the mines; then the cells
//     1-9x9-d0.2-hex-withheld~0.3.aGcL...
//
// The parts between '-' are the version of this format, the size, what is known of the mines
// (`m99`, `d0.2`, `u` for unknown, or nothing), and the grid and clue model if they are not the
// usual ones. In these parts `~` is written for `:` and `+`, and `_` for the minus of an exponent.
// After the last '.' follow 4 letters of checksum and the packed symbols (symbol_coder.h). A
// position has exactly one link: any other spelling is refused.
//
// Whole addresses are read too. What stands before '#' is skipped; of the parameters after it,
// separated by '&', `p` is the link. %7E is `~` there, and punctuation after an address is not part
// of it.
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
