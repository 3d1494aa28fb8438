#include "formats/game_source.h"

#include <algorithm>

#include "core/macros.h"
#include "core/shape.h"
#include "game/play_game.h"

namespace minewise {
namespace {

// Whether an ID begins with a board, as it must unless a layout has one.
bool names_board(std::string_view id) {
  const auto words = split_words(id);
  if (words.empty()) return false;
  const std::string_view first = words.front().text;
  return parse_board(first) || first.find_first_of("/@") != first.npos ||
         first.find_first_of("0123456789") == 0;
}

bool sets(std::string_view words, std::string_view key) {
  return std::ranges::any_of(split_words(words),
                             [&](const Word& word) { return word.text.starts_with(key); });
}

// The words, and what the set says that they do not.
std::string with_settings_of(const LayoutSet& set, std::string words) {
  if (set.first() && !sets(words, "first=")) words += " first=" + set.first()->text();
  if (set.shape().grid != kUsualGrid && !sets(words, "topology=")) {
    words += fmt::format(" topology={}", grid_word(set.shape().grid));
  }
  return words;
}

Result<GameSource> given_layout(const LayoutSet& set, const GameChoice& choice) {
  TRY(Layout layout, board_of(set, choice.board));
  const Board board{set.shape().width, set.shape().height, FixedCount{layout.mines()}};
  const std::string words = with_settings_of(set, choice.words);
  const Seed seed = choice.seed.value_or(choice.usual_seed);
  TRY(auto id,
      names_board(words) ? parse_game_id(words, seed) : parse_game_id_of(board, words, seed));
  if (id.width != board.width || id.height != board.height || id.mines != board.mines) {
    return fail("{} differs from the layout, which is {}; leave it out", format_board(id.board()),
                format_board(board));
  }
  return GameSource{std::move(id), std::move(layout)};
}

// The ID that an input has of its own.
const GameId* id_in(const Input& input) {
  if (const auto* transcript = std::get_if<Transcript>(&input)) return &transcript->id;
  if (const auto* id = std::get_if<GameId>(&input)) return id;
  const auto* drawing = std::get_if<Drawing>(&input);
  return drawing && drawing->id ? &*drawing->id : nullptr;
}

// Whether its ID deals another layout than it was played on.
bool is_on_given_layout(const Input& input) {
  const auto* drawing = std::get_if<Drawing>(&input);
  return drawing && drawing->is_given;
}

// Why there is nothing to play, at the place that shows it.
std::unexpected<Error> no_layout_in(const Input& input) {
  const Error& why = std::get<Drawing>(input).no_layout;
  if (is_on_given_layout(input)) return std::unexpected(why);
  return fail_at(why.line, why.column,
                 "a position has no layout to play; use a layout, a saved game or a game ID{}{}",
                 why.message.empty() ? "" : "; as a layout: ", why.message);
}

}  // namespace

Game GameSource::game() const {
  TopologyPtr topology = make_topology(id.shape());
  return layout ? Game(id, std::move(topology), *layout) : Game(id, std::move(topology));
}

Result<Layout> board_of(const LayoutSet& set, std::optional<std::uint64_t> number) {
  const std::uint64_t wanted = number.value_or(1);
  if (wanted >= 1 && wanted <= set.size()) return set.layout(wanted - 1);
  return fail("there is no board {}: there {} {}, counted from 1", wanted,
              set.size() == 1 ? "is" : "are", set.size());
}

Result<GameSource> game_of(const Input& input, const GameChoice& choice) {
  const auto layouts = layouts_in(input);
  const GameId* id = id_in(input);
  if (layouts && (!id || !choice.words.empty())) return given_layout(*layouts, choice);
  if (!id || (is_on_given_layout(input) && !layouts)) return no_layout_in(input);
  if (!choice.words.empty()) {
    return fail("this is {} with its own game; leave '{}' out", describe(input), choice.words);
  }
  GameSource source{*id, std::nullopt};
  if (choice.seed) source.id.seed = *choice.seed;
  if (layouts) {
    TRY(Layout layout, board_of(*layouts, choice.board));
    source.layout = std::move(layout);
  }
  return source;
}

Result<Transcript> play_out(const GameSource& source, const AgentSpec& agent, Observer* observer) {
  Game game = source.game();
  Rng rng = rng_for(agent, game.id());
  Recorder recorder;
  ObserverList observers;
  observers.join(&recorder);
  if (observer) observers.join(observer);
  const auto player = agent.make();
  const Trial trial = play_game(*player, game, rng, &observers);
  if (trial.given_up) {
    return std::unexpected(
        Error{describe_fault(agent, game.id(), trial.moves + 1, *player->fault())});
  }
  return recorder.transcript(game, agent.name(), trial);
}

Result<Game> game_after(const Transcript& transcript, std::optional<std::uint64_t> moves) {
  const std::size_t all = transcript.steps.size();
  TRY(replay(transcript));
  if (moves && *moves > all) return fail("there is no move {}: the game has {}", *moves, all);
  Game game = game_of(transcript, make_topology(transcript.id.shape()));
  for (std::size_t i = 0; i < moves.value_or(all); ++i) {
    game.play(transcript.steps[i].decision.move);
  }
  return game;
}

Result<Position> position_after(const Drawing& drawing, std::optional<std::uint64_t> moves) {
  CHECK(!drawing.moments.empty());
  const std::size_t all = drawing.moments.size();
  if (!moves) return drawing.moments.back();
  if (*moves <= all && *moves > 0) return drawing.moments[*moves - 1];
  if (all == 1) return fail("there is no move {}: the drawing has one board, after move 1", *moves);
  return fail("there is no move {}: the drawing has the boards after moves 1 to {}", *moves, all);
}

}  // namespace minewise
