// Analysis: everything that follows from a position, exactly.
//
// analyze() gives every cell's probability to be a mine, all that is certain with its reason, the
// number of layouts, and the safest cell. If no layout explains the position, it names clues that
// conflict. find_grounds() says why one cell has its probability. find_proof() proves a certain
// cell step by step. WhatIf tells what opening a cell may show and what would be known then.
//
// Example:
//
//     #include <minewise/analyze.h>
//     #include <minewise/position.h>
//
//     #include <cstdio>
//
//     int main() {
//       const auto position = minewise::read_position("1 ? ?\n? ? ?\n? ? 1\n", {.mines = "3"});
//       if (!position) return std::puts(position.error().text().c_str()), 1;
//       const minewise::View view = minewise::view_of(*position);
//       const minewise::Analysis analysis = minewise::analyze(view);
//       if (analysis.conflict) return std::puts("no layout explains this"), 1;
//       std::printf("%s layouts\n", analysis.layouts->str().c_str());  // prints 9 layouts
//       const minewise::Cell best = *analysis.best;
//       std::printf("open %s, a mine with %.2f\n", position->shape.place(best).text().c_str(),
//                   analysis.mine_probability[best.at()]);
//       // prints open 1,1, a mine with 0.11
//       minewise::Knowledge known(view);
//       minewise::WhatIf opened(known, position->shape.cell({0, 2}));
//       for (const auto& answer : opened.answers()) {
//         std::printf("shows %c with %.2f\n", answer.clue.symbol(), answer.probability);
//       }
//       // prints shows 0 with 0.25
//       // prints shows 1 with 0.50
//       // prints shows 2 with 0.25
//     }
//
// Promised names:
// - analyze(), Analysis, Conflict, CountBudget
// - LayoutCount, NoLayoutCount, why_no_layouts(), BigInt
// - Deduction, Verdict, Reason, Rule, rule_word()
// - find_grounds(), Grounds; find_proof(), Proof, ProofStep, Argument, Limit, Conclusion
// - Prospect, find_prospect(); WhatIf; Knowledge, by_exact(), by_every_engine(), Facts, and of
//   Posterior: is_possible(), is_exact(), error(), mine_probability(cell), verdict(cell),
//   expected_mines()
// - find_reasoning(), Reasoning, Aspect
#pragma once

#include "minewise/error.h"

#include "search/grounds.h"
#include "solver/analyze.h"
#include "solver/reasoning.h"
#include "solver/what_if.h"
