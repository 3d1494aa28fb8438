#include "cli/run/progress.h"

#include <fmt/core.h>
#include <time.h>
#include <unistd.h>

#include <system_error>
#include <utility>

#include "cli/run/interrupt.h"
#include "cli/run/streams.h"

namespace minewise {

void Ticker::start(Wait first, Tick tick) {
  const auto run = [this, first, tick = std::move(tick)](const std::stop_token& stop) {
    auto next = std::chrono::steady_clock::now() + first;
    std::unique_lock lock(mutex_);
    while (true) {
      ended_.wait_until(lock, stop, next, [] { return false; });
      if (stop.stop_requested()) return;
      next = std::chrono::steady_clock::now() + tick();
    }
  };
  try {
    thread_ = std::jthread(run);
  } catch (const std::system_error&) {
    // The run goes on, and nothing is shown of it.
  }
}

void Ticker::stop() {
  if (!thread_.joinable()) return;
  thread_.request_stop();
  thread_.join();
}

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::duration_cast;
using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr seconds kAtTerminal(2), kElsewhere(20);
constexpr milliseconds kBetweenLooks(200);

std::atomic<int> displays = 0;

std::string time_text(std::string_view label, seconds taken) {
  return fmt::format("{}, {} s", label, taken.count());
}

}  // namespace

OwnDisplay::OwnDisplay() {
  ++displays;
}

OwnDisplay::~OwnDisplay() {
  --displays;
}

bool OwnDisplay::is_there() {
  return displays > 0;
}

ProgressLine::ProgressLine(std::string label, Words words)
    : label_(std::move(label)), words_(std::move(words)), at_terminal_(isatty(STDERR_FILENO) != 0) {
  ticker_.start(at_terminal_ ? kAtTerminal : kElsewhere, [this, begun = Clock::now()] {
    const auto taken = Clock::now() - begun;
    const std::string shown = text(duration_cast<seconds>(taken));
    if (!at_terminal_) {
      say(shown + "\n");
      return duration_cast<milliseconds>(taken);
    }
    show_status(shown);
    return kBetweenLooks;
  });
}

ProgressLine::~ProgressLine() {
  ticker_.stop();
  if (at_terminal_) clear_status();
}

std::string ProgressLine::text(seconds taken) const {
  if (std::string words = words_(); !words.empty()) return words;
  const double done = done_.load(std::memory_order_relaxed);
  return done < 0 ? time_text(label_, taken) : fmt::format("{} {:.0f}%", label_, 100 * done);
}

RunLine::RunLine(std::string name) {
  if (!isatty(STDERR_FILENO)) return;
  ticker_.start(kAtTerminal, [name = std::move(name), begun = Clock::now()] {
    if (!OwnDisplay::is_there() && !has_printed_to_terminal()) {
      show_status(time_text(name, duration_cast<seconds>(Clock::now() - begun)));
    }
    return kBetweenLooks;
  });
}

RunLine::~RunLine() {
  ticker_.stop();
  clear_status();
}

double thread_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

bool SharedProgress::goes_on() const {
  return !InterruptWatch::was_interrupted();
}

}  // namespace minewise
