// What `minewise influence` says about reach, how far the influence of one cell travels: of one
// position, as a table or as JSON, and as experiments over positions met in play.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "front/cli/verb.h"
#include "study/influence/met_position.h"
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

// The experiments: reach against density, and against size.
std::vector<std::string> reach_preset_names();  // "reach-density", "reach-size"

struct ReachPresetOptions {
  std::string preset;
  std::optional<std::string> out_folder;
  std::uint64_t seed = 1;
  std::optional<std::uint64_t> games;  // a point; the preset's own if there is none
  std::string moment = "decision";     // or "guess"
  int jobs = 0;                        // 0: all cores
};

// Writes reach.csv, rings.csv, reach.txt and the plots into the folder, and prints reach.txt.
// REQUIRES: the preset is one of the names, the moment one of its words.
Ran run_reach_preset(const ReachPresetOptions& options);

}  // namespace minewise::cli
