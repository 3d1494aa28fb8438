// Makes text from outside safe to show. A file, an argument or a file name can hold anything:
// control characters that steer a terminal (U+009B as well as ESC), Unicode marks that reverse the
// direction of writing and so disguise a line, bytes that are not text (JSON and SVG do not allow
// them), or a megabyte of text. Code that shows such text calls these functions first.
#pragma once

#include <string>
#include <string_view>

namespace minewise {

// The text with a question mark in place of each control character (C0, DEL, C1), each Unicode mark
// of direction or end of line, and each byte that is not UTF-8. Characters in `kept` stay.
std::string printable(std::string_view text, std::string_view kept = {});

// The part of a text that a message quotes: printable(), without its middle if it is longer than
// `most` bytes: "aaaa...zzzz"
inline constexpr std::size_t kMostQuoted = 200;
std::string excerpt(std::string_view text, std::size_t most = kMostQuoted);

}  // namespace minewise
