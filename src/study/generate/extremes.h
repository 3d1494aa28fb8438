// Every layout of a tiny board with so many mines, ranked by how an agent fares on it, exactly
// (study/expectation/expectation.h) and up to symmetry: of layouts that are images of one another,
// the one that is lowest as a row of 0 and 1 stands for all.
//
// Two boards that no symmetry joins may be worth the same. Values closer than kTiedValue are ties,
// and ties are in the order of their rows.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "ground/base/result.h"
#include "ground/board/layout.h"
#include "study/expectation/expectation.h"
#include "study/generate/board_trials.h"

namespace minewise {

inline constexpr double kTiedValue = 1e-9;

// The permutations of a board's cells that keep neighbours neighbours, among turns and reflections
// of the rectangle and, on a torus, shifts. The identity is the first. Where the rules prescribe a
// first cell, only those that leave it in its place.
std::vector<std::vector<Cell>> symmetries(const Shape& shape, const std::optional<Place>& first);

struct RankedLayout {
  Layout layout;
  int images = 0;          // how many layouts it stands for
  ExpectedTrial expected;  // meaningful where it was found
  bool is_found = false;   // false where that would have taken too many games
};

struct ExtremesRequest {
  GameId id;  // size, rules and number of mines
  AgentSpec agent;
  Objective objective = Objective::Score;
  std::uint64_t most_games = 1'000'000;  // for one layout
};

// Refuses boards with more than 25 cells or more than kMostLayouts layouts.
inline constexpr std::uint64_t kMostLayouts = 6'000'000;
Result<void> check_request(const ExtremesRequest& request);

// All layouts, the worst for the agent first, those not found last. `goes_on` hears what share is
// done, one call at a time; when it returns false the ranking is given up, and nothing is returned.
// REQUIRES: the request was checked.
std::optional<std::vector<RankedLayout>> rank_layouts(const ExtremesRequest& request,
                                                      const Runner& runner,
                                                      const std::function<bool(double)>& goes_on);

}  // namespace minewise
