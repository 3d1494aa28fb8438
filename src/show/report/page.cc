#include "show/report/page.h"

#include <fmt/format.h>

#include "ground/base/counted.h"
#include "show/render/picture.h"
#include "show/render/svg.h"
#include "show/report/html.h"
#include "show/report/table.h"
#include "show/wording/explain.h"

namespace minewise {
namespace {

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --ink: #1c1c1c; --ground: #ffffff; --line: #c8c8c8; --faint: #6a6a6a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e8e8; --ground: #16181b; --line: #44484d; --faint: #9a9a9a; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground);
       max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin-top: 2.2rem; }
pre, code { font-size: .85rem; } pre { overflow-x: auto; padding: .6rem; border: 1px solid var(--line); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; position: sticky; left: 0; background: var(--ground); } .wide { overflow-x: auto; margin: .5rem 0 1rem; }
figure { margin: 1rem 0; break-inside: avoid; } figure img { width: 100%; height: auto; max-width: 840px; }
p.faint { color: var(--faint); font-size: .9rem; }
figure.board img { width: auto; max-width: 100%; }
@media print { body { max-width: none; } h2 { break-after: avoid; } }
)";

// The position with the guess, which hit a mine, the better cell and the clues that prove it.
std::string exhibit_svg(const Exhibit& exhibit) {
  Tiles tiles = tiles_of(exhibit.view);
  tiles[exhibit.guess.move.cell.at()] = {
      Face::SteppedOn, 'M', {.origin = origin_of(exhibit.guess), .is_new = true}};
  tiles[exhibit.better.move.cell.at()].mark.inferred = Verdict::Safe;
  for (const Cell clue : exhibit.better.reason.because) tiles[clue.at()].mark.is_premise = true;
  const std::string heading = fmt::format("{}, move {}", exhibit.guesser, exhibit.move);
  return draw_svg({{heading, exhibit.id.shape(), std::move(tiles), {}}}, Theme::Light);
}

std::string exhibit_html(const Exhibit& exhibit) {
  const Shape shape = exhibit.id.shape();
  std::string text = fmt::format(
      "<h3>{} guessed, {} knew</h3>\n<p>Move {} of <code>{}</code>: {} opened {} as a guess "
      "and "
      "stepped on a mine. {} opens {} instead: {}.</p>\n",
      escape_markup(exhibit.guesser), escape_markup(exhibit.knower), exhibit.move,
      escape_markup(format_game_id(exhibit.id)), escape_markup(exhibit.guesser),
      name_of(exhibit.guess.move.cell, shape), escape_markup(exhibit.knower),
      name_of(exhibit.better.move.cell, shape),
      escape_markup(explain_why(exhibit.better, {exhibit.view, shape})));
  return text + fmt::format("<figure class=\"board\"><img alt=\"position\" src=\"{}\"></figure>\n",
                            svg_address(exhibit_svg(exhibit)));
}

std::string figures_html(const std::vector<std::string>& plots) {
  if (plots.empty()) return "";
  std::string text = "<h2>Plots</h2>\n";
  for (const std::string& svg : plots) {
    text += fmt::format("<figure><img alt=\"plot\" src=\"{}\"></figure>\n", svg_address(svg));
  }
  return text;
}

std::string gallery_html(const std::vector<Exhibit>& exhibits) {
  if (exhibits.empty()) return "";
  std::string text =
      "<h2>Where agents differed</h2>\n<p>Positions from these games: the guess that hit a mine, "
      "and the cell that the other agent knew to be safe.</p>\n";
  for (const Exhibit& exhibit : exhibits) text += exhibit_html(exhibit);
  return text;
}

}  // namespace

std::string make_page(const Page& page, const Experiment& experiment, const Summary& summary) {
  std::string text = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{0}</title>\n<style>{1}</style></head>\n<body>\n<h1>{0}</h1>\n",
      escape_markup(page.title), kStyle);
  if (!page.about.empty()) text += fmt::format("<p>{}</p>\n", escape_markup(page.about));
  text += fmt::format(
      "<p>{} of each agent under each condition, seed {}, the same boards for all. "
      "minewise {}. Made by</p>\n<pre>{}</pre>\n",
      counted(experiment.games, "game"), static_cast<std::uint64_t>(experiment.seed),
      escape_markup(page.version), escape_markup(page.command));
  text += figures_html(page.plots);
  text += "<h2>Figures</h2>\n";
  for (const SummaryTable& table : summary_tables(experiment, summary)) {
    if (!table.heading.empty()) text += fmt::format("<h3>{}</h3>\n", escape_markup(table.heading));
    if (!table.title.empty()) text += fmt::format("<p>{}</p>\n", escape_markup(table.title));
    text += html_table(table.rows);
    if (!table.note.empty())
      text += fmt::format("<p class=\"faint\">{}</p>\n", escape_markup(table.note));
  }
  text += gallery_html(page.exhibits);
  return text +
         "<p class=\"faint\">Rates have Wilson's 95% interval, means Student's. Differences are "
         "paired: game by game on the same boards.</p>\n</body></html>\n";
}

}  // namespace minewise
