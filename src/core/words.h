// Splits text into words and lines. Each word keeps its column, so that errors can name it.
#pragma once

#include <string_view>
#include <vector>

namespace minewise {

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

}  // namespace minewise
