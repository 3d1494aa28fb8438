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

std::unexpected<Error> what_is_missing(const NoGuessRequest& request, std::uint64_t found,
                                       std::uint64_t count) {
  return fail_as(ErrorKind::NotFound,
                 fmt::format("found {}; --attempts {} was not enough for the next; increase it{}",
                             counted_of(found, count, "board"), request.attempts,
                             request.mode == NoGuessMode::Uniform ? " or try --mode repair" : ""));
}

// Makes boards in the order of their numbers, and writes those that --where lets through. Says
// whether there are as many as were asked for.
struct NoGuessRun {
  const GenerateOptions& options;
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

Status generate_no_guess(const GenerateOptions& options) {
  TRY(auto request, plan_no_guess(options));
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
  auto options = std::make_shared<GenerateOptions>();
  CLI::App* kind = generate.add_subcommand(
      "no-guess",
      "Generate boards that can be cleared without a guess.\n"
      "The first cell is a zero. From there the chosen solver, which knows the number of mines, "
      "can prove a safe cell at every turn. The solver clears every board once more as a check.\n"
      "If the attempts are not enough, the boards found so far are written and the exit code is "
      "4.");
  add_board_options(kind, *options);
  add_count_option(kind, *options);
  add_where_options(kind, *options);
  kind->add_option("--first", options->first, "The first cell to open, R,C")->default_str("0,0");
  kind->add_option("--solver", options->solver,
                   "The solver: basic (one clue at a time), subset (also one clue inside another) "
                   "or exact (everything that is certain) [exact]")
      ->transform(one_of({"basic", "subset", "exact"}));
  kind->add_option(
          "--mode", options->mode,
          "uniform: draw random boards until one fits, so that each such board is equally likely; "
          "repair: change a random board until it fits, fast at high densities but not uniform")
      ->transform(one_of({"uniform", "repair"}))
      ->capture_default_str();
  kind->add_option(
          "--difficulty", options->difficulty,
          "Only boards that need: easy, one clue at a time; medium, one clue inside another; hard, "
          "elimination, contradiction or whole groups; expert, the number of mines")
      ->transform(one_of({"easy", "medium", "hard", "expert"}));
  kind->add_option("--attempts", options->attempts, "Boards to try for each one found")
      ->transform(whole_number(1, 1'000'000'000'000))
      ->capture_default_str();
  writes(kind->add_option("--report", options->report_file,
                          "Write a CSV with a line for each board: grade, 3BV, cells settled by "
                          "each rule, longest proof, clumping, attempts"));
  add_jobs_option(kind, options->jobs);
  kind->footer(
      "Examples:\n"
      "  minewise generate no-guess expert --count 10 --seed 7\n"
      "  minewise generate no-guess 30x16/200 --mode repair --first 8,15\n"
      "  minewise generate no-guess 9x9/15 --difficulty hard --report demands.csv\n"
      "  minewise generate no-guess beginner --where \"3bv>=25 openings<=3\"\n"
      "  minewise generate no-guess 20x20/60 --topology hex --solver basic");
  run_with(kind, chosen, [options] { return generate_no_guess(*options); });
}

}  // namespace minewise::cli
