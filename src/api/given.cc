#include "api/given.h"

#include <algorithm>

#include "api/no_guess_games.h"
#include "core/macros.h"

namespace minewise {

Result<Given> given_text(std::string_view text, ReadingWords words, Seed default_seed) {
  TRY(auto input, recognise_asked(text, words, default_seed));
  return Given{std::move(input), std::move(words), default_seed};
}

Result<SeenMoment> moment_in(const Given& given) {
  return find_moment(given.input, given.words, given.default_seed, given.observer);
}

Result<Transcript> played_in(const Given& given) {
  return find_played(given.input, given.words, given.default_seed, given.observer);
}

bool is_position_asked(const Given& given) {
  const auto* drawing = std::get_if<Drawing>(&given.input);
  return given.words.at || given.words.position.any() || (drawing && !drawing->moments.empty());
}

Result<LayoutSet> layout_in(const Given& given) {
  if (const auto set = layouts_in(given.input); set && !given.words.plays()) {
    LayoutSet one(set->shape(), set->first());
    TRY(const auto layout, board_of(*set, given.words.board));
    one.add(layout);
    return one;
  }
  TRY(const auto game, played_in(given));
  LayoutSet one(game.id.shape(), game.id.rules.first.cell);
  one.add(game.layout);
  return one;
}

Result<LayoutSet> layouts_in_text(std::string_view text) {
  TRY(const auto input, recognise(text));
  if (auto set = layouts_in(input)) return *std::move(set);
  return fail_option("layouts", "this is {}, which holds none", describe(input));
}

namespace {

Result<GameSource> find_no_guess(const GameId& id, const GameRequest& request) {
  const auto grade = request.difficulty ? find_grade(*request.difficulty) : std::nullopt;
  TRY(const auto attempts, attempts_for(id.shape(), 1, request.attempts));
  TRY(auto games, NoGuessGames::make(id, grade, attempts));
  auto game = games.game(id.game, [] { return true; });
  if (!game) game.error().kind = ErrorKind::NotFound;
  return game;
}

}  // namespace

Result<GameFound> find_game(std::string_view text, const GameRequest& request, Seed default_seed) {
  if (!request.no_guess && (request.difficulty || request.attempts)) {
    return fail_option(request.difficulty ? "difficulty" : "attempts", "works only with no-guess");
  }
  const std::string_view read = request.layout ? std::string_view(*request.layout) : text;
  TRY(auto given, given_text(read, request.words, default_seed));
  const std::string words(request.layout ? text : std::string_view());
  const ReadingWords& said = request.words;
  TRY(auto source, game_of(given.input, {words, said.board, said.given_seed(), default_seed}));
  if (request.no_guess) {
    if (source.layout) return fail_option("no-guess", "cannot be used with a given layout");
    TRY(auto made, find_no_guess(source.id, request));
    return GameFound{std::move(made), {}};
  }
  GameFound found{std::move(source), {}};
  auto* const saved = std::get_if<Transcript>(&given.input);
  if (saved && words.empty()) found.saved = std::move(*saved);
  return found;
}

Result<std::uint64_t> attempts_for(const Shape& shape, std::uint64_t boards,
                                   std::optional<std::uint64_t> asked) {
  const std::uint64_t most = kMostTriedCells / (static_cast<std::uint64_t>(shape.cells()) * boards);
  if (asked.value_or(1) <= most) return asked.value_or(std::min(most, kMostAttempts));
  return object_to(
      "attempts",
      {fmt::format("one call can try boards of {} cells in all, which is {} for each of these",
                   kMostTriedCells, most),
       0, 0, ErrorKind::Limit});
}

}  // namespace minewise
