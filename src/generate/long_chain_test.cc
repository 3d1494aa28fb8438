#include "generate/long_chain.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <set>

#include "game/dealer.h"
#include "generate/chain_meter.h"
#include "study/spread/threads.h"
#include "support/elsewhere.h"

namespace minewise {
namespace {

bool always(double) {
  return true;
}

LongChainRequest small_request(std::uint64_t boards) {
  return {{8, 8}, 10, {0, 3}, Solver::Subset, boards};
}

TEST(LongChain, TheSearchBeatsAsManyRandomBoards) {
  const LongChainRequest request = small_request(2000);
  const auto found = find_long_chain(request, Seed{1}, 0, serial_runner(), always);
  const auto chance = longest_of_random(request, Seed{1}, {0, 2000}, serial_runner(), always);
  ASSERT_TRUE(found && chance);
  EXPECT_GT(found->length, chance->longest);
  EXPECT_LE(found->looked_at, request.boards);
}

TEST(LongChain, TheBoardKeepsWhatWasAskedFor) {
  const LongChainRequest request = small_request(400);
  const TopologyPtr topology = make_topology(request.shape);
  const Cell first = request.shape.cell(request.first);
  for (std::uint64_t number = 0; number < 3; ++number) {
    const auto found = find_long_chain(request, Seed{7}, number, serial_runner(), always);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->layout.mines(), request.mines);
    EXPECT_FALSE(found->layout.has_mine(first));
    EXPECT_EQ(mines_around(found->layout, *topology, first), 0);
    ChainMeter meter(topology, means_of(request.solver));
    EXPECT_EQ(meter.measure(found->layout, first), found->length);
    EXPECT_TRUE(meter.is_cleared());
    EXPECT_EQ(meter.longest().travel, found->travel);
  }
}

TEST(LongChain, TheSeedDecidesAndNotTheThreads) {
  const LongChainRequest request = small_request(400);
  const auto found = [&](std::uint64_t number, int jobs) {
    return find_long_chain(request, Seed{3}, number, Threads(jobs), always)->layout;
  };
  EXPECT_EQ(found(0, 1), found(0, 3));
  EXPECT_NE(found(0, 1), found(1, 1));
  const auto one = longest_of_random(request, Seed{3}, {0, 300}, serial_runner(), always);
  const auto three = longest_of_random(request, Seed{3}, {0, 300}, Threads(3), always);
  EXPECT_EQ(one->longest, three->longest);
  EXPECT_EQ(one->sum, three->sum);
  EXPECT_EQ(three->boards, 300u);
}

TEST(LongChain, IsTheBestOfItsRunsOneByOne) {
  const LongChainRequest request{{8, 8}, 10, {0, 0}, Solver::Exact, 402};
  std::optional<LongChainBoard> best;
  RandomChains parts;
  for (std::uint64_t run = 0; run < kLongChainRuns; ++run) {
    const auto found = run_long_chain(request, Seed{3}, 0, run, [] { return true; }).best;
    if (found && (!best || found->length > best->length)) best = found;
    const GameRange boards{300 * run / kLongChainRuns, 300 * (run + 1) / kLongChainRuns};
    parts.add(longest_of_random(request, Seed{3}, boards, serial_runner(), always).value());
  }
  const auto whole = find_long_chain(request, Seed{3}, 0, serial_runner(), always);
  ASSERT_TRUE(best && whole);
  EXPECT_EQ(best->layout, whole->layout);
  const auto chance = longest_of_random(request, Seed{3}, {0, 300}, serial_runner(), always);
  EXPECT_EQ(parts.sum, chance->sum);
  EXPECT_EQ(parts.boards, 300u);
}

TEST(LongChain, BoardsOfSeveralNumbersComeInOrder) {
  const LongChainRequest request = small_request(400);
  const Elsewhere elsewhere(answer_long_chains(request, Seed{3}, [] { return true; }));
  const Threads threads(3);
  for (const Runner* runner : std::initializer_list<const Runner*>{&threads, &elsewhere}) {
    std::uint64_t number = 5;
    const auto take = [&](const std::optional<LongChainBoard>& board) {
      const auto alone = find_long_chain(request, Seed{3}, number++, serial_runner(), always);
      EXPECT_EQ(board->layout, alone->layout);
      EXPECT_EQ(board->travel, alone->travel);
      EXPECT_EQ(board->looked_at, alone->looked_at);
      return true;
    };
    EXPECT_TRUE(find_long_chains(request, Seed{3}, {5, 8}, *runner, always, take));
    EXPECT_EQ(number, 8u);
  }
}

TEST(LongChain, NoBoardIsTakenAfterTheLastThatWasWanted) {
  const LongChainRequest request = small_request(40);
  int taken = 0;
  const auto take = [&](const std::optional<LongChainBoard>&) { return ++taken < 2; };
  EXPECT_FALSE(find_long_chains(request, Seed{3}, {0, 5}, Threads(2), always, take));
  EXPECT_EQ(taken, 2);
}

TEST(LongChain, RandomBoardsAreTheSameElsewhere) {
  const LongChainRequest request = small_request(1);
  const Elsewhere elsewhere(answer_long_chains(request, Seed{3}, [] { return true; }));
  double done = 0;
  const auto told = [&](double share) {
    done = share;
    return true;
  };
  const auto there = longest_of_random(request, Seed{3}, {10, 200}, elsewhere, told);
  const auto here = longest_of_random(request, Seed{3}, {10, 200}, serial_runner(), always);
  ASSERT_TRUE(here && there);
  EXPECT_EQ(there->boards, 190u);
  EXPECT_EQ(there->sum, here->sum);
  EXPECT_EQ(there->cleared, here->cleared);
  EXPECT_EQ(there->longest, here->longest);
  EXPECT_EQ(there->longest_cleared, here->longest_cleared);
  EXPECT_EQ(done, 1) << "what was looked at elsewhere counts";
}

TEST(LongChain, WhoHelpsHasTheSameRequest) {
  const auto identity = [](const LongChainRequest& request, Seed seed) {
    return answer_long_chains(request, seed, [] { return true; }).identity;
  };
  LongChainRequest request = small_request(40);
  std::set<std::uint64_t> identities{identity(request, Seed{1}), identity(request, Seed{2})};
  request.version = "2";
  identities.insert(identity(request, Seed{1}));
  request.solver = Solver::Exact;
  identities.insert(identity(request, Seed{1}));
  request.boards = 41;
  identities.insert(identity(request, Seed{1}));
  request.first = {1, 1};
  identities.insert(identity(request, Seed{1}));
  EXPECT_EQ(identities.size(), 6u);
}

TEST(LongChain, MoreBoardsNeverMeanMoreThanWereAllowed) {
  for (const std::uint64_t boards : {1u, 2u, 3u, 5u, 9u}) {
    const auto found = find_long_chain({{6, 6}, 0, {0, 0}, Solver::Basic, boards}, Seed{1}, 0,
                                       serial_runner(), always);
    ASSERT_TRUE(found) << "without mines, the first cell clears the board";
    EXPECT_LE(found->looked_at, boards);
    EXPECT_EQ(found->length, 0);
  }
}

TEST(LongChain, StopsWhenItIsTold) {
  LongChainRequest request = small_request(1'000'000'000);
  int asked = 0;
  const auto stop = [&](double) { return ++asked < 10; };
  EXPECT_FALSE(find_long_chain(request, Seed{1}, 0, serial_runner(), stop));
  asked = 0;
  EXPECT_FALSE(longest_of_random(request, Seed{1}, {0, 1'000'000'000}, serial_runner(), stop));
}

TEST(LongChain, RefusesWhatDoesNotFit) {
  EXPECT_FALSE(check_request({{4, 4}, 3, {4, 0}, Solver::Basic, 1}));
  EXPECT_FALSE(check_request({{4, 4}, 13, {0, 0}, Solver::Basic, 1}));
  EXPECT_TRUE(check_request({{4, 4}, 12, {0, 0}, Solver::Basic, 1}));
}

}  // namespace
}  // namespace minewise
