// Splits text into characters, words, lines and numbers. Each word keeps its column, so that errors
// can name it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "core/shape.h"

namespace minewise {

inline constexpr std::string_view kDigits = "0123456789";

constexpr bool is_digit(char letter) {
  return letter >= '0' && letter <= '9';
}

// How many bytes the UTF-8 character at the beginning of a text has; a byte that begins none counts
// as one. REQUIRES: the text is not empty.
inline std::size_t bytes_of_character(std::string_view text) {
  std::size_t size = 1;
  if (static_cast<unsigned char>(text.front()) < 0xc0) return size;
  while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xc0) == 0x80) ++size;
  return size;
}

inline std::string_view first_character_of(std::string_view text) {
  return text.substr(0, bytes_of_character(text));
}

struct Word {
  std::string_view text;
  int column = 1;  // from 1
};

// Reads the words of a line one by one, separated by spaces or tabs. A caller that stops at the
// first wrong word reads no further, even if the line is very long.
class WordReader {
 public:
  explicit WordReader(std::string_view line) : line_(line) { next(); }

  bool at_end() const { return word_.text.empty(); }
  const Word& word() const { return word_; }  // empty at the end
  void next();

 private:
  std::string_view line_;
  std::size_t at_ = 0;  // where the next word is looked for
  Word word_;
};

// All words of a line. For short lines, such as an argument of a command.
std::vector<Word> split_words(std::string_view line);

// Whether a line is blank or a comment, which begins with "//".
bool is_skipped_line(std::string_view line);

// Reads the lines of a text one by one, without their ends ("\n" or "\r\n"). Text after the last
// end of line is a line too, unless it is empty.
class LineReader {
 public:
  explicit LineReader(std::string_view text) : rest_(text) { next(); }

  bool at_end() const { return at_end_; }
  std::string_view line() const { return line_; }  // empty at the end
  int number() const { return number_; }           // from 1
  void next();

 private:
  std::string_view rest_;
  std::string_view line_;
  int number_ = 0;
  bool at_end_ = false;
};

// Reads numbers from text. The whole text must be the number: no spaces, no sign where none
// belongs, no letters after it, no hexadecimal, no "nan".

// Digits only, up to 2^64-1.
std::optional<std::uint64_t> parse_whole(std::string_view text);

// Digits only, up to `most`.
std::optional<int> parse_int(std::string_view text, int most = 1'000'000'000);

// A finite decimal such as 0.2, .2, 2e-1.
std::optional<double> parse_decimal(std::string_view text);

// The words of one line, taken from left to right by a reader that knows what may follow. A word
// that does not fit gives an Error that names its line and column.

class LineWords {
 public:
  // `line` is the number of the line in its text; 0 if it stands alone.
  explicit LineWords(std::string_view text, int line = 0) : words_(text), line_(line) {}

  bool at_end() const { return words_.at_end(); }
  std::string_view peek() const { return words_.word().text; }
  void take() { words_.next(); }
  bool take_if(std::string_view word) {
    const bool found = !at_end() && peek() == word;
    if (found) take();
    return found;
  }

  template <class... Args>
  std::unexpected<Error> wrong(fmt::format_string<Args...> format, Args&&... args) const {
    const int column = at_end() ? 0 : words_.word().column;
    return fail_at(line_, column, format, std::forward<Args>(args)...);
  }
  std::unexpected<Error> expected(std::string_view what) const {
    if (at_end()) return wrong("the line ends too early; expected {}", what);
    return wrong("expected {}, found '{}'", what, peek());
  }

 private:
  WordReader words_;
  int line_;
};

// A text without the byte order mark of UTF-8, which some editors write before its first line.
std::string_view without_byte_order_mark(std::string_view text);

// Takes a cell of the board, such as 3,4.
Result<Cell> take_cell(LineWords& words, const Shape& shape);

}  // namespace minewise
