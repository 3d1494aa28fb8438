// Which clues clash, when no layout explains a view: a set from which none can be left out. Found
// by leaving out clues in ever smaller groups for as long as the rest still contradict each other
// (delta debugging; Zeller and Hildebrandt 2002), within the component that has no arrangement if
// there is one.
#pragma once

#include <vector>

#include "reason/posterior/knowledge.h"

namespace minewise {

struct Clash {
  std::vector<Cell> clues;   // ascending; empty where the known mines alone exceed the count
  bool takes_count = false;  // whether the number of mines on the board is part of it
};

// REQUIRES: no layout explains the view.
Clash find_clash(const View& view);

}  // namespace minewise
