// Which of the best few candidates of a guess is worth most, by the networks of search: the
// score network by itself (scores.h), or together with foresight (foresight.h).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "agents/foresight.h"
#include "agents/scores.h"

namespace minewise {

struct JudgeLimits {
  ScoreLimits scores;
  int value_mirrors = 0;    // images that the value network is asked about; with 0 it is not asked
  std::size_t further = 3;  // candidates of which it is asked two guesses on, at least 1
};

class Judge {
 public:
  explicit Judge(const JudgeLimits& limits);

  // The candidate of most worth, by its number among outlooks.close(). REQUIRES: that is what
  // outlooks.look(known, ...) found, and it is not empty.
  std::size_t best_of(Knowledge& known, const Outlooks& outlooks);

 private:
  std::size_t foresee(Knowledge& known, const Outlooks& outlooks);

  std::size_t further_;
  Scores scores_;
  std::optional<Foresight> foresight_;
  std::vector<std::pair<double, std::size_t>> ranked_;  // candidates, those of most worth first
  std::vector<double> worth_;
};

}  // namespace minewise
