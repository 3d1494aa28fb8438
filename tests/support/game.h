// Games for tests: dealt from an ID, or on a drawn layout.
#pragma once

#include <string>
#include <string_view>

#include "game/game.h"
#include "support/board.h"

namespace minewise {

inline Game dealt_game(std::string_view id) {
  const GameId parsed = id_of(id);
  return Game(parsed, make_topology(parsed.shape()));
}

// The ID's board is the drawing's; the words are rules, as in "classic cascade=no".
inline Game game_on(std::string_view layout, std::string_view words) {
  DrawnLayout drawn = must(parse_layout(layout));
  const Board board{drawn.shape.width, drawn.shape.height, FixedCount{drawn.layout.mines()}};
  const GameId id = must(parse_game_id_of(board, words, Seed{1}));
  return Game(id, make_topology(id.shape()), std::move(drawn.layout));
}

inline Outcome open(Game& game, int row, int col) {
  return game.play({Move::Kind::Open, game.id().shape().cell({row, col})});
}

inline Outcome flag(Game& game, int row, int col) {
  return game.play({Move::Kind::Flag, game.id().shape().cell({row, col})});
}

// What the player sees.
inline std::string seen(const Game& game) {
  return symbols_of(game.view(), game.id().width);
}

}  // namespace minewise
