#include "formats/moment.h"

#include <fmt/core.h>

#include <algorithm>
#include <utility>
#include <variant>

#include "core/macros.h"
#include "core/message.h"
#include "solver/knowledge.h"

namespace minewise {

namespace {

// Who is to play, and by which seed, is said of what is played alone.
Result<void> check_not_played(const ReadingWords& words, const char* why) {
  if (!words.agent && !words.seed) return {};
  return object_to(words.agent ? "agent" : "seed", {why});
}

// Whether the moment that is asked for is drawn.
bool has_moment(const Drawing& drawing, const ReadingWords& words) {
  const std::size_t drawn = drawing.moments.size();
  return drawn > 0 && (!words.at || !drawing.id || (*words.at > 0 && drawn > 1));
}

Result<SeenMoment> find_drawn(const Drawing& drawing, const ReadingWords& words) {
  TRY(check_not_played(words, "a position cannot be played"));
  auto position = position_after(drawing, words.at);
  if (!position) return object_to("at", position.error());
  TRY(adjust(*position, words.position));
  View view = view_of(*position);
  return SeenMoment{*std::move(position), std::move(view), std::nullopt};
}

// A player of the classic game knows that a safe cell is left, until the game is over.
SeenMoment moment_of(const Game& game, Transcript transcript) {
  Position position = position_of(game.view(), transcript.id.shape());
  View view = game.is_over() ? view_of(position) : game.view();
  const bool is_lost =
      transcript.id.rules.ruleset == Ruleset::Classic && game.is_over() && !game.is_won();
  return {std::move(position), std::move(view), std::move(transcript), is_lost};
}

Result<void> check_board(const Input& input, const ReadingWords& words) {
  if (!words.board) return {};
  const auto layouts = layouts_in(input);
  if (!layouts) {
    return object_to("board",
                     {fmt::format("works only with layouts, and this is {}", describe(input))});
  }
  if (const auto board = board_of(*layouts, words.board); !board) {
    return object_to("board", board.error());
  }
  return {};
}

}  // namespace

Result<Input> recognise_asked(std::string_view text, const ReadingWords& words, Seed usual_seed) {
  const auto as = words.as ? find_input_kind(*words.as) : std::nullopt;
  auto input = recognise(text, as, words.given_seed().value_or(usual_seed));
  if (!input) return std::unexpected(input.error());
  const bool has_seed = text.find("seed=") != text.npos;
  if (std::holds_alternative<GameId>(*input) && words.seed && has_seed) {
    return object_to("seed", {"the game ID already has a seed; leave one out"});
  }
  TRY(check_board(*input, words));
  return *std::move(input);
}

Result<Input> recognise_link(const ReadingWords& words) {
  auto input = read_link(words.link.value(), words.as ? find_input_kind(*words.as) : std::nullopt);
  if (!input) {
    auto error = object_to("link", input.error());
    const int column = input.error().column;
    error.error().line = column > 0 ? std::max(input.error().line, 1) : 0;
    error.error().column = column;
    return error;
  }
  TRY(check_board(*input, words));
  return *std::move(input);
}

bool is_taken_as_layout(const Input& input) {
  const auto* drawing = std::get_if<Drawing>(&input);
  return drawing ? drawing->is_either || (drawing->layout && drawing->moments.empty())
                 : std::holds_alternative<LayoutSet>(input);
}

Result<AgentSpec> fitting_agent(std::string_view name, const GameId& id) {
  auto agent = parse_agent(name);
  if (!agent) return object_to("agent", agent.error());
  const auto fit = check_fit(*agent->entry, id.board(), id.rules);
  if (!fit) return object_to("agent", fit.error());
  return *std::move(agent);
}

Result<Transcript> find_played(const Input& input, const ReadingWords& words, Seed usual_seed,
                               Observer* observer) {
  if (const auto* transcript = std::get_if<Transcript>(&input)) {
    TRY(check_not_played(words, "cannot be used with a saved game, which has its own"));
    return *transcript;
  }
  const auto game = game_of(input, {{}, words.board, words.given_seed(), usual_seed});
  if (!game) return std::unexpected(game.error());
  const auto* drawing = std::get_if<Drawing>(&input);
  const bool is_told = drawing && !drawing->agent.empty();
  const std::string usual = is_told ? drawing->agent : std::string(kUsualAgent);
  TRY(const auto agent, fitting_agent(words.agent.value_or(usual), game->id));
  auto played = play_out(*game, agent, observer);
  if (!played) played.error().kind = ErrorKind::Failed;
  return played;
}

Result<SeenMoment> find_moment(const Input& input, const ReadingWords& words, Seed usual_seed,
                               Observer* observer) {
  const auto* drawing = std::get_if<Drawing>(&input);
  const bool asks_for_game = words.plays() && is_taken_as_layout(input);
  if (drawing && has_moment(*drawing, words) && !asks_for_game) return find_drawn(*drawing, words);
  if (words.position.any()) {
    return object_to(words.position.first_word(),
                     {"works only with a position; a game has its own"});
  }
  TRY(auto transcript, find_played(input, words, usual_seed, observer));
  if (words.at > transcript.steps.size()) {
    return object_to(
        "at", {fmt::format("the game has only {}", counted(transcript.steps.size(), "move"))});
  }
  const auto game = game_after(transcript, words.at);
  if (!game) return std::unexpected(game.error());
  return moment_of(*game, std::move(transcript));
}

Result<Cell> find_cell(std::string_view word, std::string_view text, const Shape& shape) {
  const auto place = parse_place(text);
  if (!place) return object_to(word, place.error());
  if (shape.contains(*place)) return shape.cell(*place);
  return object_to(word,
                   {fmt::format("{} is outside the board of {} and {}", place->text(),
                                counted(shape.height, "row"), counted(shape.width, "column"))});
}

Result<std::optional<AgentSpec>> take_adviser(const Input& input, ReadingWords& words) {
  if (!words.agent) return std::nullopt;
  const auto* drawing = std::get_if<Drawing>(&input);
  const bool is_drawn = drawing && !drawing->moments.empty() && !is_taken_as_layout(input);
  auto adviser = parse_adviser(*words.agent);
  if (!is_drawn && !std::holds_alternative<Transcript>(input)) {
    return adviser ? std::optional(*std::move(adviser)) : std::nullopt;
  }
  if (!adviser) return object_to("agent", adviser.error());
  words.agent.reset();
  return *std::move(adviser);
}

std::optional<Advice> advice_on(const SeenMoment& moment, const ReadingWords& words,
                                const AgentSpec& adviser, std::optional<Cell> also) {
  const bool is_over =
      moment.game && words.at.value_or(moment.game->steps.size()) == moment.game->steps.size();
  if (is_over || moment.view.covered().empty()) return std::nullopt;
  const View view = moment.game ? moment.view : for_advice(moment.view);
  // A classic game that goes on has a safe cell left. On a board of mines alone nobody can be
  // asked.
  if (!Knowledge(view).posterior().is_possible()) return std::nullopt;
  return Adviser(adviser).advise_fully(view, also);
}

}  // namespace minewise
