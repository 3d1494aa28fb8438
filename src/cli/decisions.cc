#include "cli/decisions.h"
#include "cli/file_roles.h"

#include <fmt/format.h>

#include "cli/results/figure_folder.h"
#include "cli/run/interrupt.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "cli/run/team.h"
#include "core/try.h"
#include "output/json/decisions_json.h"
#include "output/report/decisions_csv.h"
#include "output/text/decisions.h"

namespace minewise::cli {
namespace {

std::expected<PlayOuts, Failure> plan_play_outs(const DecisionOptions& options) {
  if (options.selecting == 0 && options.least > 0) {
    return std::unexpected(Failure{"--least: goes with --select, which selects by it"});
  }
  if (!(options.least >= 0) || options.least > 1) {
    return std::unexpected(Failure{"--least: write a number from 0 to 1"});
  }
  auto player = parse_inner_agent(options.player);
  if (!player) return bad_option("--player", player.error());
  if (!player->entry->by_position) {
    return std::unexpected(
        Failure{fmt::format("--player: {} does not play by position alone", player->name())});
  }
  return PlayOuts{*std::move(player), options.play_outs, options.selecting, options.least};
}

Status write_tables(const std::string& folder, const Decisions& decisions) {
  const Unbroken whole;
  TRY(write_in_folder(folder, "decisions.csv", format_csv(decisions_table(decisions))));
  return write_in_folder(folder, "summary.csv", format_csv(decisions_summary_table(decisions)));
}

// Finding positions is the lesser part of the work.
constexpr double kShareOfFinding = 0.1;

Status find_and_compare(Decisions& decisions, const DecisionRun& run) {
  std::optional<ProgressLine> line;
  if (!run.quiet) line.emplace("weighing guesses");
  const auto goes_on = [&](double from, double share) {
    return [&line, from, share](double done) {
      if (line) line->update(from + share * done);
      return run_goes_on();
    };
  };
  const Runner& runner = team_runner(run.jobs);
  auto found = find_choices(decisions.first, decisions.second, decisions.id, decisions.games,
                            runner, goes_on(0, kShareOfFinding));
  if (!found) return bad_option("--agents", found.error());
  decisions.positions = *std::move(found);
  if (!run_goes_on()) return InterruptWatch::stopped();
  decisions.comparison = compare_choices(decisions.positions, decisions.play_outs, runner,
                                         goes_on(kShareOfFinding, 1 - kShareOfFinding));
  return run_goes_on() ? Status() : InterruptWatch::stopped();
}

}  // namespace

std::optional<std::string> DecisionOptions::stray() const {
  if (play_outs != DecisionOptions().play_outs) return "--play-outs";
  if (selecting != 0) return "--select";
  if (least != 0) return "--least";
  if (player != DecisionOptions().player) return "--player";
  return out ? std::optional<std::string>("--out") : std::nullopt;
}

void add_decision_options(CLI::App* verb, DecisionOptions& options) {
  constexpr const char* kGroup = "Single guesses";
  verb->add_flag("--decisions", options.wanted,
                 "In place of whole games weigh single guesses: of each game the first at which "
                 "the agents would open different cells, both cells played out on the same layouts")
      ->group(kGroup);
  verb->add_option("--play-outs", options.play_outs, "Of each cell, for the figure")
      ->transform(whole_number(1, 1'000'000))
      ->capture_default_str()
      ->group(kGroup);
  verb->add_option("--select", options.selecting,
                   "As many others of each cell, by which positions are selected; 0 takes all")
      ->transform(whole_number(0, 1'000'000))
      ->capture_default_str()
      ->group(kGroup);
  verb->add_option("--least", options.least,
                   "With --select: cells that differ by more are selected")
      ->capture_default_str()
      ->group(kGroup);
  verb->add_option("--player", options.player, "Who plays the cells out")
      ->capture_default_str()
      ->group(kGroup);
  writes(verb->add_option("--out", options.out,
                          "A folder for decisions.csv, a row each position, and summary.csv"))
      ->group(kGroup);
}

Status compare_decisions(const Experiment& experiment, const DecisionOptions& options,
                         const DecisionRun& run) {
  TRY(auto play_outs, plan_play_outs(options));
  if (is_helper()) {
    return help_leader(run.jobs, 0, [](std::string_view, int) -> ErrandAnswer {
      return std::unexpected("nothing is asked of helpers");
    });
  }
  Decisions decisions{experiment.agents[0],
                      experiment.agents[1],
                      game_id_of(experiment, experiment.conditions[0], 0),
                      experiment.games,
                      std::move(play_outs),
                      {},
                      {}};
  std::optional<MadeFolder> made;
  if (options.out) {
    auto folder = make_figure_folder(*options.out);
    if (!folder) return bad_option("--out", folder.error());
    made = *std::move(folder);
  }
  const InterruptWatch watch([] { return std::string("stopped; nothing was written"); });
  TRY(find_and_compare(decisions, run));
  if (options.out) TRY(write_tables(*options.out, decisions));
  print(run.json ? decisions_json(decisions) : decisions_text(decisions));
  return {};
}

}  // namespace minewise::cli
