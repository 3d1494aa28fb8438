#include "study/problem.h"

#include <fmt/core.h>

#include "core/macros.h"
#include "core/view.h"
#include "core/words.h"

namespace minewise {
namespace {

// The rules as best play takes them: nothing is promised of the first cell unless asked for, and
// the count is shown unless mines are laid by density.
Result<Rules> rules_asked(const ProblemWords& words) {
  auto rules = parse_rules(words.rules.value_or("classic"));
  if (!rules) return object_to("rules", rules.error());
  const bool names_first = words.set("first=");
  if (names_first && words.first)
    return object_to("first", {"the rules already have first=; leave one out"});
  if (!names_first) rules->first = {};
  if (words.first) {
    const auto first = parse_rules("survival first=" + *words.first);
    if (!first) return fail_option("first", "'{}' is not any, safe or zero", *words.first);
    rules->first = first->first;
  }
  return *rules;
}

// The rules under which a position is to be finished: those of its game unless others are given.
Result<Rules> rules_for(const ProblemWords& words, SeenMoment& moment) {
  if (words.first || words.set("first=")) {
    return object_to("first", {"works only with a board; a position is after the first move"});
  }
  TRY(auto rules, rules_asked(words));
  if (moment.game && !words.rules) rules = moment.game->id.rules;
  if (words.set("topology=")) moment.position.shape.grid = rules.topology;
  if (words.set("clues=")) moment.position.clues = rules.clues;
  rules.first = {};
  return rules;
}

// What a text holds is said of files, and what a position has not, of positions.
Result<void> check_said_of_board(const ReadingWords& reading) {
  const std::string_view word = reading.as      ? "as"
                                : reading.board ? "board"
                                                : reading.position.first_word();
  if (word.empty()) return {};
  return object_to(
      word, {"works only with a position; a board has its own, such as 4x4/4 topology=torus"});
}

// Whether a line is the ID of one game.
bool names_game(std::string_view line) {
  return line.find("seed=") != line.npos || line.find("game=") != line.npos;
}

}  // namespace

Result<Problem> problem_of(const Board& board, const ProblemWords& words) {
  TRY(auto rules, rules_asked(words));
  const auto* fixed = std::get_if<FixedCount>(&board.mines);
  if (rules.count == CountRule::Weighed) {
    return object_to("rules", {"count=prior: works only with a position; a whole board needs a "
                               "number of mines or a density"});
  }
  if (words.set(fixed ? "count=hidden" : "count=shown")) {
    return object_to(
        "rules",
        {fixed ? "count=hidden: needs a density; with WxH/M the player knows the number of mines"
               : "count=shown: needs a number of mines; with WxH@P the player knows only the "
                 "density"});
  }
  rules.count = fixed ? CountRule::Shown : CountRule::Hidden;
  const Shape shape{board.width, board.height, rules.topology};
  std::optional<Cell> only;
  if (rules.first.cell) {
    if (!shape.contains(*rules.first.cell)) {
      return object_to("rules",
                       {fmt::format("first={} is outside the board", rules.first.cell->text())});
    }
    only = shape.cell(*rules.first.cell);
  }
  const MineCount count = fixed ? MineCount(*fixed) : MineCount(std::get<Independent>(board.mines));
  return Problem{format_board(board) + " " + format_rules(rules),
                 shape,
                 View(make_topology(shape), rules, count),
                 only,
                 false,
                 GameId{board.width, board.height, board.mines, rules, Seed{0}, 0}};
}

Result<std::optional<Problem>> board_problem(std::string_view text, const ReadingWords& reading,
                                             ProblemWords words) {
  const auto line = only_line(text);
  if (!line || names_game(*line) || reading.seed || reading.plays()) return std::nullopt;
  WordReader reader(*line);
  const auto board = parse_board(reader.word().text);
  if (!board) return std::nullopt;
  TRY(check_said_of_board(reading));
  reader.next();
  if (!reader.at_end()) {
    if (words.rules)
      return object_to("rules", {"the board already has rules; leave one of them out"});
    if (const auto id = parse_game_id(*line, Seed{0}); !id) {
      return std::unexpected(id.error());
    }
    const std::string rest(line->substr(static_cast<std::size_t>(reader.word().column) - 1));
    words.rules = parse_rules(rest) ? rest : "classic " + rest;  // as in a game ID
  }
  TRY(auto problem, problem_of(*board, words));
  return problem;
}

Result<Problem> find_problem(std::string_view text, const ReadingWords& reading,
                             const ProblemWords& words, Seed usual_seed) {
  TRY(auto of_board, board_problem(text, reading, words));
  if (of_board) return *std::move(of_board);
  TRY(const auto input, recognise_asked(text, reading, usual_seed));
  TRY(auto moment, find_moment(input, reading, usual_seed));
  return problem_of(std::move(moment), words, "position");
}

Result<Problem> problem_of(SeenMoment moment, const ProblemWords& words, std::string name) {
  if (moment.is_lost) return object_to("at", {"the game is lost; take a moment before its end"});
  TRY(auto rules, rules_for(words, moment));
  const Position& position = moment.position;
  const View shown = view_of(position);
  rules.count = shown.rules().count;
  rules.topology = position.shape.grid;
  rules.clues = position.clues;
  if (moment.game) name = format_game_id(moment.game->id);
  return Problem{std::move(name), position.shape, under_rules(shown, rules), {}, true, {}};
}

}  // namespace minewise
