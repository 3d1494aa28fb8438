// What every engine promises, on every grid and under every kind of clue: it may miss a conclusion,
// it is never wrong, it says truly from what each conclusion follows, and it keeps up with a game.
// The judge is the oracle. An engine is tested by being registered.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <memory>
#include <ostream>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "core/shape.h"
#include "game/game.h"
#include "oracle/brute_force.h"
#include "random_game.h"
#include "reduced_position.h"
#include "solver/registry.h"

namespace minewise {

void PrintTo(const Deduction& deduction, std::ostream* out) {
  *out << "cell " << deduction.cell.index
       << (deduction.verdict == Verdict::Safe ? " is safe by " : " is a mine by ")
       << rule_word(deduction.reason.rule) << " from";
  for (const Cell cell : deduction.reason.because) *out << " " << cell.index;
}

namespace {

using Deductions = std::vector<Deduction>;
using ::testing::IsEmpty;
using ::testing::PrintToString;

std::unique_ptr<Engine> make_engine(const std::string& name) {
  const auto engines = all_engines();
  return std::ranges::find(engines, name, &EngineEntry::name)->make();
}

// An engine and the facts it adds to.
class Thinker {
 public:
  explicit Thinker(const std::string& engine) : engine_(make_engine(engine)) {}

  void start(const View& view) {
    facts_.start(view);
    engine_->start(view);
  }

  // Returns what is new.
  Deductions think(const View& view) {
    const std::size_t before = facts_.deductions().size();
    facts_.observe(view);
    engine_->deduce(view, facts_);
    const auto found = facts_.deductions().subspan(before);
    return {found.begin(), found.end()};
  }

  const Facts& facts() const { return facts_; }
  Rule rule() const { return engine_->rule(); }

 private:
  std::unique_ptr<Engine> engine_;
  Facts facts_;
};

// Whether the oracle says the same as a deduction in every layout of a position.
bool confirms(const oracle::Answer& answer, const Deduction& deduction) {
  const auto& certain =
      deduction.verdict == Verdict::Mine ? answer.is_always_mine : answer.is_never_mine;
  return certain[deduction.cell.at()];
}

std::string drawing(const oracle::Position& position) {
  std::string text = position.grid + ", clues " + position.clues;
  for (const std::string& row : position.rows) text += "\n" + row;
  return text;
}

using Case = std::tuple<std::string, Grid, std::string>;  // engine, grid, clues

class EngineConformance : public ::testing::TestWithParam<Case> {
 protected:
  const std::string& engine() const { return std::get<0>(GetParam()); }
  Grid grid() const { return std::get<1>(GetParam()); }
  const std::string& clues() const { return std::get<2>(GetParam()); }

  // Follows every random game move by move. `see` gets the view, what the engine has just deduced,
  // and the engine with all its facts.
  template <class See>
  void follow_games(See see) const {
    Thinker thinker(engine());
    for (const RandomGame& played : random_games(grid(), clues())) {
      SCOPED_TRACE(format_game_id(played.id));
      Game game(played.id, make_topology(played.id.shape()));
      thinker.start(game.view());
      for (const Move move : played.moves) {
        game.play(move);
        see(game, thinker.think(game.view()), thinker);
      }
    }
  }

  template <class See>
  void meet_senseless_positions(See see) const {
    Thinker thinker(engine());
    for (const Position& position : senseless_positions(grid(), clues())) {
      SCOPED_TRACE(format_position(position));
      see(view_of(position), position.shape, thinker);
    }
  }
};

TEST_P(EngineConformance, NeverDeducesWhatSomeLayoutDenies) {
  follow_games([](const Game& game, const Deductions& found, const Thinker&) {
    if (found.empty()) return;
    const oracle::Position position = whole_position(game.view(), game.id().shape());
    const oracle::Answer answer = oracle::ask(position);
    ASSERT_GT(answer.layouts, 0u) << drawing(position);
    for (const Deduction& deduction : found) {
      EXPECT_TRUE(confirms(answer, deduction)) << PrintToString(deduction) << " in\n"
                                               << drawing(position);
    }
  });
}

TEST_P(EngineConformance, NamesPremisesFromWhichEachDeductionFollows) {
  follow_games([](const Game& game, const Deductions& found, const Thinker& thinker) {
    const auto all = thinker.facts().deductions();
    for (std::size_t i = all.size() - found.size(); i < all.size(); ++i) {
      const oracle::Position premises =
          reduced_position(all[i], all.first(i), game.view(), game.id().shape());
      EXPECT_TRUE(confirms(oracle::ask(premises), all[i]))
          << PrintToString(all[i]) << " does not follow from\n"
          << drawing(premises);
    }
  });
}

TEST_P(EngineConformance, NamesOpenCellsEachOnceAsPremises) {
  follow_games([](const Game& game, const Deductions& found, const Thinker&) {
    for (const Deduction& deduction : found) {
      const auto& because = deduction.reason.because;
      EXPECT_TRUE(std::ranges::all_of(because, [&](Cell cell) {
        return game.view().is_open(cell);
      })) << PrintToString(deduction);
      EXPECT_EQ(std::set<Cell>(because.begin(), because.end()).size(), because.size())
          << PrintToString(deduction);
    }
  });
}

TEST_P(EngineConformance, ReportsDeductionsUnderItsOwnRuleOrAsPromised) {
  follow_games([](const Game&, const Deductions& found, const Thinker& thinker) {
    for (const Deduction& deduction : found) {
      const auto& [rule, because] = deduction.reason;
      const bool promised = rule == Rule::SinglePoint && because.empty();
      // The exact engine tells what takes the number of mines from what does not.
      const bool counted = thinker.rule() == Rule::Exact && rule == Rule::Count;
      const bool simple = rule == Rule::SinglePoint && deduction.reason.because.size() == 1;
      EXPECT_TRUE(rule == thinker.rule() || promised || counted || simple)
          << PrintToString(deduction);
    }
  });
}

TEST_P(EngineConformance, DeducesCoveredCellsOnlyAndNoneTwice) {
  follow_games([](const Game& game, const Deductions& found, const Thinker& thinker) {
    for (const Deduction& deduction : found) {
      EXPECT_TRUE(game.view().is_covered(deduction.cell)) << PrintToString(deduction);
      EXPECT_EQ(std::ranges::count(thinker.facts().deductions(), deduction.cell, &Deduction::cell),
                1);
    }
  });
}

TEST_P(EngineConformance, AddsNothingWhenAskedAgain) {
  follow_games([](const Game& game, const Deductions&, Thinker& thinker) {
    EXPECT_THAT(thinker.think(game.view()), IsEmpty());
  });
}

TEST_P(EngineConformance, ForgetsTheLastGameWhenItStartsAnother) {
  Thinker used(engine());
  for (const RandomGame& played : random_games(grid(), clues())) {
    SCOPED_TRACE(format_game_id(played.id));
    Game game(played.id, make_topology(played.id.shape()));
    Thinker fresh(engine());
    used.start(game.view());
    fresh.start(game.view());
    for (const Move move : played.moves) {
      game.play(move);
      EXPECT_EQ(used.think(game.view()), fresh.think(game.view()));
    }
  }
}

// Where no layout is left the oracle confirms anything; where one is, the position made sense.
TEST_P(EngineConformance, SurvivesPositionsThatContradictThemselves) {
  meet_senseless_positions([](const View& view, const Shape& shape, Thinker& thinker) {
    thinker.start(view);
    const oracle::Answer answer = oracle::ask(whole_position(view, shape));
    std::set<Cell> seen;
    for (const Deduction& deduction : thinker.think(view)) {
      EXPECT_TRUE(confirms(answer, deduction)) << PrintToString(deduction);
      EXPECT_TRUE(view.is_covered(deduction.cell));
      EXPECT_TRUE(seen.insert(deduction.cell).second) << "deduced twice";
    }
    EXPECT_THAT(thinker.think(view), IsEmpty());
  });
}

// The same, when the contradiction comes up in the course of a game.
TEST_P(EngineConformance, SurvivesAGameThatComesToContradictItself) {
  meet_senseless_positions([](const View& last, const Shape&, Thinker& thinker) {
    View view(std::make_shared<const Topology>(last.topology()), last.rules(), last.count());
    thinker.start(view);
    std::set<Cell> seen;
    for (const Cell cell : last.uncovered()) {
      if (last.is_open(cell)) {
        view.open(cell, last.clue(cell));
      } else {
        view.step_on(cell);
      }
      for (const Deduction& deduction : thinker.think(view)) {
        EXPECT_TRUE(view.is_covered(deduction.cell)) << PrintToString(deduction);
        EXPECT_TRUE(seen.insert(deduction.cell).second) << "deduced twice";
      }
    }
  });
}

// No cell of a board two cells wide has eight neighbours.
TEST_P(EngineConformance, ProvesNothingFromAClueThatNoLayoutCanShow) {
  Position position;
  position.shape = {2, 4, grid()};
  position.clues = parse_clue_model(clues()).value();
  position.symbols = "8???????";
  const View view = view_of(position);
  Thinker thinker(engine());
  thinker.start(view);
  EXPECT_THAT(thinker.think(view), IsEmpty());
}

// What an engine knows of each cell: '?' nothing, '.' safe, '*' a mine.
std::string verdicts(const Facts& facts, int cells) {
  std::string text;
  for (int index = 0; index < cells; ++index) {
    const Cell cell{index};
    text += facts.is_mine(cell) ? '*' : facts.is_safe(cell) ? '.' : '?';
  }
  return text;
}

// A further promise of engines whose conclusions do not depend on the order of moves.
class SteadyEngineConformance : public EngineConformance {};

TEST_P(SteadyEngineConformance, KnowsAsMuchAfterKeepingUpAsAfterStartingAfresh) {
  follow_games([&](const Game& game, const Deductions&, const Thinker& keeping_up) {
    Thinker afresh(engine());
    afresh.start(game.view());
    afresh.think(game.view());
    EXPECT_EQ(verdicts(keeping_up.facts(), game.view().cells()),
              verdicts(afresh.facts(), game.view().cells()));
  });
}

// Engines that are excused, and why.
bool depends_on_the_order_of_moves(const std::string& engine) {
  // It looks at a clue when it is opened and never again, so what it knows depends on what was
  // known at that moment. That is the weakness it is there to show.
  if (engine == "single-point-once") return true;
  // Of all the rows that clues can be combined into it sees those that elimination comes by, and
  // that depends on the order of the clues. It is the method's own weakness.
  return engine == "gaussian";
}

std::vector<std::string> engine_names(bool with_excused) {
  std::vector<std::string> names;
  for (const EngineEntry& entry : all_engines()) {
    if (with_excused || !depends_on_the_order_of_moves(entry.name)) names.push_back(entry.name);
  }
  return names;
}

std::string case_name(const ::testing::TestParamInfo<Case>& info) {
  const auto& [engine, grid, clues] = info.param;
  std::string name = engine + "_" + std::string(grid_word(grid)) + "_" + clues;
  for (char& c : name) c = std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  return name;
}

const auto kGrids = ::testing::ValuesIn(all_grids());
const auto kClues =
    ::testing::Values("exact", "withheld:0.2", "withheld:1", "optimistic", "cautious",
                      "withheld:0.2+optimistic", "cautious+withheld:0.3");

INSTANTIATE_TEST_SUITE_P(Every, EngineConformance,
                         ::testing::Combine(::testing::ValuesIn(engine_names(true)), kGrids,
                                            kClues),
                         case_name);
INSTANTIATE_TEST_SUITE_P(Every, SteadyEngineConformance,
                         ::testing::Combine(::testing::ValuesIn(engine_names(false)), kGrids,
                                            kClues),
                         case_name);

}  // namespace
}  // namespace minewise
