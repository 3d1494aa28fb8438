// Finds a clash: clues that contradict each other, so that no layout explains the view. None of
// them can be left out. The search leaves out clues in smaller and smaller groups as long as the
// rest still contradict each other (delta debugging; Zeller and Hildebrandt 2002). If one component
// has no arrangement, it looks only there.
#pragma once

#include <vector>

#include "reason/posterior/knowledge.h"

namespace minewise {

struct Clash {
  std::vector<Cell> clues;   // ascending; empty where the known mines alone exceed the count
  bool takes_count = false;  // whether the number of mines on the board is part of the clash
};

// REQUIRES: no layout explains the view.
Clash find_clash(const View& view);

}  // namespace minewise
