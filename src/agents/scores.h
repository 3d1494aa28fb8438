// What the score network says of the best few candidates of a guess: in one pass, how much more
// each is worth than its estimate. It knows mirrored boards as well as others, so the mean over
// mirror images is a little better.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "search/network.h"
#include "search/outlook.h"

namespace minewise {

// Candidates are judged whose estimates are at most this far below the best.
inline constexpr double kClose = 0.10;

struct ScoreLimits {
  std::size_t candidates = 8;  // that are judged, at most
  int mirrors = 1;             // images that the network is asked about, 1 to 4
  double doubtful = 1e9;       // more than one only where the best two are as close as this
};

class Scores {
 public:
  explicit Scores(const ScoreLimits& limits) : limits_(limits) {}

  // The worth of the first of outlooks.close(), up to a constant that all share: a logarithm. Valid
  // until the next call. REQUIRES: that is what outlooks.look(known, ...) found.
  std::span<const double> of(Knowledge& known, const Outlooks& outlooks);

  // The candidate of most worth, by its number among outlooks.close(). REQUIRES: it is not empty.
  std::size_t best_of(Knowledge& known, const Outlooks& outlooks);

 private:
  void add(const Shape& shape, std::span<const Outlook> asked, int mirror);
  double lead(std::span<const Outlook> asked, int mirrors) const;

  ScoreLimits limits_;
  std::optional<Network> network_;  // made when it is first needed
  BoardBytes bytes_, turned_;
  std::vector<Marked> marked_;
  std::vector<Cell> cells_;
  std::vector<std::int16_t> planes_;
  std::vector<double> answers_, worth_;
};

// The candidate of most worth; the first of several that differ by rounding alone.
std::size_t greatest(std::span<const double> worth);

}  // namespace minewise
