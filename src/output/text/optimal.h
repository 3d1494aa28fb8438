// Describes the value of a board or position under best play, beside what agents reach there.
#pragma once

#include <string>
#include <vector>

#include "core/shape.h"
#include "core/view.h"
#include "search/optimal.h"
#include "study/average.h"

namespace minewise {

// The answer to a question about best play.
struct BestPlay {
  std::string name;  // "4x4/4 classic first=any"
  Shape shape;
  View view;
  Solution solution = {};
  std::size_t layouts = 0;
  bool with_cells = false;              // show the value of every cell, not only of the best
  std::vector<Measured> measured = {};  // agents to compare with best play

  bool is_classic() const { return view.rules().ruleset == Ruleset::Classic; }

  // A value as it is shown: over the number of layouts if they are equally likely.
  Fraction shown(const Fraction& value) const;
};

std::string best_play_text(const BestPlay& answer);

}  // namespace minewise
