// A program of someone else's, started by the shell and talked to line by line. It may do anything:
// say nothing, say too much, end, or never read. So nothing here waits without a limit, holds more
// than a line of what it says, or trusts that what was written is read.
//
// It runs in a process group of its own, which ends with it. The last of its standard error is kept
// for messages. If our program is killed, its pipes close: the other program then finds the end of
// its input, or can write no more.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace minewise {

class Child {
 public:
  using Clock = std::chrono::steady_clock;
  using Deadline = std::optional<Clock::time_point>;  // none: it may take for ever

  // The longest line that is heard.
  static constexpr std::size_t kLongestLine = std::size_t{1} << 20;

  // What came of waiting for a line.
  enum class Heard { Line, End, TooLate, TooLong };

  // Starts a command of the shell. That the command can be run is known once it answers.
  static Result<std::unique_ptr<Child>> start(const std::string& command);

  // Ends it, and whatever it has started.
  ~Child();
  Child(const Child&) = delete;

  // What is to be written to it with the next question.
  std::string& outbox() { return outbox_; }

  // Writes what is in the outbox and waits for the next line.
  Heard ask(Deadline deadline);

  // The line that was heard, without its end; after TooLong or End, what there is of one. Valid
  // until the next question.
  std::string_view line() const { return line_; }

  // Writes as much of the outbox as it takes at once.
  void send();

  // Its last line on standard error; may be empty.
  std::string last_words();

  // "exit code 3", "signal 11" or "closed its output". REQUIRES: its end was heard.
  std::string how_it_ended() const;

  // Has it know that nothing more comes: it may end by itself.
  void say_no_more();

  // Waits for its end. Returns whether it came.
  bool has_ended_by(Clock::time_point end) const;

  // Its process group.
  int group() const { return group_; }

 private:
  Child() = default;

  bool take_line();
  bool wait(Deadline deadline);
  void read_output();
  void read_errors();

  int group_ = 0;
  int in_ = -1, out_ = -1, err_ = -1;  // its standard streams, as seen from here
  std::string outbox_;
  std::string heard_;         // read, and not yet handed out
  std::size_t begin_ = 0;     // of that within heard_
  std::size_t searched_ = 0;  // so far there is no end of line
  std::string_view line_;
  std::string errors_;  // the last of its standard error
  bool is_at_end_ = false;
};

}  // namespace minewise
