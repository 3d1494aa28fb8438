#include "bindings/c/options.h"

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

Result<void> read_options(const RequestReader& reader, const char* options, std::size_t size) {
  TRY(const auto text, text_in(options, size));
  return reader.read(text);
}

void add_theme(RequestReader& reader, std::optional<std::string>& theme) {
  std::vector<std::string> words;
  for (const Theme each : all_themes()) words.emplace_back(theme_word(each));
  reader.word("theme", theme, words);
}

Theme theme_in(const std::optional<std::string>& theme) {
  return theme ? find_theme(*theme).value_or(Theme::Light) : Theme::Light;
}

Result<void> check_drawable(const Shape& shape) {
  if (shape.width <= kMaxPictureSide && shape.height <= kMaxPictureSide) return {};
  return fail_as(ErrorKind::Limit,
                 fmt::format("pictures show boards with sides of up to {} cells", kMaxPictureSide));
}

void add_game_words(RequestReader& reader, GameRequest& asked) {
  add_source_words(reader, asked.words);
  reader.text("layout", asked.layout);
}

void add_no_guess_words(RequestReader& reader, GameRequest& asked) {
  reader.flag("no-guess", asked.no_guess)
      .word("difficulty", asked.difficulty, {"easy", "medium", "hard", "expert"})
      .whole("attempts", asked.attempts, 1, kMostAttempts);
}

}  // namespace minewise::c
