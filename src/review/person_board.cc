#include "review/person_board.h"

namespace minewise {
namespace {

// Every program that people play tells the number of mines, and ends the game with the first one.
// What it promises of the first cell is not told to the engines: that cell is open when they begin.
Rules rules_of_persons() {
  Rules rules = Rules::classic();
  rules.first = {};
  return rules;
}

}  // namespace

PersonBoard::PersonBoard(const PersonGame& game)
    : game_(game),
      board_(game.layout, make_topology(game.shape), game.marks),
      view_(make_topology(game.shape), rules_of_persons(), FixedCount{game.layout.mines()}) {}

View PersonBoard::view_with_flags() const {
  View view = view_;
  for (std::int32_t i = 0; i < view.cells(); ++i) {
    if (is_flagged(Cell{i})) view.flag(Cell{i});
  }
  return view;
}

std::vector<Cell> PersonBoard::cells_of(const Click& click) const {
  std::vector<Cell> cells;
  if (click.is_wasted) return cells;
  const auto add = [&](Cell cell) {
    if (view_.is_covered(cell) && !is_flagged(cell)) cells.push_back(cell);
  };
  if (click.kind == Click::Kind::Open) add(click.cell);
  if (click.kind == Click::Kind::Chord) {
    for (const Cell near : view_.topology().neighbours(click.cell)) add(near);
  }
  return cells;
}

void PersonBoard::take(const Click& click) {
  if (board_.is_over()) return;
  if (board_.repeat(click).opened == 0) return;
  for (std::int32_t i = 0; i < view_.cells(); ++i) {
    const Cell cell{i};
    if (!view_.is_covered(cell)) continue;
    if (board_.state(cell) == ClickBoard::State::Open) {
      view_.open(cell, Clue::number(board_.number(cell)));
    } else if (board_.state(cell) == ClickBoard::State::Mine) {
      view_.step_on(cell);
    }
  }
}

View view_before(const PersonGame& game, std::size_t click) {
  PersonBoard board(game);
  for (std::size_t i = 0; i < click; ++i) board.take(game.clicks[i]);
  return board.view_with_flags();
}

}  // namespace minewise
