// minewise optimal: what a board or a position is worth under best play, and the cells to open.
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
#include "output/text/optimal.h"
#include "study/average.h"
#include "study/problem.h"
#include "study/spread/threads.h"

namespace minewise::cli {
namespace {

struct OptimalOptions {
  IdWords what;
  ReadingOptions reading;
  std::optional<std::string> rules;
  std::optional<std::string> first;
  bool every_cell = false;
  std::string agents;
  MeasureLimits limits;  // for agents
  std::uint64_t memory = 4096;
  int jobs = 0;
  bool quiet = false;
  std::string format = "text";
};

// What is asked, and beside it what to say and whom to measure.
struct AskedProblem : Problem {
  std::string note = {};               // to be said beside the answer
  std::vector<AgentSpec> agents = {};  // to be measured against best play
};

ProblemWords words_of(const OptimalOptions& options) {
  return {options.rules, options.first};
}

// The agents to be measured. That takes boards on which all layouts are equally likely, as they
// are.
std::expected<void, Failure> read_agents(const OptimalOptions& options, AskedProblem& problem) {
  if (options.agents.empty()) return {};
  const bool fixed = std::holds_alternative<FixedCount>(problem.view.count());
  if (problem.is_position || !fixed || problem.view.rules().first.promise != Promise::None) {
    return std::unexpected(
        Failure{"--agents: agents are measured on boards WxH/M of which nothing is promised "
                "(--first any)"});
  }
  auto agents = parse_agents_for(options.agents, problem.id->board(), problem.id->rules);
  if (!agents) return bad_option("--agents", agents.error());
  for (const AgentSpec& agent : *agents) {
    if (auto inside = check_inside(agent); !inside) return bad_option("--agents", inside.error());
  }
  problem.agents = *std::move(agents);
  return {};
}

std::expected<AskedProblem, Failure> ask_of_position(const OptimalOptions& options) {
  TRY(const auto source, read_source("optimal", options.what, options.reading));
  TRY(auto seen, read_seen(source, options.reading));
  const bool hides = words_of(options).set("count=hidden");
  const std::string said = hides ? "" : note_of_count("optimal", seen.position);
  auto problem = problem_of(std::move(seen), words_of(options),
                            source.name == "-" ? "standard input" : excerpt(source.name));
  if (!problem) return source.refuse(problem.error());
  return AskedProblem{*std::move(problem), seen.note + said};
}

// A board such as 4x4/4, alone or with rules, unless there is a file of that name; else a position.
std::expected<AskedProblem, Failure> read_what(const OptimalOptions& options) {
  if (options.reading.link) return ask_of_position(options);
  std::error_code ignored;
  const std::string& first = options.what.front();
  if (first == "-" || std::filesystem::exists(first, ignored)) return ask_of_position(options);
  const std::string words = fmt::format("{}", fmt::join(options.what, " "));
  auto problem = board_problem(words, options.reading, words_of(options));
  if (!problem) return Source{"optimal", "game ID", {}}.refuse(problem.error());
  if (!*problem) return ask_of_position(options);
  return AskedProblem{**std::move(problem)};
}

std::expected<AskedProblem, Failure> read_problem(const OptimalOptions& options) {
  auto problem = read_what(options);
  if (!problem) return problem;
  TRY(read_agents(options, *problem));
  return problem;
}

std::expected<Solution, Failure> solve(const OptimalOptions& options, const AskedProblem& problem,
                                       OptimalPlay& solver, bool with_cells) {
  ProgressLine line(options.quiet ? "" : problem.name);
  const Solution solution = solver.solve(
      with_cells ? Wanted::EveryCell : Wanted::AllBest,
      [&](const SearchProgress& progress) { return line.update(progress.share); }, problem.only);
  if (solution.was_memory_full) {
    return std::unexpected(Failure{
        fmt::format("the search needs more than {} MB; --memory allows it more", options.memory),
        kFailed});
  }
  if (solution.was_too_deep) {
    return std::unexpected(
        Failure{fmt::format("{}: too many guesses may follow one upon the other", problem.name)});
  }
  if (!solution.complete) return InterruptWatch::stopped();
  return solution;
}

std::expected<std::vector<Measured>, Failure> measure(const OptimalOptions& options,
                                                      const AskedProblem& problem) {
  if (problem.agents.empty()) return std::vector<Measured>();
  ProgressLine line(options.quiet ? "" : "agents");
  auto measured = measure_agents(problem.agents, *problem.id, options.limits,
                                 [&](double done) { return line.update(done); });
  if (!measured) return InterruptWatch::stopped();
  return *std::move(measured);
}

Status show_optimal(const OptimalOptions& options) {
  const InterruptWatch watch("stopped before the end");
  TRY(auto problem, read_problem(options));
  SolverLimits limits;
  limits.most_bytes = static_cast<std::int64_t>(options.memory) << 20;
  limits.threads = Threads(options.jobs).jobs();
  auto solver =
      OptimalPlay::make(problem.view, limits, [] { return !InterruptWatch::was_interrupted(); });
  if (InterruptWatch::was_interrupted()) return InterruptWatch::stopped();
  if (!solver) {
    return std::unexpected(Failure{fmt::format("{}: {}", problem.name, solver.error().text())});
  }
  const Failure nowhere{
      fmt::format("{}: what is promised of the first cell can be kept nowhere", problem.name)};
  const bool is_promised = problem.view.promise_is_pending();
  if (solver->layouts() == 0) {
    if (is_promised) return std::unexpected(nowhere);
    return std::unexpected(Failure{
        fmt::format("{}: no layout explains this position; 'minewise analyze' names what clashes",
                    problem.name),
        kNoLayout});
  }
  const bool with_cells = problem.is_position || options.every_cell;
  TRY(const auto solution, solve(options, problem, *solver, with_cells));
  if (solution.cells.empty() && is_promised) return std::unexpected(nowhere);
  TRY(const auto measured, measure(options, problem));
  const BestPlay answer{problem.name,      problem.shape, problem.view, solution,
                        solver->layouts(), with_cells,    measured};
  note(problem.note);
  print(options.format == "json" ? optimal_json(answer) : best_play_text(answer));
  return {};
}

}  // namespace

void add_optimal(CLI::App& program, ChosenVerb& chosen) {
  auto options = std::make_shared<OptimalOptions>();
  CLI::App* verb = program.add_subcommand(
      "optimal",
      "Find what a board or a position is worth under best play.\n"
      "The whole game tree is searched, in exact arithmetic: the chance to win (classic) or the "
      "least\n"
      "expected number of mines stepped on (survival), and the cells that achieve it. The player "
      "is told\n"
      "the number of mines, or the density if the board has one. Fractions are over the number of\n"
      "layouts where those are equally likely. docs/optimal.md has tables, and how far it goes.");
  verb->add_option("what", options->what,
                   "A board, WxH/M or WxH@P, or a file with a position ('-' for standard input), "
                   "a saved game or a game ID")
      ->required();
  add_moment_options(verb, options->reading);
  add_position_options(verb, options->reading.position);
  verb->add_option("--rules", options->rules,
                   "As in a game ID; the first cell by --first [classic, or those of the game]");
  verb->add_option("--first", options->first,
                   "What is promised of the first cell: any (nothing), safe or zero [any]")
      ->transform(one_of({"any", "safe", "zero"}));
  verb->add_flag("--cells", options->every_cell,
                 "The value of every first cell, not of the best only (always so for a position)");
  verb->add_option("--agents", options->agents,
                   "Agents whose average on this board is given as well: exact where it can be")
      ->check(not_empty());
  verb->add_option("--decisions", options->limits.decisions,
                   "Most decisions of an agent that are followed for an exact average")
      ->transform(whole_number(1, 1'000'000'000))
      ->capture_default_str();
  verb->add_option("--games", options->limits.games, "Games of agents for which that is not enough")
      ->transform(whole_number(2, 1'000'000'000))
      ->capture_default_str();
  verb->add_option("--memory", options->memory, "Most memory for layouts and searched sets, MB")
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
