#include "cli/figure_options.h"

#include <vector>

#include "cli/file_roles.h"
#include "cli/results/figure_folder.h"
#include "cli/results/study_run.h"
#include "study/presets/presets.h"

namespace minewise::cli {

namespace {

constexpr std::string_view kVerb = "influence";

bool is_ours(const Preset& preset) {
  const TrialKind* kind = find_trial_kind(preset.kind);
  return kind && kind->verb == kVerb;
}

}  // namespace

void add_figure_options(CLI::App* verb, FigureOptions& options) {
  std::vector<std::string> names;
  for (const Preset& preset : all_presets()) {
    if (is_ours(preset)) names.push_back(preset.name);
  }
  verb->add_option("--preset", options.name,
                   "An experiment instead of one game: chain-density and chain-size, the longest "
                   "chains of agents' games; chain-time, the time of a decision against them; "
                   "chain-record, the longest that a search finds by the number of mines; "
                   "reach-density and reach-size, how far one cell's influence travels")
      ->transform(one_of(names));
  writes(
      verb->add_option("--out", options.out_folder, "The folder for a preset's tables and plots"));
  verb->add_option("--games", options.games,
                   "Games, or boards looked at, for each point of a preset [the preset's own]")
      ->transform(whole_number(1, 1'000'000'000));
  verb->add_option("--moment", options.moment,
                   "Where the presets of reach take a position from a game: before a decision or "
                   "a guess [decision]")
      ->transform(one_of({"decision", "guess"}));
  verb->add_option("--jobs", options.jobs,
                   "Threads for a preset; but for times, its figures do not depend on it [all "
                   "cores]")
      ->transform(whole_number(1, 1024));
}

Status run_figures(const FigureOptions& options) {
  auto preset = find_preset(*options.name);
  if (!preset) return bad_option("--preset", preset.error());
  if (options.moment && !preset->settings.contains("moment")) {
    return std::unexpected(Failure{"--moment: only with the presets of reach"});
  }
  if (!options.out_folder) {
    return std::unexpected(Failure{"--out: name a folder for the figures"});
  }
  if (options.moment) preset->settings["moment"] = *options.moment;
  const auto study =
      plan_study(*preset, options.games.value_or(preset->games), options.seed.value_or(1));
  if (!study) return std::unexpected(Failure{"--" + study.error().text()});
  const auto trials = make_trials(*study);
  if (!trials) return std::unexpected(Failure{"--" + trials.error().text()});
  const auto made = make_figure_folder(*options.out_folder);
  if (!made) return bad_option("--out", made.error());
  return make_figures(*study, **trials, *options.out_folder, options.jobs.value_or(0));
}

}  // namespace minewise::cli
