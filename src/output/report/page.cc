#include "output/report/page.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "core/message.h"
#include "output/drawing/canvas.h"
#include "output/drawing/picture.h"
#include "output/report/csv.h"
#include "output/report/html.h"
#include "output/report/table.h"
#include "output/text/experiment.h"

namespace minewise {

namespace {

// Not `~`, `=` and `{`, which mean something to some shells in some places.
constexpr std::string_view kPlain =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./,:@%+";

}  // namespace

std::string shell_word(std::string_view text) {
  const bool is_plain =
      !text.empty() && std::ranges::all_of(text, [](char c) { return kPlain.contains(c); });
  if (is_plain) return std::string(text);
  std::string word = "'";
  for (const char letter : text) {
    if (letter == '\'') {
      word += "'\\''";  // ends the quotes, adds a quote, begins them anew
    } else {
      word += letter;
    }
  }
  return word + "'";
}

std::string command_of(const ExperimentOptions& options) {
  std::string command = "minewise compare";
  const auto add = [&](std::string_view name, std::string_view value) {
    command += fmt::format(" {} {}", name, shell_word(value));
  };
  add("--agents", options.agents.empty() ? "all" : options.agents);
  const std::pair<std::string_view, const std::optional<std::string>*> lists[] = {
      {"--sizes", &options.sizes},
      {"--densities", &options.densities},
      {"--mines", &options.mines},
      {"--layouts", &options.layouts_file},
  };
  for (const auto& [name, value] : lists) {
    if (*value) add(name, **value);
  }
  if (options.games) add("--games", fmt::format("{}", *options.games));
  for (const std::string& rules : options.rules) add("--rules", rules);
  add("--seed", fmt::format("{}", options.seed));
  if (options.estimate != "none") add("--estimate", options.estimate);
  return command;
}

namespace {

std::string folded(std::string_view summary, std::string_view content, bool is_open) {
  return fmt::format("<details{}><summary>{}</summary>\n{}</details>\n", is_open ? " open" : "",
                     escape_markup(summary), content);
}

// The position with the guess, the other agent's cell and the clues that prove it.
std::string exhibit_svg(const Exhibit& exhibit, Theme theme) {
  Tiles tiles = tiles_of(exhibit.view);
  Mark& guess = tiles[exhibit.guess.move.cell.at()].mark;
  if (exhibit.is_hit) tiles[exhibit.guess.move.cell.at()] = {Face::SteppedOn, 'M', {}};
  guess.origin = origin_of(exhibit.guess);
  guess.is_new = true;
  Mark& better = tiles[exhibit.better.move.cell.at()].mark;
  better.is_best = true;
  if (exhibit.better.basis == Basis::Proof) better.inferred = Verdict::Safe;
  for (const Cell clue : exhibit.better.reason.because) tiles[clue.at()].mark.is_premise = true;
  const std::string words = fmt::format("{}, move {}", exhibit.player, exhibit.move);
  return draw_svg({{words, exhibit.id.shape(), std::move(tiles), {}}}, theme);
}

ExhibitWords words_of(const Exhibit& exhibit) {
  return tell_apart({exhibit.player, exhibit.guess, exhibit.is_hit},
                    {exhibit.other, exhibit.better, false}, exhibit.view, exhibit.id.shape());
}

std::string exhibit_html(const Exhibit& exhibit) {
  const ExhibitWords words = words_of(exhibit);
  return fmt::format(
      "<h3>{}</h3>\n<figure class=\"board\">{}<figcaption>Move {} of <code>minewise play --agent "
      "{} \"{}\"</code></figcaption></figure>\n<ul><li>{}</li><li>{}</li></ul>\n",
      escape_markup(words.heading),
      html_image(exhibit_svg(exhibit, Theme::Light), exhibit_svg(exhibit, Theme::Dark),
                 words.picture),
      exhibit.move, escape_markup(exhibit.player), escape_markup(format_game_id(exhibit.id)),
      escape_markup(words.player), escape_markup(words.other));
}

// A part of the page and its heading.
struct Part {
  std::string heading;
  std::string content;
};

// A part for every figure, with the plots of its conditions folded, the first one open.
std::vector<Part> plot_parts(const std::vector<PagePlot>& plots) {
  std::vector<Part> parts;
  for (const auto& [plot, svg] : plots) {
    const bool is_first = parts.empty() || parts.back().heading != plot.heading;
    if (is_first) parts.push_back({plot.heading, ""});
    const std::string figure =
        fmt::format("<figure>{}<figcaption>plots/{}.svg, .png</figcaption></figure>\n",
                    html_image(svg, plot.alternative), escape_markup(plot.plot.name));
    parts.back().content += folded(plot.condition, figure, is_first);
  }
  return parts;
}

Part gallery_part(const std::vector<Exhibit>& exhibits) {
  std::string text = html_paragraph(
      "Positions from these games in which two agents chose different moves, and their reasons. "
      "The guess is marked as the newest move, the other agent's cell as the best.");
  for (const Exhibit& exhibit : exhibits) text += exhibit_html(exhibit);
  return {"Where agents differed", text};
}

Part faults_part(const Experiment& experiment, const Summary& summary) {
  return {"Games given up",
          html_paragraph(describe_faults(experiment, summary)) +
              folded("All of them", html_table(faults_table(experiment, summary)), false)};
}

// All tables, folded by condition.
Part tables_part(const Experiment& experiment, const Summary& summary) {
  Part part{"All figures", ""};
  for (const auto& [heading, tables] : summary_tables(experiment, summary)) {
    std::string content;
    for (const Table& table : tables) content += html_table(table);
    part.content += folded(heading, content, false);
  }
  part.content += html_paragraph(
      "Rates have Wilson's 95% intervals, means have Student's. Differences are paired, game by "
      "game on the same boards.",
      "faint");
  return part;
}

std::string contents_html(const std::vector<Part>& parts) {
  std::string text = "<nav><ul>\n";
  for (const Part& part : parts) {
    text += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", anchor_of(part.heading),
                        escape_markup(part.heading));
  }
  return text + "</ul></nav>\n";
}

std::string opening_html(const Page& page, const Experiment& experiment, const Summary& summary) {
  const Standings standings = standings_of(experiment, summary);
  std::string text = "<div class=\"verdict\">\n";
  for (const std::string& sentence : standings_sentences(experiment, summary, standings)) {
    text += html_paragraph(sentence);
  }
  text += "</div>\n" + html_table(overview_table(experiment, summary, standings));
  if (!page.about.empty()) text += html_paragraph(page.about);
  return text + fmt::format(
                    "<p>score: the share of mines identified without stepping on them; 1 when "
                    "there are none.</p>\n"
                    "<p>{} per agent and condition, seed {}, the same boards for all agents. Made "
                    "with minewise {} by this command:</p>\n"
                    "<pre>{}</pre>\n",
                    counted(experiment.games, "game"), static_cast<std::uint64_t>(experiment.seed),
                    escape_markup(page.version), escape_markup(page.command));
}

}  // namespace

std::string make_page(const Page& page, const Experiment& experiment, const Summary& summary) {
  std::vector<Part> parts = plot_parts(page.plots);
  if (!page.exhibits.empty()) parts.push_back(gallery_part(page.exhibits));
  if (!describe_faults(experiment, summary).empty()) {
    parts.push_back(faults_part(experiment, summary));
  }
  parts.push_back(tables_part(experiment, summary));
  std::string text = opening_html(page, experiment, summary) + contents_html(parts);
  for (const Part& part : parts) text += html_heading(part.heading) + part.content;
  return html_document(page.title, text);
}

}  // namespace minewise
