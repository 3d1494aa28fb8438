// Comparisons of single guesses as CSV, in the manner of csv.h.
#pragma once

#include "output/report/csv.h"
#include "output/text/decisions.h"

namespace minewise {

// A row for each position: the game and the moves before it, by which 'minewise position' has it
// again; the two cells and their risks; the play-outs. Fields of positions that were not selected
// are empty.
CsvTable decisions_table(const Decisions& decisions);

// One row: the means over positions, with the half-widths of their 95% intervals.
CsvTable decisions_summary_table(const Decisions& decisions);

}  // namespace minewise
