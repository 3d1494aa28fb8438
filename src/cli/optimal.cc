// minewise optimal: what a board or a position is worth under best play, and the cells to open.
#include "api/optimal.h"

#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <optional>

#include "cli/reading.h"
#include "cli/run/interrupt.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "core/position.h"
#include "output/json/boards_json.h"
#include "study/spread/threads.h"

namespace minewise::cli {
namespace {

struct OptimalOptions {
  IdWords what;
  ReadingOptions reading;
  ProblemWords words;
  OptimalRequest request;
  std::uint64_t memory = 4096;
  int jobs = 0;
  bool quiet = false;
  std::string format = "text";
};

// What is asked, and what to say beside the answer.
struct AskedProblem {
  Problem problem;
  std::string note = {};
};

Result<AskedProblem> ask_of_position(const OptimalOptions& options) {
  TRY(const auto source, read_source("optimal", options.what, options.reading));
  TRY(auto seen, read_seen(source, options.reading));
  const bool hides = options.words.set("count=hidden");
  std::string said = seen.note + (hides ? "" : note_of_count("optimal", seen.position));
  TRY(auto problem,
      answer_on(source, problem_of(std::move(seen), options.words,
                                   source.name == "-" ? "standard input" : excerpt(source.name))));
  return AskedProblem{std::move(problem), std::move(said)};
}

// A board such as 4x4/4, alone or with rules, unless there is a file of that name; else a position.
Result<AskedProblem> read_problem(const OptimalOptions& options) {
  if (options.reading.link) return ask_of_position(options);
  std::error_code ignored;
  const std::string& first = options.what.front();
  if (first == "-" || std::filesystem::exists(first, ignored)) return ask_of_position(options);
  const std::string words = fmt::format("{}", fmt::join(options.what, " "));
  TRY(auto problem, answer_on(Source{"optimal", "game ID", {}},
                              board_problem(words, options.reading, options.words)));
  if (!problem) return ask_of_position(options);
  return AskedProblem{*std::move(problem)};
}

Status show_optimal(const OptimalOptions& options) {
  const InterruptWatch watch("stopped before the search was complete");
  TRY(auto asked, read_problem(options));
  OptimalRequest request = options.request;
  request.limits.most_bytes = static_cast<std::int64_t>(options.memory) << 20;
  request.limits.threads = Threads(options.jobs).jobs();
  std::optional<ProgressLine> line(std::in_place, options.quiet ? "" : asked.problem.name);
  request.goes_on = [&](const SearchProgress& progress) { return line->update(progress.share); };
  request.measuring = [&, begun = false](double done) mutable {
    if (!begun) line.emplace(options.quiet ? "" : "agents");
    begun = true;
    return line->update(done);
  };
  const auto answer = find_optimal(asked.problem, request);
  line.reset();
  if (InterruptWatch::was_interrupted()) return InterruptWatch::stopped();
  if (!answer) return std::unexpected(answer.error());
  note(asked.note);
  options.format == "json" ? print(optimal_json(*answer)) : print_folded(best_play_text(*answer));
  return {};
}

}  // namespace

void add_optimal(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<OptimalOptions>();
  CLI::App* verb = program.add_subcommand(
      "optimal",
      "Compute the exact value of a board or position under best play.\n"
      "The program searches the whole game tree with exact arithmetic: the chance to win (classic) "
      "or the least expected number of mines stepped on (survival), and the cells that achieve it. "
      "The player knows the number of mines, or the density for WxH@P. The denominator of a "
      "fraction is the number of layouts, if all are equally likely. docs/optimal.md has tables "
      "and limits.");
  verb->add_option("what", options->what,
                   "A board (WxH/M or WxH@P), a game ID, or a file with a position or a saved game "
                   "('-' for standard input)")
      ->required();
  add_moment_options(verb, options->reading);
  add_position_options(verb, options->reading.position);
  verb->add_option(
      "--rules", options->words.rules,
      "Rules, written as in a game ID, without first= [classic, or those of the game]");
  verb->add_option("--first", options->words.first,
                   "What the rules promise about the first cell: any (nothing), safe or zero [any]")
      ->transform(one_of({"any", "safe", "zero"}));
  verb->add_flag(
      "--cells", options->request.every_cell,
      "Print the value of every first cell, not only of the best (always for a position)");
  verb->add_option("--agents", options->request.agents,
                   "Also print the average of these agents on this board, exact if possible")
      ->check(not_empty());
  verb->add_option("--decisions", options->request.measured.decisions,
                   "Most decisions of an agent to follow for an exact average")
      ->transform(whole_number(1, 1'000'000'000))
      ->capture_default_str();
  verb->add_option("--games", options->request.measured.games,
                   "Games for agents that need more decisions than that")
      ->transform(whole_number(2, 1'000'000'000))
      ->capture_default_str();
  verb->add_option("--memory", options->memory, "Most memory for the search, in MB")
      ->transform(whole_number(1, 1'000'000))
      ->capture_default_str();
  add_jobs_option(verb, options->jobs);
  add_quiet_option(verb, options->quiet);
  add_format_option(verb, options->format);
  verb->footer(
      "Examples:\n"
      "  minewise optimal 4x4/4\n"
      "  minewise optimal 3x3/2 --agents exact,basic\n"
      "  minewise optimal 4x4/4 --rules survival --first safe --cells\n"
      "  minewise optimal 3x3@0.2 --rules \"classic topology=hex\" --format json\n"
      "  printf 'mines 5\\n?????\\n?1???\\n?3???\\n?????\\n' | minewise optimal -");
  run_with(verb, chosen, [options] { return show_optimal(*options); });
}

}  // namespace minewise::cli
