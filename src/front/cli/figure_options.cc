#include "front/cli/figure_options.h"

#include <limits>
#include <vector>

#include "front/cli/file_roles.h"
#include "front/results/figure_folder.h"
#include "study/presets/figures.h"

namespace minewise::cli {

void add_figure_options(CLI::App* verb, FigureOptions& options) {
  std::vector<std::string> names;
  for (const FigurePreset& preset : influence_presets()) names.emplace_back(preset.name);
  verb->add_option("--preset", options.name,
                   "An experiment instead of one game: chain-density and chain-size, the longest "
                   "chains of agents' games; chain-time, the time of a decision against them; "
                   "chain-record, the longest that a search finds by the number of mines; "
                   "reach-density and reach-size, how far one cell's influence travels")
      ->check(CLI::IsMember(names));
  writes(
      verb->add_option("--out", options.out_folder, "The folder for a preset's tables and plots"));
  verb->add_option("--seed", options.seed, "Another seed, other games of a preset [1]")
      ->transform(whole_number(0, std::numeric_limits<std::uint64_t>::max()));
  verb->add_option("--games", options.games,
                   "Games, or boards looked at, for each point of a preset [the preset's own]")
      ->transform(whole_number(1, 1'000'000'000));
  verb->add_option("--moment", options.moment,
                   "Where the presets of reach take a position from a game: before a decision or "
                   "a guess [decision]")
      ->check(CLI::IsMember({"decision", "guess"}));
  verb->add_option("--jobs", options.jobs,
                   "Threads for a preset; but for times, its figures do not depend on it [all "
                   "cores]")
      ->check(CLI::Range(1, 1024));
}

Ran run_figures(const FigureOptions& options) {
  const FigurePreset* found = find_influence_preset(*options.name);
  if (options.moment && !found->has_moment) {
    return std::unexpected(Failure{"--moment: only with the presets of reach"});
  }
  if (!options.out_folder) {
    return std::unexpected(Failure{"--out: name a folder for the figures"});
  }
  const auto made = make_figure_folder(*options.out_folder);
  if (!made) return bad_option("--out", made.error());
  FigureRun run;
  run.seed = options.seed.value_or(1);
  run.games = options.games;
  run.moment = options.moment ? *find_moment(*options.moment) : Moment::Decision;
  return make_figures(found->label, *options.out_folder, options.jobs.value_or(0), run,
                      [&](const FigureRun& ready) { return found->run(found->name, ready); });
}

}  // namespace minewise::cli
