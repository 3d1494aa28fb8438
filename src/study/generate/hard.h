// Boards that are hard for an agent: a search over layouts with a given number of mines for one on
// which the agent's mean score, or its share of games won, is as low as can be.
//
// How an agent fares on a board is known only from games, which are all that a search costs. So a
// search is given a number of games to spend, and searches are compared by what they reach with the
// same number.
//
// `published` is report 002's: see hard_published.cc. `anneal` is ours: see hard_anneal.cc.
//
// Left to itself a search makes a solid block of mines, which needs no search (corner_block). What
// is interesting are the hardest boards under a bound: within so many moved mines of a given board,
// or no more clumped than so much.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "ground/board/layout.h"
#include "study/generate/board_trials.h"

namespace minewise {

struct HardBounds {
  std::optional<int> max_moves;        // mines that are not where the start has one
  std::optional<double> max_clumping;  // mean number of mines that touch a mine
};

// A board on the way, with the score by which it was accepted: a noisy one.
struct SearchPoint {
  std::uint64_t games = 0;  // played until then
  double score = 0;
  const Layout* board = nullptr;
};

// Sees every accepted board, the start included. Returns false to have the search stopped.
using SearchObserver = std::function<bool(const SearchPoint& point)>;

struct HardSearch {
  Layout start;
  Shape shape;
  HardBounds bounds;
  std::uint64_t games = 20'000;  // to spend
  SearchObserver observer = [](const SearchPoint&) { return true; };
  // Asked now and then, with the games played so far; false to have the search stopped.
  std::function<bool(std::uint64_t games)> goes_on = [](std::uint64_t) { return true; };
};

// Report 002's numbers.
struct Published {
  std::uint64_t games_per_board = 15;
  double least_decrease = 0.01;  // relative
  int patience = 100;            // how many mines of a run may bring less than that
};

// Both return the best board they believe to have found. They never play more games than they were
// given. Game numbers below `games` are theirs; fresh ones start there.
Layout search_published(const HardSearch& search, BoardTrials& trials, Rng& rng,
                        const Published& published = {});
Layout search_anneal(const HardSearch& search, BoardTrials& trials, Rng& rng);

// Whether a board keeps within the bounds.
bool is_within(const HardBounds& bounds, const Layout& board, const Layout& start,
               const Topology& topology);

}  // namespace minewise
