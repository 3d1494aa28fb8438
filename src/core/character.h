// Characters of a text in UTF-8, which messages name whole.
#pragma once

#include <string_view>

namespace minewise {

// How many bytes the character at the beginning of a text has; a byte that begins none is one by
// itself. REQUIRES: the text is not empty.
inline std::size_t bytes_of_character(std::string_view text) {
  std::size_t size = 1;
  if (static_cast<unsigned char>(text.front()) < 0xc0) return size;
  while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xc0) == 0x80) ++size;
  return size;
}

inline std::string_view first_character_of(std::string_view text) {
  return text.substr(0, bytes_of_character(text));
}

}  // namespace minewise
