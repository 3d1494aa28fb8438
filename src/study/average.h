// The exact average result of an agent on a board: over every layout and every outcome of its
// random draws, rather than over a sample of games. measure_agents() falls back to a mean of games
// where the exact average takes too long.
//
// Layouts that have shown the same so far are played together, and are separated when a move shows
// different things. Where the agent draws at random, every value is followed. For an agent that
// plays by position alone (expectation.h), each position is computed once. For other agents the
// number of possible games grows very fast, so this works only with few layouts.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "agents/registry.h"
#include "core/game_id.h"
#include "core/layout.h"
#include "core/statistics.h"

namespace minewise {

struct Average {
  double won = 0;      // the share of games
  double stepped = 0;  // mines stepped on
};

// The average over the given layouts, all equally likely, played as given boards: the first cell is
// not promised safe. Nothing if the agent would have to decide more than `most_decisions` times, or
// if `goes_on`, which is called now and then, returns false. REQUIRES: all layouts have the size of
// the ID, whose other rules are kept; there is at least one.
std::optional<Average> average(const AgentSpec& agent, const GameId& id,
                               std::span<const Layout> layouts, std::int64_t most_decisions,
                               const std::function<bool()>& goes_on = {});

// The results of several agents on one board: exact averages if possible, else means of games.

struct Measured {
  std::string agent;
  double value = 0;         // games won (classic) or mines stepped on (survival), on average
  std::uint64_t games = 0;  // 0 for an exact average
  Interval interval = {};   // of a mean

  bool is_exact() const { return games == 0; }
};

struct MeasureLimits {
  std::uint64_t decisions = 5'000'000;  // that an exact average may take
  std::uint64_t games = 20'000;         // otherwise
};

// `goes_on` is called with the share that is done. Nothing if it returned false. REQUIRES: the
// board has a fixed number of mines, and its first cell is not promised safe.
std::optional<std::vector<Measured>> measure_agents(const std::vector<AgentSpec>& agents,
                                                    const GameId& id, const MeasureLimits& limits,
                                                    const std::function<bool(double)>& goes_on);

}  // namespace minewise
