// What happens when a count would take more than its budget: the answer is marked as inexact, stays
// close to the truth, and settles nothing. And how rarely it happens.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "agents/registry.h"
#include "exact/before.h"
#include "exact/random_positions.h"
#include "game/play_game.h"
#include "solver/exact.h"
#include "solver/sample.h"
#include "solver/what_if.h"
#include "support/board.h"

namespace minewise {
namespace {

constexpr CountBudget kTiny{64};

// Views of games in which `exact` has to guess.
class SeenGuesses final : public Observer {
 public:
  void decided(const Game& game, const Decision& decision) override {
    if (decision.basis == Basis::Probability) views_.push_back(game.view());
  }
  const std::vector<View>& views() const { return views_; }

 private:
  std::vector<View> views_;
};

std::vector<View> guesses_of(std::string_view text, int games) {
  const AgentSpec spec = must(parse_agent("exact"));
  SeenGuesses guesses;
  for (int i = 0; i < games; ++i) {
    const GameId id = id_of(fmt::format("{} seed=20 game={}", text, i));
    Game game(id, make_topology(id.shape()));
    Rng rng = rng_for(spec, id);
    play_game(*spec.make(), game, rng, &guesses);
  }
  return guesses.views();
}

// Part of a large board seen at random, where components are at their worst.
View scattered(std::string_view text, int number, Rng& rng) {
  const GameId id = id_of(fmt::format("{} seed=20 game={}", text, number));
  Game game(id, make_topology(id.shape()));
  for (int i = 0; i < id.shape().cells() / 4; ++i) game.play(random_move(game, rng));
  return game.view();
}

// A clue of half its neighbours in every second cell of every second row: no order of counting
// keeps few clues open.
View lattice(int width, int height, const MineCount& count) {
  const Shape shape{width, height};
  const TopologyPtr topology = make_topology(shape);
  View view(topology, Rules::survival(), count);
  for (int row = 1; row < height; row += 2) {
    for (int col = 1; col < width; col += 2) {
      const Cell cell = shape.cell({row, col});
      view.open(cell, Clue::number(topology->degree(cell) / 2));
    }
  }
  return view;
}

bool has_estimates(const Posterior& posterior) {
  for (int slot = 0; slot < posterior.frontier().slots(); ++slot) {
    const bool empty = posterior.frontier().component(slot).clues.empty();
    if (!empty && posterior.counted(slot).is_estimated()) return true;
  }
  return false;
}

bool is_estimated(const Posterior& posterior, Cell cell) {
  const int slot = posterior.frontier().slot_of(cell);
  return slot != Frontier::kInterior && posterior.counted(slot).is_estimated();
}

struct Errors {
  double sum = 0, most = 0;
  int cells = 0, positions = 0;

  void add(double error) {
    sum += std::abs(error);
    most = std::max(most, std::abs(error));
    ++cells;
  }

  double mean() const { return sum / cells; }
};

// Compares a posterior under a tiny budget with the exact one.
void compare(const View& view, Before before, Errors& errors) {
  Knowledge exact(view, counting(before)), rough(view, counting(before, kTiny));
  EXPECT_TRUE(exact.posterior().is_exact());
  EXPECT_TRUE(rough.posterior().is_possible());
  for (const Cell cell : view.covered()) {
    const double p = rough.posterior().mine_probability(cell);
    EXPECT_TRUE(0 <= p && p <= 1) << p;
    const double error = p - exact.posterior().mine_probability(cell);
    if (rough.posterior().is_exact()) {
      EXPECT_LT(std::abs(error), 1e-11);
    } else {
      errors.add(error);
    }
  }
  errors.positions += !rough.posterior().is_exact();
}

TEST(Budget, WhenItIsTinyTheAnswersOfGamesStayClose) {
  Errors errors;
  for (const View& view : guesses_of("30x16/99 classic", 150)) {
    compare(view, Before::SinglePoint, errors);
  }
  RecordProperty("positions", errors.positions);
  RecordProperty("mean", fmt::format("{:.6f}", errors.mean()));
  RecordProperty("most", fmt::format("{:.6f}", errors.most));
  EXPECT_GT(errors.positions, 20);
  EXPECT_LT(errors.mean(), 0.002);
}

TEST(Budget, WhenItIsTinyTheAnswersOnScatteredCluesStayClose) {
  Errors errors;
  Rng rng = rng_named("scattered clues");
  for (const std::string_view text :
       {"16x16/50 survival count=shown", "16x16/50 survival", "16x16@0.2 survival",
        "16x16@0.2 survival topology=torus", "9x9/15 survival clues=optimistic",
        "8x8/12 survival count=shown clues=cautious"}) {
    for (int i = 0; i < 8; ++i) {
      compare(scattered(text, i, rng), i % 2 == 0 ? Before::Seen : Before::SinglePoint, errors);
    }
  }
  RecordProperty("positions", errors.positions);
  RecordProperty("mean", fmt::format("{:.6f}", errors.mean()));
  RecordProperty("most", fmt::format("{:.6f}", errors.most));
  EXPECT_GT(errors.positions, 30);
  EXPECT_LT(errors.mean(), 0.02);
}

// Positions of games in which all clues are upper bounds; every so many guesses.
std::vector<View> cautious_views(std::string_view size, std::size_t every) {
  std::vector<View> views;
  for (const std::string_view density : {"0.1", "0.2", "0.3", "0.5"}) {
    const auto all = guesses_of(fmt::format("{}@{} survival clues=cautious", size, density), 2);
    for (std::size_t i = 7; i < all.size(); i += every) views.push_back(all[i]);
  }
  return views;
}

// Compares the answers of beams with the truth and with the error that they state.
TEST(Budget, NoAnswerOfABeamIsFartherOffThanItSays) {
  Errors errors;
  Rng rng = rng_named("answers of beams");
  int bounded = 0;
  for (const std::string_view text :
       {"15x15@0.1 survival clues=cautious", "15x15@0.2 survival count=shown clues=cautious",
        "15x15@0.2 survival clues=optimistic", "15x15@0.3 survival count=shown clues=optimistic",
        "15x15@0.2 survival clues=withheld:0.2+cautious", "16x16/50 survival count=shown"}) {
    std::vector<View> views = guesses_of(text, 2);
    for (int j = 0; j < 4; ++j) views.push_back(scattered(text, j, rng));
    for (std::size_t i = 3; i < views.size(); i += 5) {
      const View& view = views[i];
      Knowledge exact(view, counting(Before::SinglePoint));
      if (!exact.posterior().is_exact()) continue;
      for (const std::int64_t entries : {64, 256, 1024, 4096, 16384}) {
        Knowledge rough(view, counting(Before::SinglePoint, CountBudget{entries}));
        const double error = rough.posterior().error();
        EXPECT_EQ(rough.posterior().is_exact(), error == 0);
        if (rough.posterior().is_exact()) break;
        ++errors.positions;
        bounded += error < 1;
        for (const Cell cell : view.covered()) {
          const double off =
              rough.posterior().mine_probability(cell) - exact.posterior().mine_probability(cell);
          errors.add(off);
          EXPECT_LE(std::abs(off), error + 1e-9) << text << " " << entries;
        }
        if (HasFailure()) return;
      }
    }
  }
  RecordProperty("positions", errors.positions);
  RecordProperty("bounded", bounded);
  EXPECT_GT(errors.positions, 100);
  EXPECT_GT(bounded, errors.positions / 2);
}

// On 15x15 boards full of noisy clues, the largest budget is hardly ever passed; and where it is,
// what is said instead comes close. The truth is found by a budget without end.
TEST(Budget, OnBoardsOf15x15NearlyEveryProbabilityIsWithinAHundredth) {
  const CountBudget most{std::int64_t{1} << 27};
  const CountBudget analysis{.entries = std::int64_t{1} << 20, .propagates = true};
  Errors errors;
  int far = 0;
  for (const View& view : cautious_views("15x15", 31)) {
    Knowledge exact(view, counting(Before::SinglePoint, most));
    if (!exact.posterior().is_exact()) continue;
    Knowledge said(view, counting(Before::SinglePoint, analysis));
    errors.positions += !said.posterior().is_exact();
    for (const Cell cell : view.covered()) {
      const double off =
          said.posterior().mine_probability(cell) - exact.posterior().mine_probability(cell);
      errors.add(off);
      far += std::abs(off) > 0.01;
      EXPECT_LE(std::abs(off), said.posterior().error() + 1e-9);
    }
  }
  RecordProperty("inexact", errors.positions);
  RecordProperty("cells", errors.cells);
  RecordProperty("far", far);
  EXPECT_GT(errors.cells, 1000);
  EXPECT_LT(far, errors.cells / 100);
}

// What is too large to count is propagated or counted by a beam: both against the truth, where a
// larger budget finds it.
TEST(Budget, PropagationIsCloserToTheTruthThanABeamOnUpperBounds) {
  const CountBudget beam{1 << 12}, propagating{1 << 12, beam.frontier_cells, true};
  Errors by_beam, by_propagation;
  int far_by_beam = 0, far = 0;
  for (const View& view : cautious_views("15x15", 11)) {
    Knowledge exact(view, counting(Before::SinglePoint));
    Knowledge beamed(view, counting(Before::SinglePoint, beam));
    Knowledge told(view, counting(Before::SinglePoint, propagating));
    if (!exact.posterior().is_exact() || !told.posterior().is_propagated()) continue;
    ++by_propagation.positions;
    for (const Cell cell : view.covered()) {
      const double truth = exact.posterior().mine_probability(cell);
      const double by_beams = beamed.posterior().mine_probability(cell) - truth;
      const double by_telling = told.posterior().mine_probability(cell) - truth;
      by_beam.add(by_beams);
      by_propagation.add(by_telling);
      far_by_beam += std::abs(by_beams) > 0.01;
      far += std::abs(by_telling) > 0.01;
    }
    EXPECT_NEAR(told.posterior().expected_mines(), exact.posterior().expected_mines(),
                0.05 * static_cast<double>(view.covered().size()));
  }
  const auto record = [](const char* name, const Errors& errors, int off) {
    ::testing::Test::RecordProperty(
        name,
        fmt::format("{} positions, mean {:.5f}, most {:.4f}, over 0.01 {:.4f}", errors.positions,
                    errors.mean(), errors.most, off / static_cast<double>(errors.cells)));
  };
  record("beam", by_beam, far_by_beam);
  record("propagation", by_propagation, far);
  EXPECT_GT(by_propagation.positions, 30);
  EXPECT_LT(by_propagation.mean(), by_beam.mean() / 10);
  EXPECT_LT(by_propagation.mean(), 0.002);
  EXPECT_LT(far, by_propagation.cells / 50);
}

// A player's knowledge that has followed a game says the same as one that begins with the position.
TEST(Budget, PropagationThatFollowsAGameSaysWhatItSaysOfThePositionAlone) {
  const CountBudget budget{1 << 12, 1 << 14, true};
  Knowledge following(by_exact(budget));
  int propagated = 0, counted_again = 0;
  for (const View& view : guesses_of("20x20@0.2 survival clues=cautious", 1)) {
    const bool was_propagated = propagated > 0 && following.posterior().is_propagated();
    if (propagated + counted_again == 0) following.start(view);
    following.deduce(view);
    counted_again += was_propagated && !following.posterior().is_propagated();
    if (!following.posterior().is_propagated()) continue;
    if (++propagated % 16 != 0) continue;
    Knowledge fresh(view, by_exact(budget));
    if (!fresh.posterior().is_propagated()) continue;
    for (const Cell cell : view.covered()) {
      EXPECT_NEAR(following.posterior().mine_probability(cell),
                  fresh.posterior().mine_probability(cell), 0.005);
    }
  }
  EXPECT_GT(propagated, 100);
  EXPECT_GT(counted_again, 0);
}

// Whatever is concluded under a tiny budget is true, and comes from components that were counted.
void expect_nothing_settled_by_the_inexact(const View& view) {
  Facts facts(view);
  Exact engine(kTiny);
  engine.start(view);
  engine.deduce(view, facts);
  Posterior& posterior = engine.posterior();
  for (const Deduction& deduction : facts.deductions()) {
    if (deduction.reason.because.empty()) continue;  // promised
    EXPECT_FALSE(deduction.reason.rule == Rule::Count && !posterior.is_exact());
    const int slot = posterior.frontier().slot_of(deduction.cell);
    if (slot == Frontier::kInterior) continue;
    EXPECT_TRUE(posterior.counted(slot).is_exact());
  }
}

TEST(Budget, WhatIsInexactSettlesNothing) {
  Rng rng = rng_named("settles nothing");
  for (const View& view : guesses_of("30x16/99 classic", 60)) {
    expect_nothing_settled_by_the_inexact(view);
  }
  for (int i = 0; i < 10; ++i) {
    expect_nothing_settled_by_the_inexact(scattered("16x16/50 survival count=shown", i, rng));
  }
}

TEST(Budget, WhatIsInexactIsToldByWhatIf) {
  Rng rng = rng_named("inexact what if");
  for (int i = 0; i < 10; ++i) {
    const View view = scattered("16x16/50 survival count=shown", i, rng);
    Knowledge rough(view, counting(Before::Seen, kTiny));
    ASSERT_FALSE(rough.posterior().is_exact());
    for (const Cell cell : rough.view().covered()) {
      WhatIf what_if(rough, cell);
      EXPECT_FALSE(what_if.is_exact());
      double sum = 0;
      for (const WhatIf::Answer& answer : what_if.answers()) sum += answer.probability;
      EXPECT_NEAR(sum, 1, 1e-9);
      if (what_if.answers().empty()) continue;
      const Cell other = any_of(rough.view().covered(), rng);
      const double p = what_if.mine_probability(0, other);
      EXPECT_TRUE(0 <= p && p <= 1) << p;
    }
  }
}

// Layouts drawn from a beam are a part of all there are, but each of them explains the view.
TEST(Budget, WhatIsInexactStillDrawsLayoutsThatExplainTheView) {
  Rng rng = rng_named("inexact draws");
  int beams = 0;
  for (int i = 0; i < 40; ++i) {
    const View view = scattered("16x16/50 survival count=shown", i, rng);
    Knowledge rough(view, counting(Before::SinglePoint, kTiny));
    if (rough.posterior().is_exact() || has_estimates(rough.posterior())) continue;
    ++beams;
    for (int j = 0; j < 20; ++j) {
      const Layout layout = draw_layout(rough, rng);
      EXPECT_EQ(layout.mines(), 50);
      for (const Cell cell : rough.view().uncovered()) {
        EXPECT_EQ(layout.has_mine(cell), !rough.view().is_open(cell));
        if (!rough.view().is_open(cell)) continue;
        EXPECT_EQ(mines_around(layout, rough.view().topology(), cell),
                  rough.view().clue(cell).number());
      }
    }
    if (HasFailure()) return;
  }
  EXPECT_GT(beams, 10);
}

// A beam of a few states loses its way on scattered clues; each cell is then estimated by itself.
TEST(Budget, WhatNotEvenABeamSatisfiesIsEstimated) {
  Rng rng = rng_named("estimated");
  Errors errors;
  for (int i = 0; i < 20; ++i) {
    const View view = scattered("30x30/180 survival count=shown", i, rng);
    Knowledge exact(view, counting(Before::Seen)),
        rough(view, counting(Before::Seen, CountBudget{1}));
    ASSERT_TRUE(exact.posterior().is_exact());
    EXPECT_TRUE(rough.posterior().is_possible());
    EXPECT_FALSE(rough.posterior().is_exact());
    for (const Cell cell : view.covered()) {
      const double p = rough.posterior().mine_probability(cell);
      EXPECT_TRUE(0 <= p && p <= 1) << p;
      if (is_estimated(rough.posterior(), cell))
        errors.add(p - exact.posterior().mine_probability(cell));
    }
  }
  RecordProperty("mean", fmt::format("{:.6f}", errors.mean()));
  RecordProperty("most", fmt::format("{:.6f}", errors.most));
  EXPECT_GT(errors.cells, 500);
  EXPECT_LT(errors.mean(), 0.05);
}

TEST(Budget, EndsOnALatticeThatNoOrderCanTame) {
  for (const MineCount& count : {MineCount{UnknownCount{}}, MineCount{FixedCount{150}},
                                 MineCount{FixedCount{200}}, MineCount{Independent{0.4}}}) {
    const View view = lattice(30, 16, count);
    Knowledge known(view, counting(Before::Seen));
    EXPECT_TRUE(known.posterior().is_possible());
    EXPECT_FALSE(known.posterior().is_exact());
    for (const Cell cell : known.view().covered()) {
      const double p = known.posterior().mine_probability(cell);
      EXPECT_TRUE(0 <= p && p <= 1) << p;
    }
    if (const auto* fixed = std::get_if<FixedCount>(&count)) {
      EXPECT_NEAR(known.posterior().expected_mines(), fixed->mines, 1e-6);
    }
  }
}

// Over whole games by `exact`, at each of its guesses.
int inexact_in(std::string_view text, int games) {
  int inexact = 0;
  for (const View& view : guesses_of(text, games)) {
    inexact += !Knowledge(view, counting(Before::Seen)).posterior().is_exact();
    inexact += !Knowledge(view, counting(Before::SinglePoint)).posterior().is_exact();
  }
  return inexact;
}

TEST(Budget, WhereMemoryRunsShortOnlyWhatTakesLittleIsCounted) {
  ComponentCounter counter;
  ComponentCount count;
  const auto count_one = [&](const View& view) {
    Facts facts(view);
    Frontier frontier;
    frontier.start(view);
    frontier.update(view, facts);
    counter.count_or_estimate(frontier.component(0), {}, count);
  };
  count_one(drawn_view("1 ? ?\n? ? 1\n"));
  EXPECT_TRUE(count.is_exact());
  count_one(lattice(30, 30, UnknownCount{}));
  EXPECT_TRUE(count.is_estimated());
  EXPECT_EQ(count.bytes(), 0);
}

TEST(Budget, IsNeverExceededInGamesWithExactClues) {
  EXPECT_EQ(inexact_in("30x16/99 classic", 300), 0);
  EXPECT_EQ(inexact_in("30x16/99 classic count=hidden topology=torus", 50), 0);
  EXPECT_EQ(inexact_in("30x16/99 survival topology=hex", 50), 0);
  for (int tenths = 1; tenths <= 9; ++tenths) {
    EXPECT_EQ(inexact_in(fmt::format("20x20@0.{} survival", tenths), 20), 0) << tenths;
    EXPECT_EQ(inexact_in(fmt::format("50x50@0.{} survival", tenths), 1), 0) << tenths;
  }
}

}  // namespace
}  // namespace minewise
