#include "formats/person_moment.h"

#include "formats/click_board.h"

namespace minewise {

Position position_at(const PersonGame& game, int time_ms) {
  ClickBoard board(game.layout, make_topology(game.shape), game.marks);
  for (const Click& click : game.clicks) {
    if (click.time_ms > time_ms) break;
    board.repeat(click);
  }
  Position position;
  position.shape = game.shape;
  position.count = FixedCount{game.layout.mines()};
  for (int index = 0; index < game.shape.cells(); ++index) {
    using State = ClickBoard::State;
    const State state = board.state(Cell{index});
    position.symbols += state == State::Open ? static_cast<char>('0' + board.number(Cell{index}))
                        : state == State::Flagged ? 'F'
                        : state == State::Mine    ? 'M'
                                                  : '?';
  }
  return position;
}

}  // namespace minewise
