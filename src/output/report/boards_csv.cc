#include "output/report/boards_csv.h"

#include <fmt/format.h>

#include "core/layout_set.h"
#include "game/board_value.h"
#include "generate/clumping.h"

namespace minewise {

std::string dealt_head() {
  return "board,mines,3bv,clumping\n";
}

std::string dealt_row(std::uint64_t number, const Layout& layout, const Topology& topology) {
  return fmt::format("{},{},{},{:.6g}\n", number, layout.mines(), count_3bv(layout, topology),
                     clumping(layout, topology));
}

std::string no_guess_head() {
  std::string line = "board,mines,grade,3bv";
  for (std::size_t rule = 0; rule < kRules; ++rule) {
    line += fmt::format(",{}", rule_word(static_cast<Rule>(rule)));
  }
  return line + ",longest_proof,clumping,attempts\n";
}

std::string no_guess_row(std::uint64_t number, const NoGuessBoard& board, const Demands& demands,
                         const Shape& shape) {
  return fmt::format("{},{},{},{},{},{},{:.6g},{}\n", number, board.layout.mines(),
                     grade_word(demands.grade), demands.openings,
                     fmt::join(demands.deductions, ","), demands.longest_proof,
                     clumping(board.layout, Topology(shape)), board.attempts);
}

std::string long_chain_csv(const LongChainRequest& request,
                           const std::vector<LongChainBoard>& found, const RandomChains& chance) {
  std::string text =
      "board,mines,solver,length,travel,looked_at,random_boards,random_longest,"
      "random_longest_cleared,random_mean,random_cleared\n";
  for (std::size_t i = 0; i < found.size(); ++i) {
    text += fmt::format("{},{},{},{},{},{},{},{},{},{:.4f},{}\n", i + 1, request.mines,
                        solver_word(request.solver), found[i].length, found[i].travel,
                        found[i].looked_at, chance.boards, chance.longest, chance.longest_cleared,
                        chance.mean(), chance.cleared);
  }
  return text;
}

std::string ranking_csv(const std::vector<RankedLayout>& all, const Shape& shape) {
  std::string text = "rank,board,images,score,won,stepped,guesses,moves\n";
  for (std::size_t i = 0; i < all.size(); ++i) {
    LayoutSet set(shape);
    set.add(all[i].layout);
    const ExpectedTrial& trial = all[i].expected;
    text += fmt::format("{},{},{},", i + 1, set.row(0), all[i].images);
    text += all[i].is_found ? fmt::format("{:.12g},{:.12g},{:.12g},{:.12g},{:.12g}\n", trial.score,
                                          trial.won, trial.stepped, trial.guesses, trial.moves)
                            : ",,,,\n";
  }
  return text;
}

}  // namespace minewise
