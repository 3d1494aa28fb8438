#include <gtest/gtest.h>

#include "review/person_critique.h"
#include "review/person_totals.h"
#include "support/written.h"

namespace minewise {

namespace {

using Kind = Click::Kind;

// Small boards, so that figures can be worked out by hand; cells count from 0, and clicks come a
// second after one another.
class Played {
 public:
  explicit Played(std::string_view cells, int width = 0) {
    const int count = static_cast<int>(cells.size());
    game_.shape = {width > 0 ? width : count, width > 0 ? count / width : 1};
    game_.layout = Layout(count);
    for (int i = 0; i < count; ++i) {
      if (cells[static_cast<std::size_t>(i)] == '*') game_.layout.place_mine(Cell{i});
    }
  }

  Played& click(Kind kind, int cell, bool is_wasted = false) {
    game_.clicks.push_back({.time_ms = game_.time_ms,
                            .cell = Cell{cell},
                            .kind = kind,
                            .is_wasted = is_wasted,
                            .hits_mine = false,
                            .opened = 0});
    game_.time_ms += 1000;
    return *this;
  }

  PersonCritique judge() const { return judge_person(game_); }
  const PersonGame& game() const { return game_; }

 private:
  PersonGame game_;
};

// 1 ? 1 ? ...: the first clue has its mine in cell 1, so cell 3 is safe by the clue in cell 2.
TEST(PersonCritique, ProofsLieUntilTheirCellIsOpened) {
  const PersonCritique critique = Played(".*...*.")
                                      .click(Kind::Open, 0)
                                      .click(Kind::Open, 2)
                                      .click(Kind::Open, 6)
                                      .click(Kind::Open, 3)
                                      .judge();
  const auto lying = std::ranges::find(critique.lying, Cell{3},
                                       [](const LyingProof& proof) { return proof.proof.cell; });
  ASSERT_NE(lying, critique.lying.end());
  EXPECT_EQ(lying->proof.reason.rule, Rule::SinglePoint);
  EXPECT_EQ(lying->since_click, 2u);
  EXPECT_EQ(lying->until_click, 4u);
  EXPECT_EQ(lying->lay_ms, 2000);
}

TEST(PersonCritique, AGuessBesideAProofIsAvoidable) {
  const PersonCritique critique =
      Played(".*...*.").click(Kind::Open, 0).click(Kind::Open, 2).click(Kind::Open, 6).judge();
  EXPECT_EQ(critique.clicks[0].move->judgement, Judgement::ByTheRules);
  EXPECT_EQ(critique.clicks[2].move->judgement, Judgement::Avoidable);
  EXPECT_EQ(critique.clicks[2].lying, 1);
  EXPECT_EQ(critique.forced, 1);  // cell 2: nothing was certain but the mine
  EXPECT_EQ(critique.avoidable, 1);
}

// The 1 in the middle has one mine around it, anywhere with 1/8. A chord beside a flag opens all
// the others, and so hits it unless it is under the flag.
TEST(PersonCritique, TheRiskOfAChordIsThatOfAllItsCells) {
  const PersonCritique critique = Played("..*......", 3)
                                      .click(Kind::Open, 4)
                                      .click(Kind::Flag, 8)
                                      .click(Kind::Chord, 4)
                                      .judge();
  EXPECT_NEAR(critique.clicks[2].risk(), 7. / 8, 1e-12);
  EXPECT_EQ(critique.clicks[2].move->judgement, Judgement::Riskier);
  EXPECT_NEAR(critique.clicks[2].move->least_risk(), 1. / 8, 1e-12);
  EXPECT_TRUE(critique.clicks[2].move->is_mine);
  EXPECT_EQ(critique.luck.stepped, 1);
}

// 1 ? ? ? ? ? ?, two mines: the second cell is one, and each of the other five is with 1/5.
TEST(PersonCritique, TheLeastRiskBesideAKnownMineIsThatOfTheBetterCell) {
  const PersonCritique opened = Played(".*...*.").click(Kind::Open, 0).click(Kind::Open, 1).judge();
  const PersonCritique chorded = Played("*..*...*..", 5)  // a flag in the wrong place
                                     .click(Kind::Open, 9)
                                     .click(Kind::Flag, 8)
                                     .click(Kind::Chord, 9)
                                     .judge();
  for (const PersonCritique* critique : {&opened, &chorded}) {
    double least = 0;
    for (const JudgedClick& click : critique->clicks) {
      if (!click.is_risk()) continue;
      EXPECT_EQ(click.move->least_risk(),
                click.move->better ? click.move->better_probability : click.risk());
      least += click.move->least_risk();
    }
    EXPECT_DOUBLE_EQ(critique->luck.least_expected, least);
    EXPECT_DOUBLE_EQ(critique->luck.best_survival, 1 - least);
  }
  EXPECT_EQ(opened.clicks[1].move->judgement, Judgement::KnownMine);
  EXPECT_EQ(opened.clicks[1].risk(), 1);
  EXPECT_NEAR(opened.clicks[1].move->least_risk(), 1. / 5, 1e-12);
  EXPECT_NEAR(opened.luck.needless.value(), 4. / 5, 1e-12);
}

// 1 1 over ? ?, one mine: a chord with the flag on the wrong one opens the other. Where the two are
// the only cells left, it is the safest there is.
TEST(PersonCritique, AChordAsSafeAsAnyCellIsItsOwnLeastRisk) {
  const PersonCritique critique = Played("..*.", 2)
                                      .click(Kind::Open, 0)
                                      .click(Kind::Open, 1)
                                      .click(Kind::Flag, 3)
                                      .click(Kind::Chord, 0)
                                      .judge();
  const JudgedMove& move = *critique.clicks[3].move;
  EXPECT_EQ(move.judgement, Judgement::Safest);
  EXPECT_FALSE(move.better);
  EXPECT_EQ(move.least_risk(), critique.clicks[3].risk());
}

TEST(PersonCritique, AFlagThatAChordUsesIsNotNeedless) {
  const PersonCritique critique = Played("*.....*")
                                      .click(Kind::Open, 1)
                                      .click(Kind::Flag, 0)
                                      .click(Kind::Flag, 6)
                                      .click(Kind::Chord, 1)
                                      .judge();
  EXPECT_FALSE(critique.clicks[1].is_needless);
  EXPECT_TRUE(critique.clicks[2].is_needless);
  EXPECT_EQ(critique.needless_flags, 1);
  EXPECT_EQ(critique.clicks[1].move->judgement, Judgement::UnprovedFlag);
}

TEST(PersonCritique, AFlagTakenBackFreesItsCell) {
  const PersonCritique critique = Played(".*.")
                                      .click(Kind::Open, 0)
                                      .click(Kind::Flag, 2)
                                      .click(Kind::Unflag, 2)
                                      .click(Kind::Open, 2)
                                      .judge();
  EXPECT_EQ(critique.clicks[3].move->judgement, Judgement::Certain);
  EXPECT_EQ(critique.risks, 0);
}

TEST(PersonCritique, EverySecondIsSpentOnSomething) {
  const Played played = Played(".*...*.")
                            .click(Kind::Open, 0)
                            .click(Kind::Open, 0, true)
                            .click(Kind::Flag, 1)
                            .click(Kind::Open, 2)
                            .click(Kind::Open, 3);
  const PersonCritique critique = played.judge();
  const auto spent = [&](Spent on) { return critique.spent_ms[std::to_underlying(on)]; };
  EXPECT_EQ(spent(Spent::Wasted), 1000);
  EXPECT_EQ(spent(Spent::Flag), 1000);
  EXPECT_EQ(spent(Spent::Guess), 1000);
  EXPECT_EQ(spent(Spent::SingleClue), 1000);
  EXPECT_EQ(spent(Spent::AfterLast), 1000);
  EXPECT_EQ(played.game().time_ms, 5000);
}

TEST(PersonTotals, SumUpGuessesAndRules) {
  const Played played =
      Played(".*...*.").click(Kind::Open, 0).click(Kind::Open, 2).click(Kind::Open, 6);
  PersonTotals totals;
  for (int i = 0; i < 6; ++i) totals.add("game", played.game(), played.judge());
  EXPECT_EQ(totals.games.size(), 6u);
  EXPECT_EQ(totals.risks, 12);
  EXPECT_EQ(totals.rules[std::to_underlying(Rule::SinglePoint)].missed, 6);
  EXPECT_EQ(totals.most_missed(), Rule::SinglePoint);
  ASSERT_TRUE(totals.avoided());
  EXPECT_NEAR(totals.avoided()->change, 0, 1e-9);
  EXPECT_FALSE(totals.pace());  // no game was won
}

}  // namespace

}  // namespace minewise
