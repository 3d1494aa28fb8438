#include "output/text/run_progress.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/message.h"

namespace minewise {
namespace {

constexpr std::size_t kMostNamedRanks = 3;  // ranks that are lost

struct LinePart {
  std::string text;
  int need = 0;  // the least needed is left out first
};

std::string joined(const std::vector<LinePart>& parts) {
  std::string line;
  for (const LinePart& part : parts) {
    if (!line.empty() && !part.text.empty()) line += "  ";
    line += part.text;
  }
  return line;
}

std::string fitted(std::vector<LinePart> parts, std::size_t width) {
  while (parts.size() > 1 && joined(parts).size() > width) {
    parts.erase(std::ranges::min_element(parts, {}, &LinePart::need));
  }
  return joined(parts);
}

std::uint64_t count_of(const RunProgress& run, std::string_view state) {
  return static_cast<std::uint64_t>(std::ranges::count(run.ranks, state, &RankProgress::state));
}

// "2/3 ranks, lost 1"
std::string ranks_text(const RunProgress& run) {
  std::vector<int> lost;
  for (const RankProgress& rank : run.ranks) {
    if (rank.state == "lost" || rank.state == "gone") lost.push_back(rank.rank);
  }
  std::string text = fmt::format("{}/{} ranks", count_of(run, "there"), run.ranks.size());
  if (lost.empty()) return text;
  const std::size_t named = std::min(lost.size(), kMostNamedRanks);
  text += fmt::format(", lost {}", fmt::join(lost.begin(), lost.begin() + named, " "));
  if (lost.size() > named) text += fmt::format(" and {} more", lost.size() - named);
  return text;
}

// "slowest 2: 390/s, mean 406/s"
std::string slowest_text(const RunProgress& run) {
  if (!run.slowest) return "";
  double sum = 0;
  for (const RankProgress& rank : run.ranks) sum += rank.state == "there" ? rank.rate : 0;
  return fmt::format("slowest {}: {}, mean {}", *run.slowest,
                     rate_text(run.ranks[*run.slowest].rate),
                     rate_text(sum / static_cast<double>(count_of(run, "there"))));
}

}  // namespace

double RunProgress::share() const {
  return all == 0 ? 0 : static_cast<double>(done) / static_cast<double>(all);
}

std::optional<double> RunProgress::left() const {
  if (done >= all) return 0;
  if (rate <= 0) return std::nullopt;
  return static_cast<double>(all - done) / rate;
}

std::string clock_text(double seconds) {
  const auto whole = static_cast<long long>(std::min(seconds, 1e9) + 0.5);
  if (whole >= 3600)
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

std::string rate_text(double rate) {
  if (rate > 0 && rate < 0.1) return fmt::format("{:.1g}/s", rate);
  return fmt::format("{:.{}f}/s", rate, rate < 10 ? 1 : 0);
}

std::string process_group_line(const RunProgress& run, std::string_view label,
                               std::string_view scores, std::size_t width) {
  const auto left = run.left();
  const std::string pace = left && run.rate > 0
                               ? fmt::format("{}  {} left", rate_text(run.rate), clock_text(*left))
                               : "";
  return fitted(
      {{fmt::format("{}{}{:.0f}%", label, label.empty() ? "" : " ", 100 * run.share()), 5},
       {counted_of(run.done, run.all, "game"), 1},
       {pace, 4},
       {ranks_text(run), 3},
       {slowest_text(run), 2},
       {std::string(scores), 0}},
      width);
}

}  // namespace minewise
