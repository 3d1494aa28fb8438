// Text from outside as it may be shown. A file, an argument or the name of a file can hold
// anything: control characters that steer a terminal (U+009B as well as ESC), marks that turn the
// direction of writing so that a line reads as another one, bytes that are no text at all, which
// JSON and SVG do not take, or a megabyte of it. Whatever shows such text asks here first.
#pragma once

#include <string>
#include <string_view>

namespace minewise {

// The text with a question mark for each control character (C0, DEL, C1), each mark of direction or
// end of line of Unicode's, and each byte that is not UTF-8. What is `kept` stays as it is.
std::string printable(std::string_view text, std::string_view kept = {});

// As much of a text as a message quotes: what printable() makes of it, without its middle if it is
// longer than `most` bytes. "aaaa...zzzz"
inline constexpr std::size_t kMostQuoted = 200;
std::string excerpt(std::string_view text, std::size_t most = kMostQuoted);

}  // namespace minewise
