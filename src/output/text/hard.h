// Sentences about the search for hard boards.
#pragma once

#include <cstdint>
#include <string>

#include "generate/hard_board.h"

namespace minewise {

// What is looked for: "a hard board for basic, 10x10/20".
std::string describe_plan(const HardPlan& plan);

// How far the search is: "after 120 games: score 0.512".
std::string describe_search(const HardPlan& plan, const SearchPoint& point);

// How the search ended: "the board found: score 0.312 by fresh games, 0.640 before".
std::string describe_found(const HardPlan& plan, const FoundHard& found);

// A line for a board, numbered from 1: its score before, after, and that of a solid block.
std::string hard_line(std::uint64_t number, const HardPlan& plan, const FoundHard& found);

}  // namespace minewise
