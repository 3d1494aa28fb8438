// A match between two agents: is one ahead of the other by a stated difference, or not at all? A
// sequential test decides this with as few paired games as the answer takes.
//
// Wald's sequential probability ratio test ("Sequential tests of statistical hypotheses", Annals of
// Mathematical Statistics 16, 1945) weighs "the difference is D" against "there is none" and stops
// as soon as the ratio of their likelihoods passes (1 - error) / error either way. The distribution
// of the differences of paired games is not known beforehand. So the ratio is that of normal
// distributions with the variance measured so far, the approximation with which testers of chess
// engines run the generalised test of Bartroff, Lai and Shih (Sequential Experimentation in
// Clinical Trials, 2013).
//
// The variance is taken around no difference, and the test begins with a few invented games that
// differ by a whole point, more of them for a smaller error. So games that all went one way, or all
// were ties, prove nothing yet. Without the invented games a rare loss that has not come up would
// be missed. The error rates were measured by simulation (match_test.cc).
//
// Limits: the stated error rates hold where the true difference is D or 0. Between the two either
// verdict may come, and the test takes longest.
#pragma once

#include <cstdint>
#include <functional>

#include "core/statistics.h"
#include "study/experiment.h"

namespace minewise {

inline constexpr double kLeastError = 1e-9;

struct Hypothesis {
  double difference = 0;  // of the means of paired games, above 0
  double error = 0.05;    // the chance to confirm what is not so, and to refute what is, from
                          // kLeastError to below 0.5
};

enum class Finding { Undecided, Confirmed, Refuted };

class SequentialTest {
 public:
  explicit SequentialTest(const Hypothesis& hypothesis);

  // Takes the first agent's figure less the second's in one game, from -1 to 1.
  // REQUIRES: finding() is Undecided.
  void add(double difference);

  Finding finding() const { return finding_; }
  double log_ratio() const;  // of the likelihoods, above 0 in favour of the difference
  double bound() const { return bound_; }  // at which the test stops, on either side
  const Mean& mean() const { return mean_; }

 private:
  Hypothesis hypothesis_;
  double bound_;
  Mean mean_;
  double squares_ = 0;  // the sum of squared differences
  Finding finding_ = Finding::Undecided;
};

// Two agents play the same games, one after another, until the sequential test has its finding.

struct Workers;  // study/chunk.h

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
