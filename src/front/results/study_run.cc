#include "front/results/study_run.h"

#include <fmt/format.h>

#include <atomic>

#include "front/results/figure_folder.h"
#include "front/results/results_folder.h"
#include "front/run/interrupt.h"
#include "front/run/shared_progress.h"
#include "ground/base/try.h"
#include "study/ledger/code_version.h"

namespace minewise {

Subject subject_of(const Study& study, const Trials& trials) {
  return {format_study(study), trials.plan()};
}

std::expected<int, Failure> measure_missing(Ledger& ledger, const Study& study,
                                            const Trials& trials, const KeptIn& folder, int jobs,
                                            const StoppedWords& words) {
  TRY(auto missing, find_missing(ledger, folder));
  SharedProgress progress{std::string(find_trial_kind(study.kind)->label)};
  const auto all = static_cast<double>(missing.queue.games());
  std::atomic<std::uint64_t> done = missing.queue.games_left_out();
  const Meter meter{thread_seconds, [&] { return progress.goes_on(); }};
  const auto measure = [&](const ChunkId& chunk) {
    auto record = trials.measure(chunk, meter);
    progress.done(static_cast<double>(done += ledger.plan().games_of(chunk).size()) / all);
    return record;
  };
  const Status made = make_missing(ledger, missing.queue, folder, jobs, measure, words);
  if (!made) return std::unexpected(made.error());
  return missing.damaged;
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

Status make_figures(const Study& study, const Trials& trials, const std::string& folder, int jobs) {
  constexpr const char* kStopped = "stopped before the figures were complete";
  auto ledger =
      open_ledger(std::nullopt, subject_of(study, trials), {{}, study_code_version(), ""});
  if (!ledger) return std::unexpected(ledger.error());
  const auto measured = measure_missing(*ledger, study, trials, std::nullopt, jobs,
                                        [&](std::uint64_t, std::uint64_t) { return kStopped; });
  if (!measured) return std::unexpected(measured.error());
  const InterruptWatch watch(kStopped);
  TRY(const auto figures, read_figures(*ledger, trials));
  TRY(write_figures(folder, figures));
  return draw_in_folder(folder, figures.plots);
}

}  // namespace minewise
