#include "study/match.h"

#include <cmath>

#include "core/macros.h"
#include "study/run.h"

namespace minewise {

SequentialTest::SequentialTest(const Hypothesis& hypothesis)
    : hypothesis_(hypothesis), bound_(std::log((1 - hypothesis.error) / hypothesis.error)) {
  CHECK(hypothesis.difference > 0);
  CHECK(hypothesis.error >= kLeastError && hypothesis.error < 0.5);
}

void SequentialTest::add(double difference) {
  CHECK(finding_ == Finding::Undecided);
  mean_.add(difference);
  squares_ += difference * difference;
  const double ratio = log_ratio();
  if (ratio >= bound_) finding_ = Finding::Confirmed;
  if (ratio <= -bound_) finding_ = Finding::Refuted;
}

// With n games of mean m and variance v, normal distributions around D and around 0 differ in log
// likelihood by n D (m - D/2) / v.
double SequentialTest::log_ratio() const {
  if (mean_.games() == 0) return 0;
  const double made_up = 3 * std::log(1 / hypothesis_.error);  // games, a whole point each
  const auto games = static_cast<double>(mean_.games());
  const double variance = (squares_ + made_up) / (games + made_up);
  return games * hypothesis_.difference * (mean_.value() - hypothesis_.difference / 2) / variance;
}

namespace {

double figure_of(const ChunkRecord& chunk, std::size_t i, MatchFigure figure) {
  if (!chunk.estimates.empty()) return chunk.estimates[i];
  const GameRecord& game = chunk.games[i];
  return figure == MatchFigure::Won ? (game.won ? 1 : 0) : game.figures[kScore];
}

// Adds the games that two chunks have in common until there is a finding.
void add_games(const ChunkRecord& first, const ChunkRecord& second, MatchFigure figure,
               SequentialTest& test, MatchResult& result) {
  for (std::size_t i = 0; i < first.games.size() && test.finding() == Finding::Undecided; ++i) {
    const double difference = figure_of(first, i, figure) - figure_of(second, i, figure);
    test.add(difference);
    result.wins += difference > 0;
    result.losses += difference < 0;
    result.ties += difference == 0;
  }
  result.finding = test.finding();
  result.difference = test.mean();
  result.log_ratio = test.log_ratio();
}

}  // namespace

MatchResult play_match(const Match& match, const Workers& workers, const SeeMatch& see) {
  CHECK(match.experiment.series() == 2);
  SequentialTest test(match.hypothesis);
  MatchResult result;
  result.bound = test.bound();
  const ChunkPlan plan(match.experiment);
  ChunkQueue queue(plan, {});
  Workers in_order = workers;
  in_order.hand_in = HandIn::InOrder;
  ChunkRecord first;  // the queue has the two agents' chunks of the same games one after the other
  const bool finished =
      run_chunks(match.experiment, plan, queue, in_order, [&](const PlayedChunk& chunk) {
        if (chunk.id.series == 0) {
          first = chunk.record;
          return true;
        }
        if (result.finding != Finding::Undecided) return false;
        add_games(first, chunk.record, match.figure, test, result);
        see(result);
        return result.finding == Finding::Undecided;
      });
  result.was_stopped = !finished && result.finding == Finding::Undecided;
  return result;
}

}  // namespace minewise
