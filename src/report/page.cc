#include "report/page.h"

#include <fmt/format.h>

#include "infer/explain.h"
#include "report/html.h"
#include "report/table.h"

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
.board { margin: 0; } .board td { width: 1.5rem; min-width: 1.5rem; height: 1.5rem; padding: 0; border: 1px solid var(--line);
  text-align: center; font-size: .85rem; } .board .odd td { position: relative; left: .75rem; }
.board .covered { background: #9a9a9a55; } .board .flag { background: #e6c200; color: #000; }
.board .mine { background: #c0392b; color: #fff; } .board .guess { background: #cc79a7; color: #000; font-weight: bold; }
.board .better { background: #2e8b57; color: #fff; font-weight: bold; } .board .premise { outline: 2px solid #0072b2; outline-offset: -2px; }
@media print { body { max-width: none; } h2 { break-after: avoid; } }
)";

std::string exhibit_html(const Exhibit& exhibit) {
  const Shape shape = exhibit.id.shape();
  std::string text = fmt::format(
      "<h3>{} guessed, {} knew</h3>\n<p>Move {} of <code>{}</code>: {} opened {} (!) as a guess "
      "and "
      "stepped on a mine. {} opens {} (+) instead: {}.</p>\n",
      html_text(exhibit.guesser), html_text(exhibit.knower), exhibit.move,
      html_text(format_game_id(exhibit.id)), html_text(exhibit.guesser),
      name_of(exhibit.guess.move.cell, shape), html_text(exhibit.knower),
      name_of(exhibit.better.move.cell, shape),
      html_text(explain_why(exhibit.better, exhibit.view, shape)));
  return text + html_board(exhibit);
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
      "<h2>Where agents differed</h2>\n<p>Positions from these games. ! the guess, + the safe "
      "cell, "
      "outlined the clues that prove it, F flagged, M stepped on.</p>\n";
  for (const Exhibit& exhibit : exhibits) text += exhibit_html(exhibit);
  return text;
}

}  // namespace

std::string make_page(const Page& page, const Experiment& experiment, const Summary& summary) {
  std::string text = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{0}</title>\n<style>{1}</style></head>\n<body>\n<h1>{0}</h1>\n",
      html_text(page.title), kStyle);
  if (!page.about.empty()) text += fmt::format("<p>{}</p>\n", html_text(page.about));
  text += fmt::format(
      "<p>{} games of each agent under each condition, seed {}, the same boards for all. "
      "minewise {}. Made by</p>\n<pre>{}</pre>\n",
      experiment.games, static_cast<std::uint64_t>(experiment.seed), html_text(page.version),
      html_text(page.command));
  text += figures_html(page.plots);
  text += "<h2>Figures</h2>\n";
  for (const SummaryTable& table : summary_tables(experiment, summary)) {
    if (!table.heading.empty()) text += fmt::format("<h3>{}</h3>\n", html_text(table.heading));
    if (!table.title.empty()) text += fmt::format("<p>{}</p>\n", html_text(table.title));
    text += html_table(table.rows);
    if (!table.note.empty())
      text += fmt::format("<p class=\"faint\">{}</p>\n", html_text(table.note));
  }
  text += gallery_html(page.exhibits);
  return text +
         "<p class=\"faint\">Rates have Wilson's 95% interval, means Student's. Differences are "
         "paired: game by game on the same boards.</p>\n</body></html>\n";
}

}  // namespace minewise
