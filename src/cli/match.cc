// minewise match: is one agent better than another, decided with as few games as it takes. With
// --decisions, single guesses of the two agents are compared instead of whole games.

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "cli/comparison.h"
#include "cli/experiment_options.h"
#include "cli/results/results_folder.h"
#include "cli/results/status_file.h"
#include "cli/run/interrupt.h"
#include "cli/run/pace.h"
#include "cli/run/process_group.h"
#include "cli/run/progress.h"
#include "cli/run/streams.h"
#include "cli/verb.h"
#include "core/macros.h"
#include "game/luckless.h"
#include "output/json/study_json.h"
#include "output/report/boards_csv.h"
#include "output/report/csv.h"
#include "output/text/study.h"
#include "study/experiment.h"
#include "study/ledger/code_version.h"
#include "study/match.h"
#include "study/run.h"

namespace minewise::cli {

// --decisions: single guesses of two agents, compared by playing out the games after them.
struct DecisionOptions {
  bool wanted = false;  // --decisions
  int play_outs = 100;
  int selecting = 0;
  double least = 0;
  std::string player = "exact";
  std::optional<std::string> out;

  // Whether anything is said that goes with --decisions alone.
  std::optional<std::string> stray() const;
};

void add_decision_options(CLI::App* verb, DecisionOptions& options);

// How the run is made and told.
struct DecisionRun {
  int jobs = 0;
  bool quiet = false;
  bool json = false;
};

// `experiment` has two agents and one condition.
Status compare_decisions(const Experiment& experiment, const DecisionOptions& options,
                         const DecisionRun& run);

namespace {

Result<PlayOuts> plan_play_outs(const DecisionOptions& options) {
  if (options.selecting == 0 && options.least > 0) {
    return fail_option("least", "needs --select");
  }
  if (!(options.least >= 0) || options.least > 1) {
    return fail_option("least", "write a number from 0 to 1");
  }
  auto player = parse_inner_agent(options.player);
  if (!player) return object_to("player", player.error());
  if (!player->entry->by_position) {
    return fail_option(
        "player", "{} does not decide by the position alone; choose another agent, such as exact",
        player->name());
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
  ProgressLine line(run.quiet ? "" : "comparing guesses");
  const auto goes_on = [&](double from, double share) {
    return [&line, from, share](double done) { return line.update(from + share * done); };
  };
  const Runner& runner = process_group_runner(run.jobs);
  auto found = find_choices(decisions.first, decisions.second, decisions.id, decisions.games,
                            runner, goes_on(0, kShareOfFinding));
  if (!found) return object_to("agents", found.error());
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
                 "Compare single guesses, not whole games: in each game the first guess where the "
                 "agents would open different cells; both cells are played out on the same layouts")
      ->group(kGroup);
  verb->add_option("--play-outs", options.play_outs,
                   "Play-outs of each cell, to measure the difference")
      ->transform(whole_number(1, 1'000'000))
      ->capture_default_str()
      ->group(kGroup);
  verb->add_option("--select", options.selecting,
                   "Other play-outs of each cell, to select positions; 0 takes all positions")
      ->transform(whole_number(0, 1'000'000))
      ->capture_default_str()
      ->group(kGroup);
  verb->add_option("--least", options.least,
                   "With --select: take positions where the cells differ by more")
      ->capture_default_str()
      ->group(kGroup);
  verb->add_option("--player", options.player, "The agent that plays the cells out")
      ->capture_default_str()
      ->group(kGroup);
  writes(
      verb->add_option("--out", options.out,
                       "Write decisions.csv (a row per position) and summary.csv to this folder"))
      ->group(kGroup);
}

Status compare_decisions(const Experiment& experiment, const DecisionOptions& options,
                         const DecisionRun& run) {
  TRY(auto play_outs, plan_play_outs(options));
  if (is_worker()) {
    return work_for_coordinator(run.jobs, 0, [](std::string_view, int) -> TaskAnswer {
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
    if (!folder) return object_to("out", folder.error());
    made = *std::move(folder);
  }
  const InterruptWatch watch([] { return std::string("stopped; nothing was written"); });
  TRY(find_and_compare(decisions, run));
  if (options.out) TRY(write_tables(*options.out, decisions));
  run.json ? print(decisions_json(decisions)) : print_folded(decisions_text(decisions));
  return {};
}

// Whole games.

namespace {

struct MatchOptions {
  std::string agents;
  std::vector<std::string> id;
  std::optional<std::string> figure;
  std::string estimate = "none";
  double difference = 0.01;
  double error = 0.05;
  std::optional<std::uint64_t> games;
  std::optional<std::uint64_t> seed;
  int jobs = 0;
  bool quiet = false;
  std::string on_fault = "stop";
  std::optional<std::string> status_file;
  std::string format = "text";
  DecisionOptions decisions;

  std::uint64_t most_games() const { return games.value_or(decisions.wanted ? 200 : 100'000); }
};

// Games won, unless another figure is asked for, or is the only one that can be estimated.
Result<MatchFigure> figure_of(const MatchOptions& options, const Rules& rules) {
  const bool is_estimated = options.estimate != "none";
  const bool has_score = is_estimated && estimated_under(rules) == Estimated::Score;
  const std::string_view usual = has_score ? "score" : "won";
  const std::string_view figure = options.figure ? *options.figure : usual;
  if (is_estimated && figure != usual) {
    return fail_option("figure", "under these rules --estimate luckless measures {}, not {}", usual,
                       figure);
  }
  return figure == "won" ? MatchFigure::Won : MatchFigure::Score;
}

Result<Match> plan_match(const MatchOptions& options) {
  auto agents = parse_agents(options.agents);
  if (!agents) return object_to("agents", agents.error());
  if (agents->size() != 2) {
    return fail_option("agents", "a match needs two agents, the challenger first");
  }
  const std::string text = options.id.empty() ? "30x16/99 classic first=safe:0,0"
                                              : fmt::format("{}", fmt::join(options.id, " "));
  auto id = parse_game_id(text, Seed{options.seed.value_or(1)});
  if (!id) return bad_option("game ID", id.error());
  if (options.seed && text.find("seed=") != text.npos) {
    return fail_option("seed", "the game ID already has a seed; leave one out");
  }
  if (id->game != 0) {
    return std::unexpected(Error{"game ID: a match starts with game 0; leave game= out"});
  }
  Request request;
  request.agents = *std::move(agents);
  request.sizes = {{{id->width, id->height}, id->mines}};
  request.rules = {id->rules};
  request.games = options.most_games();
  request.seed = id->seed;
  request.estimate =
      options.decisions.wanted ? Estimate::Luckless : find_estimate(options.estimate).value();
  auto experiment = make_experiment(request);
  if (!experiment) return std::unexpected(experiment.error());
  Match match;
  match.experiment = *std::move(experiment);
  TRY(match.figure, figure_of(options, id->rules));
  match.hypothesis = {options.difference, options.error};
  return match;
}

// Plays a match and prints its result, or as much of it as there is when it is interrupted.
Status play_and_print(const Match& match, const MatchOptions& options, RunPace& pace) {
  MatchResult result;  // so far
  result.bound = SequentialTest(match.hypothesis).bound();
  bool is_printed = false;
  const auto print_result = [&] {
    const Unbroken whole;
    if (std::exchange(is_printed, true)) return;
    options.format == "json" ? print(match_json(match, result))
                             : print_folded(match_text(match, result));
  };
  const InterruptWatch watch([&] {
    result.was_stopped = true;
    print_result();
    return std::string("stopped before there was a result");
  });
  AgentScores scores({match.experiment.agents[0].name(), match.experiment.agents[1].name()});
  std::optional<ProgressLine> line(std::in_place, options.quiet ? "" : "playing",
                                   [&] { return scores.progress(pace); });
  FaultWatch faults(options.on_fault == "go", [&] { pace.faulted(); });
  Workers workers;
  workers.runner = &process_group_runner(options.jobs);
  workers.version = code_version();
  workers.after_chunk = [&](int rank, std::uint64_t games) { pace.came(rank, games); };
  workers.after_fault = faults.watcher();
  workers.after_game = [&](int series, const GameRecord& game) {
    scores.played(static_cast<std::size_t>(series), game.figures[kScore]);
    return run_goes_on() && !faults.has_stopped();
  };
  pace.begin(2 * match.experiment.games, 0);
  const bool was_stopped = play_match(match, workers, [&](const MatchResult& more) {
                             const Unbroken whole;
                             result = more;
                           }).was_stopped;
  line.reset();
  if (was_stopped && faults.has_stopped()) {
    return fail_as(ErrorKind::Failed, faults.message());
  }
  if (was_stopped && !trouble_of_process_group().empty()) {
    return fail_as(ErrorKind::Failed, trouble_of_process_group());
  }
  if (was_stopped) return InterruptWatch::stopped();
  print_result();
  if (!faults.message().empty()) say(fmt::format("minewise match: {}\n", faults.message()));
  return {};
}

// Options that the other way to compare would leave idle.
Status check_way(const MatchOptions& options) {
  const auto stray = options.decisions.stray();
  if (!options.decisions.wanted) {
    if (!stray) return {};
    return std::unexpected(Error{*stray + ": needs --decisions"});
  }
  const bool is_idle = options.figure || options.status_file || options.estimate != "none";
  if (!is_idle) return {};
  return fail_option("decisions",
                     "cannot be used with --figure, --estimate or --status; it always uses "
                     "luckless play");
}

Status match(const MatchOptions& options) {
  TRY(check_way(options));
  if (!(options.difference > 0) || options.difference > 1) {
    return fail_option("difference", "write a number above 0, up to 1");
  }
  if (!(options.error >= kLeastError) || options.error >= 0.5) {
    return fail_option("error", "write a number from {} up to, but not including, 0.5",
                       kLeastError);
  }
  TRY(auto planned, plan_match(options));
  if (options.decisions.wanted) {
    const DecisionRun run{options.jobs, options.quiet, options.format == "json"};
    return compare_decisions(planned.experiment, options.decisions, run);
  }
  if (is_worker()) return help_match({planned.experiment, options.jobs, options.on_fault == "go"});
  TRY(check_status_file(options.status_file));
  StatusFile status({options.status_file, "match"});
  return status.end(play_and_print(planned, options, status.pace()));
}

}  // namespace

void add_match(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<MatchOptions>();
  CLI::App* verb = program.add_subcommand(
      "match",
      "Test whether one agent is better than another.\n"
      "Both agents play the same games until it is clear whether the first is ahead by the given "
      "difference (confirmed) or not ahead (refuted). This is Wald's sequential test; it needs few "
      "games when the answer is clear. The given error is the chance of a wrong verdict, each way. "
      "If the true difference lies between 0 and the given one, either verdict is possible. mpirun "
      "spreads the match over several machines.");
  verb->add_option("--agents", options->agents, "Two agents: the challenger, then the one to beat")
      ->required();
  verb->add_option("id", options->id,
                   "Board and rules as in a game ID [30x16/99 classic first=safe:0,0]");
  verb->add_option("--difference", options->difference,
                   "The lead to test for, in the mean of the figure, from 0 to 1")
      ->capture_default_str();
  verb->add_option("--error", options->error, "The chance of a wrong verdict, each way")
      ->capture_default_str();
  verb->add_option("--figure", options->figure, "The figure to compare: won (games) or score [won]")
      ->transform(one_of({"won", "score"}));
  add_estimate_option(verb, options->estimate);
  verb->add_option(
          "--games", options->games,
          "Stop undecided after N games [100000]; with --decisions, the number of games [200]")
      ->transform(whole_number(1, 1'000'000'000));
  verb->add_option("--seed", options->seed, "Seed of all games, if the ID has none [1]")
      ->transform(whole_number());
  add_jobs_option(verb, options->jobs);
  add_fault_option(verb, options->on_fault);
  add_quiet_option(verb, options->quiet);
  add_status_option(verb, options->status_file);
  add_format_option(verb, options->format);
  add_decision_options(verb, options->decisions);
  verb->footer(
      "Examples:\n"
      "  minewise match --agents exact,basic \"9x9/10 classic\" --difference 0.05\n"
      "  minewise match --agents exact,basic \"20@0.2 survival\" --figure score\n"
      "  minewise match --agents exact,local --estimate luckless --difference 0.02\n"
      "  minewise match --agents champion,exact --decisions --games 500 --out guesses");
  spread_with(verb, chosen, [options] { return match(*options); });
}

}  // namespace minewise::cli
