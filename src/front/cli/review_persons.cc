#include "front/cli/review_persons.h"

#include <fmt/format.h>

#include <filesystem>

#include "front/files/folders.h"
#include "front/files/read_text.h"
#include "front/results/figure_folder.h"
#include "front/run/progress.h"
#include "front/run/streams.h"
#include "ground/base/counted.h"
#include "ground/base/try.h"
#include "play/replay/person_source.h"
#include "show/json/person_review_json.h"
#include "show/json/person_totals_json.h"
#include "show/report/person_page.h"
#include "show/report/shell_word.h"
#include "show/wording/person_review.h"
#include "study/ledger/code_version.h"
#include "study/person/lessons.h"

namespace minewise::cli {
namespace {

constexpr std::size_t kMostLessons = 12;

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

Status write_report(const std::string& folder, const PersonPage& page, const Gathered& gathered) {
  const PersonTotals& totals = gathered.totals;
  TRY(write_in_folder(folder, "games.csv", format_csv(person_table(totals))));
  TRY(write_in_folder(folder, "summary.json", person_totals_json(totals)));
  TRY(write_in_folder(folder, "summary.txt", person_totals_text(totals)));
  return write_in_folder(folder, "index.html", person_page(page, totals, gathered.book.lessons()));
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
    auto folder = make_figure_folder(*options.out);
    if (!folder) return std::unexpected(Failure{"--out: " + folder.error().message});
    made = *std::move(folder);
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
