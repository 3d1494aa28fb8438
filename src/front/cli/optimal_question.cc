#include "front/cli/optimal_question.h"

#include <fmt/format.h>

#include <filesystem>
#include <utility>

#include "front/cli/files.h"
#include "ground/view/position.h"

namespace minewise::cli {
namespace {

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
  auto agents = parse_agents_for(options.agents, question.id->board(), question.id->rules);
  if (!agents) return bad_option("--agents", agents.error());
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
  const std::string name = options.what == "-" ? "standard input" : excerpt(options.what);
  return Question{name, position->shape, std::move(view), {}, true, {}, {}};
}

// A board such as 4x4/4, unless there is a file of that name.
std::expected<Question, Failure> read_what(const OptimalOptions& options) {
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
  return std::unexpected(Failure{format_message(
      "{}: neither a board such as 4x4/4 nor a file with a position", options.what)});
}

}  // namespace

std::expected<Question, Failure> read_question(const OptimalOptions& options) {
  auto question = read_what(options);
  if (!question) return question;
  if (auto read = read_agents(options, *question); !read) return std::unexpected(read.error());
  return question;
}

}  // namespace minewise::cli
