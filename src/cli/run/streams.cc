#include "cli/run/streams.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <mutex>
#include <string>

#include "output/text/typeset.h"

namespace minewise {
namespace {

// One process has one terminal.
std::mutex stream_mutex;
bool status_is_shown = false;
std::atomic<bool> says_nothing = false;
std::atomic<bool> terminal_has_output = false;
std::string notes;  // not said yet

void put(std::FILE* stream, std::string_view text) {
  if (says_nothing) return;
  static_cast<void>(std::fwrite(text.data(), 1, text.size(), stream));
}

// REQUIRES: the mutex is held.
void remove_status() {
  if (!status_is_shown) return;
  put(stderr, "\r\x1b[K");
  std::fflush(stderr);
  status_is_shown = false;
}

// The columns of a terminal, if they are known.
std::size_t columns_of(int stream, std::size_t otherwise) {
  winsize size{};
  const bool is_known = ioctl(stream, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
  return is_known ? size.ws_col : otherwise;
}

// REQUIRES: the mutex is held.
void put_notes() {
  if (notes.empty()) return;
  remove_status();
  put(stderr, notes);
  std::fflush(stderr);
  notes.clear();
}

}  // namespace

void be_silent() {
  says_nothing = true;
}

bool is_silent() {
  return says_nothing;
}

void note(std::string_view text) {
  const std::lock_guard lock(stream_mutex);
  notes += text;
}

void say_notes() {
  const std::lock_guard lock(stream_mutex);
  put_notes();
}

void print(std::string_view text) {
  static const bool is_terminal = isatty(STDOUT_FILENO) != 0;
  const std::lock_guard lock(stream_mutex);
  put_notes();
  if (is_terminal) {
    remove_status();
    terminal_has_output = true;
  }
  put(stdout, text);
}

void print_folded(std::string_view text) {
  const std::size_t columns = columns_of(STDOUT_FILENO, 0);  // of mpirun's they are not known
  print(columns == 0 ? std::string(text) : fold_lines(text, columns));
}

std::size_t output_width() {
  return columns_of(STDOUT_FILENO, 80);
}

bool has_printed_to_terminal() {
  return terminal_has_output;
}

Status flush_output() {
  if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return {};
  return fail_as(ErrorKind::Failed, "standard output: cannot be written");
}

void occupy_standard_streams() {
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
    // For reading only: what is printed must not seem to have arrived.
    if (fcntl(stream, F_GETFD) == -1) static_cast<void>(::open("/dev/null", O_RDONLY));
  }
}

void say(std::string_view text) {
  const std::lock_guard lock(stream_mutex);
  remove_status();
  put(stderr, text);
  std::fflush(stderr);
}

void show_status(std::string_view text) {
  const std::lock_guard lock(stream_mutex);
  put(stderr, "\r");
  put(stderr, text);
  put(stderr, "\x1b[K");
  std::fflush(stderr);
  status_is_shown = true;
}

void clear_status() {
  const std::lock_guard lock(stream_mutex);
  remove_status();
}

std::size_t status_width() {
  if (!isatty(STDERR_FILENO)) return std::numeric_limits<std::size_t>::max();
  return columns_of(STDERR_FILENO, 80) - 1;
}

bool wants_colour() {
  const char* no_color = std::getenv("NO_COLOR");
  return isatty(STDOUT_FILENO) != 0 && (!no_color || *no_color == '\0');
}

}  // namespace minewise
