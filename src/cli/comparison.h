// A comparison of agents from its first game to its tables, for the verbs that run one.
#pragma once

#include <string>

#include "cli/experiment_options.h"
#include "cli/results.h"
#include "cli/results/comparison_run.h"
#include "study/presets/presets.h"

namespace minewise::cli {

struct Comparison {
  std::string verb;  // that was asked
  ExperimentOptions experiment = {};
  std::string command = {};  // that asks for the same experiment, whole
  RunOptions run = {};
  bool quiet = false;  // no progress
  std::string on_fault = "stop";
  ResultsOptions results = {};

  ComparisonRun run_of(const Experiment& planned) const;
};

// What may be chosen of a preset.
struct PresetChoice {
  std::string agents;  // the preset's own, if empty
  std::optional<std::uint64_t> games;
  std::uint64_t seed = 1;
  bool quick = false;
  std::string estimate = "none";
};
std::uint64_t games_of(const Preset& preset, const PresetChoice& choice);

// Fills in from a preset what is to be compared, the command and the words of the page.
void apply_preset(const Preset& preset, const PresetChoice& choice, Comparison& comparison);

Status run_comparison(const Comparison& comparison);

}  // namespace minewise::cli
