// Makes no-guess boards one after another, for seeds 1 to N, and prints how many clearings they
// took and a digest of them: to count instructions a board, and to see that the boards stay the
// same.
//
//     no_guess_rounds 30x16/99 repair exact 100
#include <fmt/core.h>

#include "core/words.h"
#include "generate/no_guess.h"

int main(int argc, char** argv) {
  using namespace minewise;
  if (argc != 5) {
    fmt::print(stderr, "usage: no_guess_rounds BOARD uniform|repair SOLVER BOARDS\n");
    return 2;
  }
  const Board board = parse_board(argv[1]).value();
  NoGuessRequest request;
  request.shape = {board.width, board.height};
  request.mines = board.mines;
  request.mode = std::string_view(argv[2]) == "repair" ? NoGuessMode::Repair : NoGuessMode::Uniform;
  request.solver = find_solver(argv[3]).value();
  const std::uint64_t boards = parse_whole(argv[4]).value();
  NoGuessMaker maker(request);
  std::uint64_t attempts = 0;
  Digest digest("boards");
  for (std::uint64_t seed = 1; seed <= boards; ++seed) {
    const auto made = maker.make(Seed{seed}, 0, [] { return true; });
    attempts += made ? made->attempts : request.attempts;
    if (!made) continue;
    for (int cell = 0; cell < made->layout.cells(); ++cell) {
      if (made->layout.has_mine(Cell{cell})) digest.add(static_cast<std::uint64_t>(cell));
    }
  }
  fmt::print("{} boards, {} clearings, digest {:016x}\n", boards, attempts, digest.value());
}
