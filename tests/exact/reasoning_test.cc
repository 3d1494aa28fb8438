// The arrangements that analyze shows are those of the oracle: their shares add up to its
// probabilities, their ways and weights to its layouts. And what it says an agent would open is
// what the agent opens.
#include "solver/reasoning.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <tuple>

#include "agents/registry.h"
#include "exact/judge.h"
#include "exact/random_positions.h"
#include "support/board.h"
#include "support/rounds.h"

namespace minewise {
namespace {

constexpr double kNear = 1e-9;
constexpr std::size_t kAll = 1'000'000;

void expect_sums(const FrontierPart& part, const Truth& truth, bool counts_layouts) {
  ASSERT_TRUE(part.list->looked_at_all);
  ASSERT_TRUE(part.arrangements);
  std::vector<double> mines(part.regions.size(), 0);
  double shares = 0;
  BigInt ways = 0, layouts = 0, counted = 0;
  for (const Arrangement& each : part.list->listed) {
    shares += each.share;
    ways += each.ways;
    if (each.weight) layouts += each.ways * *each.weight;
    for (std::size_t r = 0; r < mines.size(); ++r) mines[r] += each.share * each.mines_in[r];
  }
  for (const BigInt& count : part.arrangements->count) counted += count;
  EXPECT_NEAR(shares, 1, kNear);
  EXPECT_EQ(ways, counted);
  if (counts_layouts) {
    EXPECT_EQ(layouts, BigInt(truth.layouts));
  }
  for (std::size_t r = 0; r < mines.size(); ++r) {
    for (const Cell cell : part.regions[r]) {
      const double wanted = truth.mine_probability[cell.at()];
      EXPECT_NEAR(mines[r] / static_cast<double>(part.regions[r].size()), wanted, kNear);
      EXPECT_NEAR(part.mine_probability[r], wanted, kNear);
    }
  }
}

void expect_true(const Seen& seen) {
  SCOPED_TRACE(seen.drawing());
  const Truth truth = truth_of(seen);
  if (truth.layouts == 0) return;
  const FrontierParts found = find_parts(seen.view, kAll, true);
  const bool counts_layouts = !why_no_layouts(seen.view) && !has_a_safe_cell_left(seen.view);
  for (const FrontierPart& part : found.parts) expect_sums(part, truth, counts_layouts);
}

using Case = std::tuple<Grid, std::string>;  // grid, clues

class ArrangementsOfSmallBoards : public ::testing::TestWithParam<Case> {
 protected:
  Rng rng(std::string_view name) const {
    return Rng(Seed{31}, Digest(name).add(grid_word(grid())).add(clues()));
  }
  Grid grid() const { return std::get<0>(GetParam()); }
  const std::string& clues() const { return std::get<1>(GetParam()); }
};

TEST_P(ArrangementsOfSmallBoards, AddUpToTheOracles) {
  Rng random = rng("arrangements");
  for (int i = 0; i < rounds(60); ++i) {
    expect_true(random_midgame(grid(), clues(), 12, random));
    expect_true(random_pasted(grid(), clues(), 12, random));
  }
}

// Every equation and every settled row holds in every layout that explains the view.
TEST_P(ArrangementsOfSmallBoards, SatisfyEveryEquationAndRow) {
  Rng random = rng("equations");
  for (int i = 0; i < rounds(40); ++i) {
    const Seen seen = random_pasted(grid(), clues(), 10, random);
    SCOPED_TRACE(seen.drawing());
    const auto layouts = layouts_of(seen);
    if (layouts.empty()) continue;
    const KnowledgeBase base = find_knowledge_base(seen.view, kAll);
    const Elimination rows = find_rows(seen.view, kAll);
    for (const auto& each : layouts) {
      for (const auto* list : {&base.clues, &base.derived}) {
        for (const HeldEquation& equation : *list) {
          const auto mines = std::ranges::count_if(
              equation.cells, [&](Cell cell) { return each.has_mine(cell.index); });
          EXPECT_GE(mines, equation.least) << equation.number;
          EXPECT_LE(mines, equation.most) << equation.number;
        }
      }
      for (const RowGroup& group : rows.groups) {
        for (const SettledRow& settled : group.settled) {
          for (const auto& [cell, factor] : settled.row.cells) {
            EXPECT_EQ(each.has_mine(cell.index), settled.is_mine(factor));
          }
        }
      }
    }
  }
}

TEST_P(ArrangementsOfSmallBoards, AgentsOpenWhatTheyAreSaidToOpen) {
  Rng random = rng("agents");
  for (int i = 0; i < rounds(30); ++i) {
    const Seen seen = random_pasted(grid(), clues(), 12, random);
    SCOPED_TRACE(seen.drawing());
    if (truth_of(seen).layouts == 0) continue;
    for (const AgentChoice& choice : find_choices(seen.view, kAll).agents) {
      const auto agent = must(parse_agent(choice.agent)).make();
      agent->start(seen.view);
      const Decision decision = agent->decide(seen.view, random);
      if (decision.move.kind != Move::Kind::Open) continue;  // it flags first
      EXPECT_TRUE(std::ranges::binary_search(choice.cells, decision.move.cell)) << choice.agent;
      EXPECT_EQ(decision.basis == Basis::Proof, choice.is_proved) << choice.agent;
    }
  }
}

std::string case_name(const ::testing::TestParamInfo<Case>& info) {
  std::string name(grid_word(std::get<0>(info.param)));
  name += "_" + std::get<1>(info.param);
  for (char& c : name) c = std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  return name;
}

INSTANTIATE_TEST_SUITE_P(Every, ArrangementsOfSmallBoards,
                         ::testing::Combine(::testing::ValuesIn(kGrids),
                                            ::testing::ValuesIn(kClueWords)),
                         case_name);

}  // namespace
}  // namespace minewise
