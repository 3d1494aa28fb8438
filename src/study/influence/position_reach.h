// The reach of one position, in a few seconds: on large boards a few sources of each kind, evenly
// spread, stand for all.
#pragma once

#include <functional>
#include <optional>

#include "study/influence/reach.h"

namespace minewise {

// The reach of a position, and the local reach beside it where the number of mines is known.
struct ReachFigures {
  PositionReach reach;
  std::optional<PositionReach> local;
};

// Nothing if `goes_on`, which hears the share that is done, put an end to it.
// REQUIRES: some layout explains the view, and its probabilities are exact (see Reach).
std::optional<ReachFigures> find_reach(const View& view, const Reach& now,
                                       const std::function<bool(double)>& goes_on);

}  // namespace minewise
