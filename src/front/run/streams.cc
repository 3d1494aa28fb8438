#include "front/run/streams.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace minewise {

void print(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
}

Status flush_output() {
  if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return {};
  return std::unexpected(Failure{"standard output: cannot be written", kFailed});
}

void occupy_standard_streams() {
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
    // For reading only: what is printed must not seem to have arrived.
    if (fcntl(stream, F_GETFD) == -1) static_cast<void>(::open("/dev/null", O_RDONLY));
  }
}

void say(std::string_view text) {
  static_cast<void>(std::fwrite(text.data(), 1, text.size(), stderr));
  std::fflush(stderr);
}

bool wants_colour() {
  const char* no_color = std::getenv("NO_COLOR");
  return isatty(STDOUT_FILENO) != 0 && (!no_color || *no_color == '\0');
}

}  // namespace minewise
