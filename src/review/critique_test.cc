#include <gtest/gtest.h>

#include <cmath>
#include <utility>

#include "game/play_game.h"
#include "output/text/explain.h"
#include "review/critique.h"
#include "support/written.h"

namespace minewise {

namespace {

// The boards are single rows, so that figures can be worked out by hand; cells are counted from 0.
Critique judged(std::string_view layout, std::string_view rules, std::vector<Decision> decisions) {
  return must(critique(game_by_script(layout, rules, std::move(decisions))));
}

constexpr std::string_view kClassic = "classic first=0,1 cascade=no";
constexpr std::string_view kSurvival = "survival count=shown first=0,1";

// ? 1 ?, one mine: nothing to choose between.
TEST(Critique, AnEvenGuessIsFairWhetherItSucceedsOrNot) {
  const Critique won = judged("* . .", kClassic, {guess_open(2)});
  EXPECT_EQ(won.moves[1].judgement, Judgement::Safest);
  EXPECT_DOUBLE_EQ(won.moves[1].mine_probability, 0.5);
  EXPECT_DOUBLE_EQ(won.moves[1].least_risk(), 0.5);
  EXPECT_FALSE(won.moves[1].better);
  EXPECT_DOUBLE_EQ(won.luck.luckier_than.value(), 0.75);
  EXPECT_DOUBLE_EQ(won.luck.needless.value(), 0);

  const Critique lost = judged("* . .", kClassic, {guess_open(0)});
  EXPECT_EQ(lost.total(Judgement::Safest).mines, 1);
  EXPECT_DOUBLE_EQ(lost.luck.luckier_than.value(), 0.25);
}

// ? 1 ? ? ?, one mine: it is beside the clue, so the last two are safe by the number of mines.
TEST(Critique, AGuessIsAvoidableWhereTheMineCountKnowsASafeCell) {
  const Critique critique = judged("* . . . .", kClassic, {guess_open(0)});
  const JudgedMove& guess = critique.moves[1];
  EXPECT_EQ(guess.judgement, Judgement::Avoidable);
  EXPECT_DOUBLE_EQ(guess.mine_probability, 0.5);
  EXPECT_EQ(guess.least_risk(), 0);
  EXPECT_EQ(guess.better, Cell{3});
  const Deduction& proof = critique.proofs[guess.proof.value()];
  EXPECT_EQ(proof.reason.rule, Rule::Count);
  EXPECT_EQ(explain(proof, {critique.shown, Shape{5, 1}}),
            "(0,3) is safe: with the mines that are left, every layout agrees");
  EXPECT_DOUBLE_EQ(critique.luck.needless.value(), 1);
}

// 1 ? 1 ? ? ?: the first clue's mine is the second's as well, so the cell after it is safe by one
// clue. All layouts agree on that too, but it is the simplest rule that is named.
TEST(Critique, TheProofIsTheSimplest) {
  const Critique critique =
      judged(". * . . . *", "classic first=0,0 cascade=no", {guess_open(2), guess_open(5)});
  const JudgedMove& guess = critique.moves[2];
  ASSERT_EQ(guess.judgement, Judgement::Avoidable);
  EXPECT_EQ(guess.better, Cell{3});
  EXPECT_EQ(critique.proofs[guess.proof.value()].reason, (Reason{Rule::SinglePoint, {Cell{2}}}));
}

// ? 1 ? ? ? ?, two mines: beside the clue 1/2, elsewhere 1/3.
TEST(Critique, AGuessIsRiskierWhereASaferCellIs) {
  const Critique critique = judged("* . . * . .", kClassic, {guess_open(0)});
  const JudgedMove& guess = critique.moves[1];
  EXPECT_EQ(guess.judgement, Judgement::Riskier);
  EXPECT_DOUBLE_EQ(guess.mine_probability, 0.5);
  EXPECT_EQ(guess.better, Cell{5});  // with the fewest neighbours of the three
  EXPECT_NEAR(guess.better_probability, 1. / 3, 1e-12);
  EXPECT_NEAR(critique.luck.needless.value(), 1. / 3, 1e-12);
  EXPECT_NEAR(critique.luck.best_survival, 2. / 3, 1e-12);
}

TEST(Critique, AMineThatIsKnownNeedNotBeOpened) {
  const Critique critique = judged(". *", "survival first=0,0", {guess_open(1)});
  const JudgedMove& blunder = critique.moves[1];
  EXPECT_EQ(blunder.judgement, Judgement::KnownMine);
  EXPECT_EQ(blunder.mine_probability, 1);
  EXPECT_EQ(blunder.least_risk(), 0);
  EXPECT_FALSE(blunder.better);
  EXPECT_EQ(critique.proofs[blunder.proof.value()],
            (Deduction{Cell{1}, Verdict::Mine, {Rule::SinglePoint, {Cell{0}}}}));
  EXPECT_FALSE(critique.luck.figure);
}

// The least risk is that of the better cell, whatever the cell itself was, and luck is reckoned
// with it.
void expect_one_least_risk(const Critique& critique) {
  double least = 0, best_survival = 1;
  for (const JudgedMove& move : critique.moves) {
    if (!move.is_risk()) continue;
    EXPECT_LE(move.least_risk(), move.mine_probability);
    if (move.better) {
      EXPECT_EQ(move.least_risk(), move.better_probability);
    } else if (move.judgement != Judgement::KnownMine) {
      EXPECT_EQ(move.least_risk(), move.mine_probability);
    }
    least += move.least_risk();
    best_survival *= 1 - move.least_risk();
  }
  EXPECT_DOUBLE_EQ(critique.luck.least_expected, least);
  EXPECT_DOUBLE_EQ(critique.luck.best_survival, best_survival);
}

// 1 ? ? ? ? ? ?, two mines: the second cell is one, and each of the other five is with 1/5. With a
// clue in the third cell the fourth is safe.
TEST(Critique, TheLeastRiskBesideAKnownMineIsThatOfTheBetterCell) {
  const Critique lost = judged(". * . . . * .", "classic first=0,0 cascade=no", {guess_open(1)});
  const JudgedMove& blunder = lost.moves[1];
  EXPECT_EQ(blunder.judgement, Judgement::KnownMine);
  ASSERT_TRUE(blunder.better);
  EXPECT_NEAR(blunder.better_probability, 1. / 5, 1e-12);
  EXPECT_NEAR(blunder.least_risk(), 1. / 5, 1e-12);
  EXPECT_NEAR(lost.luck.best_survival, 4. / 5, 1e-12);
  EXPECT_NEAR(lost.luck.needless.value(), 4. / 5, 1e-12);

  const Critique beside_safe =
      judged(". * . . . * .", "classic first=0,0 cascade=no", {guess_open(2), guess_open(1)});
  EXPECT_EQ(beside_safe.moves[2].judgement, Judgement::KnownMine);
  EXPECT_EQ(beside_safe.moves[2].better, Cell{3});
  EXPECT_EQ(beside_safe.moves[2].least_risk(), 0);
  expect_one_least_risk(lost);
  expect_one_least_risk(beside_safe);
}

// After a mine that was stepped on, the others are fewer: 1 M ? ? ? ? ? has one mine in five cells.
TEST(Critique, TheLeastRiskCountsTheMinesSteppedOn) {
  const Critique critique = judged(
      ". * . . . * .", "survival count=shown first=0,0 cascade=no",
      {guess_open(1), guess_open(5), guess_open(2), guess_open(3), guess_open(4), guess_open(6)});
  EXPECT_EQ(critique.moves[1].judgement, Judgement::KnownMine);
  EXPECT_NEAR(critique.moves[1].least_risk(), 1. / 5, 1e-12);
  EXPECT_NEAR(critique.moves[2].mine_probability, 1. / 5, 1e-12);
  EXPECT_NEAR(critique.moves[2].least_risk(), 1. / 5, 1e-12);
  expect_one_least_risk(critique);
}

TEST(Critique, HasOneLeastRiskInAllGames) {
  int known = 0;
  for (int number = 0; number < 8; ++number) {
    for (const std::string_view board : {"5x5/6 survival count=shown", "5x5/6 classic",
                                         "4x4@0.4 survival", "4x4/6 survival clues=cautious"}) {
      const Critique critique = must(
          minewise::critique(game_by("random", fmt::format("{} seed=5 game={}", board, number))));
      expect_one_least_risk(critique);
      for (const JudgedMove& move : critique.moves) {
        known += move.judgement == Judgement::KnownMine && move.least_risk() > 0;
      }
    }
  }
  EXPECT_GT(known, 0);
}

TEST(Critique, AGuessAtACellThatIsCertainIsNoRisk) {
  const Critique critique =
      judged("* . . . .", kClassic, {guess_open(3), guess_open(4), guess_open(2)});
  for (std::size_t i = 1; i <= 3; ++i) {
    EXPECT_EQ(critique.moves[i].judgement, Judgement::Certain);
    EXPECT_EQ(critique.moves[i].mine_probability, 0);
  }
  EXPECT_EQ(critique.luck.expected, 0);
}

TEST(Critique, AClaimOfProofIsNone) {
  const Critique critique = judged("* . .", kClassic, {prove_safe(2, Cell{1})});
  EXPECT_EQ(critique.moves[1].judgement, Judgement::Safest);
  EXPECT_DOUBLE_EQ(critique.luck.expected, 0.5);
}

TEST(Critique, TheRulesAnswerForTheFirstCell) {
  const Critique promised = must(critique(game_by("random", "5x5/4 classic seed=3")));
  EXPECT_EQ(promised.moves[0].judgement, Judgement::ByTheRules);
  EXPECT_EQ(promised.moves[0].mine_probability, 0);

  const Critique prescribed = judged("* .", "classic first=0,0", {});
  EXPECT_EQ(prescribed.moves[0].judgement, Judgement::ByTheRules);
  EXPECT_DOUBLE_EQ(prescribed.moves[0].mine_probability, 0.5);
  EXPECT_EQ(prescribed.total(Judgement::ByTheRules).mines, 1);
  EXPECT_EQ(prescribed.luck.stepped, 0);
  EXPECT_FALSE(prescribed.luck.figure);
}

TEST(Critique, AFlagIsProvedOrNot) {
  const Critique proved = judged(". *", "survival first=0,0", {claim_mine(1)});
  EXPECT_EQ(proved.moves[1].judgement, Judgement::ProvedFlag);
  const Critique guessed = judged("* . .", kSurvival, {claim_mine(0), guess_open(2)});
  EXPECT_EQ(guessed.moves[1].judgement, Judgement::UnprovedFlag);
  EXPECT_DOUBLE_EQ(guessed.moves[1].mine_probability, 0.5);
  EXPECT_EQ(guessed.total(Judgement::UnprovedFlag).mines, 1);
  EXPECT_EQ(guessed.moves[2].judgement, Judgement::Safest) << "a flag is no evidence";
}

TEST(Critique, AWrongFlagMisleadsNobodyElse) {
  const Critique critique = judged("* . .", kSurvival, {claim_mine(2), guess_open(0)});
  EXPECT_FALSE(critique.moves[1].is_mine);
  EXPECT_EQ(critique.moves[2].judgement, Judgement::Safest);
  EXPECT_DOUBLE_EQ(critique.moves[2].mine_probability, 0.5);
}

// ? 1 ? F F and ? 1 ? F F F: what is flagged cannot be opened, so it is no better cell.
TEST(Critique, AFlaggedCellIsNoAlternative) {
  const Critique safe =
      judged("* . . . .", kSurvival, {claim_mine(3), guess_open(0), guess_open(2), guess_open(4)});
  EXPECT_EQ(safe.moves[2].better, Cell{4});
  const Critique none =
      judged("* . . * . .", kSurvival,
             {claim_mine(3), claim_mine(4), claim_mine(5), guess_open(0), guess_open(2)});
  EXPECT_EQ(none.moves[4].judgement, Judgement::Safest);
  const Critique one =
      judged("* . . * . .", kSurvival,
             {claim_mine(3), claim_mine(5), guess_open(0), guess_open(2), guess_open(4)});
  EXPECT_EQ(one.moves[3].judgement, Judgement::Riskier);
  EXPECT_EQ(one.moves[3].better, Cell{4});
}

TEST(Critique, RefusesWhatDoesNotReplay) {
  Transcript transcript = game_by("basic", "5x5/4 survival seed=3");
  transcript.result.moves += 1;
  EXPECT_NE(error_of(critique(transcript)).find("another result"), std::string::npos);
}

TEST(Critique, RefusesAGivenLayoutThatTheRulesExclude) {
  for (const auto& [moves, line] : {std::pair("open 0,0 -> mine : random\n"
                                              "open 0,1 -> 1 : random\n",
                                              4),
                                    std::pair("open 0,1 -> 1 : random\n"
                                              "open 0,0 -> mine : random\n",
                                              5)}) {
    const std::string text = fmt::format(
        "minewise transcript 1\ngame 2x1@0 survival seed=1\nagent me\n{}"
        "layout given\n* .\nresult score 0 won 0 stepped 1 guesses 2 moves 2 wrong_flags 0\n",
        moves);
    EXPECT_EQ(error_of(critique(must(parse_transcript(text)))),
              fmt::format("line {}: no layout that the rules allow explains this game", line));
  }
}

TEST(Critique, TellsHowFarItHasCome) {
  double last = 0;
  const auto rises = [&](double done) {
    EXPECT_GT(done, last);
    last = done;
  };
  must(critique(game_by("basic", "5x5/4 survival seed=3"), rises));
  EXPECT_EQ(last, 1);
}

// What every agent's games come to.
class CritiqueOf : public ::testing::TestWithParam<std::string> {};

constexpr std::string_view kBoards[] = {
    "9x9/20 survival count=shown",
    "9x9/10 classic",
    "9x9@0.2 survival topology=torus",
    "9x9/16 survival count=shown topology=hex first=zero",
    "8x8/10 survival count=shown clues=withheld:0.2",
    "6x6@0.2 survival clues=optimistic",
};

TEST_P(CritiqueOf, ProofsHoldAndMinesComeAsExpected) {
  double surprise = 0, variance = 0;
  for (const std::string_view board : kBoards) {
    for (int number = 0; number < 20; ++number) {
      const Transcript game = game_by(GetParam(), fmt::format("{} seed=5 game={}", board, number));
      const Critique critique = must(minewise::critique(game));
      for (std::size_t i = 0; i < game.steps.size(); ++i) {
        if (game.steps[i].decision.basis != Basis::Proof) continue;
        const Judgement judgement = critique.moves[i].judgement;
        EXPECT_TRUE(judgement == Judgement::Certain || judgement == Judgement::ProvedFlag);
      }
      EXPECT_EQ(critique.luck.stepped, game.result.stepped);
      surprise += critique.luck.expected - critique.luck.stepped;
      variance += critique.luck.deviation * critique.luck.deviation;
    }
  }
  EXPECT_GT(variance, 0);
  EXPECT_LT(std::abs(surprise), 3.5 * std::sqrt(variance));
}

INSTANTIATE_TEST_SUITE_P(Agents, CritiqueOf,
                         ::testing::Values("random", "basic", "double", "triple-risk", "exact"),
                         [](const auto& agent) {
                           return agent.param == "triple-risk" ? "triple_risk" : agent.param;
                         });

TEST(Critique, TheExactAgentTakesNoNeedlessRisk) {
  for (const std::string_view board : kBoards) {
    for (int number = 0; number < 40; ++number) {
      const Transcript game = game_by("exact", fmt::format("{} seed=6 game={}", board, number));
      const Critique critique = must(minewise::critique(game));
      if (!critique.exact) continue;
      EXPECT_EQ(critique.luck.needless.value_or(0), 0) << format_game_id(game.id);
      EXPECT_EQ(critique.total(Judgement::UnprovedFlag).moves, 0);
      EXPECT_EQ(
          critique.total(Judgement::Safest).moves + critique.total(Judgement::ByTheRules).moves,
          game.result.guesses + (game.id.rules.first.promise != Promise::None))
          << format_game_id(game.id);
    }
  }
}

// The game counts what the player opened without proof, the critique what was a risk. The parts
// say where the two differ.
TEST(CountGuesses, AgreesWithTheGameAndItsPartsAddUp) {
  int safe = 0, at_risk = 0, by_the_rules = 0;
  for (const std::string_view agent : {"random", "basic", "local", "exact"}) {
    for (const std::string_view id :
         {"8x8/12 survival seed=3", "7x7/9 survival count=shown seed=44", "9x9/10 classic seed=7",
          "6x6/8 survival topology=torus clues=withheld:0.3 first=0,0 seed=3"}) {
      const Transcript transcript = game_by(agent, id);
      const Critique judged = must(critique(transcript));
      const Guesses guesses = count_guesses(transcript, judged);
      EXPECT_EQ(guesses.all, transcript.result.guesses) << agent << " " << id;
      EXPECT_EQ(guesses.all, guesses.at_risk + guesses.safe + guesses.by_the_rules) << agent;
      int risks = 0;
      for (const JudgedMove& move : judged.moves) risks += move.is_risk();
      EXPECT_EQ(risks, guesses.at_risk + guesses.claimed) << agent << " " << id;
      safe += guesses.safe;
      at_risk += guesses.at_risk;
      by_the_rules += guesses.by_the_rules;
    }
  }
  EXPECT_GT(safe, 0);
  EXPECT_GT(at_risk, 0);
  EXPECT_GT(by_the_rules, 0);
}

TEST(CountGuesses, AFalseClaimOfProofIsNoGuessButARisk) {
  const Transcript transcript = game_by_script("* . .", kClassic, {prove_safe(2, Cell{1})});
  const Guesses guesses = count_guesses(transcript, must(critique(transcript)));
  EXPECT_EQ(guesses.claimed, 1);
  EXPECT_EQ(guesses.at_risk, 0);
}

// 1 ? ?
// ? ? ?   three mines: the middle is safest, but a cell beside a clue wins four games of nine, and
// ? ? 1   the middle only three.
TEST(Critique, AGuessOfAnEndgameIsJudgedByItsExactChance) {
  const Critique critique = judged(". . *\n. * .\n* . .\n", "classic first=0,0 cascade=no",
                                   {guess_open(8), guess_open(4)});
  const JudgedMove& guess = critique.moves[2];
  EXPECT_EQ(guess.judgement, Judgement::Safest);
  ASSERT_TRUE(guess.worth);
  EXPECT_EQ(guess.worth->by, WeighedBy::Endgame);
  EXPECT_FALSE(guess.worth->counts_mines || guess.worth->is_best());
  EXPECT_DOUBLE_EQ(guess.worth->value->decimal(), 1 / 3.0);
  EXPECT_DOUBLE_EQ(guess.worth->best_value->decimal(), 4 / 9.0);
  EXPECT_DOUBLE_EQ(guess.worth->kept, 0.75);
  EXPECT_DOUBLE_EQ(guess.worth->best_probability, 4 / 9.0);
}

Transcript played_by(const AgentSpec& spec, std::string_view id_text) {
  const GameId id = must(parse_game_id(id_text, Seed{1}));
  Game game(id, make_topology(id.shape()));
  const auto agent = spec.make();
  Rng rng = rng_for(spec, id);
  Recorder recorder;
  const Trial trial = play_game(*agent, game, rng, &recorder);
  return recorder.transcript(game, spec.name(), trial);
}

TEST(Critique, TheChampionsOwnGuessesAreTheBest) {
  const AgentSpec champion = must(parse_agent("champion"));
  for (const char* id : {"30x16/99 classic first=safe:0,0 seed=7", "9x9/18 classic seed=2",
                         "9x9/20 survival count=shown seed=7"}) {
    const Critique critique = must(minewise::critique(played_by(champion, id)));
    EXPECT_GT(critique.worth.guesses(), 0) << id;
    EXPECT_EQ(critique.worth.best, critique.worth.guesses()) << id;
    EXPECT_EQ(critique.worth.by[std::to_underlying(WeighedBy::Safety)], 0) << id;
    EXPECT_EQ(critique.worth.kept, 1) << id;
    EXPECT_EQ(critique.worth.more, 0) << id;
  }
}

// With clues that tell nothing, only the safety of a guess is known.
TEST(Critique, WithoutExactCluesSafetyJudges) {
  const Critique critique =
      judged("* . . . .", "classic first=0,1 cascade=no clues=withheld:1", {guess_open(0)});
  for (const JudgedMove& judged : critique.moves) {
    if (judged.worth) {
      EXPECT_EQ(judged.worth->by, WeighedBy::Safety);
    }
  }
  EXPECT_GT(critique.worth.guesses(), 0);
}

}  // namespace

}  // namespace minewise
