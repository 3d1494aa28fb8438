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
      return std::unexpected(
          Failure{format_message("--set: '{}' sets nothing of {}, which has{}", setting,
                                 preset.name, known.empty() ? " no settings" : known)});
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
    return std::unexpected(Failure{"--format: json is for the list and for comparisons"});
  }
  if (!options.choice.agents.empty()) preset.options.agents = options.choice.agents;
  const auto study = plan_study(preset, games_of(preset, options.choice), options.choice.seed);
  if (!study) return bad_request(study.error());
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
    return std::unexpected(Failure{"name: which study? 'minewise study' lists them"});
  }
  if (!options.name) {
    print(options.results.format == "json" ? presets_json() : list_presets());
    return {};
  }
  auto preset = find_preset(*options.name);
  if (!preset) return bad_option("name", preset.error());
  if (!options.results.folder) {
    return std::unexpected(Failure{"--out: name a folder for the results"});
  }
  TRY(change_settings(options, *preset));
  return preset->kind == kComparison ? compare_agents(options, *preset)
                                     : measure_preset(options, *std::move(preset));
}

void add_choice_options(CLI::App* verb, PresetChoice& choice) {
  verb->add_flag("--quick", choice.quick, "Fewer games, for a quick look");
  verb->add_option("--games", choice.games,
                   "Games of each point, or what a search may spend on it [the study's own]")
      ->transform(whole_number(1, 1'000'000'000));
  verb->add_option("--seed", choice.seed, "The seed of all games")
      ->transform(whole_number())
      ->capture_default_str();
  verb->add_option("--agents", choice.agents, "Other agents than the study's own")
      ->check(not_empty());
}

}  // namespace

void add_study(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<StudyOptions>();
  CLI::App* verb = program.add_subcommand(
      "study",
      "Run an experiment that comes with the program; without a name, list them.\n"
      "Each is a file of experiments/: a kind of trial, agents, boards, rules, games. Whatever the "
      "kind,\n"
      "finished pieces are kept in the folder at once, --resume goes on after Ctrl-C or a crash, "
      "parts\n"
      "are joined by 'minewise merge', mpirun spreads it, and the figures are the same to the "
      "byte.\n"
      "Shorter ways: 'minewise compare --preset' for comparisons of agents (kind games), "
      "'minewise\n"
      "influence --preset' and 'minewise generate hard --preset' for the others.");
  verb->add_option("name", options->name, "Which one");
  add_choice_options(verb, options->choice);
  verb->add_option("--set", options->settings,
                   "Another value of a setting that the study's file has, as KEY=VALUE")
      ->allow_extra_args(false);
  writes(verb->add_option("--out", options->results.folder, "The new folder for results"));
  add_run_options(verb, options->run);
  verb->add_option("--format", options->results.format,
                   "What is printed: text, or json of the list or a comparison")
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
