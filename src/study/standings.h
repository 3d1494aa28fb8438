// The conclusions of an experiment: which agent is ahead, where that changes, and how certain it
// is. Agents are ranked by games won where a mine ends the game, else by score, on average over all
// conditions. Differences are paired, game by game on the same boards. Sweeps order the conditions
// by what varies among them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "study/experiment.h"
#include "study/summary.h"

namespace minewise {

// Conditions of an experiment that differ in one thing only: the x axis of a plot, and the meaning
// of "from 0.2 to 0.3" in a sentence.
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

enum class RankedBy { Won, Score };

// What one agent's figure is above another's.
struct Lead {
  std::size_t agent = 0, other = 0;
  double by = 0;
  std::optional<Interval> interval;  // none for fewer than two games

  bool is_clear() const { return interval && interval->low > 0; }
};

struct LeadThere {
  std::size_t condition = 0;
  Lead lead;
};

// The step of a sweep at which the first agent's figure falls most.
struct Fall {
  Sweep sweep;
  std::size_t from = 0, to = 0;  // conditions, next to each other
  double before = 0, after = 0;
};

struct Standings {
  RankedBy by = RankedBy::Score;
  std::vector<double> overall;     // by agent: the mean over all conditions
  std::vector<std::size_t> order;  // agents, best first; those level as the experiment has them

  // The first agent before the second. Without a second agent there is none.
  std::optional<Lead> lead;
  int ahead = 0, behind = 0;  // conditions in which the first is clearly so

  std::vector<LeadThere> overtaken;  // where another is clearly ahead of the first, by most
  std::optional<Fall> fall;
};

Standings standings_of(const Experiment& experiment, const Summary& summary);

// The figure that agents are ranked by.
double ranked_figure(const SeriesSummary& series, RankedBy by);

}  // namespace minewise
