#include "agents/reasoner.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "agents/registry.h"
#include "solver/engines/single_point.h"
#include "support/board.h"

namespace minewise {
namespace {

Rng some_rng() {
  return Rng(Seed{1}, Digest("agents"));
}

std::unique_ptr<Agent> agent_named(std::string_view name) {
  return must(parse_agent(name)).make();
}

// Lets an agent act on all that it has proved, and draws what it sees when it has to guess.
std::string after_proofs(std::string_view name, View view, int width) {
  const auto agent = agent_named(name);
  Rng rng = some_rng();
  agent->start(view);
  while (!view.covered().empty()) {
    const Decision decision = agent->decide(view, rng);
    if (decision.basis != Basis::Proof) break;
    if (decision.move.kind == Move::Kind::Flag) {
      view.flag(decision.move.cell);
    } else {
      view.open(decision.move.cell, Clue::withheld());
    }
  }
  return symbols_of(view, width);
}

TEST(Reasoner, ActsOnDeductionsInTheOrderFound) {
  const View view = drawn_view("? 1 ? 1");
  const auto agent = agent_named("basic");
  Rng rng = some_rng();
  agent->start(view);
  const Decision decision = agent->decide(view, rng);
  EXPECT_EQ(decision.move, (Move{Move::Kind::Flag, Cell{2}}));
  EXPECT_EQ(decision.basis, Basis::Proof);
  EXPECT_EQ(agent->conclusions().size(), 2u);
}

TEST(Reasoner, SkipsWhatACascadeHasOpened) {
  View view = drawn_view("? 0 ? ?");
  const auto agent = agent_named("basic");
  Rng rng = some_rng();
  agent->start(view);
  EXPECT_EQ(agent->decide(view, rng).move.cell, Cell{0});
  view.open(Cell{0}, Clue::number(0));
  view.open(Cell{2}, Clue::withheld());
  const Decision next = agent->decide(view, rng);
  EXPECT_EQ(next.move.cell, Cell{3});
  EXPECT_TRUE(next.is_guess());
}

TEST(Reasoner, GuessesWhenNothingFollows) {
  const View view = drawn_view("? ? ?\n1 2 1");
  const auto agent = agent_named("basic");
  Rng rng = some_rng();
  agent->start(view);
  const Decision decision = agent->decide(view, rng);
  EXPECT_TRUE(decision.is_guess());
  EXPECT_EQ(decision.basis, Basis::Random);
  EXPECT_TRUE(view.is_covered(decision.move.cell));
}

// The left 1 could not be settled when it was opened; the right one finds the mine it lacks.
TEST(BasicOnce, MissesWhatBasicFindsOnASecondLook) {
  EXPECT_EQ(after_proofs("basic", drawn_view("? 1 ? 1"), 4), "_1F1\n");
  EXPECT_EQ(after_proofs("basic-once", drawn_view("? 1 ? 1"), 4), "?1F1\n");
}

TEST(BasicOnce, FindsWhatAClueShowsAtOnce) {
  EXPECT_EQ(after_proofs("basic-once", drawn_view("1 ? 1 ?"), 4), "1F1_\n");
}

TEST(Basic, CannotSeeOneTwoOne) {
  EXPECT_EQ(after_proofs("basic", drawn_view("? ? ?\n1 2 1"), 3), "???\n121\n");
}

TEST(Others, SeeOneTwoOne) {
  for (const std::string_view name : {"subset", "contradiction", "gaussian", "groups", "exact"}) {
    EXPECT_EQ(after_proofs(name, drawn_view("? ? ?\n1 2 1"), 3), "F_F\n121\n") << name;
  }
}

// Each of these positions is beyond all agents but the one that is named, `groups` and `exact`.
TEST(Subset, SeesWhatOthersMiss) {
  const View view = drawn_view("1 ? ?\n? 2 ?\n? 2 ?");
  EXPECT_EQ(after_proofs("subset", view, 3), "1__\nF2?\n?2?\n");
  EXPECT_EQ(after_proofs("contradiction", view, 3), "1??\n?2?\n?2?\n");
  EXPECT_EQ(after_proofs("gaussian", view, 3), "1??\n?2?\n?2?\n");
  EXPECT_EQ(after_proofs("groups", view, 3), "1__\nF2?\n?2?\n");
}

TEST(Contradiction, SeesWhatOthersMiss) {
  const View view = drawn_view("? 2 ?\n2 ? 2\n_ ? _");
  EXPECT_EQ(after_proofs("subset", view, 3), "?2?\n2?2\n_?_\n");
  EXPECT_EQ(after_proofs("contradiction", view, 3), "F2F\n2_2\n_F_\n");
  EXPECT_EQ(after_proofs("gaussian", view, 3), "?2?\n2?2\n_?_\n");
  EXPECT_EQ(after_proofs("groups", view, 3), "F2F\n2_2\n_F_\n");
}

TEST(Gaussian, SeesWhatOthersMiss) {
  const View view = drawn_view("_ ? ? ?\n? 3 2 _\n_ ? ? ?");
  EXPECT_EQ(after_proofs("subset", view, 4), "_???\n?32_\n_???\n");
  EXPECT_EQ(after_proofs("contradiction", view, 4), "_???\n?32_\n_???\n");
  EXPECT_EQ(after_proofs("gaussian", view, 4), "_??_\nF32_\n_??_\n");
  EXPECT_EQ(after_proofs("groups", view, 4), "_??_\nF32_\n_??_\n");
}

TEST(Groups, SeesWhatOthersMiss) {
  const View view = drawn_view("1 ? ? ?\n? 2 3 ?\n1 ? ? 1");
  for (const std::string_view name : {"subset", "contradiction", "gaussian"}) {
    EXPECT_EQ(after_proofs(name, view, 4), "1???\n?23?\n1??1\n") << name;
  }
  EXPECT_EQ(after_proofs("groups", view, 4), "1???\n?23F\n1?_1\n");
}

// Report 003's corner, where the number of mines decides between four arrangements.
TEST(Groups, LeavesToExactWhatTakesTheCount) {
  const View view = drawn_view("mines 5\n_ _ _ _\nF F 3 1\nF F ? ?\n2 3 ? ?");
  EXPECT_EQ(after_proofs("groups", view, 4), "____\nFF31\nFF??\n23??\n");
  EXPECT_EQ(after_proofs("exact", view, 4), "____\nFF31\nFFF_\n23__\n");
}

TEST(Basic, UsesThePromise) {
  View view = drawn_view("1 ? ?\n? ? ?");
  view.promise({Cell{1}, Cell{3}});
  EXPECT_EQ(after_proofs("basic", view, 3), "1_?\n_F?\n");
}

TEST(Random, ProvesNothing) {
  EXPECT_EQ(after_proofs("random", drawn_view("0 ?"), 2), "0?\n");
}

TEST(Random, OpensEveryCoveredCellAlike) {
  const View view = drawn_view("? 1 ? ?");
  const auto agent = agent_named("random");
  Rng rng = some_rng();
  std::vector<int> count(4);
  for (int i = 0; i < 3000; ++i) ++count.at(agent->decide(view, rng).move.cell.at());
  EXPECT_EQ(count[1], 0);
  for (const int index : {0, 2, 3}) EXPECT_NEAR(count[index], 1000, 110);
}

TEST(Guess, FirstMoveUnderAPromiseIsNone) {
  Rules rules = Rules::survival();
  rules.first.promise = Promise::Safe;
  View view(make_topology({2, 2}), rules, UnknownCount{});
  EXPECT_EQ(open_guess(view, Cell{1}, Basis::Random).basis, Basis::Promise);
  view.open(Cell{0}, Clue::number(1));
  view.promise({Cell{0}});
  EXPECT_EQ(open_guess(view, Cell{1}, Basis::Random).basis, Basis::Random);
}

TEST(Guess, FirstMoveWithoutAPromiseIsOne) {
  const View view(make_topology({2, 2}), Rules::survival(), UnknownCount{});
  EXPECT_TRUE(open_guess(view, Cell{1}, Basis::Random).is_guess());
}

TEST(Agents, SameStreamGivesTheSameGuess) {
  const View view = drawn_view("? ? ? ? ? ? ? ? ? ?");
  for (const AgentEntry& entry : all_agents()) {
    const auto a = agent_named(entry.name), b = agent_named(entry.name);
    Rng rng_a = some_rng(), rng_b = some_rng();
    a->start(view);
    b->start(view);
    EXPECT_EQ(a->decide(view, rng_a), b->decide(view, rng_b)) << entry.name;
  }
}

}  // namespace
}  // namespace minewise
