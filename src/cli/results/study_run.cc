#include "cli/results/study_run.h"

#include <fmt/format.h>

#include "cli/results/figure_folder.h"
#include "cli/results/results_folder.h"
#include "cli/run/interrupt.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "cli/run/team.h"
#include "core/try.h"
#include "study/ledger/code_version.h"

namespace minewise {
namespace {

ChunkMaker measuring_maker(const Subject& subject, const Trials& trials) {
  return keeping_maker(subject, study_code_version(), [&trials](const ChunkId& chunk) {
    return trials.measure(chunk, {thread_seconds, run_goes_on});
  });
}

// What the line of progress says, once a chunk was handed in.
std::string words_of(RunPace& pace, const std::string& label) {
  pace.look();
  const RunProgress now = pace.progress();
  if (now.done == now.before) return "";
  return now.is_shared() ? team_line(now, label, "", status_width())
                         : fmt::format("{} {:.0f}%", label, 100 * now.share());
}

}  // namespace

Subject subject_of(const Study& study, const Trials& trials) {
  return {format_study(study), trials.plan()};
}

std::expected<int, Failure> measure_missing(Ledger& ledger, const Study& study,
                                            const Trials& trials, const KeptRun& run) {
  TRY(auto missing, find_missing(ledger, run.folder));
  const std::string label(find_trial_kind(study.kind)->label);
  const ProgressLine line(label, [&] { return words_of(run.pace, label); });
  TRY(make_missing(ledger, missing.queue, measuring_maker(subject_of(study, trials), trials), run));
  return missing.damaged;
}

Status help_measure(const Study& study, const Trials& trials, int jobs) {
  const Subject subject = subject_of(study, trials);
  return help_make(subject, jobs, measuring_maker(subject, trials));
}

std::expected<Figures, Failure> read_figures(Ledger& ledger, const Trials& trials) {
  const Unbroken whole;
  const auto read = [&](int series, const SeeRecord& see) {
    return ledger.each_chunk(series, [&](const ChunkBytes& chunk) {
      return see(ledger.plan().games_of(chunk.id), chunk.record);
    });
  };
  auto figures = trials.figures(read);
  if (!figures) return bad_ledger(kLedgerFile, figures.error());
  return *std::move(figures);
}

std::expected<std::vector<Plot>, Failure> write_study(Ledger& ledger, const Trials& trials,
                                                      const std::string& folder) {
  TRY(auto figures, read_figures(ledger, trials));
  {
    const Unbroken whole;
    if (auto finished = ledger.finish(); !finished) {
      return bad_ledger(ledger_path(folder), finished.error(), kFailed);
    }
    ledger.close();
  }
  std::string words = figures.summary.empty() ? "" : "\n";
  words += fmt::format("Written to {}:", excerpt(folder));
  for (const FigureFile& file : figures.files) words += fmt::format(" {},", file.name);
  words += fmt::format(" {}\n", kLedgerFile);
  TRY(write_figures(folder, figures, words));
  return std::move(figures.plots);
}

Status finish_study(Ledger& ledger, const Trials& trials, const std::string& folder) {
  TRY(const auto plots, write_study(ledger, trials, folder));
  return draw_in_folder(folder, plots);
}

Status run_kept_study(Ledger& ledger, const Study& study, const Trials& trials,
                      const KeptRun& run) {
  TRY(const auto damaged, measure_missing(ledger, study, trials, run));
  const InterruptWatch watch([&] {
    ledger.close();
    return words_of_writing(run.folder);
  });
  const Status finished = ledger.head().shard.is_whole() ? finish_study(ledger, trials, *run.folder)
                                                         : finish_part(ledger, *run.folder, true);
  if (finished) tell_damaged("study", run.folder, damaged);
  return finished;
}

Status make_figures(const Study& study, const Trials& trials, const std::string& folder, int jobs) {
  constexpr const char* kStopped = "stopped before the figures were complete";
  if (is_helper()) return help_measure(study, trials, jobs);
  auto ledger =
      open_ledger(std::nullopt, subject_of(study, trials), {{}, study_code_version(), ""});
  if (!ledger) return std::unexpected(ledger.error());
  const auto words = [&](std::uint64_t, std::uint64_t) { return kStopped; };
  RunPace pace;
  const auto measured = measure_missing(*ledger, study, trials, {std::nullopt, jobs, words, pace});
  if (!measured) return std::unexpected(measured.error());
  const InterruptWatch watch(kStopped);
  TRY(const auto figures, read_figures(*ledger, trials));
  TRY(write_figures(folder, figures));
  return draw_in_folder(folder, figures.plots);
}

}  // namespace minewise
