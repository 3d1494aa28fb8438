#include "front/run/progress.h"

#include <fmt/core.h>
#include <time.h>
#include <unistd.h>

#include "front/run/streams.h"

namespace minewise {

namespace {

constexpr auto kAtTerminal = std::chrono::seconds(2), kElsewhere = std::chrono::seconds(20);

}  // namespace

ProgressLine::ProgressLine(std::string label)
    : label_(std::move(label)),
      at_terminal_(isatty(STDERR_FILENO) != 0),
      next_(begun_ + (at_terminal_ ? kAtTerminal : kElsewhere)) {}

ProgressLine::~ProgressLine() {
  if (shown_ && at_terminal_) say("\r\x1b[K");
}

void ProgressLine::update(double done) {
  constexpr int kCallsBetweenLooks = 64;  // at the clock
  if (++calls_ % kCallsBetweenLooks != 0 || !is_due()) return;
  show(fmt::format("{} {:.0f}%", label_, 100 * done));
}

void ProgressLine::show(const std::string& text) {
  const auto now = Clock::now();
  next_ = at_terminal_ ? now + std::chrono::milliseconds(200) : now + (now - begun_);
  shown_ = true;
  say(at_terminal_ ? "\r" + text + "\x1b[K" : text + "\n");
}

WaitingLine::WaitingLine(std::string label)
    : line_(std::move(label)), watcher_([this](const std::stop_token& stop) { watch(stop); }) {}

WaitingLine::~WaitingLine() {
  watcher_.request_stop();
  watcher_.join();
}

void WaitingLine::watch(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    ended_.wait_until(lock, stop, line_.next_, [] { return false; });
    if (stop.stop_requested()) return;
    const auto taken =
        std::chrono::duration_cast<std::chrono::seconds>(ProgressLine::Clock::now() - line_.begun_);
    line_.show(fmt::format("{}, {} s", line_.label_, taken.count()));
  }
}

double thread_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

}  // namespace minewise
