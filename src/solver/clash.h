// Finds a clash: clues that contradict each other, so that no layout explains the view. None of
// them can be left out, unless finding that out takes too long.
//
// The search begins where the contradiction showed: at a clue that is wrong by itself, or at a clue
// or a component that is wrong given what other clues prove, with all clues of these proofs. It
// then leaves out clues in smaller and smaller groups as long as the rest still contradict each
// other (delta debugging; Zeller and Hildebrandt 2002). A try looks at the clues that are left
// alone, so it costs what they cost, however large the board is (clue_trial.h).
#pragma once

#include <vector>

#include "solver/knowledge.h"

namespace minewise {

struct Clash {
  std::vector<Cell> clues;   // ascending; empty where the known mines alone exceed the count
  bool takes_count = false;  // whether the number of mines on the board is part of the clash
};

// REQUIRES: no layout explains the view.
Clash find_clash(const View& view);

// The same from what is known. REQUIRES: the posterior found that no layout explains the view.
Clash find_clash(const Knowledge& known);

}  // namespace minewise
