#include "study/presets/square_board.h"

namespace minewise {

std::string SquareBoard::text() const {
  return fmt::format("{}x{}/{}", side, side, mines);
}

Result<std::vector<SquareBoard>> square_boards(const Experiment& experiment) {
  std::vector<SquareBoard> boards;
  for (const Condition& condition : experiment.conditions) {
    const auto& [width, height, law] = condition.board;
    const auto* fixed = std::get_if<FixedCount>(&law);
    if (width != height || !fixed) {
      return fail("sizes: {} is not a square board with a number of mines",
                  format_board(condition.board));
    }
    boards.push_back({width, fixed->mines});
  }
  return boards;
}

Result<BoardAxis> find_axis(std::string_view word) {
  if (word == "density") {
    return BoardAxis{"density", [](const SquareBoard& board) { return board.density(); }};
  }
  if (word == "side") {
    return BoardAxis{"side of the board",
                     [](const SquareBoard& board) { return static_cast<double>(board.side); }};
  }
  return fail("axis: '{}' is neither density nor side", word);
}

}  // namespace minewise
