#include "cli/review_persons.h"

#include <fmt/format.h>

#include <filesystem>

#include "cli/files/apart.h"
#include "cli/files/folders.h"
#include "cli/files/read_text.h"
#include "cli/results/figure_folder.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "core/counted.h"
#include "core/try.h"
#include "formats/person_source.h"
#include "output/json/person_review_json.h"
#include "output/json/person_totals_json.h"
#include "output/report/person_page.h"
#include "output/report/shell_word.h"
#include "output/text/person_review.h"
#include "review/lessons.h"
#include "study/ledger/code_version.h"

namespace minewise::cli {
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
      say(fmt::format("minewise review: {}\n", added.error().message));
      ++gathered.broken;
    }
    line.update(static_cast<double>(i + 1) / static_cast<double>(files.size()));
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
std::expected<MadeFolder, Failure> make_report_folder(const std::string& folder) {
  for (const char* name : {kGames, kSummaryJson, kSummary, kPage}) {
    TRY(check_output((std::filesystem::path(folder) / name).string()));
  }
  auto made = make_figure_folder(folder);
  if (!made) return std::unexpected(Failure{"--out: " + made.error().message});
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
  print(person_totals_text(totals));
}

}  // namespace

Status review_person(const PersonGame& game, const PersonReviewOptions& options) {
  const PersonCritique critique = judge_person(game);
  const PersonReview review{game, critique};
  if (options.format == "json") {
    write_person_review_json(review, print);
  } else {
    print(person_review_text(review, options.all));
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
  return std::unexpected(Failure{
      fmt::format("{} skipped", counted_of(gathered.broken, files.size(), "file")), kFailed});
}

}  // namespace minewise::cli
