// Lays out monospaced text: lines of limited width, and the words of lists.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace minewise {

// At most `most` lines of at most `columns` characters. What does not fit is left out, and the last
// line ends in "...". Words longer than a line are cut. REQUIRES: columns >= 4, most >= 1.
std::vector<std::string> wrap(std::string_view text, int columns, int most);

// Breaks lines of more than `columns` characters between words; what goes on is indented by two
// more. Tables and boards, lines with two spaces between words, stay as they are.
std::string fold_lines(std::string_view text, std::size_t columns);

// "  and 5 more rows\n" where a list was cut, else nothing. `things` is for words whose plural is
// more than an s.
std::string cut_note(std::size_t listed, std::size_t in_all, std::string_view thing,
                     std::string_view things = {});

// "33.33%"
std::string in_percent(double share);

// "1 cell", "2 cells"
std::string how_many(std::size_t number, std::string_view thing);

}  // namespace minewise
