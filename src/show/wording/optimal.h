// What a board or a position is worth under best play, in words.
#pragma once

#include <string>
#include <vector>

#include "ground/board/shape.h"
#include "ground/view/view.h"
#include "reason/search/optimal.h"
#include "study/expectation/measured.h"

namespace minewise {

// What was asked, and the answer.
struct BestPlay {
  std::string name;  // "4x4/4 classic first=any"
  Shape shape;
  const View& view;
  const Solution& solution;
  std::size_t layouts = 0;
  bool with_cells = false;         // the value of every cell rather than of the best alone
  std::vector<Measured> measured;  // agents beside best play

  bool is_classic() const { return view.rules().ruleset == Ruleset::Classic; }

  // A value over the number of layouts where they are equally likely.
  Fraction shown(const Fraction& value) const;
};

std::string best_play_text(const BestPlay& answer);

}  // namespace minewise
