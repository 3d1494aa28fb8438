#include "cli/run/progress.h"

#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <system_error>
#include <utility>

#include "cli/run/process_group.h"
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

constexpr double kAtTerminal = 2, kElsewhere = 20, kMostElsewhere = 600;  // seconds
constexpr Ticker::Wait kBetweenLooks(200);

std::atomic<int> lines = 0;  // but for those of runs

Ticker::Wait wait_of(double seconds) {
  return std::chrono::duration_cast<Ticker::Wait>(std::chrono::duration<double>(seconds));
}

}  // namespace

ProgressLine::ProgressLine(std::string label, Source source, Of of)
    : label_(std::move(label)),
      source_(std::move(source)),
      of_(of),
      at_terminal_(isatty(STDERR_FILENO) != 0) {
  if (of == Of::Work) ++lines;
  if (label_.empty() || (of == Of::Run && !at_terminal_)) return;
  ticker_.start(wait_of(at_terminal_ ? kAtTerminal : kElsewhere),
                [this, begun = steady_seconds()] { return show(steady_seconds() - begun); });
}

ProgressLine::~ProgressLine() {
  ticker_.stop();
  if (at_terminal_) clear_status();
  if (of_ == Of::Work) --lines;
}

Ticker::Wait ProgressLine::show(double seconds) const {
  if (of_ == Of::Run && (is_there() || has_printed_to_terminal())) return kBetweenLooks;
  if (at_terminal_) {
    show_status(text(seconds));
    return kBetweenLooks;
  }
  say(text(seconds) + "\n");
  return wait_of(std::min(seconds, kMostElsewhere));
}

bool ProgressLine::update(double done) {
  done_.store(done, std::memory_order_relaxed);
  return run_goes_on();
}

std::string ProgressLine::text(double seconds) const {
  Progress progress;
  if (source_) progress = source_();
  progress.work = label_;
  progress.seconds = seconds;
  if (const double done = done_.load(std::memory_order_relaxed); done >= 0) progress.share = done;
  return progress_line(progress, status_width());
}

bool ProgressLine::is_there() {
  return lines > 0;
}

double steady_seconds() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double>(now).count();
}

double thread_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

}  // namespace minewise
