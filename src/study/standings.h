// What an experiment comes to: who is ahead, where that turns, and how sure it is. Agents are
// ranked by games won where a mine ends the game, else by score, on average over all conditions.
// Differences are paired, game by game on the same boards.
#pragma once

#include <optional>
#include <vector>

#include "study/summary.h"
#include "study/sweep.h"

namespace minewise {

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
