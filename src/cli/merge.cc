// minewise merge: joins the parts of an experiment that was spread over several runs. It opens
// their ledgers, takes all chunks into one, and finishes the experiment.

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "cli/experiment_options.h"
#include "cli/results/kept_run.h"
#include "cli/results/results_folder.h"
#include "cli/run/exit_code.h"
#include "cli/run/interrupt.h"
#include "cli/run/progress.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "core/message.h"
#include "study/ledger/code_version.h"
#include "study/ledger/games.h"
#include "study/ledger/join.h"
#include "study/presets/trials.h"

namespace minewise {

// Opens the parts by the names of folders or ledgers. They are refused if they are parts of
// different experiments, or were made by different versions.
Result<std::vector<LedgerPart>> open_parts(const std::vector<std::string>& names);

// Takes all parts into a new ledger, with a line of progress. Messages call that ledger `path`. The
// parts are refused if they do not make up the whole. REQUIRES: there is an InterruptWatch.
Status join_parts(std::vector<LedgerPart>& parts, Ledger& whole, const std::string& path);

namespace {

// All parts are open at a time, each with up to three files where its run was killed. Where so many
// are not allowed, opening one of them fails and says so.
void allow_open_files(std::size_t parts) {
  constexpr rlim_t kFilesAPart = 3, kOthers = 64;
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  const rlim_t wanted = std::min(limit.rlim_max, kFilesAPart * parts + kOthers);
  if (wanted <= limit.rlim_cur) return;
  limit.rlim_cur = wanted;
  setrlimit(RLIMIT_NOFILE, &limit);
}

// Whether two parts are of one experiment and one version.
Status check_alike(const LedgerPart& first, const LedgerPart& other) {
  if (other.ledger.text() != first.ledger.text()) {
    return bad_ledger(
        other.path, {format_message("holds another experiment than {}: {}", first.path,
                                    difference_between(other.ledger.text(), first.ledger.text()))});
  }
  const std::string& version = other.ledger.head().version;
  if (version != first.ledger.head().version) {
    return bad_ledger(other.path, {format_message("was made by minewise {}, but {} by {}", version,
                                                  first.path, first.ledger.head().version)});
  }
  return {};
}

// "shard 3/3", "shards 2/9 3/9 and 4 more"
std::string shards_text(const Lacking& lacking) {
  constexpr std::size_t kMostNamed = 8;
  std::string text = lacking.shards.size() == 1 ? "shard" : "shards";
  std::size_t named = 0;
  for (const int index : lacking.shards) {
    if (named++ == kMostNamed) break;
    text += " " + format_shard({index, lacking.count});
  }
  if (lacking.shards.size() <= kMostNamed) return text;
  return text + fmt::format(" and {} more", lacking.shards.size() - kMostNamed);
}

std::unexpected<Error> incomplete(const std::vector<LedgerPart>& parts, const Lacking& lacking) {
  std::uint64_t damaged = 0;
  for (const LedgerPart& part : parts) damaged += part.damaged;
  const std::string damage =
      damaged > 0 ? fmt::format(" ({} damaged)", counted(damaged, "chunk")) : "";
  const std::uint64_t games = ChunkQueue(parts.front().ledger.plan(), {}).games();
  return std::unexpected(Error{
      fmt::format("the parts lack {}, from {}{}; finish them with --resume, then name all parts",
                  counted_of(lacking.games, games, "game"), shards_text(lacking), damage)});
}

}  // namespace

Result<std::vector<LedgerPart>> open_parts(const std::vector<std::string>& names) {
  const ProgressLine line("opening the parts");
  allow_open_files(names.size());
  std::vector<LedgerPart> parts;
  for (const std::string& name : names) {
    const auto path = find_ledger(name);
    if (!path) {
      return std::unexpected(Error{format_message(
          "parts: '{}' holds no results; name a folder that --shard I/N --out made", name)});
    }
    TRY(note_ledger(*path));
    auto ledger = Ledger::read(*path, plan_of_study);
    if (!ledger) return bad_ledger(*path, ledger.error());
    parts.push_back({*path, *std::move(ledger)});
    TRY(check_alike(parts.front(), parts.back()));
  }
  return parts;
}

Status join_parts(std::vector<LedgerPart>& parts, Ledger& whole, const std::string& path) {
  ProgressLine line("joining");
  const auto lacking = join(parts, whole, [&](double share) { return line.update(share); });
  if (!lacking) {
    const auto& [part, error] = lacking.error();
    return part ? bad_ledger(part->path, error) : bad_ledger(path, error, ErrorKind::Failed);
  }
  if (lacking->was_stopped) return InterruptWatch::stopped();
  if (!lacking->is_nothing()) return incomplete(parts, *lacking);
  return {};
}

}  // namespace minewise

namespace minewise::cli {

// The verb.

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
    return std::unexpected(
        Error{fmt::format("the parts were made by minewise {}, but this is {}; merge them with "
                          "the version that made them",
                          first.head().version, study_code_version())});
  }
  if (!options.results.folder) {
    return fail_option("out",
                       "missing; these are parts of {}, whose figures are files; name a folder",
                       study->name);
  }
  for (const auto& [option, is_given] :
       {std::pair{"--per-game", options.results.per_game_file.has_value()},
        {"--format", options.results.format != "text"}}) {
    if (is_given) {
      return std::unexpected(Error{fmt::format(
          "{}: works only with comparisons, and these are parts of {}", option, study->name)});
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
  const InterruptWatch watch("stopped before the parts were joined; nothing is saved");
  const std::string path = joined_path(options.results);
  const Ledger& first = parts.front().ledger;
  auto whole = Ledger::create(options.results.folder ? path : "", {first.text(), first.plan()},
                              {{}, first.head().version, first.head().command});
  if (!whole) return bad_ledger(path, whole.error(), ErrorKind::Failed);
  TRY(join_parts(parts, *whole, path));
  parts.clear();
  return finish(*whole, options.results, place, joining);
}

}  // namespace

void add_merge(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<MergeOptions>();
  CLI::App* verb =
      program.add_subcommand("merge",
                             "Join the parts of an experiment.\n"
                             "The parts come from 'minewise compare' or 'minewise study' with "
                             "--shard I/N --out FOLDER and the same other options, on one machine "
                             "or many. The results equal those of a single run, to the byte.");
  verb->add_option("parts", options->parts, "The folders of all parts")->required();
  add_results_options(verb, options->results);
  verb->footer(
      "Examples:\n"
      "  minewise compare --sizes 10 --games 50 --shard 1/2 --out part1\n"
      "  minewise compare --sizes 10 --games 50 --shard 2/2 --out part2\n"
      "  minewise merge part1 part2\n"
      "  minewise merge part1 part2 --out whole");
  run_with(verb, chosen, [options] { return merge(*options); });
}

}  // namespace minewise::cli
