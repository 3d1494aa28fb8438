// minewise optimal: what a board or a position is worth under best play, and the cells to open.
#include <algorithm>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/progress.h"
#include "cli/results.h"
#include "cli/verb.h"
#include "infer/explain.h"
#include "analysis/average.h"
#include "search/layout_table.h"
#include "search/optimal.h"
#include "view/position.h"

namespace minewise::cli {
namespace {

constexpr int kNoLayout = 3;  // exit code: the position contradicts itself

struct OptimalOptions {
  std::string what;
  std::string rules = "classic";
  std::optional<std::string> first;
  bool every_cell = false;
  std::string agents;
  std::uint64_t memory = 4096;
  int jobs = 0;
  bool quiet = false;
  std::string format = "text";
};

// What is asked: a view, and how to speak of it.
struct Question {
  std::string name;  // "4x4/4 classic first=any"
  Shape shape;
  View view;
  std::optional<Cell> only;  // the first cell that the rules prescribe
  bool is_position = false;
  std::optional<GameId> id;       // of a board
  std::vector<AgentSpec> agents;  // to be measured against best play
};

// What an agent achieves on average, if that can be said exactly.
struct Measured {
  std::string agent;
  std::optional<double> value;
};

bool names_setting(std::string_view rules, std::string_view setting) {
  return rules.find(setting) != rules.npos;
}

// The rules as this verb takes them: nothing is promised of the first cell unless asked for, and
// the count is shown unless mines are laid by density.
std::expected<Rules, Failure> read_rules(const OptimalOptions& options) {
  auto rules = parse_rules(options.rules);
  if (!rules) return bad_option("--rules", rules.error());
  const bool names_first = names_setting(options.rules, "first=");
  if (names_first && options.first) {
    return std::unexpected(Failure{"--first: --rules says first= already"});
  }
  if (!names_first) rules->first = {};
  if (options.first) {
    rules->first.promise = *options.first == "safe"   ? Promise::Safe
                           : *options.first == "zero" ? Promise::Zero
                                                      : Promise::None;
  }
  return *rules;
}

std::expected<Question, Failure> ask_of_board(const OptimalOptions& options, const Board& board) {
  auto rules = read_rules(options);
  if (!rules) return std::unexpected(rules.error());
  const bool fixed = std::holds_alternative<FixedCount>(board.mines);
  if (names_setting(options.rules, fixed ? "count=hidden" : "count=shown")) {
    return bad_option("--rules",
                      {fixed ? "count=hidden: with a number of mines given, best play is "
                               "worked out for a player who knows it; give a density"
                             : "count=shown: with a density, best play is worked out "
                               "for a player who knows that alone"});
  }
  rules->count = fixed ? CountRule::Shown : CountRule::Hidden;
  const Shape shape{board.width, board.height, rules->topology};
  std::optional<Cell> only;
  if (rules->first.cell) {
    if (!shape.contains(*rules->first.cell)) {
      return bad_option("--rules",
                        {fmt::format("first={} is outside the board", rules->first.cell->text())});
    }
    only = shape.cell(*rules->first.cell);
  }
  const MineCount count = fixed ? MineCount(std::get<FixedCount>(board.mines))
                                : MineCount(std::get<Independent>(board.mines));
  GameId id{board.width, board.height, board.mines, *rules, Seed{0}, 0};
  return Question{format_board(board) + " " + format_rules(*rules),
                  shape,
                  View(make_topology(shape), *rules, count),
                  only,
                  false,
                  std::move(id),
                  {}};
}

// The agents to be measured. That takes boards on which all layouts are equally likely, as they
// are.
std::expected<void, Failure> read_agents(const OptimalOptions& options, Question& question) {
  if (options.agents.empty()) return {};
  const bool fixed = std::holds_alternative<FixedCount>(question.view.count());
  if (question.is_position || !fixed || question.view.rules().first.promise != Promise::None) {
    return std::unexpected(
        Failure{"--agents: agents are measured on boards WxH/M of which nothing is promised "
                "(--first any)"});
  }
  auto agents = parse_agents(options.agents);
  if (!agents) return bad_option("--agents", agents.error());
  for (const AgentSpec& agent : *agents) {
    const auto fit = check_fit(*agent.entry, question.id->board(), question.id->rules);
    if (!fit) return bad_option("--agents", fit.error());
  }
  question.agents = *std::move(agents);
  return {};
}

std::expected<Question, Failure> ask_of_position(const OptimalOptions& options) {
  const auto text = read_text(options.what);
  if (!text) return std::unexpected(text.error());
  auto position = parse_position(*text);
  if (!position) return bad_file(options.what, position.error());
  auto rules = read_rules(options);
  if (!rules) return std::unexpected(rules.error());
  if (options.first || names_setting(options.rules, "first=")) {
    return std::unexpected(Failure{"first: a position is past its first move"});
  }
  if (names_setting(options.rules, "topology=")) position->shape.grid = rules->topology;
  if (names_setting(options.rules, "clues=")) position->clues = rules->clues;
  rules->topology = position->shape.grid;
  rules->clues = position->clues;
  if (!position->count && !names_setting(options.rules, "count=hidden")) {
    say("minewise optimal: the number of mines is taken as unknown; a line 'mines N' or 'density "
        "P' before the rows says it\n");
  }
  const View seen = view_of(*position);
  rules->count = seen.rules().count;
  View view(seen.topology_ptr(), *rules, seen.count());
  for (const Cell cell : seen.uncovered()) {
    switch (seen.state(cell)) {
      case CellState::Open:
        view.open(cell, seen.clue(cell));
        break;
      case CellState::Mine:
        view.step_on(cell);
        break;
      default:
        view.flag(cell);
    }
  }
  const std::string name = options.what == "-" ? "standard input" : options.what;
  return Question{name, position->shape, std::move(view), {}, true, {}, {}};
}

// A board such as 4x4/4, unless there is a file of that name.
std::expected<Question, Failure> read_question(const OptimalOptions& options) {
  std::error_code ignored;
  if (options.what == "-" || std::filesystem::exists(options.what, ignored)) {
    return ask_of_position(options);
  }
  const auto board = parse_board(options.what);
  if (board) return ask_of_board(options, *board);
  const bool looks_like_board =
      options.what.find_first_of("/@") != std::string::npos &&
      options.what.find_first_not_of("0123456789x/@.") == std::string::npos;
  if (looks_like_board) return bad_option("board", board.error());
  return std::unexpected(Failure{
      fmt::format("{}: neither a board such as 4x4/4 nor a file with a position", options.what)});
}

bool is_classic(const Question& question) {
  return question.view.rules().ruleset == Ruleset::Classic;
}

// Over the number of layouts where they are equally likely.
Fraction shown(const Fraction& value, const Question& question) {
  const bool alike = std::holds_alternative<FixedCount>(question.view.count());
  return alike ? value : value.reduced();
}

std::string text_of(const Fraction& value) {
  return fmt::format("{}/{}", value.num.str(), value.den.str());
}

nlohmann::ordered_json json_of(const Fraction& value) {
  return {{"num", value.num.str()}, {"den", value.den.str()}};
}

void print_json(const Question& question, const Solution& solution, std::size_t layouts,
                bool with_cells, const std::vector<Measured>& measured) {
  const Shape& shape = question.shape;
  auto best = nlohmann::ordered_json::array();
  for (const Cell cell : solution.best) {
    best.push_back({shape.place(cell).row, shape.place(cell).col});
  }
  nlohmann::ordered_json json{{"value", json_of(shown(solution.value, question))},
                              {"decimal", solution.value.decimal()},
                              {"best", best},
                              {"layouts", fmt::format("{}", layouts)}};
  if (with_cells) {
    auto cells = nlohmann::ordered_json::array();
    for (const CellWorth& worth : solution.cells) {
      cells.push_back({{"row", shape.place(worth.cell).row},
                       {"col", shape.place(worth.cell).col},
                       {"value", json_of(shown(worth.value, question))},
                       {"decimal", worth.value.decimal()},
                       {"mine_probability", worth.mine.decimal()}});
    }
    json["cells"] = cells;
  }
  for (const auto& [agent, value] : measured) {
    json["agents"][agent] = value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
  }
  print(json.dump() + "\n");
}

// The board with its best cells marked, or with every cell's value.
std::string drawn(const Question& question, const Solution& solution, bool with_cells) {
  const Shape& shape = question.shape;
  std::vector<std::string> symbols;
  for (int index = 0; index < shape.cells(); ++index) {
    const Cell cell{index};
    const char symbol = symbol_of(question.view, cell);
    symbols.emplace_back(1, symbol == '?' && !with_cells ? '.' : symbol);
  }
  if (with_cells) {
    for (const CellWorth& worth : solution.cells) {
      symbols[worth.cell.at()] = fmt::format("{:.4f}", worth.value.decimal());
    }
  }
  for (const Cell cell : solution.best) {
    std::string& symbol = symbols[cell.at()];
    symbol = with_cells ? symbol + "*" : "*";
  }
  std::string text;
  for (int index = 0; index < shape.cells(); ++index) {
    text += fmt::format(" {:>{}}", symbols[static_cast<std::size_t>(index)], with_cells ? 7 : 1);
    if ((index + 1) % shape.width == 0) text += "\n";
  }
  return text;
}

// The part of a cell's cost that falls due when it is opened, and the part that comes later.
std::string cost_text(const CellWorth& worth, const Question& question) {
  const bool classic = is_classic(question);
  const BigInt all = classic ? BigInt(worth.value.den - worth.value.num) : worth.value.num;
  const BigInt now = worth.mine.num * worth.value.den / worth.mine.den;
  const auto share = [&](const BigInt& part) { return Fraction{part, worth.value.den}.decimal(); };
  return fmt::format("{} is a mine with probability {:.4f}, and {:.4f} {} later",
                     name_of(worth.cell, question.shape), share(now), share(BigInt(all - now)),
                     classic ? "of all games are lost" : "more mines are stepped on");
}

// Why the best cell is not the safest, where that is so.
std::string comparison_text(const Question& question, const Solution& solution) {
  const auto safer = [](const CellWorth& a, const CellWorth& b) {
    return a.mine.num * b.mine.den < b.mine.num * a.mine.den;
  };
  if (solution.cells.empty()) return "";
  const CellWorth& safest = *std::ranges::min_element(solution.cells, safer);
  const auto best = std::ranges::find(solution.cells, solution.best.front(), &CellWorth::cell);
  if (!safer(safest, *best)) return "";
  return fmt::format("the safest is not among the best:\n  {}\n  {}\n", cost_text(safest, question),
                     cost_text(*best, question));
}

void print_text(const Question& question, const Solution& solution, std::size_t layouts,
                bool with_cells) {
  const Fraction value = shown(solution.value, question);
  print(fmt::format("{}: {} layout{}\n", question.name, layouts, layouts == 1 ? "" : "s"));
  print(fmt::format("{} under best play: {} = {:.6f}\n",
                    is_classic(question) ? "chance to win" : "mines stepped on, expected",
                    text_of(value), value.decimal()));
  if (solution.best.empty()) {
    print("nothing is left to open\n");
    return;
  }
  constexpr std::size_t kMost = 12;
  std::string best = "best:";
  for (std::size_t i = 0; i < std::min(kMost, solution.best.size()); ++i) {
    best += " " + name_of(solution.best[i], question.shape);
  }
  if (solution.best.size() > kMost) {
    best += fmt::format(" and {} more", solution.best.size() - kMost);
  }
  print(best + "\n");
  constexpr int kWidest = 40;
  if (question.shape.width <= kWidest) print(drawn(question, solution, with_cells));
  if (with_cells) print(comparison_text(question, solution));
}

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

std::expected<std::vector<Measured>, Failure> measure(const OptimalOptions& options,
                                                      const Question& question) {
  constexpr std::int64_t kMostDecisions = 20'000'000;
  std::vector<Measured> measured;
  if (question.agents.empty()) return measured;
  std::optional<ProgressLine> line;
  if (!options.quiet) line.emplace("agents");
  const std::vector<Layout> layouts = every_layout_of(question);
  for (const AgentSpec& agent : question.agents) {
    const double done =
        static_cast<double>(measured.size()) / static_cast<double>(question.agents.size());
    const auto expected = average(agent, *question.id, layouts, kMostDecisions, [&] {
      if (line) line->update(done);
      return !InterruptWatch::was_interrupted();
    });
    if (InterruptWatch::was_interrupted()) {
      return std::unexpected(Failure{"stopped before the end", kInterrupted});
    }
    measured.push_back({agent.name(), std::nullopt});
    if (expected) {
      measured.back().value = is_classic(question) ? expected->won : expected->stepped;
    }
  }
  return measured;
}

std::string measured_text(const std::vector<Measured>& measured) {
  if (measured.empty()) return "";
  std::string text = "agents, on average over all layouts and all their draws:\n";
  for (const auto& [agent, value] : measured) {
    text += value ? fmt::format("  {:<18} {:.6f}\n", agent, *value)
                  : fmt::format("  {:<18} too many games may come of its draws\n", agent);
  }
  return text;
}

Ran show_optimal(const OptimalOptions& options) {
  auto question = read_question(options);
  if (!question) return std::unexpected(question.error());
  if (auto read = read_agents(options, *question); !read) return std::unexpected(read.error());
  SolverLimits limits;
  limits.most_bytes = static_cast<std::int64_t>(options.memory) << 20;
  limits.threads = options.jobs > 0 ? options.jobs : all_cores();
  auto solver = OptimalPlay::make(question->view, limits);
  if (!solver) {
    return std::unexpected(Failure{fmt::format("{}: {}", question->name, solver.error().text())});
  }
  if (solver->layouts() == 0) {
    return std::unexpected(Failure{
        fmt::format("{}: no layout explains this position; 'minewise analyze' names what clashes",
                    question->name),
        kNoLayout});
  }
  const InterruptWatch watch;
  const bool with_cells = question->is_position || options.every_cell;
  const auto solution = solve(options, *question, *solver, with_cells);
  if (!solution) return std::unexpected(solution.error());
  if (solution->cells.empty() && question->view.promise_is_pending()) {
    return std::unexpected(Failure{
        fmt::format("{}: what is promised of the first cell can be kept nowhere", question->name)});
  }
  const auto measured = measure(options, *question);
  if (!measured) return std::unexpected(measured.error());
  if (options.format == "json") {
    print_json(*question, *solution, solver->layouts(), with_cells, *measured);
    return {};
  }
  print_text(*question, *solution, solver->layouts(), with_cells);
  print(measured_text(*measured));
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
                   "Agents whose exact average on this board is given as well");
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
