// minewise generate random: boards as a game would deal them.
#include <fmt/format.h>

#include <memory>
#include <vector>

#include "cli/generate.h"
#include "cli/run/interrupt.h"
#include "cli/run/process_group.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "game/dealer.h"
#include "generate/board_filter.h"
#include "output/report/boards_csv.h"

namespace minewise::cli {
namespace {

// Deals game after game until there are as many boards as were asked for. Says whether there are,
// which they are not if --tries boards in a row were refused, or the run was interrupted.
bool deal_boards(const GenerateOptions& options, DealtBoards boards, const BoardFilter& filter,
                 BoardWriter& writer) {
  ProgressLine line("dealing boards");
  auto& [id, free] = boards;
  const Topology topology(id.shape());
  std::uint64_t refused = 0;
  for (id.game = 0; writer.written() < options.count && run_goes_on(); ++id.game) {
    if (filter.has_conditions() && refused == options.tries.value_or(kTries)) break;
    const Layout layout = deal(id, free);
    line.update(share_of(writer.written(), options.count));
    ++refused;
    if (!filter.admits(layout, topology)) continue;
    refused = 0;
    const std::uint64_t number = writer.written() + 1;
    writer.write(layout, writer.has_report() ? dealt_row(number, layout, topology) : "");
  }
  return writer.written() == options.count;
}

Status generate_random(const GenerateOptions& options) {
  TRY(auto boards, plan_random(options));
  TRY(const auto filter, plan_filter(options));
  const GameId& id = boards.id;
  TRY(auto writer, open_boards(options, id.shape(), id.rules.first.cell));
  writer.report(dealt_head());
  const InterruptWatch watch([&] { return writer.stop(options.count); });
  const bool all = deal_boards(options, std::move(boards), filter, writer);
  if (!all && InterruptWatch::was_interrupted()) return InterruptWatch::stopped();
  TRY(writer.finish());
  return all ? Status{} : too_few_boards(options, filter, writer.written());
}

}  // namespace

void add_generate_random(CLI::App& generate, ChosenVerb& chosen) {
  auto options = std::make_shared<GenerateOptions>();
  CLI::App* kind = generate.add_subcommand(
      "random",
      "Generate random boards.\n"
      "With WxH/M every layout with M mines is equally likely; with WxH@P each cell is a mine with "
      "probability P. Board I is the board of game I with the same seed: 'minewise play \"WxH/M "
      "survival seed=S game=I\"'.\n"
      "--where skips boards that do not fit. If none of --tries boards fits, the boards found so "
      "far are written and the exit code is 4.");
  add_board_options(kind, *options);
  add_count_option(kind, *options);
  add_where_options(kind, *options);
  kind->add_option(
          "--first", options->first,
          "The first move: any, R,C, safe:R,C (no mine there) or zero:R,C (none around it either)")
      ->default_str("any");
  writes(kind->add_option("--report", options->report_file,
                          "Write a CSV with a line for each board: mines, 3BV, clumping (the mean "
                          "number of mines that touch a mine)"));
  kind->footer(
      "Examples:\n"
      "  minewise generate random 30x16/99 --count 1000 --out boards.txt\n"
      "  minewise generate random 16x16/40 --where \"3bv<=60 zini<50\"\n"
      "  minewise generate random 20@0.2 --first zero:10,10 --topology torus");
  run_with(kind, chosen, [options] { return generate_random(*options); });
}

}  // namespace minewise::cli
