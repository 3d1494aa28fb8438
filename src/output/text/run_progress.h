// How far a run of many games has come, which ranks play it, and how fast: the figures, and the
// line that shows them where several ranks play. Times are passed in; it knows no clock.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace minewise {

struct RankProgress {
  int rank = 0;
  std::string host = {};               // empty until the rank is heard
  std::string state = {};              // "there", "awaited", "lost" or "gone"
  std::uint64_t games = 0;             // that it has handed in
  double rate = 0;                     // games a second
  std::optional<double> silence = {};  // seconds since it was heard; nothing if it never was
};

struct RunProgress {
  std::uint64_t all = 0;
  std::uint64_t done = 0;    // those kept before this run included
  std::uint64_t before = 0;  // kept before this run
  std::uint64_t faults = 0;  // games that were given up
  double rate = 0;           // games a second
  std::vector<RankProgress> ranks = {};
  std::optional<int> slowest = {};  // of the ranks that are there

  double share() const;                // that is done, 0 to 1
  std::optional<double> left() const;  // seconds; nothing while there is no rate
  bool is_shared() const { return ranks.size() > 1; }
};

// "0:42", "1:02:03".
std::string clock_text(double seconds);

// "812/s", "3.4/s", "0.02/s".
std::string rate_text(double rate);

// "43%  1204 of 2800 games  812/s  0:02 left  2/3 ranks, lost 1  slowest 2: 390/s, mean 406/s",
// after a label and followed by scores, if there are any. It has no more than `width` letters where
// that is possible: scores are left out first, then the number of games, then the slowest rank.
std::string process_group_line(const RunProgress& run, std::string_view label,
                               std::string_view scores, std::size_t width);

}  // namespace minewise
