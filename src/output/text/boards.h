// Boards in words: the numbers of a board, captions for boards made to order, and sentences about
// the search for hard boards.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/shape.h"
#include "game/metrics.h"
#include "game/zini.h"
#include "generate/difficulty.h"
#include "generate/hard_board.h"
#include "generate/long_chain.h"
#include "study/extremes.h"

namespace minewise {

// A line for each number.
std::string describe_metrics(const BoardMetrics& metrics);

// Captions of boards made to order: what is special about each.

// "mean score 0.250 for subset", or of games won, if these are ranked.
std::string describe_ranked(const ExtremesRequest& request, const RankedLayout& ranked);

// "a chain of 12 deductions, 5 cells far"
std::string describe_long_chain(const LongChainBoard& board);

// Sentences about the search for hard boards.

// What is looked for: "a hard board for basic, 10x10/20".
std::string describe_plan(const HardPlan& plan);

// How far the search is: "after 120 games: score 0.512".
std::string describe_search(const HardPlan& plan, const SearchPoint& point);

// How the search ended: "the board found: score 0.312 by fresh games, 0.640 before".
std::string describe_found(const HardPlan& plan, const FoundHard& found);

// A line for a board, numbered from 1: its score before, after, and that of a solid block.
std::string hard_line(std::uint64_t number, const HardPlan& plan, const FoundHard& found);

}  // namespace minewise
