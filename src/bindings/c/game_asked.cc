#include "bindings/c/game_asked.h"

#include <algorithm>

#include "api/no_guess_games.h"

namespace minewise::c {
namespace {

Answer<GameSource> find_no_guess(const GameId& id, const GameAsked& asked) {
  const auto grade = asked.difficulty ? find_grade(*asked.difficulty) : std::nullopt;
  TRY(const auto attempts, attempts_for(id.shape(), 1, asked.attempts));
  TRY(auto games, answer_of(NoGuessGames::make(id, grade, attempts)));
  auto game = games.game(id.game, [] { return true; });
  if (!game) return refuse(game.error(), MW_LIMIT);
  return *std::move(game);
}

}  // namespace

Answer<std::uint64_t> attempts_for(const Shape& shape, std::uint64_t boards,
                                   std::optional<std::uint64_t> asked) {
  const std::uint64_t most = kMostTriedCells / (static_cast<std::uint64_t>(shape.cells()) * boards);
  if (asked.value_or(1) <= most) return asked.value_or(std::min(most, kMostAttempts));
  return refuse(Error{fmt::format("attempts: boards of at most {} cells in all are tried in one "
                                  "call, which is {} for each of these",
                                  kMostTriedCells, most)},
                MW_LIMIT);
}

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
  if (!asked.no_guess && (asked.difficulty || asked.attempts)) {
    return refuse(
        Error{fmt::format("{}: only with no-guess", asked.difficulty ? "difficulty" : "attempts")});
  }
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
