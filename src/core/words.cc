#include "core/words.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <string>

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

namespace {

#ifdef __cpp_lib_to_chars
std::optional<double> read_double(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}
#else
// libc++ cannot read doubles that way yet. What strtod takes beyond plain decimals is refused
// first. Its errno does not tell: it objects to numbers below the normal ones, which from_chars
// takes, as well as to those that are too small for any.
std::optional<double> read_double(std::string_view text) {
  const auto is_plain = [](char c) {
    return (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '+' || c == 'e' || c == 'E';
  };
  if (text.empty() || text[0] == '+' || !std::ranges::all_of(text, is_plain)) return std::nullopt;
  const std::string ended(text);
  char* end = nullptr;
  const double value = std::strtod(ended.c_str(), &end);
  if (end != ended.c_str() + ended.size()) return std::nullopt;
  const std::string_view digits = text.substr(0, text.find_first_of("eE"));
  const bool is_lost = value == 0 && digits.find_first_of("123456789") != digits.npos;
  return is_lost ? std::nullopt : std::optional(value);
}
#endif

}  // namespace

std::optional<std::uint64_t> parse_whole(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<int> parse_int(std::string_view text, int most) {
  const auto value = parse_whole(text);
  if (!value || *value > static_cast<std::uint64_t>(most)) return std::nullopt;
  return static_cast<int>(*value);
}

std::optional<double> parse_decimal(std::string_view text) {
  const auto value = read_double(text);
  if (!value || !std::isfinite(*value)) return std::nullopt;
  return *value == 0 ? 0 : *value;  // -0 would be a second text for the same number
}

std::string_view without_byte_order_mark(std::string_view text) {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  return text.starts_with(kMark) ? text.substr(kMark.size()) : text;
}

Result<Cell> take_cell(LineWords& words, const Shape& shape) {
  const auto place = parse_place(words.peek());
  if (!place || !shape.contains(*place)) return words.expected("a cell of the board");
  words.take();
  return shape.cell(*place);
}

}  // namespace minewise
