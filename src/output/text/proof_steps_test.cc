#include "output/text/proof_steps.h"

#include <gtest/gtest.h>

#include "support/board.h"

namespace minewise {
namespace {

std::string proof_in(std::string_view text, Place place, Verdict verdict) {
  const Position position = drawn_position(text);
  const View view = view_of(position);
  const auto proof = find_proof(view, position.shape.cell(place), verdict);
  return proof ? tell_proof(*proof, {view, position.shape}) : "none";
}

TEST(ProofText, OneClue) {
  EXPECT_EQ(proof_in("1 ? 0", {0, 1}, Verdict::Mine),
            "  1. (0,1) is a mine: the 1 at (0,0) needs every cell it has left.\n"
            "1 step; there is no shorter proof.\n");
}

TEST(ProofText, AClueOfNoMineSaysWhatItsDeductionSays) {
  EXPECT_EQ(proof_in("0 ? 1", {0, 1}, Verdict::Safe),
            "  1. (0,1) is safe: the 0 at (0,0) touches no mine.\n"
            "1 step; there is no shorter proof.\n");
}

TEST(ProofText, TwoCluesCompared) {
  EXPECT_EQ(proof_in("? ? ?\n1 1 _\n", {0, 2}, Verdict::Safe),
            "  1. (0,2) is safe: the mines that the 1 at (1,1) still lacks are among the cells it "
            "shares with the 1 at (1,0).\n"
            "1 step; there is no shorter proof.\n");
  EXPECT_EQ(proof_in("? ? ? ?\n_ 2 1 _\n", {0, 0}, Verdict::Mine),
            "  1. (0,0) is a mine: the 2 at (1,1) needs every cell left that it does not share "
            "with the 1 at (1,2).\n"
            "1 step; there is no shorter proof.\n");
}

TEST(ProofText, ASuppositionAndItsClash) {
  EXPECT_EQ(proof_in("? 2 ?\n2 ? 2\n_ ? _\n", {0, 2}, Verdict::Mine),
            "     Suppose (0,2) is safe.\n"
            "    1. Then (0,0) is a mine: the 2 at (0,1) needs every cell it has left.\n"
            "    2. That cannot be: among the cells next to both, the 2 at (1,2) would need more "
            "mines than the 2 at (1,0) allows.\n"
            "     So (0,2) is a mine.\n"
            "2 steps; there is no shorter proof.\n");
}

TEST(ProofText, ASuppositionWithinAnotherAndTheNumberOfMines) {
  EXPECT_EQ(
      proof_in("mines 7\n??3?2\n?5???\n?????\n", {2, 3}, Verdict::Safe),
      "     Suppose (2,3) is a mine.\n"
      "       Suppose further that (1,4) is a mine.\n"
      "      1. Then (0,3) and (1,3) are safe: the 5 at (1,1) takes all mines that are left.\n"
      "      2. That cannot be: the 3 at (0,2) would have too few mines.\n"
      "       So (1,4) is safe.\n"
      "    3. Then (0,3) and (1,3) are mines: the 2 at (0,4) needs every cell it has left.\n"
      "    4. That cannot be: with those that the 5 at (1,1) needs, the board would have too "
      "many mines.\n"
      "     So (2,3) is safe.\n"
      "4 steps, the shortest proof found; there may be a shorter one.\n");
}

TEST(ProofText, AClueThatIsNotTheNumberSaysItsBound) {
  EXPECT_EQ(proof_in("clues optimistic\n? 2 ?", {0, 0}, Verdict::Mine),
            "  1. (0,0) is a mine: the 2 at (0,1) needs every cell it has left.\n"
            "1 step; there is no shorter proof.\n");
  EXPECT_EQ(proof_in("clues optimistic\n? ? _\n? 3 _\n_ _ _\n", {0, 0}, Verdict::Mine),
            "  1. (0,0) is a mine: the 3 at (1,1) (3 or more) needs every cell it has left.\n"
            "1 step; there is no shorter proof.\n");
}

}  // namespace
}  // namespace minewise
