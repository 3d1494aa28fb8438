#include "output/report/person_page.h"

#include <fmt/format.h>

#include "core/message.h"
#include "output/drawing/canvas.h"
#include "output/drawing/picture.h"
#include "output/report/html.h"
#include "output/text/explain.h"
#include "output/text/person_review.h"
#include "output/text/review.h"

namespace minewise {
namespace {

// The position with the click, the better cell and the clues that prove it.
std::string lesson_svg(const Lesson& lesson, Theme theme) {
  Tiles tiles = tiles_of(lesson.view);
  tiles[lesson.made.cell.at()].mark.is_new = true;
  if (lesson.move.better) tiles[lesson.move.better->at()].mark.is_best = true;
  if (lesson.proof) {
    tiles[lesson.proof->cell.at()].mark.inferred = lesson.proof->verdict;
    for (const Cell clue : lesson.proof->reason.because) tiles[clue.at()].mark.is_premise = true;
  }
  const std::string words = fmt::format("{}, click {}", lesson.game, lesson.click);
  return draw_svg({{words, lesson.shape, std::move(tiles), {}}}, theme);
}

std::string lesson_words(const Lesson& lesson) {
  std::string words =
      fmt::format("{} {} at {:.1f} s: {}{}", click_word(lesson.made.kind),
                  name_of(lesson.made.cell, lesson.shape), lesson.made.time_ms / 1000.0,
                  judgement_text(lesson.move), lesson.move.is_mine ? ". It was a mine." : ".");
  if (!lesson.proof) {
    if (lesson.move.better) words += " Better: " + better_text(lesson.move, lesson.shape) + ".";
    return words;
  }
  words += fmt::format(" {}.", explain(*lesson.proof, {lesson.view, lesson.shape}));
  if (lesson.lay_ms > 0)
    words += fmt::format(" It could be proved for {:.1f} s.", lesson.lay_ms / 1000.0);
  return words;
}

std::string lesson_html(const Lesson& lesson) {
  const std::string words = lesson_words(lesson);
  return fmt::format(
      "<figure class=\"board\">{}<figcaption>{}</figcaption></figure>\n",
      html_image(lesson_svg(lesson, Theme::Light), lesson_svg(lesson, Theme::Dark),
                 fmt::format("The board before click {} of {}", lesson.click, lesson.game)),
      escape_markup(words));
}

std::string number_or_none(const std::optional<double>& number) {
  return number ? fmt::format("{}", *number) : "";
}

}  // namespace

Table person_table(const PersonTotals& totals) {
  Table table{
      {"name",           "program", "width",     "height",    "mines",          "end",
       "time_ms",        "3bv",     "3bv_per_s", "left",      "right",          "chord",
       "wasted",         "risks",   "forced",    "avoidable", "expected",       "hits",
       "least_expected", "luck",    "proofs",    "lay_ms",    "needless_flags", "needless_chords"},
      {}};
  for (const PersonRow& row : totals.games) {
    const auto& [left, right, chord, wasted] = row.clicks;
    table.rows.push_back(row_of(
        row.name, row.program, row.width, row.height, row.mines, game_end_word(row.end),
        row.time_ms, row.bbbv, number_or_none(row.bbbv_per_second()), left, right, chord, wasted,
        row.risks, row.forced, row.avoidable, row.expected, row.hits, row.least_expected,
        number_or_none(row.luck), row.proofs, row.lay_ms, row.needless_flags, row.needless_chords));
  }
  return table;
}

std::string person_page(const PersonPage& page, const PersonTotals& totals,
                        const std::vector<Lesson>& lessons) {
  std::string text = fmt::format("<pre>{}</pre>\n", escape_markup(person_totals_text(totals)));
  if (!lessons.empty()) {
    text += html_heading("What to learn from");
    text += html_paragraph(
        "Avoidable guesses; those that lost a game come first. A thick ring marks the click, a "
        "circle the better cell, a dashed ring the clues that prove it.");
    for (const Lesson& lesson : lessons) text += lesson_html(lesson);
  }
  text += html_heading("All games") + html_table(person_table(totals));
  text +=
      html_paragraph(fmt::format("Made with minewise {} by this command:", page.version), "faint");
  text += fmt::format("<pre>{}</pre>\n", escape_markup(page.command));
  return html_document(fmt::format("Review of {}", counted(totals.games.size(), "game")), text);
}

}  // namespace minewise
