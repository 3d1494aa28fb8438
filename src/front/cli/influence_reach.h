// What `minewise influence` says about reach, how far the influence of one cell travels in
// one position, as a table or as JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "front/cli/verb.h"
#include "study/influence/reach.h"

namespace minewise::cli {

// The reach of a position, and the local reach beside it where the number of mines is known.
struct ReachFigures {
  PositionReach reach;
  std::optional<PositionReach> local;
};

// Measures a position. On large boards a few sources of each kind, evenly spread, stand for all. A
// Failure where no layout explains the position (kNoLayout), where its probabilities are not exact
// (kNotFound), or where it was interrupted.
std::expected<ReachFigures, Failure> find_reach(const View& view);

std::string reach_text(const ReachFigures& figures);
nlohmann::ordered_json reach_json(const ReachFigures& figures);

}  // namespace minewise::cli
