// One line that reproduces a game anywhere: `30x16/99 classic first=safe seed=42 game=7`. Size and
// mines first (`WxH/M` a fixed count, `WxH@P` each cell with probability P, or one of the words
// beginner, intermediate, expert), then the rules, then the seed and the number of the game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "ground/base/result.h"
#include "ground/base/rng.h"
#include "ground/board/shape.h"
#include "ground/view/rules.h"

namespace minewise {

// How mines are laid: so many, or each cell by itself.
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

// Reads an ID. Where the text has no seed, `seed` is taken; without one that is an error. What the
// rules promise about the first move can be kept: a first cell lies on the board, and the mines fit
// beside the cells promised free, whichever cell is opened first.
Result<GameId> parse_game_id(std::string_view text, std::optional<Seed> seed = std::nullopt);

// As parse_game_id, for a board known from elsewhere (a layout file), whose mines no promise moves:
// the text, which may be empty, begins with the rules (survival when left out).
Result<GameId> parse_game_id_of(const Board& board, std::string_view text,
                                std::optional<Seed> seed = std::nullopt);

// The same line for the same game: settings that are the ruleset's own are left out.
std::string format_game_id(const GameId& id);
std::string format_board(const Board& board);  // "30x16/99"

}  // namespace minewise
