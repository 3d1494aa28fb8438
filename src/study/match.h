// Two agents, the same games one after another, until a sequential test has its finding.
#pragma once

#include <cstdint>
#include <functional>

#include "study/experiment.h"
#include "study/sequential.h"

namespace minewise {

struct Workers;  // study/run.h

enum class MatchFigure { Won, Score };

struct Match {
  // Of two agents and one condition; as many games as there may be. With an estimate, that is what
  // is tested, and the figure is the one that it estimates under the rules.
  Experiment experiment;
  MatchFigure figure = MatchFigure::Won;
  Hypothesis hypothesis;
};

struct MatchResult {
  Finding finding = Finding::Undecided;
  std::uint64_t wins = 0, losses = 0, ties = 0;  // games in which the first agent's figure is
                                                 // higher, lower, the same
  Mean difference;                               // first less second
  double log_ratio = 0;
  double bound = 0;
  bool was_stopped = false;

  std::uint64_t games() const { return wins + losses + ties; }
};

// Sees the result so far, whenever there is more of it; never two at a time.
using SeeMatch = std::function<void(const MatchResult& result)>;

// The result is the same with any runner.
MatchResult play_match(
    const Match& match, const Workers& workers, const SeeMatch& see = [](const MatchResult&) {});

}  // namespace minewise
