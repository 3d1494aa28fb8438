// minewise study: every experiment that comes with the program, listed and run in one way.
#include <fmt/format.h>

#include <memory>
#include <optional>

#include "cli/comparison.h"
#include "cli/experiment_options.h"
#include "cli/results/kept_run.h"
#include "cli/results/status_file.h"
#include "cli/run/process_group.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "output/json/study_json.h"
#include "output/report/page.h"
#include "study/ledger/code_version.h"

namespace minewise::cli {
namespace {

struct StudyOptions {
  std::optional<std::string> name;
  PresetChoice choice;
  std::vector<std::string> settings;  // KEY=VALUE
  RunOptions run;
  ResultsOptions results;
};

std::string presets_json() {
  std::vector<ListedStudy> studies;
  for (const Preset& preset : all_presets()) {
    studies.push_back({preset.name, preset.kind, preset.title, preset.games, preset.quick});
  }
  return studies_json(studies);
}

Status compare_agents(const StudyOptions& options, const Preset& preset) {
  Comparison comparison{.verb = "study"};
  comparison.run = options.run;
  comparison.results = options.results;
  apply_preset(preset, options.choice, comparison);
  return run_comparison(comparison);
}

// Puts what is set on the command line in place of what the preset has.
Status change_settings(const StudyOptions& options, Preset& preset) {
  for (const std::string& setting : options.settings) {
    const std::size_t equals = std::min(setting.find('='), setting.size());
    const auto found = preset.settings.find(setting.substr(0, equals));
    if (found == preset.settings.end() || equals == setting.size()) {
      std::string known;
      for (const auto& [key, value] : preset.settings) known += fmt::format(" {}={}", key, value);
      return fail_option("set", "'{}' is not a setting of {}, which has{}", setting, preset.name,
                         known.empty() ? " no settings" : known);
    }
    found->second = setting.substr(equals + 1);
  }
  return {};
}

std::string command_of(const StudyOptions& options, const Study& study) {
  std::string command = fmt::format("minewise study {}", study.name);
  if (!options.choice.agents.empty()) {
    command += " --agents " + shell_word(options.choice.agents);
  }
  for (const std::string& setting : options.settings) command += " --set " + shell_word(setting);
  return command + fmt::format(" --games {} --seed {}", study.experiment.games,
                               static_cast<std::uint64_t>(study.experiment.seed));
}

Status run_trials(const StudyOptions& options, const Study& study, const Trials& trials) {
  const std::string& folder = *options.results.folder;
  TRY(const auto shard, read_shard(options.run, options.results));
  if (is_worker()) return help_measure(study, trials, options.run.jobs);
  TRY(const auto place, prepare_place(options.run, options.results));
  TRY(auto ledger, open_ledger(folder, subject_of(study, trials),
                               {shard, study_code_version(), command_of(options, study)}));
  StatusFile status({options.run.status_file, "study", folder});
  return status.end(run_kept_study(
      ledger, study, trials, {folder, options.run.jobs, words_of_resume(folder), status.pace()}));
}

Status measure_preset(const StudyOptions& options, Preset preset) {
  if (options.results.format == "json") {
    return fail_option("format", "json works only for the list and for comparisons");
  }
  if (!options.choice.agents.empty()) preset.options.agents = options.choice.agents;
  const auto study = plan_study(preset, games_of(preset, options.choice), options.choice.seed);
  if (!study) return std::unexpected(study.error());
  const auto trials = make_trials(*study);
  if (!trials) return bad_option(preset.name, trials.error());
  return run_trials(options, *study, **trials);
}

bool asks_for_a_run(const StudyOptions& options) {
  const PresetChoice& choice = options.choice;
  return !choice.agents.empty() || choice.games || choice.quick || !options.settings.empty() ||
         options.run.resume || options.run.shard || options.run.status_file ||
         options.results.folder;
}

Status run_study(const StudyOptions& options) {
  if (!options.name && asks_for_a_run(options)) {
    return std::unexpected(Error{"name: missing; 'minewise study' lists the studies"});
  }
  if (!options.name) {
    print(options.results.format == "json" ? presets_json() : list_presets());
    return {};
  }
  auto preset = find_preset(*options.name);
  if (!preset) return bad_option("name", preset.error());
  if (!options.results.folder) {
    return fail_option("out", "missing; name a folder for the results");
  }
  TRY(change_settings(options, *preset));
  return preset->kind == kComparison ? compare_agents(options, *preset)
                                     : measure_preset(options, *std::move(preset));
}

void add_choice_options(CLI::App* verb, PresetChoice& choice) {
  verb->add_flag("--quick", choice.quick, "Fewer games, for a quick look");
  verb->add_option("--games", choice.games,
                   "Games for each point, or the budget of a search [the study's own]")
      ->transform(whole_number(1, 1'000'000'000));
  verb->add_option("--seed", choice.seed, "Seed of all games")
      ->transform(whole_number())
      ->capture_default_str();
  verb->add_option("--agents", choice.agents, "Agents, instead of the study's own")
      ->check(not_empty());
}

}  // namespace

void add_study(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<StudyOptions>();
  CLI::App* verb = program.add_subcommand(
      "study",
      "Run an experiment that comes with the program, or list them.\n"
      "Each study is a file in experiments/: a kind of trial, agents, boards, rules, games. "
      "Finished work is saved in the folder at once; --resume continues after Ctrl-C or a crash; "
      "'minewise merge' joins parts; mpirun spreads it over machines. The results are the same to "
      "the byte.\n"
      "Shorter ways: 'minewise compare --preset' for comparisons of agents (kind games), 'minewise "
      "influence --preset' and 'minewise generate hard --preset' for the others.");
  verb->add_option("name", options->name, "The study [list all]");
  add_choice_options(verb, options->choice);
  verb->add_option("--set", options->settings, "Change a setting of the study's file: KEY=VALUE")
      ->allow_extra_args(false);
  writes(verb->add_option("--out", options->results.folder, "Save the results in this new folder"));
  add_run_options(verb, options->run);
  verb->add_option("--format", options->results.format,
                   "Output format: text; or json, for the list and for comparisons")
      ->transform(one_of({"text", "json"}))
      ->capture_default_str();
  verb->footer(
      "Examples:\n"
      "  minewise study\n"
      "  minewise study chain-density --quick --out chains\n"
      "  minewise study reach-size --set moment=guess --out reach --resume\n"
      "  minewise study 001-figure-6 --shard 1/2 --out part1");
  spread_with(verb, chosen, [options] { return run_study(*options); });
}

}  // namespace minewise::cli
