#include "front/c/game_asked.h"

#include "front/session/no_guess_games.h"

namespace minewise::c {
namespace {

Answer<GameSource> find_no_guess(const GameId& id, const GameAsked& asked) {
  const auto grade = asked.difficulty ? find_grade(*asked.difficulty) : std::nullopt;
  TRY(auto games, answer_of(NoGuessGames::make(id, grade)));
  std::uint64_t left = asked.attempts.value_or(kMostAttempts);
  auto game = games.game(id.game, [&] { return left-- > 0; });
  if (!game) return refuse(game.error(), MW_LIMIT);
  return *std::move(game);
}

}  // namespace

void add_game_words(RequestReader& reader, GameAsked& asked) {
  add_source_words(reader, asked.words);
  reader.text("layout", asked.layout);
}

void add_no_guess_words(RequestReader& reader, GameAsked& asked) {
  reader.flag("no-guess", asked.no_guess)
      .word("difficulty", asked.difficulty, {"easy", "medium", "hard", "expert"})
      .whole("attempts", asked.attempts, 1, kMostAttempts);
}

Answer<GameFound> find_game(std::string_view text, const GameAsked& asked) {
  const std::string_view read = asked.layout ? std::string_view(*asked.layout) : text;
  TRY(auto input, answer_of(recognise_asked(read, asked.words, kUsualSeed)));
  const std::string words(asked.layout ? text : std::string_view());
  TRY(auto source,
      answer_of(game_of(input, {words, asked.words.board, asked.words.given_seed(), kUsualSeed})));
  if (asked.no_guess) {
    if (source.layout) return refuse(Error{"no-guess: the layout is given already"});
    TRY(auto made, find_no_guess(source.id, asked));
    return GameFound{std::move(made), {}};
  }
  GameFound found{std::move(source), {}};
  auto* const saved = std::get_if<Transcript>(&input);
  if (saved && words.empty()) found.saved = std::move(*saved);
  return found;
}

}  // namespace minewise::c
