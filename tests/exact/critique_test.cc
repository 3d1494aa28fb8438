// The critique of games by someone who opens and flags at random, rightly and wrongly, held move by
// move against the oracle: the probability faced, the least there was, what was certain.
#include "review/critique.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "exact/judge.h"
#include "support/written.h"

namespace minewise {
namespace {

// Opens any covered cell, or flags it one time in four.
class Reckless final : public Agent {
 public:
  void start(const View&) override {}
  Decision decide(const View& view, Rng& rng) override {
    const Cell cell = any_of(view.covered(), rng);
    return rng.below(4) == 0 ? claim_mine(cell.index) : guess_open(cell.index);
  }
};

// What a game shows, flags left out.
View shown_by(const Game& game) {
  const View& seen = game.view();
  View shown(seen.topology_ptr(), seen.rules(), seen.count());
  shown.promise({seen.promised().begin(), seen.promised().end()});
  for (const Cell cell : seen.uncovered()) {
    if (seen.is_open(cell)) shown.open(cell, seen.clue(cell));
    if (seen.state(cell) == CellState::Mine) shown.step_on(cell);
  }
  return shown;
}

void expect_opening(const JudgedMove& judged, const Truth& truth, const View& seen, Cell cell) {
  EXPECT_EQ(judged.judgement == Judgement::Certain, truth.is_never_mine[cell.at()]);
  EXPECT_EQ(judged.judgement == Judgement::KnownMine, truth.is_always_mine[cell.at()]);
  if (!judged.is_risk()) return;
  double least = 1;
  bool any_safe = false;
  for (const Cell other : seen.covered()) {
    least = std::min(least, truth.mine_probability[other.at()]);
    any_safe |= truth.is_never_mine[other.at()];
  }
  if (judged.better) {
    EXPECT_TRUE(seen.is_covered(*judged.better));
    EXPECT_NEAR(judged.better_probability, truth.mine_probability[judged.better->at()], 1e-9);
    EXPECT_NEAR(judged.better_probability, least, 1e-9);
  } else {
    EXPECT_NEAR(judged.mine_probability, least, 1e-8);
  }
  // Where all that is left are mines, nothing need be opened.
  EXPECT_NEAR(judged.least_risk(), least < 1 ? least : 0, 1e-9);
  if (judged.judgement == Judgement::KnownMine) return;
  EXPECT_EQ(judged.judgement == Judgement::Avoidable, any_safe);
}

void expect_judged_as_by_oracle(const Transcript& transcript) {
  const Critique critique = must(minewise::critique(transcript));
  const Shape shape = transcript.id.shape();
  Game game = game_of(transcript, make_topology(shape));
  for (std::size_t i = 0; i < transcript.steps.size(); ++i) {
    const Move move = transcript.steps[i].decision.move;
    const JudgedMove& judged = critique.moves[i];
    SCOPED_TRACE(fmt::format("{} move {}", format_game_id(transcript.id), i + 1));
    const Seen seen{shape, shown_by(game), ""};
    if (move.kind == Move::Kind::Open && seen.view.promise_is_pending()) {
      EXPECT_EQ(judged.judgement, Judgement::ByTheRules);
    } else {
      const Truth truth = truth_of(seen);
      EXPECT_NEAR(judged.mine_probability, truth.mine_probability[move.cell.at()], 1e-9);
      if (move.kind == Move::Kind::Open) {
        expect_opening(judged, truth, game.view(), move.cell);
      } else {
        EXPECT_EQ(judged.judgement == Judgement::ProvedFlag, truth.is_always_mine[move.cell.at()]);
      }
    }
    game.play(move);
  }
}

class CritiqueByOracle : public ::testing::TestWithParam<std::string> {};

TEST_P(CritiqueByOracle, Agrees) {
  for (int number = 0; number < 30; ++number) {
    const std::string id = fmt::format("{} seed=8 game={}", GetParam(), number);
    Reckless reckless;
    Rng rng = rng_named(id);
    expect_judged_as_by_oracle(written_game(reckless, "reckless", dealt_game(id), rng));
  }
}

INSTANTIATE_TEST_SUITE_P(Games, CritiqueByOracle,
                         ::testing::Values("4x3/3 survival", "4x3/3 survival count=shown",
                                           "4x4/4 classic on-mine=go", "4x3/3 classic first=any",
                                           "4x3@0.3 survival",
                                           "4x4@0.2 classic first=zero on-mine=go",
                                           "4x3/4 survival topology=torus count=shown",
                                           "4x3/4 survival topology=hex count=shown",
                                           "4x3/4 survival clues=withheld:0.3+optimistic",
                                           "4x3@0.3 survival clues=cautious"));

}  // namespace
}  // namespace minewise
