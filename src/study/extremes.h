// Ranks every layout of a tiny board with a given number of mines by the exact result of an agent
// on it (study/expectation.h). Layouts that are images of one another under a symmetry are ranked
// once: the one that is lowest as a row of 0 and 1 represents all.
//
// Two boards that are not images of each other may have the same value. Values closer than
// kTiedValue count as equal; such layouts are in the order of their rows.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/layout.h"
#include "core/result.h"
#include "generate/board_trials.h"
#include "study/expectation.h"

namespace minewise {

inline constexpr double kTiedValue = 1e-9;

// The symmetries of a board: turns and reflections of the rectangle and, on a torus, shifts, as far
// as they keep neighbours neighbours. The identity is the first. If the rules prescribe a first
// cell, only symmetries that leave it in its place.
std::vector<std::vector<Cell>> symmetries(const Shape& shape, const std::optional<Place>& first);

struct RankedLayout {
  Layout layout;
  int images = 0;          // how many layouts it stands for
  ExpectedTrial expected;  // meaningful if is_found
  bool is_found = false;   // false if that would take too many games
};

struct ExtremesRequest {
  GameId id;  // size, rules and number of mines
  AgentSpec agent;
  Objective objective = Objective::Score;
  std::uint64_t most_games = 1'000'000;  // for one layout
  std::string version = {};  // of the program: processes that differ in it do not help each other
};

// Refuses boards with more than 25 cells or more than kMostLayouts layouts.
inline constexpr std::uint64_t kMostLayouts = 6'000'000;
Result<void> check_request(const ExtremesRequest& request);

// All layouts, the worst for the agent first, those not found last. Nothing if `goes_on` returned
// false. REQUIRES: the request was checked.
std::optional<std::vector<RankedLayout>> rank_layouts(const ExtremesRequest& request,
                                                      const Runner& runner,
                                                      const SearchGoesOn& goes_on);

// The part of a process that helps another with that. Many threads call `goes_on`, before every
// layout.
Answerer answer_extremes(const ExtremesRequest& request, const std::function<bool()>& goes_on);

}  // namespace minewise
