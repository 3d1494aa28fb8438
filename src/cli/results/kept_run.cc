#include "cli/results/kept_run.h"

#include <fmt/format.h>

#include <filesystem>

#include "cli/results/results_folder.h"
#include "cli/run/interrupt.h"
#include "cli/run/process_group.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "core/macros.h"
#include "core/message.h"
#include "study/ledger/code_version.h"
#include "study/ledger/ledger.h"

namespace minewise {

namespace {

// As messages name it.
std::string path_in(const KeptIn& folder) {
  return folder ? ledger_path(*folder) : "the temporary ledger";
}

}  // namespace

Result<Ledger> open_ledger(const KeptIn& folder, const Subject& subject, const LedgerHead& head) {
  const std::string path = folder ? ledger_path(*folder) : "";
  std::error_code ignored;
  const bool is_there = folder && std::filesystem::exists(path, ignored);
  const Unbroken whole;
  auto ledger =
      is_there ? Ledger::resume(path, subject, head) : Ledger::create(path, subject, head);
  if (!ledger)
    return bad_ledger(path_in(folder), ledger.error(),
                      is_there ? ErrorKind::Input : ErrorKind::Failed);
  return *std::move(ledger);
}

Result<MissingChunks> find_missing(Ledger& ledger, const KeptIn& folder) {
  MissingChunks missing{ChunkQueue(ledger.plan(), ledger.head().shard)};
  const auto damaged = ledger.leave_out_kept(missing.queue);
  if (!damaged) return bad_ledger(path_in(folder), damaged.error());
  missing.damaged = *damaged;
  return missing;
}

StoppedWords words_of_resume(const KeptIn& folder) {
  return [is_kept = folder.has_value()](std::uint64_t done, std::uint64_t games) {
    return fmt::format("stopped with {} played; {}", counted_of(done, games, "game"),
                       is_kept ? "to continue, run the same command with --resume"
                               : "nothing is saved without --out");
  };
}

std::string words_of_writing(const KeptIn& folder) {
  return fmt::format("stopped after the last game; {}",
                     folder ? "to write the results, run the same command with --resume"
                            : "nothing is saved without --out");
}

ChunkMaker keeping_maker(const Subject& subject, const std::string& version, MakeRecord make) {
  ChunkMaker maker;
  const ChunkSealer sealer(subject.text, version);
  maker.identity = sealer.identity();
  maker.make = std::move(make);
  maker.finish = [sealer](ChunkBytes& chunk) { chunk.record = sealer.seal(chunk); };
  maker.clock = thread_seconds;
  return maker;
}

Status make_missing(Ledger& ledger, ChunkQueue& queue, const ChunkMaker& maker,
                    const KeptRun& run) {
  std::uint64_t games = queue.games_left_out();
  const InterruptWatch watch([&] {
    ledger.close();
    return run.words(games, queue.games());
  });
  Result<void> kept;
  const auto keep = [&](const ChunkBytes& chunk) {
    const Unbroken whole;
    if (!kept) return false;  // what failed once stays failed
    kept = ledger.keep_sealed(chunk.id, chunk.seconds, chunk.record);
    if (!kept) return false;
    const std::uint64_t more = ledger.plan().games_of(chunk.id).size();
    games += more;
    run.pace.came(chunk.rank, more);
    return true;
  };
  const Runner& runner = process_group_runner(run.jobs);
  run.pace.begin(queue.games(), queue.games_left_out());
  const bool finished = run_queue(queue, runner, HandIn::AsFinished, maker, keep);
  if (!kept) {
    const std::string words = run.words(games, queue.games());
    return bad_ledger(path_in(run.folder), {fmt::format("{}; {}", kept.error().text(), words)},
                      ErrorKind::Failed);
  }
  if (finished) return {};
  Error stopped = InterruptWatch::stopped().error();
  if (const std::string trouble = trouble_of_process_group(); !trouble.empty()) {
    stopped.message = fmt::format("{}; {}", trouble, stopped.message);
    stopped.kind = ErrorKind::Failed;
  }
  return std::unexpected(stopped);
}

Status help_make(const Subject& subject, int jobs, const ChunkMaker& maker) {
  return work_for_coordinator(jobs, maker.identity, answer_chunks(subject.plan, maker));
}

Status finish_part(Ledger& ledger, const std::string& folder, bool tells) {
  const Shard shard = ledger.head().shard;
  {
    const Unbroken whole;  // the ledger may be closed at any other moment
    if (auto finished = ledger.finish(); !finished) {
      return bad_ledger(ledger_path(folder), finished.error(), ErrorKind::Failed);
    }
  }
  if (tells) {
    print_folded(fmt::format("Part {} of {} is in {}; 'minewise merge' joins the parts.\n",
                             shard.index, shard.count, excerpt(folder)));
  }
  return {};
}

void tell_damaged(std::string_view verb, const KeptIn& folder, int damaged) {
  if (damaged == 0) return;
  say(fmt::format("minewise {}: {}: {} damaged chunks were played again\n", verb,
                  excerpt(path_in(folder)), damaged));
}

namespace {

ChunkMaker measuring_maker(const Subject& subject, const Trials& trials) {
  return keeping_maker(subject, study_code_version(), [&trials](const ChunkId& chunk) {
    return trials.measure(chunk, {thread_seconds, run_goes_on});
  });
}

}  // namespace

Subject subject_of(const Study& study, const Trials& trials) {
  return {format_study(study), trials.plan()};
}

Result<int> measure_missing(Ledger& ledger, const Study& study, const Trials& trials,
                            const KeptRun& run) {
  TRY(auto missing, find_missing(ledger, run.folder));
  const ProgressLine line(std::string(find_trial_kind(study.kind)->label), [&] {
    run.pace.look();
    return run.pace.progress();
  });
  TRY(make_missing(ledger, missing.queue, measuring_maker(subject_of(study, trials), trials), run));
  return missing.damaged;
}

Status help_measure(const Study& study, const Trials& trials, int jobs) {
  const Subject subject = subject_of(study, trials);
  return help_make(subject, jobs, measuring_maker(subject, trials));
}

Result<Figures> read_figures(Ledger& ledger, const Trials& trials) {
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

Result<std::vector<Plot>> write_study(Ledger& ledger, const Trials& trials,
                                      const std::string& folder) {
  TRY(auto figures, read_figures(ledger, trials));
  {
    const Unbroken whole;
    if (auto finished = ledger.finish(); !finished) {
      return bad_ledger(ledger_path(folder), finished.error(), ErrorKind::Failed);
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

Status make_figures(const Preset& preset, const FigureRun& run) {
  constexpr const char* kStopped = "stopped before the figures were complete";
  const auto study = plan_study(preset, run.games, run.seed);
  if (!study) return std::unexpected(Error{"--" + study.error().text()});
  const auto trials = make_trials(*study);
  if (!trials) return std::unexpected(Error{"--" + trials.error().text()});
  if (is_worker()) return help_measure(*study, **trials, run.jobs);
  const auto made = make_figure_folder(run.folder);
  if (!made) return std::unexpected(Error{"--out: " + made.error().text()});
  TRY(auto ledger,
      open_ledger(std::nullopt, subject_of(*study, **trials), {{}, study_code_version(), ""}));
  const auto words = [&](std::uint64_t, std::uint64_t) { return kStopped; };
  RunPace pace;
  TRY(measure_missing(ledger, *study, **trials, {std::nullopt, run.jobs, words, pace}));
  const InterruptWatch watch(kStopped);
  TRY(const auto figures, read_figures(ledger, **trials));
  TRY(write_figures(run.folder, figures));
  return draw_in_folder(run.folder, figures.plots);
}

}  // namespace minewise
