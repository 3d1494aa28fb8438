#include "ground/view/words.h"

#include <algorithm>

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

bool is_skipped_line(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t\r\n");
  return first == line.npos || line.substr(first).starts_with("//");
}

void LineReader::next() {
  ++number_;
  at_end_ = rest_.empty();
  const std::size_t end = std::min(rest_.find('\n'), rest_.size());
  line_ = rest_.substr(0, end);
  rest_.remove_prefix(std::min(end + 1, rest_.size()));
  if (line_.ends_with('\r')) line_.remove_suffix(1);
}

}  // namespace minewise
