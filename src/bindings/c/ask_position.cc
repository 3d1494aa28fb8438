// Requests about one position or text: analyze, position, render, palette, read and link.
#include "bindings/c/analysis.h"
#include "bindings/c/ask.h"
#include "core/layout.h"
#include "formats/link.h"
#include "formats/moment.h"
#include "output/drawing/analysis.h"
#include "output/drawing/animation.h"
#include "output/json/analysis_json.h"
#include "output/json/game_json.h"
#include "output/json/lists_json.h"
#include "output/text/analysis.h"
#include "solver/analyze.h"

namespace minewise::c {

namespace {

// A layout, and how many mines its cells touch.
Result<Panel> layout_panel(const Given& given, bool numbers) {
  TRY(const auto set, layout_in(given));
  const Layout layout = set.layout(0);
  const Shape shape = set.shape();
  return Panel{format_board({shape.width, shape.height, FixedCount{layout.mines()}}),
               shape,
               tiles_of(layout, Topology(shape), numbers),
               {}};
}

Result<Panel> moment_panel(const SeenMoment& moment, bool numbers) {
  const PlacedView placed{moment.view, moment.position.shape};
  if (!numbers) return Panel{describe_board(placed), placed.shape, tiles_of(placed.view), {}};
  const Analysis analysis = analyze(placed.view);
  if (analysis.conflict) return std::unexpected(error_of(*analysis.conflict, placed));
  return picture_of(placed, analysis, std::nullopt);
}

// How a game ended, unless a moment of it is asked for.
Result<Panel> panel_of(const Given& given, bool numbers) {
  if (is_taken_as_layout(given.input) && !given.words.plays()) return layout_panel(given, numbers);
  if (is_position_asked(given)) {
    TRY(const auto moment, moment_in(given));
    return moment_panel(moment, numbers);
  }
  TRY(const auto game, played_in(given));
  TRY(replay(game));
  return last_panel(animation_of(game));
}

}  // namespace

Result<std::string> ask_analyze(std::string_view request) {
  ReadingWords words;
  AnalyzeRequest asked;
  std::optional<std::string> format, theme;
  std::optional<std::uint64_t> most;
  VerbReader reader;
  reader.about(words).word("format", format, {"json", "svg"});
  add_analysis_words(reader, asked, most);
  add_theme(reader, theme);
  TRY(auto given, reader.take_given(request, words));
  asked.most = most.value_or(asked.most);
  TRY(auto question, read_question(std::move(given), asked));
  TRY(const auto answer, analyze(std::move(question)));
  return format == "svg" ? analysis_svg(answer, theme_in(theme)) : analysis_text(answer);
}

Result<std::string> ask_palette(std::string_view request) {
  VerbReader reader;
  TRY(reader.take(request));
  return palette_json();
}

Result<std::string> ask_position(std::string_view request) {
  ReadingWords words;
  VerbReader reader;
  reader.about(words);
  TRY(const auto given, reader.take_given(request, words));
  if (is_taken_as_layout(given.input) && !words.plays() && !words.position.any()) {
    TRY(const auto set, layout_in(given));
    return format_layout({set.shape(), set.layout(0)});
  }
  TRY(const auto moment, moment_in(given));
  return format_position(moment.position);
}

Result<std::string> ask_render(std::string_view request) {
  ReadingWords words;
  std::optional<std::string> theme;
  bool numbers = false;
  VerbReader reader;
  reader.about(words).flag("numbers", numbers);
  add_theme(reader, theme);
  TRY(const auto given, reader.take_given(request, words));
  TRY(const auto panel, panel_of(given, numbers));
  TRY(check_drawable(panel.shape));
  return draw_svg({panel}, theme_in(theme));
}

// Requests for the page, which knows no notation: `read` tells what a text or a link holds, `link`
// makes a link of a position.

namespace {

// Whether a text is to be played as a layout though nobody said so. Rows of 0 and 1 are a position:
// those are numbers first, to a page.
bool is_pasted_layout(std::string_view text, const Input& input, const ReadingWords& words) {
  return !words.as && !words.position.any() && is_taken_as_layout(input) &&
         text.find('*') != text.npos;
}

}  // namespace

Result<std::string> ask_read(std::string_view request) {
  ReadingWords words;
  std::optional<std::string> text;
  VerbReader reader;
  reader.text("text", text).text("link", words.link);
  add_reading_words(reader, words);
  TRY(reader.take(request));
  if (text && words.link) return fail_option("link", "cannot be used with a text");
  if (!text && !words.link) return fail_option("text", "missing");
  TRY(const auto input,
      words.link ? recognise_link(words) : recognise_asked(*text, words, kUsualSeed));
  const bool is_layout = text && is_pasted_layout(*text, input, words);
  if (is_layout && !words.at) words.at = 0;
  TRY(const auto moment, find_moment(input, words, kUsualSeed));
  return position_json(is_layout ? "layout" : kind_of(input), moment, words.at);
}

Result<std::string> ask_link(std::string_view request) {
  ReadingWords words;
  VerbReader reader;
  reader.about(words);
  TRY(const auto given, reader.take_given(request, words));
  TRY(const auto moment, moment_in(given));
  return format_link(moment.position);
}

}  // namespace minewise::c
