// An experiment in words: names for its conditions, its conclusions in three sentences, the games
// that agents gave up, what a plot shows, and where two agents moved differently.
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "core/view.h"
#include "solver/decision.h"
#include "study/experiment.h"
#include "study/plot.h"
#include "study/standings.h"
#include "study/summary.h"

namespace minewise {

// Names for the conditions of an experiment, by what varies among them: "0.2" where only the
// density does, "30x16/99" and "30x16@0.2062" where that would give two the same name.
struct ConditionNames {
  std::string what;  // varies: "density", "size", "board", "rules", "condition"
  std::vector<std::string> names;
};

ConditionNames name_by_what_varies(const Experiment& experiment,
                                   std::span<const std::size_t> conditions);

// The same for all conditions.
ConditionNames name_by_what_varies(const Experiment& experiment);

// The conclusions in three sentences: which agent won, where that changes, and how certain it is.

std::array<std::string, 3> standings_sentences(const Experiment& experiment, const Summary& summary,
                                               const Standings& standings);

// The games that agents gave up.

// "3 of 100 games of cmd:./player were given up, 1 of them by the clock: another run may end
// otherwise. The first is game 7, at move 12: ...", a line for every agent that gave up; empty if
// none did.
std::string describe_faults(const Experiment& experiment, const Summary& summary);

// What a plot shows, for those who cannot see it.

// "Mean score against mine density, 20x20 survival. From 0.1 to 0.9: basic 0.98 to 0.10, exact 0.99
// to 0.21. Highest at 0.1: exact; at 0.9: exact."
std::string describe_plot(const Plot& plot);

// Two agents that moved differently from the same view: whose move was which, and why.

struct ExhibitMove {
  std::string agent;
  Decision decision;
  bool is_hit = false;  // it stepped on a mine
};

struct ExhibitWords {
  std::string heading;        // "basic guessed, exact knew"
  std::string player, other;  // a sentence each
  std::string picture;        // what the picture of the position shows
};

ExhibitWords tell_apart(const ExhibitMove& player, const ExhibitMove& other, const View& view,
                        const Shape& shape);

}  // namespace minewise
