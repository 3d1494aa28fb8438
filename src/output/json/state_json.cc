#include "output/json/state_json.h"

#include "core/position.h"
#include "output/json/parts_json.h"

namespace minewise {
namespace {

// Rows of symbols, top to bottom.
template <class Symbol>
Json symbol_rows(const Shape& shape, const Symbol& symbol) {
  Json rows = Json::array();
  for (int row = 0; row < shape.height; ++row) {
    std::string line;
    for (int col = 0; col < shape.width; ++col) line += symbol(shape.cell({row, col}));
    rows.push_back(std::move(line));
  }
  return rows;
}

}  // namespace

std::string state_json(const GameState& state) {
  const Game& game = state.game;
  const Shape shape = game.id().shape();
  const auto* fixed = std::get_if<FixedCount>(&game.view().count());
  Json json{{"game", format_game_id(game.id())},
            {"given", game.is_given()},
            {"player", state.player},
            {"over", game.is_over()},
            {"won", state.figures.won},
            {"score", nullptr},
            {"stepped", state.figures.stepped},
            {"guesses", state.figures.guesses},
            {"moves", state.figures.moves},
            {"wrong_flags", nullptr},
            {"mines", nullptr},
            {"board", symbol_rows(shape, [&](Cell cell) { return symbol_of(game.view(), cell); })},
            {"marks", cells_json(state.marks, shape)},
            {"newest", cells_json(state.newest, shape)},
            {"layout", nullptr}};
  if (fixed) json["mines"] = fixed->mines;
  if (!game.is_over()) return json.dump() + "\n";  // the rest would tell where mines are
  json["score"] = state.figures.score;
  json["wrong_flags"] = state.figures.wrong_flags;
  if (game.is_dealt()) {
    json["layout"] =
        symbol_rows(shape, [&](Cell cell) { return game.layout().has_mine(cell) ? '*' : '.'; });
  }
  return json.dump() + "\n";
}

}  // namespace minewise
