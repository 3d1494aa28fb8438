// One hard board from start to end: where the search begins, the search, and how the agent fares on
// what it found by games that the search has not seen.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "study/generate/hard.h"
#include "study/lab/runner.h"
#include "study/lab/statistics.h"

namespace minewise {

struct HardPlan {
  GameId id;
  AgentSpec agent;
  Objective objective = Objective::Score;
  bool is_published = false;  // report 002's search
  HardBounds bounds;
  std::uint64_t games = 0;
  std::uint64_t check_games = 0;
  std::optional<Layout> start;  // dealt, if there is none
};

struct FoundHard {
  Layout start, board;
  Mean before, after, block;                            // by fresh games
  std::uint64_t games = 0;                              // that the search played
  std::vector<std::pair<std::uint64_t, double>> curve;  // games, and the score believed in
};

// Searches from board `number` of the plan. `goes_on` is asked now and then, by any thread, with
// the share that is done; nothing is found where it put an end to it. The observer sees every
// accepted board.
std::optional<FoundHard> find_hard(
    const HardPlan& plan, std::uint64_t number, const Runner& runner,
    const std::function<bool(double)>& goes_on,
    const SearchObserver& observer = [](const SearchPoint&) { return true; });

}  // namespace minewise
