#include "front/cli/progress.h"

#include <fmt/core.h>
#include <time.h>
#include <unistd.h>

#include "front/cli/files.h"

namespace minewise::cli {

ProgressLine::ProgressLine(std::string label)
    : label_(std::move(label)),
      wanted_(isatty(STDERR_FILENO) != 0),
      next_(Clock::now() + std::chrono::seconds(2)) {}

ProgressLine::~ProgressLine() {
  if (shown_) say("\r\x1b[K");
}

void ProgressLine::update(double done) {
  constexpr int kCallsBetweenLooks = 64;  // at the clock
  if (!wanted_ || ++calls_ % kCallsBetweenLooks != 0 || Clock::now() < next_) return;
  next_ = Clock::now() + std::chrono::milliseconds(200);
  shown_ = true;
  say(fmt::format("\r{} {:.0f}%\x1b[K", label_, 100 * done));
}

double thread_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

}  // namespace minewise::cli
