#include "core/words.h"

#include <algorithm>

namespace minewise {

void WordReader::next() {
  constexpr std::string_view kSpaces = " \t\r\n";
  const std::size_t begin = std::min(line_.find_first_not_of(kSpaces, at_), line_.size());
  at_ = std::min(line_.find_first_of(kSpaces, begin), line_.size());
  word_ = {line_.substr(begin, at_ - begin), static_cast<int>(begin) + 1};
}

std::vector<Word> split_words(std::string_view line) {
  std::vector<Word> words;
  for (WordReader reader(line); !reader.at_end(); reader.next()) words.push_back(reader.word());
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
