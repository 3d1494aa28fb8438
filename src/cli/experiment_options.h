// The options that say what experiment is to be run, read and checked.
#pragma once

#include <string>

#include "cli/verb.h"
#include "study/experiment.h"
#include "study/experiment_options.h"

namespace minewise::cli {

void add_experiment_options(CLI::App* verb, ExperimentOptions& options);

// --estimate, for verbs that play many games.
void add_estimate_option(CLI::App* verb, std::string& estimate);

// The experiment that is asked for.
std::expected<Experiment, Failure> plan_experiment(const ExperimentOptions& options);

// An error in what experiment was asked for: "--mines: 10 mines do not fit on 3x3".
std::unexpected<Failure> bad_request(const Error& error);

}  // namespace minewise::cli
