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

}  // namespace minewise::c
