// Text split into words that remember where they stood, so that errors can point at them.
#pragma once

#include <string_view>
#include <vector>

namespace minewise {

struct Word {
  std::string_view text;
  int column = 1;  // from 1
};

// The words of a line, separated by spaces or tabs.
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
