#include <gtest/gtest.h>

#include "solver/decision.h"

namespace minewise {

namespace {

Decision opening(Basis basis) {
  return {{Move::Kind::Open, Cell{3}}, basis, {}, std::nullopt};
}

TEST(RuleWord, ReadsBack) {
  for (const Rule rule : {Rule::SinglePoint, Rule::Subset, Rule::Gaussian, Rule::Contradiction,
                          Rule::Groups, Rule::Exact, Rule::Count}) {
    EXPECT_EQ(find_rule(rule_word(rule)), rule);
  }
  EXPECT_EQ(rule_word(Rule::SinglePoint), "single-point");
  EXPECT_EQ(find_rule("luck"), std::nullopt);
  EXPECT_EQ(find_rule(""), std::nullopt);
}

TEST(BasisWord, ReadsBack) {
  for (const Basis basis :
       {Basis::Proof, Basis::Promise, Basis::Forced, Basis::Random, Basis::Probability}) {
    EXPECT_EQ(find_basis(basis_word(basis)), basis);
  }
  EXPECT_EQ(find_basis("hunch"), std::nullopt);
}

TEST(ActOn, OpensWhatIsSafe) {
  const Reason reason{Rule::SinglePoint, {Cell{1}}};
  const Decision decision = act_on({Cell{3}, Verdict::Safe, reason});
  EXPECT_EQ(decision.move, (Move{Move::Kind::Open, Cell{3}}));
  EXPECT_EQ(decision.basis, Basis::Proof);
  EXPECT_EQ(decision.reason, reason);
}

TEST(ActOn, FlagsMines) {
  EXPECT_EQ(act_on({Cell{3}, Verdict::Mine, {}}).move, (Move{Move::Kind::Flag, Cell{3}}));
}

TEST(Guess, IsACellOpenedWithoutProof) {
  EXPECT_TRUE(opening(Basis::Random).is_guess());
  EXPECT_TRUE(opening(Basis::Probability).is_guess());
  EXPECT_TRUE(opening(Basis::Forced).is_guess());
  EXPECT_FALSE(opening(Basis::Proof).is_guess());
  EXPECT_FALSE(opening(Basis::Promise).is_guess());
}

TEST(Guess, FlagIsNone) {
  EXPECT_FALSE((Decision{{Move::Kind::Flag, Cell{3}}, Basis::Random, {}}.is_guess()));
}

}  // namespace

}  // namespace minewise
