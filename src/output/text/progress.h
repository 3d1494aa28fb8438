// How far long work has come: how much is done, how fast, how long the rest takes, and which ranks
// share it. The figures, and the line that shows them. Times are passed in; it knows no clock.
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

struct Progress {
  std::string_view work = {};        // what is worked on: "compare", "ranking"
  std::string_view unit = {};        // what is counted: "sets", "games", "boards"
  std::uint64_t done = 0;            // so far, those kept before this run included
  std::uint64_t most = 0;            // all there are, or the limit for a search that may end sooner
  std::optional<double> share = {};  // that is done, 0 to 1, if known; for a search, an estimate
  double seconds = 0;                // since it began
  double rate = 0;                   // units a second
  std::uint64_t before = 0;          // kept before this run
  std::uint64_t faults = 0;          // games that were given up
  std::vector<RankProgress> ranks = {};
  std::optional<int> slowest = {};  // of the ranks that are there
  std::string scores = {};          // so far

  std::optional<double> left() const;  // seconds; nothing while there is no rate
  bool is_shared() const { return ranks.size() > 1; }
};

// The share of things that are made one after the other.
inline double share_of(std::uint64_t done, std::uint64_t all) {
  return static_cast<double>(done) / static_cast<double>(all);
}

// "812/s", "3.4/s", "0.02/s".
std::string rate_text(double rate);

// "playing 43%  1204 of 2800 games  812/s  0:02 left  2/3 ranks, lost 1  slowest 2: 390/s, mean
// 406/s  score basic 0.640", of which it has what is known; "playing, 3 s" as long as no share is.
// It has no more than `width` letters where that is possible: scores are left out first, then the
// number of games, then the slowest rank.
std::string progress_line(const Progress& progress, std::size_t width);

}  // namespace minewise
