#include "bindings/c/options.h"

#include <algorithm>

#include "api/no_guess_games.h"
#include "output/drawing/stage.h"

namespace minewise::c {

void add_position_words(RequestReader& reader, PositionWords& words) {
  reader.text("mines", words.mines)
      .text("density", words.density)
      .text("count-prior", words.count_prior)
      .flag("count-unknown", words.count_unknown)
      .text("clues", words.clues)
      .text("topology", words.topology);
}

void add_source_words(RequestReader& reader, ReadingWords& words) {
  const auto kinds = input_kind_words();
  reader.word("as", words.as, {kinds.begin(), kinds.end()})
      .whole("board", words.board, 1)
      .whole("seed", words.seed);
}

void add_played_words(RequestReader& reader, ReadingWords& words) {
  add_source_words(reader, words);
  reader.text("agent", words.agent);
}

void add_reading_words(RequestReader& reader, ReadingWords& words) {
  add_played_words(reader, words);
  reader.whole("at", words.at);
  add_position_words(reader, words.position);
}

Answer<void> read_options(const RequestReader& reader, const char* options, std::size_t size) {
  TRY(const auto text, text_in(options, size));
  return answer_of(reader.read(text));
}

Answer<Reasoning> reasoning_asked(const View& view, const std::optional<std::string>& show,
                                  std::optional<std::uint64_t> most) {
  if (!show) return Reasoning{};
  if constexpr (kShowsReasoning) {
    auto aspects = parse_aspects(*show);
    if (!aspects) return refuse(object_to("show", aspects.error()).error());
    return find_reasoning(view, *std::move(aspects), most.value_or(kMostListed));
  } else {
    return refuse(Error{"show: this module does not show its reasoning"});
  }
}

void add_theme(RequestReader& reader, std::optional<std::string>& theme) {
  std::vector<std::string> words;
  for (const Theme each : all_themes()) words.emplace_back(theme_word(each));
  reader.word("theme", theme, words);
}

Theme theme_in(const std::optional<std::string>& theme) {
  return theme ? find_theme(*theme).value_or(Theme::Light) : Theme::Light;
}

Answer<void> check_drawable(const Shape& shape) {
  if (shape.width <= kMaxPictureSide && shape.height <= kMaxPictureSide) return {};
  return refuse(Error{fmt::format("pictures show up to {} cells a side", kMaxPictureSide)},
                MW_LIMIT);
}

Answer<std::optional<Cell>> covered_cell(std::string_view option,
                                         const std::optional<std::string>& text,
                                         const PlacedView& placed) {
  if (!text) return std::nullopt;
  TRY(const Cell cell, answer_of(find_cell(option, *text, placed.shape)));
  if (placed.view.is_covered(cell)) return cell;
  return refuse(Error{format_message("{}: {} is not covered", option, *text)});
}

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
