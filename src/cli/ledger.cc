// minewise ledger: looks after the ledgers of large experiments. It tells what a ledger holds,
// checks that it is sound, and makes a smaller file of the same content.

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>

#include "cli/results/results_folder.h"
#include "cli/run/exit_code.h"
#include "cli/run/interrupt.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "output/json/study_json.h"
#include "output/text/study.h"
#include "study/ledger/survey.h"
#include "study/presets/trials.h"

namespace minewise {

// Each function takes the name of a folder of results or of a ledger, and refuses a ledger in use.

Result<LedgerFacts> look_at_ledger(const std::string& name);

// Reads all of it, and prints that it is sound. Otherwise an Error names chunks that are damaged
// or missing.
Status check_ledger(const std::string& name);

// Writes it anew in the order of its chunks, without free space, and prints what that saved. The
// new file replaces the old one when it is complete; until then nothing has changed. Damaged chunks
// are left out if asked for, and are otherwise an Error.
enum class DamagedChunks { Refuse, LeaveOut };
Status compact_ledger(const std::string& name, DamagedChunks damaged);

namespace {

namespace fs = std::filesystem;

// Where links lead, so that a file is replaced and not a link to it.
Result<std::string> require_ledger(const std::string& name) {
  const auto path = find_ledger(name);
  if (!path) {
    return std::unexpected(Error{
        format_message("ledger: '{}' holds no results; name a folder that --out made", name)});
  }
  TRY(note_ledger(*path));
  return *path;
}

Result<Ledger> opened(Result<Ledger> ledger, const std::string& path) {
  if (!ledger) return bad_ledger(path, ledger.error());
  return *std::move(ledger);
}

std::uint64_t size_of(const std::string& path) {
  std::error_code error;
  const auto bytes = fs::file_size(path, error);
  return error ? 0 : bytes;
}

Result<Survey> examine_shown(Ledger& ledger, const std::string& path) {
  ProgressLine line("checking");
  auto examined = examine(ledger, [&](double share) { return line.update(share); });
  if (InterruptWatch::was_interrupted()) return InterruptWatch::stopped();
  if (!examined) return bad_ledger(path, examined.error());
  return *std::move(examined);
}

std::string damage_in(const Survey& survey) {
  return chunks_text("damaged", survey.damaged.size(), survey.all_chunks, survey.damaged);
}

std::unexpected<Error> refused(const std::string& path, std::string_view what) {
  const std::string why = std::generic_category().message(errno);
  return bad_ledger(path, {fmt::format("{}: {}", what, why)}, ErrorKind::Failed);
}

// An empty file for a copy, which until it is complete is for nobody else.
Status make_copy(const std::string& copy) {
  const int file = open(copy.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file < 0) return refused(copy, "cannot be created");
  close(file);
  return {};
}

// Whoever could read and write the ledger can do so with the copy, which is brought to the disk.
Status complete_copy(const std::string& copy, const std::string& path) {
  struct stat old{};
  if (stat(path.c_str(), &old) != 0) return refused(path, "cannot read its owner");
  const int file = open(copy.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return refused(copy, "cannot be written to disk");
  Status completed;
  if (fchown(file, old.st_uid, old.st_gid) != 0 || fchmod(file, old.st_mode & 07777) != 0) {
    completed = refused(path, "cannot copy its owner and mode to the new file");
  } else if (fsync(file) != 0) {
    completed = refused(copy, "cannot be written to disk");
  }
  close(file);
  return completed;
}

Status write_copy(Ledger& ledger, const std::string& copy, const Survey& examined) {
  TRY(make_copy(copy));
  if (auto copied = ledger.copy_to(copy); !copied)
    return bad_ledger(copy, copied.error(), ErrorKind::Failed);
  TRY(auto written, opened(Ledger::take(copy, plan_of_study), copy));
  if (!examined.damaged.empty()) {
    const auto dropped = written.drop(examined.damaged);
    if (!dropped) return bad_ledger(copy, dropped.error(), ErrorKind::Failed);
  }
  const auto again = survey(written);
  const bool is_whole = again && again->chunks == examined.chunks - examined.damaged.size();
  if (!is_whole)
    return bad_ledger(copy, {"the copy differs from the ledger, which stays as it was"},
                      ErrorKind::Failed);
  return {};
}

// Puts the copy in the place of the ledger.
Status replace(const std::string& path, const std::string& copy, Undo& copying) {
  const Unbroken whole;
  std::error_code error;
  fs::rename(copy, path, error);
  if (error) return bad_ledger(path, {error.message()}, ErrorKind::Failed);
  copying.forget();
  return {};
}

}  // namespace

Result<LedgerFacts> look_at_ledger(const std::string& name) {
  TRY(const auto path, require_ledger(name));
  TRY(auto ledger, opened(Ledger::read(path, plan_of_study), path));
  const auto study = parse_study(ledger.text());
  if (!study) return bad_ledger(path, study.error());
  const auto seen = survey(ledger);
  if (!seen) return bad_ledger(path, seen.error());
  LedgerFacts facts{.path = path, .study = study->name, .kind = study->kind};
  for (const AgentSpec& agent : study->experiment.agents) facts.agents.push_back(agent.name());
  for (const auto& [board, density, rules] : study->experiment.conditions) {
    facts.conditions.push_back(fmt::format("{} {}", format_board(board), format_rules(rules)));
  }
  facts.games_each = study->experiment.games;
  facts.seed = static_cast<std::uint64_t>(study->experiment.seed);
  facts.version = ledger.head().version;
  facts.command = ledger.head().command;
  facts.shard = ledger.head().shard;
  facts.chunks = {seen->chunks, seen->all_chunks};
  facts.games = {seen->games, seen->all_games};
  facts.bytes = size_of(path);
  facts.seconds = seen->seconds;
  return facts;
}

Status check_ledger(const std::string& name) {
  TRY(const auto path, require_ledger(name));
  const InterruptWatch watch("stopped before the whole ledger was read");
  TRY(auto ledger, opened(Ledger::read(path, plan_of_study), path));
  TRY(const auto examined, examine_shown(ledger, path));
  if (!examined.is_sound()) {
    const std::string missing =
        chunks_text("missing", examined.missing, examined.all_chunks, examined.first_missing);
    const std::string damaged = damage_in(examined);
    return bad_ledger(path, {damaged + (damaged.empty() || missing.empty() ? "" : "; ") + missing +
                             "; run its command with --resume to play them again"});
  }
  print(sound_text(path, examined.chunks, examined.games));
  return {};
}

Status compact_ledger(const std::string& name, DamagedChunks damaged) {
  TRY(const auto named, require_ledger(name));
  std::error_code error;
  const std::string path = fs::canonical(named, error).string();
  const InterruptWatch watch("stopped; the ledger is unchanged");
  TRY(auto ledger, opened(Ledger::take(path, plan_of_study), named));
  TRY(const auto examined, examine_shown(ledger, named));
  if (!examined.damaged.empty() && damaged == DamagedChunks::Refuse) {
    return bad_ledger(
        named, {damage_in(examined) +
                "; run its command with --resume to play them again, or use --drop-damaged"});
  }
  const std::string copy = path + std::string(kCopyEnding);
  Undo copying([copy] {
    std::error_code ignored;
    for (const char* ending : {"", "-journal"}) fs::remove(copy + ending, ignored);
  });
  fs::remove(copy, error);  // of a run that was killed
  const std::uint64_t before = size_of(path);
  {
    const ProgressLine line("compacting");
    TRY(write_copy(ledger, copy, examined));
    TRY(complete_copy(copy, path));
  }
  TRY(replace(path, copy, copying));
  print(compacted_text(named, before, size_of(path), examined.damaged.size()));
  return {};
}

}  // namespace minewise

namespace minewise::cli {

// The verb and its kinds.

namespace {

struct LedgerOptions {
  std::string name;
  std::string format = "text";
  bool drop_damaged = false;
};

Status tell(const LedgerOptions& options) {
  TRY(const auto facts, look_at_ledger(options.name));
  options.format == "json" ? print(ledger_json(facts)) : print_folded(ledger_text(facts));
  return {};
}

Status compact(const LedgerOptions& options) {
  return compact_ledger(options.name,
                        options.drop_damaged ? DamagedChunks::LeaveOut : DamagedChunks::Refuse);
}

// A kind, with the option that all have and an example that can be run.
CLI::App* add_kind(CLI::App* verb, LedgerOptions& options, const std::string& name,
                   const char* about) {
  CLI::App* kind = verb->add_subcommand(name, about);
  kind->add_option("ledger", options.name, "A folder of results, or the ledger in it")->required();
  kind->footer(
      "Example:\n"
      "  minewise compare --sizes 10 --games 50 --out results\n"
      "  minewise ledger " +
      name + " results");
  return kind;
}

}  // namespace

void add_ledger(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<LedgerOptions>();
  CLI::App* verb =
      program.add_subcommand("ledger",
                             "Inspect, check or compact the ledger of a run.\n"
                             "A ledger is the file results.sqlite in a folder that --out made.");
  verb->require_subcommand(1);
  verb->footer("'minewise ledger KIND --help' explains a kind.");
  CLI::App* info =
      add_kind(verb, *options, "info", "Show what a ledger holds, and for which experiment.");
  add_format_option(info, options->format);
  run_with(info, chosen, [options] { return tell(*options); });
  CLI::App* check = add_kind(verb, *options, "check",
                             "Check a ledger for damaged and missing chunks.\n"
                             "The exit code is 0 if there are none, else 2.");
  run_with(check, chosen, [options] { return check_ledger(options->name); });
  CLI::App* smaller = add_kind(verb, *options, "compact",
                               "Rewrite a ledger in order and without free space.\n"
                               "The new file replaces the old one when it is complete.");
  smaller->add_flag("--drop-damaged", options->drop_damaged,
                    "Leave out damaged chunks; --resume plays them again");
  run_with(smaller, chosen, [options] { return compact(*options); });
}

}  // namespace minewise::cli
