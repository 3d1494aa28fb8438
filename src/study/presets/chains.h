// Chains of influence in many games: their length and travel against density and size, the time of
// a decision against the chain so far, and the longest chains that a search finds against the
// number of mines.
#pragma once

#include "study/presets/figures.h"

namespace minewise {

// The agents whose chains are compared, and the games they play: going on after a mine, so that at
// any density the whole board is played.
inline constexpr std::string_view kChainAgents[] = {"basic", "subset", "gaussian", "exact"};
inline constexpr std::string_view kChainGame = "survival count=shown";

// Game 0 on a square board with so many mines.
GameId chain_game(int side, int mines, std::uint64_t seed);

// Each in its own file.
std::optional<Figures> measure_chains(std::string_view name, const FigureRun& run);
std::optional<Figures> time_chains(std::string_view name, const FigureRun& run);
std::optional<Figures> search_chain_records(std::string_view name, const FigureRun& run);

}  // namespace minewise
