// minewise generate long-chain: boards with long chains of influence.
#include <fmt/format.h>

#include <memory>

#include "cli/generate.h"
#include "cli/run/interrupt.h"
#include "cli/run/process_group.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "core/message.h"
#include "output/report/boards_csv.h"
#include "output/text/boards.h"
#include "study/ledger/code_version.h"

namespace minewise::cli {
namespace {

struct LongChainOptions : GenerateOptions {
  std::string by = "exact";  // --solver
  std::uint64_t boards = LongChainRequest{}.boards;
  std::optional<std::uint64_t> compare;  // random boards; kCompared with a report
};

constexpr std::uint64_t kCompared = 10'000;

Result<LongChainRequest> plan(const LongChainOptions& options) {
  TRY(const auto board, plan_board(options));
  const auto* fixed = std::get_if<FixedCount>(&board.mines);
  if (!fixed) {
    return bad_option("board", {"the search moves mines, so their number is fixed; write WxH/M"});
  }
  const auto first = parse_place(options.first.value_or("0,0"));
  if (!first) return object_to("first", first.error());
  const LongChainRequest request{board.shape,    fixed->mines,
                                 *first,         *find_solver(options.by),
                                 options.boards, study_code_version()};
  if (const auto checked = check_request(request); !checked) {
    return bad_option(request.shape.contains(*first) ? "board" : "--first", checked.error());
  }
  return request;
}

std::unexpected<Error> what_is_missing(const LongChainRequest& request, std::uint64_t found,
                                       std::uint64_t count) {
  return fail_as(
      ErrorKind::NotFound,
      fmt::format("found {}; none of {} tried for the next can be cleared without a guess",
                  counted_of(found, count, "board"), request.boards));
}

// Runs the searches on all threads and ranks, and writes what they find, up to the first in vain.
std::vector<LongChainBoard> search_boards(const LongChainOptions& options,
                                          const LongChainRequest& request, BoardWriter& writer) {
  ProgressLine line("searching");
  std::vector<LongChainBoard> found;
  const auto goes_on = [&](double done) { return line.update(done); };
  const auto take = [&](const std::optional<LongChainBoard>& board) {
    if (!board) return false;
    writer.write(board->layout, {}, describe_long_chain(*board));
    found.push_back(*board);
    say(fmt::format("board {}: {}, travel {}\n", found.size(), counted(board->length, "deduction"),
                    counted(board->travel, "cell")));
    return true;
  };
  find_long_chains(request, Seed{options.seed}, {0, options.count},
                   process_group_runner(options.jobs), goes_on, take);
  return found;
}

Result<RandomChains> ask_chance(const LongChainOptions& options, const LongChainRequest& request) {
  const InterruptWatch watch("stopped before all random boards were examined");
  ProgressLine line("examining random boards");
  const auto chance = longest_of_random(
      request, Seed{options.seed}, {0, options.compare.value_or(kCompared)},
      process_group_runner(options.jobs), [&](double done) { return line.update(done); });
  if (!chance) return InterruptWatch::stopped();
  say(fmt::format("of {}: {} at most, {:.1f} on average\n", counted(chance->boards, "random board"),
                  counted(chance->longest, "deduction"), chance->mean()));
  return *chance;
}

Status generate_long_chain(const LongChainOptions& options) {
  TRY(const auto request, plan(options));
  if (is_worker()) {
    const Answerer help = answer_long_chains(request, Seed{options.seed}, run_goes_on);
    return work_for_coordinator(options.jobs, help.identity, help.answer);
  }
  TRY(auto writer, open_boards(options, request.shape, request.first));
  const InterruptWatch watch([&] { return writer.stop(options.count); });
  const auto found = search_boards(options, request, writer);
  const bool is_complete = found.size() == options.count;
  if (!is_complete && InterruptWatch::was_interrupted()) return InterruptWatch::stopped();
  TRY(writer.finish());
  if (!is_complete) return what_is_missing(request, found.size(), options.count);
  if (!writer.has_report() && !options.compare) return {};
  TRY(const auto chance, ask_chance(options, request));
  return writer.finish(long_chain_csv(request, found, chance));
}

}  // namespace

void add_generate_long_chain(CLI::App& generate, ChosenVerb& chosen) {
  auto options = std::make_shared<LongChainOptions>();
  CLI::App* kind = generate.add_subcommand(
      "long-chain",
      "Search for boards with long chains of influence.\n"
      "The search moves mines so that the longest chain of deductions grows. It keeps to boards "
      "that the solver clears without a guess. 'minewise influence' shows the chain.");
  add_board_options(kind, *options);
  add_count_option(kind, *options);
  kind->add_option("--first", options->first, "The first cell to open, R,C")->default_str("0,0");
  kind->add_option("--solver", options->by,
                   "The solver: basic (one clue at a time), subset (also one clue inside another) "
                   "or exact (everything that is certain)")
      ->transform(one_of({"basic", "subset", "exact"}))
      ->capture_default_str();
  kind->add_option("--boards", options->boards, "Boards that the search may try for each result")
      ->transform(whole_number(1, 1'000'000'000))
      ->capture_default_str();
  writes(kind->add_option("--report", options->report_file,
                          "Write a CSV with a line for each board: the length and travel of its "
                          "longest chain, and the longest chain of random boards"));
  kind->add_option("--compare", options->compare,
                   "Random boards of the same size and mines to compare with [10000 with --report]")
      ->transform(whole_number(1, 1'000'000'000));
  add_jobs_option(kind, options->jobs);
  kind->footer(
      "Examples:\n"
      "  minewise generate long-chain 16x16/40 --report chain.csv --out chain.txt\n"
      "  minewise generate long-chain 10x10/15 --first 5,5 --boards 100000\n"
      "  minewise generate long-chain 8x8/10 | tail -n 1 | fold -w 8 > board.txt\n"
      "  minewise influence --layout board.txt \"classic first=0,0\"");
  spread_with(kind, chosen, [options] { return generate_long_chain(*options); });
}

}  // namespace minewise::cli
