// Reports on boards and on single guesses as CSV: one line per board or position. Boards are
// numbered from 1, as --board counts them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "generate/difficulty.h"
#include "generate/long_chain.h"
#include "generate/no_guess.h"
#include "output/report/csv.h"
#include "output/text/study.h"
#include "study/extremes.h"

namespace minewise {

// Dealt boards, written one at a time: mines, 3BV and clumping.
std::string dealt_head();
std::string dealt_row(std::uint64_t number, const Layout& layout, const Topology& topology);

// Boards that need no guess, written one at a time, with the demands of each.
std::string no_guess_head();
std::string no_guess_row(std::uint64_t number, const NoGuessBoard& board, const Demands& demands,
                         const Shape& shape);

// Boards with long chains. The columns about random boards are the same for every board of a
// report.
std::string long_chain_csv(const LongChainRequest& request,
                           const std::vector<LongChainBoard>& found, const RandomChains& chance);

// A ranking of all layouts, from rank 1. Figures that were not found are left empty.
std::string ranking_csv(const std::vector<RankedLayout>& all, const Shape& shape);

// Comparisons of single guesses.

// A row for each position: the game and the number of moves before it, which 'minewise position'
// takes to show it again; the two cells and their risks; the play-outs. Fields of positions that
// were not selected are empty.
Table decisions_table(const Decisions& decisions);

// One row: the means over positions, with the half-widths of their 95% intervals.
Table decisions_summary_table(const Decisions& decisions);

}  // namespace minewise
