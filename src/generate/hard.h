// Searches for boards that are hard for an agent: layouts with a given number of mines on which the
// agent's mean score, or its share of games won, is as low as possible.
//
// How well an agent does on a board is known only from games, and these games are the cost of a
// search. So a search is given a number of games, and searches are compared by what they reach with
// the same number.
//
// `published` is report 002's: see hard_published.cc. `anneal` is ours: see hard_anneal.cc.
//
// Without bounds a search ends with a solid block of mines, which needs no search (corner_block).
// More interesting are the hardest boards under a bound: a limit on the mines moved from a given
// board, or on clumping.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/layout.h"
#include "generate/board_trials.h"

namespace minewise {

struct HardBounds {
  std::optional<int> max_moves;        // mines in places where the start has none
  std::optional<double> max_clumping;  // mean number of mines that touch a mine
};

// A board that the search accepted, with the (noisy) score for which it was accepted.
struct SearchPoint {
  std::uint64_t games = 0;  // played until then
  double score = 0;
  const Layout* board = nullptr;
};

// Called for every accepted board, the start included. Returns false to stop the search.
using SearchObserver = std::function<bool(const SearchPoint& point)>;

struct HardSearch {
  Layout start;
  Shape shape;
  HardBounds bounds;
  std::uint64_t games = 20'000;  // to play at most
  SearchObserver observer = [](const SearchPoint&) { return true; };
  // Called now and then with the games played so far; returns false to stop the search.
  std::function<bool(std::uint64_t games)> goes_on = [](std::uint64_t) { return true; };
};

// Report 002's numbers.
struct Published {
  std::uint64_t games_per_board = 15;
  double least_decrease = 0.01;  // relative
  int patience = 100;            // how many mines in a row may bring less than that
};

// Both return the board that they estimate to be the hardest. They never play more games than they
// were given. They use game numbers below `games`; numbers from there on are unused.
Layout search_published(const HardSearch& search, BoardTrials& trials, Rng& rng,
                        const Published& published = {});
Layout search_anneal(const HardSearch& search, BoardTrials& trials, Rng& rng);

// Whether a board is within the bounds.
bool is_within(const HardBounds& bounds, const Layout& board, const Layout& start,
               const Topology& topology);

}  // namespace minewise
