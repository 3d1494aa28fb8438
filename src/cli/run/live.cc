#include "cli/run/live.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>

#include "cli/run/streams.h"
#include "core/counted.h"
#include "output/text/run_progress.h"

namespace minewise {
namespace {

using Clock = std::chrono::steady_clock;

std::string bar(double share) {
  constexpr int kBarWidth = 20;
  const int full = static_cast<int>(share * kBarWidth);
  return "[" + std::string(static_cast<std::size_t>(full), '#') +
         std::string(static_cast<std::size_t>(kBarWidth - full), '.') + "]";
}

// What fits on one line of the terminal: a bar that wraps cannot be redrawn.
std::string cut_to_terminal(const std::string& text) {
  const std::size_t width = status_width();
  if (text.size() <= width) return text;
  return text.substr(0, text.find_last_of(' ', width));  // not in the middle of a number
}

}  // namespace

LiveProgress::LiveProgress(std::vector<std::string> agents, std::uint64_t games, std::uint64_t done,
                           bool quiet, RunPace& pace)
    : agents_(std::move(agents)),
      games_(games),
      done_before_(done),
      pace_(pace),
      is_terminal_(isatty(STDERR_FILENO) != 0),
      means_(std::make_unique<Means[]>(agents_.size())) {
  if (quiet || done >= games) return;
  display_.emplace();
  const Ticker::Wait first(is_terminal_ ? 500 : 10'000), wait(is_terminal_ ? 200 : 10'000);
  ticker_.start(first, [this, wait, begin = Clock::now()] {
    pace_.look();
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

std::string LiveProgress::line(double seconds) const {
  const RunProgress run = pace_.progress();
  return run.is_shared() ? team_line(run, "", scores(), status_width()) : line_of_one(seconds);
}

// "score basic 0.640 exact 0.800"; of the games of this process.
std::string LiveProgress::scores() const {
  std::string text;
  for (std::size_t i = 0; i < agents_.size(); ++i) {
    const std::uint64_t games = means_[i].games;
    if (games == 0) continue;
    text += fmt::format("{} {} {:.3f}", text.empty() ? "score" : "", agents_[i],
                        means_[i].score / static_cast<double>(games));
  }
  return text;
}

// "[####......] 43%  1204 of 2800 games  812/s  0:02 left  score basic .64 exact .80"
std::string LiveProgress::line_of_one(double seconds) const {
  std::uint64_t played = 0;
  for (std::size_t i = 0; i < agents_.size(); ++i) played += means_[i].games;
  const std::uint64_t done = done_before_ + played;
  const double share = static_cast<double>(done) / static_cast<double>(games_);
  std::string text = fmt::format("{}{:.0f}%  {}", is_terminal_ ? bar(share) + " " : "", 100 * share,
                                 counted_of(done, games_, "game"));
  if (played == 0) return text;
  const double rate = static_cast<double>(played) / seconds;
  const double left = static_cast<double>(games_ - std::min(done, games_)) / rate;
  return fmt::format("{}  {}  {} left  {}", text, rate_text(rate), clock_text(left), scores());
}

}  // namespace minewise
