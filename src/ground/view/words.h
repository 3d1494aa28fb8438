// Text split into words that remember where they stood, so that errors can point at them.
#pragma once

#include <string_view>
#include <vector>

namespace minewise {

struct Word {
  std::string_view text;
  int column = 1;  // from 1
};

// The words of a line one by one, separated by spaces or tabs. Whoever stops at the first word that
// is wrong has read no further, however long the line is.
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

// All words of a line. For lines that are short, as what stands on a command line is.
std::vector<Word> split_words(std::string_view line);

// Whether a line holds nothing to read: blank, or a comment, which begins with "//".
bool is_skipped_line(std::string_view line);

// The lines of a text one by one, without their ends ("\n" or "\r\n"). What follows the last end of
// line is a line too, unless it is empty.
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
