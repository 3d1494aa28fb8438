// Makes one hard board: chooses the start, runs the search, and measures the agent on the board
// found, with games that the search has not played.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/runner.h"
#include "core/statistics.h"
#include "generate/hard.h"

namespace minewise {

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

// The boards 0..count-1 of a plan, taken in order. Several searches go on at once where there are
// boards enough for all lanes; otherwise one search after another has all lanes for its games. What
// is found is the same. `goes_on` is called as by find_hard. Who takes boards returns false to have
// the rest given up. Returns whether all were taken.
using TakeHard = std::function<bool(const FoundHard& found)>;
bool find_hards(const HardPlan& plan, std::uint64_t count, const Runner& runner,
                const std::function<bool(double)>& goes_on, const TakeHard& take);

// What a process does that helps another with either. Each lane calls `goes_on` before a game.
Answerer answer_hard(const HardPlan& plan, const std::function<bool()>& goes_on);

}  // namespace minewise
