// minewise optimal: what a board or a position is worth under best play, and the cells to open.
#include <memory>
#include <optional>

#include "front/cli/files.h"
#include "front/cli/interrupt.h"
#include "front/cli/optimal_question.h"
#include "front/cli/progress.h"
#include "front/cli/results.h"
#include "play/loop/play_game.h"
#include "reason/search/layout_table.h"
#include "show/json/optimal_json.h"
#include "show/wording/optimal.h"
#include "study/expectation/average.h"

namespace minewise::cli {
namespace {

std::expected<Solution, Failure> solve(const OptimalOptions& options, const Question& question,
                                       OptimalPlay& solver, bool with_cells) {
  std::optional<ProgressLine> line;
  if (!options.quiet) line.emplace(question.name);
  const Solution solution = solver.solve(
      with_cells ? Wanted::EveryCell : Wanted::AllBest,
      [&](double done) {
        if (line) line->update(done);
        return !InterruptWatch::was_interrupted();
      },
      question.only);
  if (solution.was_memory_full) {
    return std::unexpected(Failure{
        fmt::format("the search needs more than {} MB; --memory allows it more", options.memory),
        kFailed});
  }
  if (solution.was_too_deep) {
    return std::unexpected(
        Failure{fmt::format("{}: too many guesses may follow one upon the other", question.name)});
  }
  if (!solution.complete) return std::unexpected(Failure{"stopped before the end", kInterrupted});
  return solution;
}

std::vector<Layout> every_layout_of(const Question& question) {
  const int mines = std::get<FixedCount>(question.id->mines).mines;
  const LayoutTable table = every_layout(question.view.topology_ptr(), mines);
  std::vector<Layout> layouts;
  for (std::size_t row = 0; row < table.rows(); ++row) {
    Layout& layout = layouts.emplace_back(question.view.cells());
    for (std::size_t column = 0; column < table.columns(); ++column) {
      if (table.answer(row, column) == LayoutTable::kMine) layout.place_mine(table.cell(column));
    }
  }
  return layouts;
}

// An agent's games on boards dealt by chance.
std::optional<Measured> play_some(const AgentSpec& agent, const Question& question,
                                  std::uint64_t games) {
  const auto player = agent.make();
  const TopologyPtr topology = question.view.topology_ptr();
  GameId id = *question.id;
  Mean mean;
  for (id.game = 0; id.game < games; ++id.game) {
    if (InterruptWatch::was_interrupted()) return std::nullopt;
    Game game(id, topology);
    Rng rng = rng_for(agent, id);
    const Trial trial = play_game(*player, game, rng);
    mean.add(question.is_classic() ? (trial.won ? 1 : 0) : static_cast<double>(trial.stepped));
  }
  return Measured{agent.name(), mean.value(), games, mean.interval().value_or(Interval{})};
}

// Exactly where that takes no more decisions than memory and patience allow, else by games.
std::expected<std::vector<Measured>, Failure> measure(const OptimalOptions& options,
                                                      const Question& question) {
  const auto most_decisions = static_cast<std::int64_t>(options.decisions);
  std::vector<Measured> measured;
  if (question.agents.empty()) return measured;
  std::optional<ProgressLine> line;
  if (!options.quiet) line.emplace("agents");
  const std::vector<Layout> layouts = every_layout_of(question);
  for (const AgentSpec& agent : question.agents) {
    const double done =
        static_cast<double>(measured.size()) / static_cast<double>(question.agents.size());
    const auto exact = average(agent, *question.id, layouts, most_decisions, [&] {
      if (line) line->update(done);
      return !InterruptWatch::was_interrupted();
    });
    std::optional<Measured> found;
    if (exact) {
      found = {agent.name(), question.is_classic() ? exact->won : exact->stepped};
    } else {
      found = play_some(agent, question, options.games);
    }
    if (!found || InterruptWatch::was_interrupted()) {
      return std::unexpected(Failure{"stopped before the end", kInterrupted});
    }
    measured.push_back(*found);
  }
  return measured;
}

Ran show_optimal(const OptimalOptions& options) {
  auto question = read_question(options);
  if (!question) return std::unexpected(question.error());
  SolverLimits limits;
  limits.most_bytes = static_cast<std::int64_t>(options.memory) << 20;
  limits.threads = options.jobs > 0 ? options.jobs : all_cores();
  auto solver = OptimalPlay::make(question->view, limits);
  if (!solver) {
    return std::unexpected(Failure{fmt::format("{}: {}", question->name, solver.error().text())});
  }
  const Failure nowhere{
      fmt::format("{}: what is promised of the first cell can be kept nowhere", question->name)};
  const bool is_promised = question->view.promise_is_pending();
  if (solver->layouts() == 0) {
    if (is_promised) return std::unexpected(nowhere);
    return std::unexpected(Failure{
        fmt::format("{}: no layout explains this position; 'minewise analyze' names what clashes",
                    question->name),
        kNoLayout});
  }
  const InterruptWatch watch;
  const bool with_cells = question->is_position || options.every_cell;
  const auto solution = solve(options, *question, *solver, with_cells);
  if (!solution) return std::unexpected(solution.error());
  if (solution->cells.empty() && is_promised) return std::unexpected(nowhere);
  const auto measured = measure(options, *question);
  if (!measured) return std::unexpected(measured.error());
  const BestPlay answer{question->name,    question->shape, question->view, *solution,
                        solver->layouts(), with_cells,      *measured};
  print(options.format == "json" ? best_play_json(answer) : best_play_text(answer));
  return {};
}

}  // namespace

void add_optimal(CLI::App& program, int& code) {
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
                   "A board, WxH/M or WxH@P, or a file with a position (- for standard input)")
      ->required();
  verb->add_option("--rules", options->rules, "As in a game ID; the first cell by --first")
      ->capture_default_str();
  verb->add_option("--first", options->first,
                   "What is promised of the first cell: any (nothing), safe or zero [any]")
      ->check(CLI::IsMember({"any", "safe", "zero"}));
  verb->add_flag("--cells", options->every_cell,
                 "The value of every first cell, not of the best only (always so for a position)");
  verb->add_option("--agents", options->agents,
                   "Agents whose average on this board is given as well: exact where it can be");
  verb->add_option("--decisions", options->decisions,
                   "Most decisions of an agent that are followed for an exact average")
      ->transform(whole_number(1, 1'000'000'000))
      ->capture_default_str();
  verb->add_option("--games", options->games, "Games of agents for which that is not enough")
      ->transform(whole_number(2, 1'000'000'000))
      ->capture_default_str();
  verb->add_option("--memory", options->memory, "Most memory for layouts and searched sets, MB")
      ->transform(whole_number(1, 1'000'000))
      ->capture_default_str();
  verb->add_option("--jobs", options->jobs, "Threads [all cores]")->check(CLI::Range(1, 1024));
  verb->add_flag("--quiet", options->quiet, "No progress");
  verb->add_option("--format", options->format, "What is printed: text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  verb->footer(
      "Examples:\n"
      "  minewise optimal 4x4/4\n"
      "  minewise optimal 3x3/2 --agents exact,basic\n"
      "  minewise optimal 4x4/4 --rules survival --first safe --cells\n"
      "  minewise optimal 3x3@0.2 --rules \"classic topology=hex\" --format json\n"
      "  printf 'mines 5\\n?????\\n?1???\\n?3???\\n?????\\n' | minewise optimal -");
  run_with(verb, code, [options] { return show_optimal(*options); });
}

}  // namespace minewise::cli
