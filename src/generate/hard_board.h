// Searches for boards that are hard for an agent: layouts with a given number of mines on which the
// agent's mean score, or its share of games won, is as low as possible.
//
// An agent's result on a board is known only from games, and these games are the cost of a search.
// So a search is given a number of games, and searches are compared by what they reach with the
// same number. `published` is the search of report 002 (hard_published.cc); `anneal` is ours
// (hard_anneal.cc).
//
// Without bounds a search ends with a solid block of mines, which needs no search (corner_block).
// The hardest boards under a bound are more interesting: a limit on the mines moved from a given
// board, or on clumping.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/layout.h"
#include "core/runner.h"
#include "core/shape.h"
#include "core/statistics.h"
#include "core/topology.h"
#include "generate/board_trials.h"

namespace minewise {

// Whether mines lie in clumps or scattered, and how near the border. Report 002 observes that its
// hard boards have clumps, and that these tend to form at the border; here both are numbers.

// The mean number of mines that touch a mine; 0 without mines.
double clumping(const Layout& layout, const Topology& topology);

// The mean distance of mines to the border in cells, 0 on the border itself; nothing without mines,
// and on a torus, which has no border.
std::optional<double> border_distance(const Layout& layout, const Shape& shape);

// How many mines of a board are in places where the other board has none.
int displaced(const Layout& layout, const Layout& from);

// The simple answer to which board is hardest: all mines in one block, as square as possible, in
// the top left corner. No clue says anything about the inside of a block.
Layout corner_block(const Shape& shape, int mines);

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

// Makes one hard board: chooses the start, runs the search, and measures the agent on the board
// found, with games that the search has not played.

struct HardPlan {
  GameId id;
  AgentSpec agent;
  Objective objective = Objective::Score;
  bool is_published = false;  // report 002's search
  HardBounds bounds;
  std::uint64_t games = 0;
  std::uint64_t check_games = 0;
  std::optional<Layout> start;  // if none is given, it is dealt
  std::string version = {};     // of the program: processes that differ do not help each other
};

struct FoundHard {
  Layout start, board;
  Mean before, after, block;                            // by games not used in the search
  std::uint64_t games = 0;                              // played by the search
  std::vector<std::pair<std::uint64_t, double>> curve;  // games so far, estimated score
};

// The games that its searches play.
TrialTerms terms_of(const HardPlan& plan);

// Searches from board `number` of the plan. `goes_on` is called now and then, by any thread, with
// the share that is done. Nothing if it returned false. The observer is called for every accepted
// board.
std::optional<FoundHard> find_hard(
    const HardPlan& plan, std::uint64_t number, const Runner& runner,
    const std::function<bool(double)>& goes_on,
    const SearchObserver& observer = [](const SearchPoint&) { return true; });

// Finds the boards 0..count-1 of a plan and passes them to `take` in order. If there are enough
// boards for all lanes, several searches run at once; otherwise one search after another uses all
// lanes for its games. The result is the same. `goes_on` is called as by find_hard. `take` returns
// false to give up the rest. Returns whether all were taken.
using TakeHard = std::function<bool(const FoundHard& found)>;
bool find_hards(const HardPlan& plan, std::uint64_t count, const Runner& runner,
                const std::function<bool(double)>& goes_on, const TakeHard& take);

// The part of a process that helps another with either. Each lane calls `goes_on` before a game.
Answerer answer_hard(const HardPlan& plan, const std::function<bool()>& goes_on);

}  // namespace minewise
