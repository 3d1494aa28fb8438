// minewise merge: the parts of an experiment joined to the whole.
#include <filesystem>
#include <memory>

#include "cli/results.h"
#include "cli/results/figure_folder.h"
#include "cli/results/parts.h"
#include "cli/results/study_run.h"
#include "cli/run/ending.h"
#include "cli/run/interrupt.h"
#include "cli/verb.h"
#include "core/try.h"
#include "study/ledger/code_version.h"
#include "study/ledger/games.h"

namespace minewise::cli {
namespace {

struct MergeOptions {
  std::vector<std::string> parts;
  ResultsOptions results;
};

// As messages name what is joined. Without a folder it vanishes with the run.
std::string joined_path(const ResultsOptions& results) {
  return results.folder ? ledger_path(*results.folder) : "the joined parts";
}

// The tables of a comparison, or the figures of another study. What is joined stays, once they are
// there.
Status finish(Ledger& whole, const ResultsOptions& results, ResultsPlace& place, Undo& joining) {
  const auto study = parse_study(whole.text());
  if (!study) return bad_ledger(joined_path(results), study.error());
  if (study->is_comparison()) {
    TRY(finish_experiment(whole, study->experiment, results, place));
    joining.forget();
    return {};
  }
  const auto trials = make_trials(*study);
  if (!trials) return bad_ledger(joined_path(results), trials.error());
  TRY(const auto plots, write_study(whole, **trials, *results.folder));
  joining.forget();
  return results.no_report ? Status() : draw_in_folder(*results.folder, plots);
}

// What only comparisons have. Records of other studies are read by the code that made them.
Status check_options(const MergeOptions& options, const Ledger& first) {
  const auto study = parse_study(first.text());
  if (!study || study->is_comparison()) return {};
  if (first.head().version != study_code_version()) {
    return std::unexpected(Failure{
        fmt::format("these are parts made by minewise {}, and this is {}: their records may differ",
                    first.head().version, study_code_version())});
  }
  if (!options.results.folder) {
    return std::unexpected(Failure{fmt::format(
        "--out: these are parts of {}, whose figures are files; name a folder", study->name)});
  }
  for (const auto& [option, is_given] :
       {std::pair{"--per-game", options.results.per_game_file.has_value()},
        {"--format", options.results.format != "text"}}) {
    if (is_given) {
      return std::unexpected(Failure{
          fmt::format("{}: these are parts of {}, which is no comparison", option, study->name)});
    }
  }
  return {};
}

Status merge(const MergeOptions& options) {
  TRY(auto parts, open_parts(options.parts));
  TRY(check_options(options, parts.front().ledger));
  TRY(auto place, prepare_results_place(options.results, OldFolder::Refuse));
  Undo joining;
  if (options.results.folder) {
    joining = Undo([folder = *options.results.folder] {  // which was not there before
      std::error_code ignored;
      std::filesystem::remove_all(folder, ignored);
    });
  }
  const InterruptWatch watch("stopped before the parts were joined; nothing is kept");
  const std::string path = joined_path(options.results);
  const Ledger& first = parts.front().ledger;
  auto whole = Ledger::create(options.results.folder ? path : "", {first.text(), first.plan()},
                              {{}, first.head().version, first.head().command});
  if (!whole) return bad_ledger(path, whole.error(), kFailed);
  TRY(join_parts(parts, *whole, path));
  parts.clear();
  return finish(*whole, options.results, place, joining);
}

}  // namespace

void add_merge(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<MergeOptions>();
  CLI::App* verb = program.add_subcommand(
      "merge",
      "Join the parts of an experiment that was spread over runs.\n"
      "The parts come from 'minewise compare' or 'minewise study' with --shard I/N --out FOLDER, "
      "all with\n"
      "the same other options, on one machine or on many. The results are those of one run, to "
      "the byte.");
  verb->add_option("parts", options->parts, "The folders of all parts")->required();
  add_results_options(verb, options->results);
  verb->footer(
      "Example:\n"
      "  minewise compare --sizes 10 --games 50 --shard 1/2 --out part1\n"
      "  minewise compare --sizes 10 --games 50 --shard 2/2 --out part2\n"
      "  minewise merge part1 part2\n"
      "  minewise merge part1 part2 --out whole");
  run_with(verb, chosen, [options] { return merge(*options); });
}

}  // namespace minewise::cli
