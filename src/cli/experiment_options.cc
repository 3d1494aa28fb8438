#include "cli/experiment_options.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "cli/reading.h"
#include "core/try.h"

namespace minewise::cli {
namespace {

std::expected<Experiment, Failure> plan_given(const ExperimentOptions& options,
                                              const Request& request) {
  for (const auto& [name, value] : {std::pair{"--sizes", &options.sizes},
                                    {"--densities", &options.densities},
                                    {"--mines", &options.mines}}) {
    if (*value) {
      return std::unexpected(
          Failure{format_message("{}: size and mines come from the layouts in {}; leave it out",
                                 name, *options.layouts_file)});
    }
  }
  TRY(auto set, read_layouts("compare", *options.layouts_file));
  auto experiment = make_experiment(request, std::make_shared<LayoutSet>(std::move(set)));
  if (!experiment) return bad_request(experiment.error());
  return *experiment;
}

std::expected<Experiment, Failure> plan_dealt(const ExperimentOptions& options,
                                              const Request& request) {
  const bool all_have_mines =
      std::ranges::all_of(request.sizes, [](const Size& size) { return size.mines.has_value(); });
  if (options.densities && options.mines) {
    return std::unexpected(Failure{"--mines: goes without --densities; give one of the two"});
  }
  if (all_have_mines && (options.densities || options.mines)) {
    return std::unexpected(Failure{fmt::format("{}: every size in --sizes has mines of its own",
                                               options.mines ? "--mines" : "--densities")});
  }
  auto experiment = make_experiment(request);
  if (!experiment) return bad_request(experiment.error());
  return *experiment;
}

}  // namespace

void add_experiment_options(CLI::App* verb, ExperimentOptions& options) {
  verb->add_option(
          "--agents", options.agents,
          "Names that 'minewise agents' lists, or cmd:COMMAND for other programs, separated "
          "by commas (those of a command in quotes: cmd:./player '1,2'), or all [all]")
      ->check(not_empty());
  verb->add_option("--sizes", options.sizes,
                   "Boards: 20,30x16 with the mines below; or with mines of their own, as in "
                   "30x16/99,20@0.2,expert [20]");
  verb->add_option("--densities", options.densities,
                   "Shares of cells with a mine, rounded to whole mines: 0.2,0.4 or "
                   "FIRST:LAST:STEP [0.1:0.9:0.1]");
  verb->add_option("--mines", options.mines, "Numbers of mines instead: 10,20 or 10:50:10");
  verb->add_option("--layouts", options.layouts_file,
                   "Play the boards in this file instead ('-' for standard input): a layout set, a "
                   "layout, or the one of a saved game")
      ->type_name("FILE");
  verb->add_option("--games", options.games,
                   "Games of each agent on each board and rules [100, or all layouts]")
      ->transform(whole_number(1, 1'000'000'000));
  verb->add_option("--rules", options.rules,
                   "Rules in the words of game IDs: \"survival count=shown\"; given again, more "
                   "rules to compare under [survival]")
      ->allow_extra_args(false);
  verb->add_option("--seed", options.seed, "The seed of all games")
      ->transform(whole_number())
      ->capture_default_str();
  add_estimate_option(verb, options.estimate);
}

void add_estimate_option(CLI::App* verb, std::string& estimate) {
  verb->add_option(
          "--estimate", estimate,
          "Beside what came of games: luckless takes the luck of guesses out, for the same "
          "precision with a fraction of the games (docs/experiments.md), or none")
      ->transform(one_of({"none", "luckless"}))
      ->capture_default_str();
}

std::expected<Experiment, Failure> plan_experiment(const ExperimentOptions& options) {
  const auto request = read_request(options);
  if (!request) return bad_request(request.error());
  return options.layouts_file ? plan_given(options, *request) : plan_dealt(options, *request);
}

std::unexpected<Failure> bad_request(const Error& error) {
  return std::unexpected(Failure{"--" + error.text()});
}

}  // namespace minewise::cli
