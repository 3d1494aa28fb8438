// Proofs step by step, against a checker that shares no code with them: on small positions of every
// grid, clue model and count, each step must follow, every certain cell must have a proof, and a
// proof that is called shortest must be.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "exact/judge.h"
#include "exact/proof_checker.h"
#include "exact/random_positions.h"
#include "solver/analyze.h"
#include "support/board.h"
#include "support/rounds.h"

namespace minewise {
namespace {

// Proofs of what kind were found, and how often none was.
struct ProofTally {
  int proofs = 0, shortest = 0, further = 0, none = 0;

  void check(const Seen& seen, const ProofChecker& checker, Cell cell, Verdict verdict) {
    const auto proof = find_proof(seen.view, cell, verdict);
    none += !proof;
    if (!proof) return;
    ++proofs;
    shortest += proof->is_shortest;
    further += proof->supposes_further();
    ASSERT_EQ(checker.find_fault(*proof, cell, verdict), "") << seen.drawing() << cell.index;
  }
};

template <class GuessRanker>
void for_each_certain_cell(const Seen& seen, const GuessRanker& judge) {
  const Truth truth = truth_of(seen);
  if (truth.layouts == 0) return;
  const auto promised = seen.view.promised();
  for (const Cell cell : seen.view.covered()) {
    if (std::ranges::find(promised, cell) != promised.end()) continue;
    if (truth.is_always_mine[cell.at()]) judge(cell, Verdict::Mine);
    if (truth.is_never_mine[cell.at()]) judge(cell, Verdict::Safe);
  }
}

// Positions of every kind, in the middle of games and pasted.
template <class GuessRanker>
void for_each_position(std::string_view name, int tries, int most_uncertain,
                       const GuessRanker& judge) {
  for (int i = 0; i < rounds(tries); ++i) {
    Rng rng = rng_named(name, static_cast<std::uint64_t>(i));
    const Grid grid = any_of(kGrids, rng);
    const std::string& clues = any_of(kClueWords, rng);
    judge(i % 2 == 0 ? random_midgame(grid, clues, most_uncertain, rng)
                     : random_pasted(grid, clues, most_uncertain, rng));
    if (testing::Test::HasFailure()) return;
  }
}

TEST(ExactProof, EveryStepFollowsAndEveryCertainCellHasAProof) {
  ProofTally tally;
  for_each_position("proof", 4000, 13, [&](const Seen& seen) {
    const ProofChecker checker(seen);
    for_each_certain_cell(
        seen, [&](Cell cell, Verdict verdict) { tally.check(seen, checker, cell, verdict); });
  });
  EXPECT_EQ(tally.none, 0);
  EXPECT_GT(tally.proofs, rounds(4000));
  // Those are rare: not among the fewer cases under sanitizers.
  EXPECT_GE(tally.further, tests_are_long() ? 1 : 0);
}

// A row of covered cells between two rows of clues, most of them withheld: proofs are long there.
Seen random_strip(Rng& rng) {
  const int width = 6 + static_cast<int>(rng.below(4));
  Position position;
  position.shape = {width, 3};
  std::vector<int> mines(static_cast<std::size_t>(width) + 2, 0);
  for (int col = 1; col <= width; ++col) mines[col] = rng.below(3) == 0 ? 1 : 0;
  for (int row = 0; row < 3; ++row) {
    for (int col = 1; col <= width; ++col) {
      const int around = mines[col - 1] + mines[col] + mines[col + 1];
      const bool is_told = rng.below(3) == 0;
      position.symbols += row == 1 ? '?' : is_told ? static_cast<char>('0' + around) : '_';
    }
  }
  if (rng.below(2) == 0) {
    position.count = FixedCount{static_cast<int>(std::ranges::count(mines, 1))};
  }
  return {position.shape, view_of(position), "strip"};
}

// Compares with all proofs there are. Adds to `lengths`, by length.
void expect_shortest(const Seen& seen, std::array<int, 16>& lengths) {
  const ProofChecker checker(seen);
  for_each_certain_cell(seen, [&](Cell cell, Verdict verdict) {
    const auto proof = find_proof(seen.view, cell, verdict);
    ASSERT_TRUE(proof) << seen.drawing() << "cell " << cell.index;
    ASSERT_EQ(checker.find_fault(*proof, cell, verdict), "") << seen.drawing() << cell.index;
    const int shortest = checker.shortest(cell, verdict);
    ASSERT_EQ(proof->supposes_further(), shortest == 0) << seen.drawing() << cell.index;
    ++lengths.at(static_cast<std::size_t>(shortest));
    if (shortest == 0) return;
    ASSERT_TRUE(proof->is_shortest) << seen.drawing() << "cell " << cell.index;
    ASSERT_EQ(proof->length(), shortest) << seen.drawing() << "cell " << cell.index;
  });
}

TEST(ExactProof, WhatIsCalledShortestIs) {
  std::array<int, 16> lengths{};
  for_each_position("shortest", 1500, 8, [&](const Seen& seen) { expect_shortest(seen, lengths); });
  for (int i = 0; i < rounds(1500) && !HasFailure(); ++i) {
    Rng rng = rng_named("strip", static_cast<std::uint64_t>(i));
    expect_shortest(random_strip(rng), lengths);
  }
  for (std::size_t length = 1; length <= 3; ++length) {
    EXPECT_GT(lengths[length], rounds(40)) << "of length " << length;
  }
}

// On boards of full size, where most clues are far away from the cell.
TEST(ExactProof, HoldsOnLargeBoards) {
  ProofTally tally;
  for (int i = 0; i < rounds(24) && !HasFailure(); ++i) {
    Rng rng = rng_named("large", static_cast<std::uint64_t>(i));
    const GameId id = id_of(fmt::format("30x16/{} survival count=hidden cascade=yes seed={}",
                                        i % 2 == 0 ? 99 : 130, i));
    Game game(id, make_topology(id.shape()));
    for (int moves = 0; moves < 40 + 8 * i && !game.is_over(); ++moves) {
      game.play(random_move(game, rng));
    }
    const Seen seen{id.shape(), game.view(), format_game_id(id)};
    const ProofChecker checker(seen);
    for (const Deduction& deduction : analyze(seen.view).deductions) {
      tally.check(seen, checker, deduction.cell, deduction.verdict);
    }
  }
  EXPECT_EQ(tally.none, 0);
  EXPECT_GT(tally.proofs, rounds(1000));
  EXPECT_GT(tally.shortest, tally.proofs * 9 / 10);
}

// A checker that finds no fault in anything would be of no use.
TEST(ExactProof, TheCheckerFindsFaults) {
  const Position position = drawn_position("? ? ? ?\n1 1 1 1\n");
  const Seen seen{position.shape, view_of(position), "drawn"};
  const ProofChecker checker(seen);
  const Proof proof = *find_proof(seen.view, Cell{2}, Verdict::Safe);
  EXPECT_EQ(checker.find_fault(proof, Cell{2}, Verdict::Safe), "");
  EXPECT_NE(checker.find_fault(proof, Cell{2}, Verdict::Mine), "");
  Proof wrong = proof;
  wrong.steps.front().argument.least.reset();
  EXPECT_EQ(checker.find_fault(wrong, Cell{2}, Verdict::Safe), "step 1: 2 does not follow");
  wrong = proof;
  wrong.steps.front().argument.least->least = 2;
  EXPECT_EQ(checker.find_fault(wrong, Cell{2}, Verdict::Safe),
            "step 1: a limit is not what its clue says");
  wrong = proof;
  wrong.steps.front().kind = ProofStep::Kind::Conflict;
  EXPECT_NE(checker.find_fault(wrong, Cell{2}, Verdict::Safe), "");
}

}  // namespace
}  // namespace minewise
