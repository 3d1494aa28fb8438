// Boards to order: boards that need no guess, have a given difficulty, are hard for an agent, or
// have long chains of reasoning.
//
// check_request() checks a request and names what is wrong with it; make_no_guess_boards() calls it
// itself. Board number i depends only on the request, the seed and i. Grader tells what any board
// demands of a player.
//
// Example:
//
//     #include <minewise/generate.h>
//
//     #include <cstdio>
//
//     int main() {
//       minewise::NoGuessRequest request;
//       request.shape = {9, 9};
//       request.mines = minewise::FixedCount{10};
//       request.first = {4, 4};
//       const auto boards = minewise::make_no_guess_boards(request, minewise::Seed{1}, 3);
//       if (!boards) return std::puts(boards.error().text().c_str()), 1;
//       minewise::Grader grader(minewise::make_topology(request.shape));
//       const auto first = request.shape.cell(request.first);
//       const auto demands = grader.demands(boards->layout(0), first);
//       std::printf("%zu boards, the first is %s\n", boards->size(),
//                   minewise::grade_word(demands->grade).data());
//       // prints 3 boards, the first is medium
//     }
//
// Promised names:
// - NoGuessRequest, NoGuessMode, Solver, check_request(), make_no_guess_boards(), NoGuessMaker
// - Grade, grade_word(), find_grade(), Demands, Grader, count_openings()
// - HardPlan, find_hard(), FoundHard, HardBounds, Objective; LongChainRequest, find_long_chain(),
//   LongChainBoard; ExtremesRequest, rank_layouts(), RankedLayout
// - LayoutSet, format_layout_set(); Runner, serial_runner()
#pragma once

#include "minewise/error.h"

#include "core/layout.h"
#include "generate/difficulty.h"
#include "generate/hard_board.h"
#include "generate/long_chain.h"
#include "generate/no_guess.h"
#include "study/extremes.h"
