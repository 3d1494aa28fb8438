// Boards that can be cleared without a guess, for a game that wants to be fair: of any size,
// from any first cell.
//
//     no_guess [BOARD [HOW_MANY [SEED]]]     such as: no_guess 30x16/99 5 7
//
// It prints:
//
//     board 1: easy, 17 clicks at least, open 4,4 first
//     . . * . * . . . .
//     . . . * . . * . .
//     . * . . . . . . .
//     . . . . . . * . .
//     * . . . . . . . .
//     . . . . . . . . .
//     * * . . . * . . .
//     . . . . . * . . .
//     . . * . . . . . .
//     board 2: easy, 25 clicks at least, open 4,4 first
//     * . * * . . . . .
//     . . . . . * . . .
//     * . . * . * . . .
//     . . . . . . . . .
//     . . . . . . . . .
//     . * . . . . . . .
//     * . . . . . . . .
//     . . . . * . . * .
//     . . . . . * . . .
#include <minewise/generate.h>
#include <minewise/position.h>

#include <cstdio>
#include <cstdlib>
#include <string>

using namespace minewise;

int main(int argc, char** argv) {
  const auto board = parse_board(argc > 1 ? argv[1] : "9x9/12");
  if (!board) return std::puts(board.error().text().c_str()), 1;
  NoGuessRequest request;
  request.shape = {board->width, board->height};
  request.mines = board->mines;
  request.first = {board->height / 2, board->width / 2};
  request.mode = NoGuessMode::Repair;  // fast at any density
  const auto count = std::strtoull(argc > 2 ? argv[2] : "2", nullptr, 10);
  const Seed seed{std::strtoull(argc > 3 ? argv[3] : "1", nullptr, 10)};

  const auto boards = make_no_guess_boards(request, seed, count);
  if (!boards) return std::puts(boards.error().text().c_str()), 1;
  Grader grader(make_topology(request.shape));
  for (std::size_t i = 0; i < boards->size(); ++i) {
    const Layout layout = boards->layout(i);
    const auto demands = grader.demands(layout, request.shape.cell(request.first));
    std::printf("board %zu: %s, %d clicks at least, open %s first\n", i + 1,
                std::string(grade_word(demands->grade)).c_str(), demands->openings,
                request.first.text().c_str());
    std::printf("%s", format_layout(layout, request.shape.width).c_str());
  }
}
