// A game ID: one line that reproduces a game anywhere, `30x16/99 classic first=safe seed=42
// game=7`. Size and mines come first: `WxH/M` for a fixed count, `WxH@P` for each cell with
// probability P, or one of the words beginner, intermediate, expert. Then come the rules, the seed
// and the number of the game.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "core/result.h"
#include "core/rng.h"
#include "core/rules.h"
#include "core/shape.h"

namespace minewise {

// How mines are laid: a fixed number, or each cell independently.
struct FixedCount {
  int mines = 0;
  friend bool operator==(const FixedCount&, const FixedCount&) = default;
};
struct Independent {
  double density = 0;
  friend bool operator==(const Independent&, const Independent&) = default;
};
using MineLaw = std::variant<FixedCount, Independent>;

// The board of an ID: "30x16/99", "20@0.2", "expert". Mines never exceed cells.
struct Board {
  int width = 0;
  int height = 0;
  MineLaw mines;
};

struct GameId {
  int width = 0;
  int height = 0;
  MineLaw mines;
  Rules rules;
  Seed seed{};
  std::uint64_t game = 0;

  Shape shape() const { return {width, height, rules.topology}; }
  Board board() const { return {width, height, mines}; }

  friend bool operator==(const GameId&, const GameId&) = default;
};

Result<Board> parse_board(std::string_view text);
std::span<const std::string> board_words();  // beginner, intermediate, expert

// Reads an ID. If the text has no seed, `seed` is used; if there is neither, that is an error. It
// is also an error if a promise about the first move cannot be kept: a prescribed first cell must
// lie on the board, and the mines must fit beside the cells promised free, whichever cell is opened
// first.
Result<GameId> parse_game_id(std::string_view text, std::optional<Seed> seed = std::nullopt);

// The same for a board that is known already (from a layout file). No promise moves its mines. The
// text begins with the rules; it may be empty, which means survival.
Result<GameId> parse_game_id_of(const Board& board, std::string_view text,
                                std::optional<Seed> seed = std::nullopt);

// The same game always gives the same line: settings that are the usual ones of the ruleset are
// left out.
std::string format_game_id(const GameId& id);
std::string format_board(const Board& board);  // "30x16/99"

}  // namespace minewise
