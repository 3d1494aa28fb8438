// Measures the reach of one position in a few seconds. On large boards it uses only a few sources
// of each kind, evenly spread.
#pragma once

#include <functional>
#include <optional>

#include "review/reach.h"

namespace minewise {

// The reach of a position and, where the number of mines is known, the local reach.
struct ReachFigures {
  PositionReach reach;
  std::optional<PositionReach> local;
};

// `goes_on` is called with the share that is done. Nothing if it returned false. REQUIRES: some
// layout explains the view, and its probabilities are exact (see Reach).
std::optional<ReachFigures> find_reach(const View& view, const Reach& now,
                                       const std::function<bool(double)>& goes_on);

}  // namespace minewise
