#include "review/person_value.h"

#include <algorithm>

#include "game/openings.h"
#include "review/person_board.h"

namespace minewise {
namespace {

// The 3BV of what is open: openings of which some zero is, and lone cells.
int solved_3bv(const PersonGame& game) {
  PersonBoard board(game);
  for (const Click& click : game.clicks) board.take(click);
  const View& view = board.view();
  const Openings openings(game.layout, view.topology());
  int solved = 0;
  for (int i = 0; i < openings.count(); ++i) {
    solved += std::ranges::any_of(
        openings.cells(i), [&](Cell cell) { return openings.is_zero(cell) && view.is_open(cell); });
  }
  for (const Cell cell : view.uncovered()) solved += view.is_open(cell) && openings.is_lone(cell);
  return solved;
}

}  // namespace

PlayedGame played_of(const PersonGame& game) {
  PlayedGame played{.board_3bv = game.bbbv,
                    .solved_3bv = game.is_won() ? game.bbbv : solved_3bv(game),
                    .seconds = game.time_ms / 1000.0,
                    .left = {},
                    .right = {},
                    .chord = {}};
  for (const Click& click : game.clicks) {
    ClickCount& count = click.kind == Click::Kind::Open    ? played.left
                        : click.kind == Click::Kind::Chord ? played.chord
                                                           : played.right;
    ++count.all;
    count.effective += !click.is_wasted;
  }
  return played;
}

GameValue value_of(const PersonGame& game) {
  return game_value(played_of(game), game.shape, game.layout.mines());
}

}  // namespace minewise
