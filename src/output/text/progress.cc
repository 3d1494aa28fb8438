#include "output/text/progress.h"

#include <fmt/format.h>

#include <algorithm>

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

std::uint64_t count_of(const Progress& run, std::string_view state) {
  return static_cast<std::uint64_t>(std::ranges::count(run.ranks, state, &RankProgress::state));
}

// "2/3 ranks, lost 1"
std::string ranks_text(const Progress& run) {
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
std::string slowest_text(const Progress& run) {
  if (!run.slowest) return "";
  double sum = 0;
  for (const RankProgress& rank : run.ranks) sum += rank.state == "there" ? rank.rate : 0;
  return fmt::format("slowest {}: {}, mean {}", *run.slowest,
                     rate_text(run.ranks[*run.slowest].rate),
                     rate_text(sum / static_cast<double>(count_of(run, "there"))));
}

// "0:42", "1:02:03".
std::string clock_text(double seconds) {
  const auto whole = static_cast<long long>(std::min(seconds, 1e9) + 0.5);
  if (whole >= 3600)
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

std::string pace_text(const Progress& run) {
  if (run.rate <= 0) return "";
  return fmt::format("{}  {} left", rate_text(run.rate), clock_text(*run.left()));
}

}  // namespace

std::optional<double> Progress::left() const {
  if (done >= most) return 0;
  if (rate <= 0) return std::nullopt;
  return static_cast<double>(most - done) / rate;
}

std::string rate_text(double rate) {
  if (rate > 0 && rate < 0.1) return fmt::format("{:.1g}/s", rate);
  return fmt::format("{:.{}f}/s", rate, rate < 10 ? 1 : 0);
}

std::string progress_line(const Progress& run, std::size_t width) {
  return fitted({{run.share ? fmt::format("{} {:.0f}%", run.work, 100 * *run.share)
                            : fmt::format("{}, {:.0f} s", run.work, run.seconds),
                  5},
                 {run.most > 0 ? fmt::format("{} of {} {}", run.done, run.most, run.unit) : "", 1},
                 {pace_text(run), 4},
                 {run.is_shared() ? ranks_text(run) : "", 3},
                 {slowest_text(run), 2},
                 {run.scores, 0}},
                width);
}

}  // namespace minewise
