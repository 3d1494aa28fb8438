// Measures the results of agents on one board: exactly if possible, else as a mean of games.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "agents/registry.h"
#include "core/game_id.h"
#include "core/statistics.h"

namespace minewise {

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
