#include "random_game.h"

#include <fmt/core.h>

#include <span>

#include "game/game.h"
#include "support/rounds.h"

namespace minewise {
namespace {

constexpr std::string_view kBoards[] = {"4x4/3", "4x4/6", "5x3/4",  "3x5/2",
                                        "2x7/4", "1x9/3", "4x4@0.3"};
constexpr std::string_view kLargerBoards[] = {"8x8/10", "9x7/20", "7x9@0.25", "8x8@0.5"};
constexpr std::string_view kRules[] = {
    "survival",
    "survival count=shown",
    "survival first=safe cascade=yes",
    "survival count=shown first=zero cascade=yes",
};

const int kRounds = rounds(3);

Cell any_of(const std::vector<Cell>& cells, Rng& rng) {
  return cells[rng.below(static_cast<std::uint32_t>(cells.size()))];
}

// Opens a safe cell three times in four, else steps on a mine or flags one. Before the mines are
// dealt any cell will do.
Move random_move(const Game& game, Rng& rng) {
  std::vector<Cell> safe, mines;
  for (const Cell cell : game.view().covered()) {
    const bool mine = game.is_dealt() && game.layout().has_mine(cell);
    (mine ? mines : safe).push_back(cell);
  }
  const bool on_mine = safe.empty() || (!mines.empty() && rng.below(4) == 0);
  if (!on_mine) return {Move::Kind::Open, any_of(safe, rng)};
  return {rng.below(2) == 0 ? Move::Kind::Open : Move::Kind::Flag, any_of(mines, rng)};
}

RandomGame random_game(const GameId& id, Rng& rng) {
  RandomGame played{id, {}};
  Game game(id, make_topology(id.shape()));
  const std::uint32_t most = 2 + rng.below(static_cast<std::uint32_t>(game.view().cells()));
  while (!game.is_over() && played.moves.size() < most) {
    const Move move = random_move(game, rng);
    game.play(move);
    played.moves.push_back(move);
  }
  return played;
}

std::vector<RandomGame> games_on(std::span<const std::string_view> boards, Grid grid,
                                 const std::string& clues, Rng& rng) {
  std::vector<RandomGame> games;
  for (int round = 0; round < kRounds; ++round) {
    for (const std::string_view board : boards) {
      for (const std::string_view rules : kRules) {
        const std::string text = fmt::format("{} {} clues={} topology={} seed=3 game={}", board,
                                             rules, clues, grid_word(grid), games.size());
        games.push_back(random_game(parse_game_id(text).value(), rng));
      }
    }
  }
  return games;
}

}  // namespace

std::vector<RandomGame> random_games(Grid grid, const std::string& clues) {
  Rng rng(Seed{3}, Digest("random games").add(grid_word(grid)).add(clues));
  return games_on(kBoards, grid, clues, rng);
}

std::vector<RandomGame> larger_random_games(Grid grid, const std::string& clues) {
  Rng rng(Seed{5}, Digest("larger random games").add(grid_word(grid)).add(clues));
  return games_on(kLargerBoards, grid, clues, rng);
}

std::vector<Position> senseless_positions(Grid grid, const std::string& clues) {
  constexpr std::string_view kSymbols = "??????0112234568_MF";
  constexpr int kPositions = 30;
  Rng rng(Seed{4}, Digest("senseless positions").add(grid_word(grid)).add(clues));
  std::vector<Position> positions;
  for (int i = 0; i < kPositions; ++i) {
    Position position;
    position.shape = {4, 4, grid};
    position.clues = parse_clue_model(clues).value();
    if (i % 3 == 1) position.count = FixedCount{static_cast<int>(rng.below(17))};
    if (i % 3 == 2) position.count = Independent{rng.unit()};
    for (int cell = 0; cell < position.shape.cells(); ++cell) {
      position.symbols += kSymbols[rng.below(static_cast<std::uint32_t>(kSymbols.size()))];
    }
    positions.push_back(position);
  }
  return positions;
}

}  // namespace minewise
