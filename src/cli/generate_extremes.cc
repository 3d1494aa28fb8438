// minewise generate extremes: the worst boards of a size small enough to look at every layout.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/generate.h"
#include "cli/run/interrupt.h"
#include "cli/run/process_group.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "core/message.h"
#include "output/report/boards_csv.h"
#include "output/text/boards.h"
#include "study/ledger/code_version.h"

namespace minewise::cli {
namespace {

struct ExtremesOptions : GenerateOptions {
  std::string end = "worst";
  std::uint64_t most_games = 1'000'000;
};

Result<ExtremesRequest> plan(const ExtremesOptions& options) {
  TRY(auto board, plan_board(options));
  auto agent = parse_inner_agent(options.against);
  if (!agent) return object_to("against", agent.error());
  auto rules = parse_rules(options.rules);
  if (!rules) return object_to("rules", rules.error());
  if (!rules->clues->is_exact()) {
    return fail_option("rules", "a ranking needs exact clues; leave clues= out");
  }
  if (rules->first.cell && !board.shape.contains(*rules->first.cell)) {
    return fail_option("rules", "the first cell is outside the board");
  }
  rules->topology = board.shape.grid;
  ExtremesRequest request;
  request.id.width = board.shape.width;
  request.id.height = board.shape.height;
  request.id.mines = board.mines;
  request.id.rules = *rules;
  request.agent = *agent;
  const auto fit = check_fit(*agent->entry, request.id.board(), request.id.rules);
  if (!fit) return object_to("against", fit.error());
  request.objective = options.objective == "win" ? Objective::Won : Objective::Score;
  request.most_games = options.most_games;
  request.version = study_code_version();
  if (auto checked = check_request(request); !checked) return bad_option("board", checked.error());
  return request;
}

Status generate_extremes(const ExtremesOptions& options) {
  TRY(auto request, plan(options));
  if (is_worker()) {
    const Answerer help = answer_extremes(request, run_goes_on);
    return work_for_coordinator(options.jobs, help.identity, help.answer);
  }
  const Shape shape = request.id.shape();
  TRY(auto writer, open_boards(options, shape, request.id.rules.first.cell));
  const InterruptWatch watch("stopped before all boards were ranked");
  ProgressLine line("ranking");
  auto ranked = rank_layouts(request, process_group_runner(options.jobs),
                             [&](double share) { return line.update(share); });
  if (!ranked) return InterruptWatch::stopped();
  const auto found = std::ranges::count_if(*ranked, &RankedLayout::is_found);
  if (options.end == "best") std::reverse(ranked->begin(), ranked->begin() + found);
  const auto wanted = std::min<std::uint64_t>(options.count, static_cast<std::uint64_t>(found));
  for (std::uint64_t i = 0; i < wanted; ++i) {
    const RankedLayout& each = (*ranked)[i];
    writer.write(each.layout, {}, describe_ranked(request, each));
  }
  TRY(writer.finish(ranking_csv(*ranked, shape)));
  const auto missing = static_cast<std::ptrdiff_t>(ranked->size()) - found;
  if (missing == 0) return {};
  return fail_as(ErrorKind::NotFound,
                 fmt::format("{} could not be ranked within {} each; increase --most-games",
                             counted_of(missing, ranked->size(), "layout"),
                             counted(request.most_games, "game")));
}

}  // namespace

void add_generate_extremes(CLI::App& generate, ChosenVerb& chosen) {
  auto options = std::make_shared<ExtremesOptions>();
  CLI::App* kind =
      generate.add_subcommand("extremes",
                              "Rank all boards of a small size: the worst for an agent.\n"
                              "Every layout with M mines, up to symmetry, is ranked by the agent's "
                              "exact expected score: the sum over all its random choices, not a "
                              "mean of games. Practical up to 4x4, and on 5x5 for few mines.");
  add_board_options(kind, *options);
  add_count_option(kind, *options);
  kind->add_option("--against", options->against, "The agent: 'minewise agents' lists them")
      ->capture_default_str();
  kind->add_option("--objective", options->objective,
                   "Rank by score, or by win (the share of games won)")
      ->transform(one_of({"score", "win"}))
      ->capture_default_str();
  kind->add_option("--rules", options->rules, "The rules of the games")->capture_default_str();
  kind->add_option("--end", options->end, "Print the worst or the best boards for the agent")
      ->transform(one_of({"worst", "best"}))
      ->capture_default_str();
  kind->add_option("--most-games", options->most_games, "Most games to follow for one layout")
      ->transform(whole_number(1, 1'000'000'000))
      ->capture_default_str();
  writes(kind->add_option(
      "--report", options->report_file,
      "Write the whole ranking as CSV: rank, board, number of symmetric images, expected figures"));
  add_jobs_option(kind, options->jobs);
  kind->footer(
      "Examples:\n"
      "  minewise generate extremes 3x3/4 --count 5 --report ranking.csv\n"
      "  minewise generate extremes 4x4/4 --against basic --end best");
  spread_with(kind, chosen, [options] { return generate_extremes(*options); });
}

}  // namespace minewise::cli
