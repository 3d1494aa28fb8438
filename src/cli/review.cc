// minewise review: a saved game, and how well it was played. It also reviews games of persons, one
// alone or many together.

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/files/apart.h"
#include "cli/files/atomic_file.h"
#include "cli/files/read_text.h"
#include "cli/reading.h"
#include "cli/results/results_folder.h"
#include "cli/run/exit_code.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "core/message.h"
#include "formats/person_game.h"
#include "output/json/review_json.h"
#include "output/report/page.h"
#include "output/report/person_page.h"
#include "output/text/person_review.h"
#include "output/text/review.h"
#include "review/critique.h"
#include "review/person_totals.h"
#include "study/ledger/code_version.h"

namespace minewise::cli {

// Games of persons.
struct PersonReviewOptions {
  bool all = false;
  std::string format = "text";     // text, json or csv
  std::optional<std::string> out;  // a folder for the report on many games
};

Status review_person(const PersonGame& game, const PersonReviewOptions& options);

// A broken file is named and skipped; then the exit code is 1. The report shows `named` in the
// command that makes it again.
Status review_persons(const std::vector<std::string>& files, const std::vector<std::string>& named,
                      const PersonReviewOptions& options);

namespace {

constexpr std::size_t kMostLessons = 12;

// The files of the report.
constexpr const char *kGames = "games.csv", *kSummaryJson = "summary.json",
                     *kSummary = "summary.txt", *kPage = "index.html";

// What many games come to, read one after another: only their figures are kept.
struct Gathered {
  PersonTotals totals;
  LessonBook book{kMostLessons};
  int broken = 0;
};

Status add_file(const std::string& file, Gathered& gathered) {
  TRY(const auto bytes, read_any(file));
  const auto game = read_person_game(bytes);
  if (!game) return bad_file(file, game.error());
  const PersonCritique critique = judge_person(*game);
  const std::string name = std::filesystem::path(file).filename().string();
  gathered.totals.add(name, *game, critique);
  gathered.book.add(name, *game, critique);
  return {};
}

Gathered gather(const std::vector<std::string>& files) {
  Gathered gathered;
  ProgressLine line("reviewing");
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (const auto added = add_file(files[i], gathered); !added) {
      say(fmt::format("minewise review: {}\n", as_printed(added.error())));
      ++gathered.broken;
    }
    line.update(share_of(i + 1, files.size()));
  }
  return gathered;
}

std::string command_of(const std::vector<std::string>& named, const PersonReviewOptions& options) {
  std::string command = "minewise review";
  for (const std::string& name : named) command += " " + shell_word(name);
  if (options.out) command += " --out " + shell_word(*options.out);
  return command;
}

// The folder for the report, before any work is done. None of its files is an input.
Result<MadeFolder> make_report_folder(const std::string& folder) {
  for (const char* name : {kGames, kSummaryJson, kSummary, kPage}) {
    TRY(check_output((std::filesystem::path(folder) / name).string()));
  }
  auto made = make_figure_folder(folder);
  if (!made) return std::unexpected(Error{"--out: " + made.error().message});
  return *std::move(made);
}

Status write_report(const std::string& folder, const PersonPage& page, const Gathered& gathered) {
  const PersonTotals& totals = gathered.totals;
  TRY(write_in_folder(folder, kGames, format_csv(person_table(totals))));
  TRY(write_in_folder(folder, kSummaryJson, person_totals_json(totals)));
  TRY(write_in_folder(folder, kSummary, person_totals_text(totals)));
  return write_in_folder(folder, kPage, person_page(page, totals, gathered.book.lessons()));
}

void print_totals(const PersonTotals& totals, std::string_view format) {
  if (format == "json") return print(person_totals_json(totals));
  if (format == "csv") return print(format_csv(person_table(totals)));
  print_folded(person_totals_text(totals));
}

}  // namespace

Status review_person(const PersonGame& game, const PersonReviewOptions& options) {
  const PersonCritique critique = judge_person(game);
  const PersonReview review{game, critique};
  if (options.format == "json") {
    write_person_review_json(review, print);
  } else {
    print_folded(person_review_text(review, options.all));
  }
  return {};
}

Status review_persons(const std::vector<std::string>& files, const std::vector<std::string>& named,
                      const PersonReviewOptions& options) {
  MadeFolder made;
  if (options.out) {
    TRY(made, make_report_folder(*options.out));
  }
  const Gathered gathered = gather(files);
  if (!gathered.totals.games.empty()) {
    print_totals(gathered.totals, options.format);
    if (options.out) {
      TRY(write_report(*options.out, {command_of(named, options), version()}, gathered));
    }
  }
  if (gathered.broken == 0) return {};
  return fail_as(ErrorKind::Failed,
                 fmt::format("{} skipped", counted_of(gathered.broken, files.size(), "file")));
}

// Games of agents, and the choice between both kinds.

namespace {

struct ReviewOptions {
  IdWords what;
  ReadingOptions reading;
  PersonReviewOptions how;
};

Status review_source(const Source& source, const ReviewOptions& options) {
  TRY(const auto transcript, read_played(source, options.reading));
  std::optional<ProgressLine> line("reviewing");
  const auto judged = critique(transcript, [&](double done) { line->update(done); });
  line.reset();
  if (!judged) return source.fail(judged.error());
  const Review review{transcript, *judged};
  if (options.how.format == "json") {
    write_review_json(review, print);
  } else {
    print_folded(review_text(review, options.how.all));
  }
  return {};
}

// A file may hold a game of ours, or a person's with clicks and times.
Status review_file(const std::string& file, const ReviewOptions& options) {
  TRY(const auto text, read_any(file));
  if (const auto game = find_person_game(text)) {
    return *game ? review_person(**game, options.how) : bad_file(file, game->error());
  }
  TRY(const auto source, read_source_text("review", file, text, options.reading));
  return review_source(source, options);
}

// Whether the words name several files, or a folder, whose name may be that of a board too.
bool names_many(const IdWords& words) {
  std::error_code ignored;
  if (words.size() == 1) {
    return std::filesystem::is_directory(words.front(), ignored) && !parse_board(words.front());
  }
  return std::ranges::all_of(
      words, [&](const std::string& word) { return std::filesystem::exists(word, ignored); });
}

Status review_what(const ReviewOptions& options) {
  if (names_many(options.what)) {
    TRY(const auto files, replay_files_of(options.what));
    return review_persons(files, options.what, options.how);
  }
  if (options.how.out) return fail_option("out", "needs several replays, or a folder of them");
  if (options.how.format == "csv") {
    return fail_option("format", "csv needs several replays, or a folder of them");
  }
  if (names_file(options.what)) return review_file(options.what.front(), options);
  TRY(const auto source, read_source("review", options.what, options.reading));
  return review_source(source, options);
}

}  // namespace

void add_review(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<ReviewOptions>();
  CLI::App* verb = program.add_subcommand(
      "review",
      "Judge the moves of a saved game: risks, missed proofs, luck.\n"
      "Each move is judged by the exact probabilities before it. A cell opened at a risk is one of "
      "these:\n"
      "  safest       no cell was certain to be safe, and no cell was safer\n"
      "  riskier      no cell was certain to be safe, but another cell was safer\n"
      "  avoidable    another cell was certain to be safe; the proof is shown\n"
      "  known mine   the cell was certain to be a mine; the proof is shown\n"
      "If nothing was certain, the guess is also compared with the choice of the agent champion, "
      "which judges by endgame search, by look-ahead or by safety.\n"
      "A guess is a cell that the player opened without proof; it may still have been certain to "
      "be safe.\n"
      "Luck compares the mines stepped on with the number expected at the risks taken; it does not "
      "tell how well the cells were chosen. The needless risk does: it is what the best cell each "
      "time would have saved.\n"
      "A replay of another program (see 'minewise import') is judged click by click, with times: "
      "how long provable cells stayed unopened, which flags and chords were needless, where the "
      "time went. Several replays, or a folder of them, are summarised: how often a guess was "
      "forced, the results of the guesses against expectation, the rule missed most, and the trend "
      "from game to game.");
  verb->add_option(
          "game", options->what,
          "A file from 'minewise play --save' ('-' for standard input); a replay of another "
          "program, several of them or a folder; or a game ID or layout that --agent plays")
      ->required();
  add_played_options(verb, options->reading);
  verb->add_flag("--all", options->how.all,
                 "List all moves, not only risks and flags without proof, and all missed proofs");
  verb->add_option("--format", options->how.format,
                   "Output format: text; json, always with all moves; or csv, one row per replay")
      ->transform(one_of({"text", "json", "csv"}))
      ->capture_default_str();
  writes(verb->add_option("--out", options->how.out,
                          "For several replays: also write games.csv, summary.txt, summary.json "
                          "and index.html, with pictures of mistakes, to this folder"));
  verb->footer(
      "Examples:\n"
      "  minewise play --agent basic \"beginner classic seed=7\" --save game.txt\n"
      "  minewise review game.txt\n"
      "  minewise review game.txt --format json\n"
      "  minewise review replays --out report");
  run_with(verb, chosen, [options] { return review_what(*options); });
}

}  // namespace minewise::cli
