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

// An analysis of something that can be explained.
Answer<Analysis> analyzed(const PlacedView& placed) {
  Analysis analysis = analyze(placed.view);
  if (analysis.conflict) return refuse(*analysis.conflict, placed);
  return analysis;
}

Answer<Layout> chosen_board(const Input& input, const ReadingWords& words) {
  return answer_of(board_of(layouts_in(input).value(), words.board));
}

// A layout, and how many mines its cells touch.
Answer<Panel> layout_panel(const Input& input, const ReadingWords& words, bool numbers) {
  TRY(const Layout layout, chosen_board(input, words));
  const Shape shape = layouts_in(input)->shape();
  return Panel{format_board({shape.width, shape.height, FixedCount{layout.mines()}}),
               shape,
               tiles_of(layout, Topology(shape), numbers),
               {}};
}

Answer<Panel> moment_panel(const SeenMoment& moment, bool numbers) {
  const PlacedView placed{moment.view, moment.position.shape};
  if (!numbers) return Panel{describe_board(placed), placed.shape, tiles_of(placed.view), {}};
  TRY(const auto analysis, analyzed(placed));
  return picture_of(placed, analysis, std::nullopt);
}

// How a game ended, unless a moment of it is asked for.
Answer<Panel> panel_of(const Input& input, const ReadingWords& words, bool numbers) {
  if (is_taken_as_layout(input) && !words.plays()) return layout_panel(input, words, numbers);
  const auto* drawing = std::get_if<Drawing>(&input);
  const bool is_position = drawing && !drawing->moments.empty();
  if (is_position || words.at || words.position.any()) {
    TRY(const auto moment, answer_of(find_moment(input, words, kUsualSeed)));
    return moment_panel(moment, numbers);
  }
  TRY(const auto game, answer_of(find_played(input, words, kUsualSeed)));
  if (auto checked = replay(game); !checked) return refuse(checked.error());
  return last_panel(animation_of(game));
}

}  // namespace

Answer<std::string> ask_analyze(std::string_view request) {
  ReadingWords words;
  std::optional<std::string> why, show, format, theme;
  std::optional<std::uint64_t> most;
  VerbReader reader;
  reader.about(words)
      .text("why", why)
      .text("show", show)
      .whole("most", most, 1, kMostEntries)
      .word("format", format, {"json", "svg"});
  add_theme(reader, theme);
  TRY(const auto input, reader.take_input(request, words));
  std::optional<AgentSpec> adviser;
  if constexpr (kBuilt != Built::Page) {
    TRY(adviser, answer_of(take_adviser(input, words)));
  }
  TRY(const auto moment, answer_of(find_moment(input, words, kUsualSeed)));
  const PlacedView placed{moment.view, moment.position.shape};
  TRY(const auto cell, covered_cell("why", why, placed));
  TRY(const auto analysis, analyzed(placed));
  TRY(const auto reasoning, reasoning_asked(moment.view, show, most));
  if (format == "svg") return analysis_svg(placed, analysis, cell, reasoning, theme_in(theme));
  std::string json = analysis_json(placed, analysis, find_grounds(placed.view, cell), reasoning);
  if constexpr (kBuilt != Built::Page) {
    if (!adviser) return json;
    return with_advice(std::move(json), advice_on(moment, words, *adviser, cell), placed.shape);
  }
  return json;
}

Answer<std::string> ask_palette(std::string_view request) {
  VerbReader reader;
  TRY(reader.take(request));
  return palette_json();
}

Answer<std::string> ask_position(std::string_view request) {
  ReadingWords words;
  VerbReader reader;
  reader.about(words);
  TRY(const auto input, reader.take_input(request, words));
  if (is_taken_as_layout(input) && !words.plays() && !words.position.any()) {
    TRY(auto layout, chosen_board(input, words));
    return format_layout({layouts_in(input)->shape(), std::move(layout)});
  }
  TRY(const auto moment, answer_of(find_moment(input, words, kUsualSeed)));
  return format_position(moment.position);
}

Answer<std::string> ask_render(std::string_view request) {
  ReadingWords words;
  std::optional<std::string> theme;
  bool numbers = false;
  VerbReader reader;
  reader.about(words).flag("numbers", numbers);
  add_theme(reader, theme);
  TRY(const auto input, reader.take_input(request, words));
  TRY(const auto panel, panel_of(input, words, numbers));
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

Answer<std::string> ask_read(std::string_view request) {
  ReadingWords words;
  std::optional<std::string> text;
  VerbReader reader;
  reader.text("text", text).text("link", words.link);
  add_reading_words(reader, words);
  TRY(reader.take(request));
  if (text && words.link) return refuse(Error{"link: goes in place of a text"});
  if (!text && !words.link) return refuse(Error{"text: is missing"});
  TRY(const auto input,
      answer_of(words.link ? recognise_link(words) : recognise_asked(*text, words, kUsualSeed)));
  const bool is_layout = text && is_pasted_layout(*text, input, words);
  if (is_layout && !words.at) words.at = 0;
  TRY(const auto moment, answer_of(find_moment(input, words, kUsualSeed)));
  return position_json(is_layout ? "layout" : kind_of(input), moment, words.at);
}

Answer<std::string> ask_link(std::string_view request) {
  ReadingWords words;
  VerbReader reader;
  reader.about(words);
  TRY(const auto input, reader.take_input(request, words));
  TRY(const auto moment, answer_of(find_moment(input, words, kUsualSeed)));
  return format_link(moment.position);
}

}  // namespace minewise::c
