// Positions of every kind, small enough for the oracle or large: in the middle of games dealt and
// refereed, and pasted. The same seed gives the same positions.
#pragma once

#include <string>
#include <vector>

#include "core/rng.h"
#include "core/shape.h"
#include "core/view.h"
#include "game/game.h"

namespace minewise {

struct Seen {
  Shape shape;
  View view;
  std::string origin;  // how it came about, for messages

  std::string drawing() const;
};

// Every kind of clue that the tests go through, alone and composed.
extern const std::vector<std::string> kClueWords;
extern const std::vector<Grid> kGrids;

Rng rng_named(std::string_view name, std::uint64_t number = 0);

// Any of a list, uniformly.
template <class List>
const auto& any_of(const List& list, Rng& rng) {
  return list[rng.below(static_cast<std::uint32_t>(std::size(list)))];
}

// A move by someone who sees the mines: opens a safe cell most of the time, else flags a mine, or
// steps on one where the game goes on.
Move random_move(const Game& game, Rng& rng);

// Covered cells that the rules did not promise free: what the oracle must try in all ways.
int uncertain_cells(const View& view);

// The ID of a random small game under any rules, of at most `most_cells` cells.
GameId random_id(Grid grid, const std::string& clues, int most_cells, Rng& rng);

// A random game, stopped while it is running once at most `most_uncertain` cells are uncertain.
Seen random_midgame(Grid grid, const std::string& clues, int most_uncertain, Rng& rng);

// A position as if pasted: symbols and a count that agree with some layout. Clues are drawn from
// the model, and some are withheld whatever the model.
Seen random_pasted(Grid grid, const std::string& clues, int most_uncertain, Rng& rng);

// Symbols and a count drawn one by one: most contradict themselves.
Seen random_senseless(Grid grid, const std::string& clues, Rng& rng);

// The same with a density of 0 or 1.
Seen random_senseless_at_an_end(Grid grid, const std::string& clues, Rng& rng);

}  // namespace minewise
