// minewise generate no-guess: boards that can be cleared by reasoning alone.
#include <fmt/format.h>

#include <limits>
#include <memory>
#include <vector>

#include "cli/generate.h"
#include "cli/run/interrupt.h"
#include "cli/run/process_group.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "core/message.h"
#include "generate/board_filter.h"
#include "output/report/boards_csv.h"
#include "study/spread/threads.h"

namespace minewise::cli {
namespace {

constexpr std::uint64_t kEndless = std::numeric_limits<std::uint64_t>::max();

struct NoGuessOptions : GenerateOptions {
  std::string first = "0,0";
  std::optional<std::string> solver;
  std::string mode = "uniform";
  std::optional<std::string> difficulty;
  std::uint64_t attempts = NoGuessRequest{}.attempts;
};

std::expected<NoGuessRequest, Failure> plan(const NoGuessOptions& options) {
  TRY(auto board, plan_board(options));
  auto request = request_of({board.shape, board.mines, options.first, options.solver, options.mode,
                             options.difficulty, options.attempts});
  if (!request) return bad_order(request.error());
  return *request;
}

// A maker for one board at a time, and what it made.
struct Lane {
  Lane(const NoGuessRequest& request, bool reports) : maker(request) {
    if (reports) grader.emplace(make_topology(request.shape));
  }

  NoGuessMaker maker;
  std::optional<Grader> grader;
  std::optional<NoGuessBoard> board;
  std::optional<Demands> demands;
  bool is_admitted = true;  // by --where
};

void make_board(Lane& lane, const NoGuessRequest& request, const BoardFilter& filter, Seed seed,
                std::uint64_t number) {
  lane.board = lane.maker.make(seed, number, run_goes_on);
  lane.demands.reset();
  if (!lane.board) return;
  lane.is_admitted = filter.admits(lane.board->layout, Topology(request.shape));
  if (!lane.is_admitted || !lane.grader) return;
  lane.demands = lane.grader->demands(lane.board->layout, request.shape.cell(request.first));
}

std::unexpected<Failure> what_is_missing(const NoGuessRequest& request, std::uint64_t found,
                                         std::uint64_t count) {
  return std::unexpected(Failure{
      fmt::format("found {}; --attempts {} was not enough for the next{}",
                  counted_of(found, count, "board"), request.attempts,
                  request.mode == NoGuessMode::Uniform ? "; --mode repair may find one" : ""),
      kNotFound});
}

// Makes boards in the order of their numbers, and writes those that --where lets through. Says
// whether there are as many as were asked for.
struct NoGuessRun {
  const NoGuessOptions& options;
  const NoGuessRequest& request;
  const BoardFilter& filter;
  BoardWriter& writer;
  ProgressLine& line;
  std::uint64_t refused = 0;  // in a row

  bool make_boards();
  bool take(const Lane& lane);
};

// Returns whether another one is wanted.
bool NoGuessRun::take(const Lane& lane) {
  if (!lane.board) return false;
  if (!lane.is_admitted) return ++refused < options.tries.value_or(kTries);
  refused = 0;
  std::string row;
  const std::uint64_t number = writer.written() + 1;
  if (lane.demands) row = no_guess_row(number, *lane.board, *lane.demands, request.shape);
  writer.write(lane.board->layout, row);
  line.update(share_of(number, options.count));
  return number < options.count;
}

bool NoGuessRun::make_boards() {
  const Threads threads(options.jobs);
  Lanes<std::unique_ptr<Lane>> lanes(threads);
  const auto make = [&](std::uint64_t number, int index) {
    auto& lane = lanes[index];
    if (!lane) lane = std::make_unique<Lane>(request, writer.has_report());
    make_board(*lane, request, filter, Seed{options.seed}, number);
  };
  const auto take_made = [&](std::uint64_t, int index) { return take(*lanes[index]); };
  const std::uint64_t most = filter.has_conditions() ? kEndless : options.count;
  make_in_order(threads, most, make, take_made);
  return writer.written() == options.count;
}

Status generate_no_guess(const NoGuessOptions& options) {
  TRY(auto request, plan(options));
  TRY(const auto filter, plan_filter(options));
  TRY(auto writer, open_boards(options, request.shape, request.first));
  writer.report(no_guess_head());

  const InterruptWatch watch([&] { return writer.stop(options.count); });
  ProgressLine line("making boards");
  NoGuessRun run{options, request, filter, writer, line};
  const bool all = run.make_boards();
  if (!all && InterruptWatch::was_interrupted()) return InterruptWatch::stopped();
  TRY(writer.finish());
  if (all) return {};
  return run.refused == options.tries.value_or(kTries)
             ? too_few_boards(options, filter, writer.written())
             : what_is_missing(request, writer.written(), options.count);
}

}  // namespace

void add_generate_no_guess(CLI::App& generate, ChosenVerb& chosen) {
  auto options = std::make_shared<NoGuessOptions>();
  CLI::App* kind = generate.add_subcommand(
      "no-guess",
      "Boards that can be cleared without a guess.\n"
      "The first cell opens a zero; from there on a player of the chosen strength, who is told the "
      "number\n"
      "of mines, proves a safe cell at every turn. Every board is cleared from scratch by that "
      "solver.\n"
      "Where none is found within the attempts, what was found is written and the exit code is 4.");
  add_board_options(kind, *options);
  add_count_option(kind, *options);
  add_where_options(kind, *options);
  kind->add_option("--first", options->first, "The cell that opens the game, R,C")
      ->capture_default_str();
  kind->add_option("--solver", options->solver,
                   "Who clears them: basic (one clue at a time), subset (and one clue inside "
                   "another) or exact (whatever is certain) [exact]")
      ->transform(one_of({"basic", "subset", "exact"}));
  kind->add_option("--mode", options->mode,
                   "uniform: boards are dealt until one will do, each such board as likely as any "
                   "other; repair: a dealt board is mended, fast at high densities, but not "
                   "uniformly distributed")
      ->transform(one_of({"uniform", "repair"}))
      ->capture_default_str();
  kind->add_option("--difficulty", options->difficulty,
                   "Only boards for which it takes: easy, one clue at a time; medium, one clue "
                   "inside another; hard, elimination, contradiction or whole groups; expert, the "
                   "number of mines")
      ->transform(one_of({"easy", "medium", "hard", "expert"}));
  kind->add_option("--attempts", options->attempts, "How many boards are tried for each one found")
      ->transform(whole_number(1, 1'000'000'000'000))
      ->capture_default_str();
  writes(
      kind->add_option("--report", options->report_file,
                       "Write a CSV with a line for each board: its grade, its 3BV, how many cells "
                       "each rule settled, the longest proof, its clumping, the attempts it took"));
  add_jobs_option(kind, options->jobs);
  kind->footer(
      "Examples:\n"
      "  minewise generate no-guess expert --count 10 --seed 7\n"
      "  minewise generate no-guess 30x16/200 --mode repair --first 8,15\n"
      "  minewise generate no-guess 9x9/15 --difficulty hard --report demands.csv\n"
      "  minewise generate no-guess beginner --where \"3bv>=25 openings<=3\"\n"
      "  minewise generate no-guess 20x20/60 --topology hex --solver basic --out easy.txt");
  run_with(kind, chosen, [options] { return generate_no_guess(*options); });
}

}  // namespace minewise::cli
