// Engines against each other, on boards too large for the oracle. Each follows the same games with
// facts of its own, and after every move those that can see more must know all that the others
// know: single-point, then subset and contradiction, then groups, which also includes gaussian,
// then exact.
//
// The exact engine has nothing in common with the others but what a clue means: it counts where
// they search. So what they agree on was found twice, and `groups` must even know all that `exact`
// knows without the number of mines.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include "core/shape.h"
#include "core/view.h"
#include "game/game.h"
#include "random_game.h"
#include "solver/engines/contradiction.h"
#include "solver/engines/gaussian.h"
#include "solver/engines/groups.h"
#include "solver/engines/single_point.h"
#include "solver/engines/subset.h"
#include "solver/exact.h"

namespace minewise {
namespace {

template <class AnEngine>
class Thinker {
 public:
  void start(const View& view) {
    facts_.start(view);
    engine_.start(view);
  }

  const Facts& think(const View& view) {
    facts_.observe(view);
    engine_.deduce(view, facts_);
    return facts_;
  }

  AnEngine& engine() { return engine_; }

 private:
  AnEngine engine_;
  Facts facts_;
};

char verdict_on(Cell cell, const Facts& facts) {
  return facts.is_mine(cell) ? '*' : facts.is_safe(cell) ? '.' : '?';
}

// All cells of a board as the facts have them.
std::string verdicts(const Facts& facts, int cells) {
  std::string text;
  for (int index = 0; index < cells; ++index) text += verdict_on(Cell{index}, facts);
  return text;
}

// The verdicts of `more` where `less` has one, so that both texts are alike if `more` includes
// `less`.
std::string known_to_both(const std::string& less, std::string more) {
  for (std::size_t i = 0; i < less.size(); ++i) {
    if (less[i] == '?') more[i] = '?';
  }
  return more;
}

#define EXPECT_INCLUDES(more, less) EXPECT_EQ(less, known_to_both(less, more))

using Case = std::tuple<Grid, std::string>;

class EngineAgreement : public ::testing::TestWithParam<Case> {
 protected:
  // Calls `see` with every view of every game, after `start` with the first.
  template <class Start, class See>
  static void follow_games(Start start, See see) {
    const auto& [grid, clues] = GetParam();
    for (const RandomGame& played : larger_random_games(grid, clues)) {
      SCOPED_TRACE(format_game_id(played.id));
      Game game(played.id, make_topology(played.id.shape()));
      start(game.view());
      for (const Move move : played.moves) {
        game.play(move);
        see(game.view());
      }
    }
  }
};

TEST_P(EngineAgreement, WhoSeesMoreKnowsAllThatTheOthersKnow) {
  Thinker<SinglePoint> single;
  Thinker<Subset> subset;
  Thinker<Contradiction> contradiction;
  Thinker<Gaussian> gaussian;
  Thinker<Groups> groups;
  const auto start = [&](const View& view) {
    single.start(view);
    subset.start(view);
    contradiction.start(view);
    gaussian.start(view);
    groups.start(view);
  };
  follow_games(start, [&](const View& view) {
    const int cells = view.cells();
    const std::string by_one = verdicts(single.think(view), cells);
    const std::string by_subset = verdicts(subset.think(view), cells);
    const std::string by_contradiction = verdicts(contradiction.think(view), cells);
    const std::string by_gaussian = verdicts(gaussian.think(view), cells);
    const std::string by_groups = verdicts(groups.think(view), cells);
    EXPECT_INCLUDES(by_subset, by_one);
    EXPECT_INCLUDES(by_contradiction, by_one);
    EXPECT_INCLUDES(by_groups, by_subset);
    EXPECT_INCLUDES(by_groups, by_contradiction);
    EXPECT_INCLUDES(by_groups, by_gaussian);
  });
}

TEST_P(EngineAgreement, ExactConfirmsGroupsAndKnowsMoreOnlyByTheCount) {
  Thinker<Groups> groups;
  Thinker<Exact> exact;
  bool counted = false;
  const auto start = [&](const View& view) {
    groups.start(view);
    exact.start(view);
    counted = false;
  };
  follow_games(start, [&](const View& view) {
    const int cells = view.cells();
    const std::string by_groups = verdicts(groups.think(view), cells);
    const Facts& facts = exact.think(view);
    if (!exact.engine().posterior().is_exact()) return;
    const std::string by_exact = verdicts(facts, cells);
    EXPECT_INCLUDES(by_exact, by_groups);
    counted = counted || std::ranges::any_of(facts.deductions(), [](const Deduction& deduction) {
                return deduction.reason.rule == Rule::Count;
              });
    if (counted) return;
    EXPECT_EQ(by_exact, by_groups);
  });
}

// What the exact engine makes of nothing but a deduction's premises and what was known before it.
char proved_by_premises(const Deduction& deduction, std::span<const Deduction> before,
                        const View& view) {
  std::vector<Cell> clues(deduction.reason.because.begin(), deduction.reason.because.end());
  const View part = with_clues(view, clues, UnknownCount{});
  Facts facts(part);
  for (const Deduction& known : before) facts.conclude(known);
  Exact exact;
  exact.start(part);
  exact.deduce(part, facts);
  return verdict_on(deduction.cell, facts);
}

template <class AnEngine>
void expect_premises_suffice(Thinker<AnEngine>& thinker, const View& view, std::size_t& seen) {
  const auto all = thinker.think(view).deductions();
  for (; seen < all.size(); ++seen) {
    const char verdict = all[seen].verdict == Verdict::Mine ? '*' : '.';
    EXPECT_EQ(proved_by_premises(all[seen], all.first(seen), view), verdict)
        << "cell " << all[seen].cell.index << " by " << rule_word(all[seen].reason.rule);
  }
}

TEST_P(EngineAgreement, PremisesSufficeForWhatIsDeducedFromThem) {
  Thinker<Subset> subset;
  Thinker<Contradiction> contradiction;
  Thinker<Gaussian> gaussian;
  Thinker<Groups> groups;
  std::array<std::size_t, 4> seen{};
  const auto start = [&](const View& view) {
    subset.start(view);
    contradiction.start(view);
    gaussian.start(view);
    groups.start(view);
    seen = {};
  };
  follow_games(start, [&](const View& view) {
    expect_premises_suffice(subset, view, seen[0]);
    expect_premises_suffice(contradiction, view, seen[1]);
    expect_premises_suffice(gaussian, view, seen[2]);
    expect_premises_suffice(groups, view, seen[3]);
  });
}

std::string case_name(const ::testing::TestParamInfo<Case>& info) {
  const auto& [grid, clues] = info.param;
  std::string name = std::string(grid_word(grid)) + "_" + clues;
  for (char& c : name) c = std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(Every, EngineAgreement,
                         ::testing::Combine(::testing::ValuesIn(all_grids()),
                                            ::testing::Values("exact", "withheld:0.2", "optimistic",
                                                              "cautious", "withheld:0.2+optimistic",
                                                              "cautious+withheld:0.3")),
                         case_name);

}  // namespace
}  // namespace minewise
