// Which of the best few candidates of a guess is worth most, by networks (reason/learned). One pass
// of the score network says how much more each is worth than its estimate. A value network says
// what the game is worth after every answer of every candidate: better, at twenty times the cost.
// Both know mirrored boards as well as others, so the mean over mirror images is better again.
#pragma once

#include <optional>
#include <vector>

#include "reason/learned/value.h"
#include "reason/search/outlook.h"

namespace minewise {

struct JudgeLimits {
  std::size_t candidates = 8;  // that are judged, at most
  int score_mirrors = 1;       // images that the score network is asked about, 1 to 4
  double doubtful = 1e9;       // more than one only where the best two are as close as this
  int value_mirrors = 0;       // and the value network
};

class Judge {
 public:
  explicit Judge(const JudgeLimits& limits) : limits_(limits) {}

  // The candidate of most worth, by its number among outlooks.close(). REQUIRES: that is what
  // outlooks.look(known, ...) found, and it is not empty.
  std::size_t best_of(Knowledge& known, const Outlooks& outlooks);

 private:
  void score(const Shape& shape, std::span<const Outlook> asked);
  void add_scores(const Shape& shape, std::span<const Outlook> asked, int mirror);
  double lead(std::span<const Outlook> asked, int mirrors) const;
  double value_of(const View& view, const LookAhead& ahead, int candidate);
  double risk_of(const Shape& shape);

  JudgeLimits limits_;
  std::optional<Network> score_;
  std::optional<Value> value_;
  BoardBytes bytes_, turned_;
  std::vector<Marked> marked_;
  std::vector<Cell> cells_;
  std::vector<std::int16_t> planes_;
  std::vector<double> answers_, worth_, by_cell_;
};

}  // namespace minewise
