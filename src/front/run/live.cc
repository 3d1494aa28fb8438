#include "front/run/live.h"

#include <fmt/core.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>

#include "front/run/streams.h"
#include "ground/base/counted.h"

namespace minewise {
namespace {

using Clock = std::chrono::steady_clock;

std::string clock_text(double seconds) {
  const auto whole = static_cast<long long>(std::min(seconds, 1e9) + 0.5);
  if (whole >= 3600)
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

std::string bar(double share) {
  constexpr int kBarWidth = 20;
  const int full = static_cast<int>(share * kBarWidth);
  return "[" + std::string(static_cast<std::size_t>(full), '#') +
         std::string(static_cast<std::size_t>(kBarWidth - full), '.') + "]";
}

// What fits on one line of the terminal: a bar that wraps cannot be redrawn.
std::string cut_to_terminal(const std::string& text) {
  winsize size{};
  const bool is_known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
  const std::size_t width = is_known ? size.ws_col - 1u : 79;
  if (text.size() <= width) return text;
  return text.substr(0, text.find_last_of(' ', width));  // not in the middle of a number
}

}  // namespace

LiveProgress::LiveProgress(std::vector<std::string> agents, std::uint64_t games, std::uint64_t done,
                           bool quiet)
    : agents_(std::move(agents)),
      games_(games),
      done_before_(done),
      is_terminal_(isatty(STDERR_FILENO) != 0),
      means_(std::make_unique<Means[]>(agents_.size())) {
  if (quiet || done >= games) return;
  display_.emplace();
  const Ticker::Wait first(is_terminal_ ? 500 : 10'000), wait(is_terminal_ ? 200 : 10'000);
  ticker_.start(first, [this, wait, begin = Clock::now()] {
    const std::chrono::duration<double> seconds = Clock::now() - begin;
    const std::string text = line(seconds.count());
    is_terminal_ ? show_status(cut_to_terminal(text)) : say(text + "\n");
    return wait;
  });
}

LiveProgress::~LiveProgress() {
  ticker_.stop();
  if (is_terminal_) clear_status();
}

// "[####......] 43%  1204 of 2800 games  812/s  0:02 left  score basic .64 exact .80"
std::string LiveProgress::line(double seconds) const {
  std::uint64_t played = elsewhere_;
  std::string means;
  for (std::size_t i = 0; i < agents_.size(); ++i) {
    const std::uint64_t games = means_[i].games;
    played += games;
    if (games == 0) continue;
    means += fmt::format(" {} {:.3f}", agents_[i], means_[i].score / static_cast<double>(games));
  }
  const std::uint64_t done = done_before_ + played;
  const double share = static_cast<double>(done) / static_cast<double>(games_);
  std::string text = fmt::format("{}{:.0f}%  {}", is_terminal_ ? bar(share) + " " : "", 100 * share,
                                 counted_of(done, games_, "game"));
  if (played > 0) {
    const double rate = static_cast<double>(played) / seconds;
    const double left = static_cast<double>(games_ - std::min(done, games_)) / rate;
    text += fmt::format("  {:.{}f}/s  {} left", rate, rate < 10 ? 1 : 0, clock_text(left));
  }
  return means.empty() ? text : text + "  score" + means;
}

}  // namespace minewise
