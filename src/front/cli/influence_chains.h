// What `minewise influence --preset` measures of chains: their length and travel in games against
// density and size, the time of a decision against the chain so far, and the longest chains that a
// search finds against the number of mines.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "front/cli/verb.h"
#include "ground/view/game_id.h"
#include "play/agents/registry.h"

namespace minewise::cli {

// "chain-density", "chain-size", "chain-time", "chain-record".
std::vector<std::string> chain_preset_names();

struct ChainPresetOptions {
  std::string preset;
  std::optional<std::string> out_folder;
  std::uint64_t seed = 1;
  std::optional<std::uint64_t> games;  // a point; the preset's own if there is none
  int jobs = 0;                        // 0: all cores
};

// Writes tables, a summary and plots into the folder, and prints the summary. REQUIRES: the preset
// is one of the names.
Ran run_chain_preset(const ChainPresetOptions& options);

// The agents whose chains are compared, and the games they play: going on after a mine, so that at
// any density the whole board is played.
inline constexpr std::string_view kChainAgents[] = {"basic", "subset", "gaussian", "exact"};
inline constexpr std::string_view kChainGame = "survival count=shown";

// Game 0 on a square board with so many mines.
GameId chain_game(int side, int mines, std::uint64_t seed);

// Each preset in its own file.
Ran measure_chains(const ChainPresetOptions& options);        // chain-density, chain-size
Ran time_chains(const ChainPresetOptions& options);           // chain-time
Ran search_chain_records(const ChainPresetOptions& options);  // chain-record

}  // namespace minewise::cli
