// Sweeps: conditions of an experiment that differ in one thing only, which is what a plot has as
// its x axis and what a sentence means by "from 0.2 to 0.3".
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "study/experiment.h"

namespace minewise {

struct Sweep {
  enum class By { Density, Size, Withheld };

  std::string what;                                        // the rest, in words
  std::vector<std::pair<double, std::size_t>> conditions;  // by x; two at least
  By by = By::Density;
};

// What varies: "mine density", "side of the board", "share of clues withheld"; and the same as one
// word: "density", "size", "withheld".
std::string_view words_for(Sweep::By by);
std::string_view word_for(Sweep::By by);

// All sweeps: by density for every size and rules, by size for every density and rules, and by how
// often clues are withheld where rules differ in that alone.
std::vector<Sweep> sweeps_of(const Experiment& experiment);

// The conditions that belong to no sweep.
std::vector<std::size_t> lone_conditions(const Experiment& experiment,
                                         const std::vector<Sweep>& sweeps);

}  // namespace minewise
