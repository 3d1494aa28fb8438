// minewise match --decisions: single guesses of two agents, weighed against each other.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/verb.h"
#include "study/experiment.h"

namespace minewise::cli {

struct DecisionOptions {
  bool wanted = false;  // --decisions
  int play_outs = 100;
  int selecting = 0;
  double least = 0;
  std::string player = "exact";
  std::optional<std::string> out;

  // Whether anything is said that goes with --decisions alone.
  std::optional<std::string> stray() const;
};

void add_decision_options(CLI::App* verb, DecisionOptions& options);

// How the run is made and told.
struct DecisionRun {
  int jobs = 0;
  bool quiet = false;
  bool json = false;
};

// `experiment` has two agents and one condition.
Status compare_decisions(const Experiment& experiment, const DecisionOptions& options,
                         const DecisionRun& run);

}  // namespace minewise::cli
