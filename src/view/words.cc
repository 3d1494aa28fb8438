#include "view/words.h"

namespace minewise {

std::vector<Word> split_words(std::string_view line) {
  std::vector<Word> words;
  std::size_t at = 0;
  while ((at = line.find_first_not_of(" \t\r\n", at)) != line.npos) {
    const std::size_t end = line.find_first_of(" \t\r\n", at);
    words.push_back({line.substr(at, end - at), static_cast<int>(at) + 1});
    if (end == line.npos) break;
    at = end;
  }
  return words;
}

std::vector<std::string_view> split_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back(line);
    if (end == text.npos) break;
    text.remove_prefix(end + 1);
  }
  return lines;
}

}  // namespace minewise
