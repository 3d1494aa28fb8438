#include "output/report/html.h"

#include <fmt/format.h>

#include "output/drawing/canvas.h"

namespace minewise {
namespace {

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --ink: #1c1c1c; --ground: #ffffff; --line: #c8c8c8; --faint: #5f5f5f;
        --tint: #f3f5f8; --link: #0a58a8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e8e8; --ground: #16181b; --line: #44484d; --faint: #a4a4a4; --tint: #20242a; --link: #7ab7f5; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground);
       max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin-top: 2.2rem; } h3 { font-size: 1.05rem; }
a { color: var(--link); }
pre, code { font-size: .85rem; } pre { overflow-x: auto; padding: .6rem; border: 1px solid var(--line); }
.verdict { background: var(--tint); border-left: .3rem solid #0072b2; padding: .6rem 1rem; }
.verdict p { margin: .3rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; position: sticky; left: 0; background: var(--ground); } .wide { overflow-x: auto; margin: .5rem 0 1rem; }
details { border-bottom: 1px solid var(--line); } summary { cursor: pointer; padding: .35rem 0; }
figure { margin: 1rem 0; break-inside: avoid; } figure img { width: 100%; height: auto; max-width: 840px; }
figcaption, p.faint { color: var(--faint); font-size: .9rem; }
figure.board img { width: auto; max-width: 100%; }
@media print { body { max-width: none; } h2, h3, summary { break-after: avoid; } nav { display: none; }
  details::details-content { content-visibility: visible; display: block; } }
)";

}  // namespace

std::string html_document(std::string_view title, std::string_view body) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{0}</title>\n<style>{1}</style></head>\n<body>\n<h1>{0}</h1>\n{2}</body></html>\n",
      escape_markup(title), kStyle, body);
}

std::string html_heading(std::string_view words) {
  return fmt::format("<h2 id=\"{}\">{}</h2>\n", anchor_of(words), escape_markup(words));
}

std::string html_paragraph(std::string_view words, std::string_view kind) {
  const std::string of_kind = kind.empty() ? "" : fmt::format(" class=\"{}\"", kind);
  return fmt::format("<p{}>{}</p>\n", of_kind, escape_markup(words));
}

std::string svg_address(std::string_view svg) {
  std::string out = "data:image/svg+xml,";
  for (const char letter : svg) {
    const bool is_plain =
        letter >= ' ' && std::string_view("\"#%<>&").find(letter) == std::string_view::npos;
    out += is_plain ? std::string(1, letter)
                    : fmt::format("%{:02X}", static_cast<unsigned char>(letter));
  }
  return out;
}

namespace {

// In a list of sources, spaces and commas end an address.
std::string srcset_address(std::string_view svg) {
  std::string out;
  for (const char letter : svg_address(svg)) {
    out += letter == ' ' ? "%20" : std::string(1, letter);
  }
  return out;
}

}  // namespace

std::string html_image(std::string_view svg, std::string_view alternative) {
  return fmt::format("<img alt=\"{}\" src=\"{}\">", escape_markup(alternative), svg_address(svg));
}

std::string html_image(std::string_view light, std::string_view dark,
                       std::string_view alternative) {
  return fmt::format(
      "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"{}\">{}</picture>",
      srcset_address(dark), html_image(light, alternative));
}

std::string anchor_of(std::string_view heading) {
  std::string anchor;
  for (const char letter : heading) {
    const bool is_upper = letter >= 'A' && letter <= 'Z';
    const bool stays =
        is_upper || (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
    if (stays) anchor += is_upper ? static_cast<char>(letter - 'A' + 'a') : letter;
    if (!stays && !anchor.empty() && anchor.back() != '-') anchor += '-';
  }
  return anchor;
}

namespace {

// The first cell names the row.
std::string html_row(const TableRow& row, std::string_view tag) {
  std::string text = "<tr>";
  for (std::size_t i = 0; i < row.size(); ++i) {
    text += fmt::format("<{0}>{1}</{0}>", i == 0 ? "th" : tag, escape_markup(row[i]));
  }
  return text + "</tr>\n";
}

}  // namespace

std::string html_table(const Table& table) {
  std::string text = table.title.empty() ? "" : html_paragraph(table.title);
  text += "<div class=\"wide\"><table>\n" + html_row(table.columns, "th");
  for (const TableRow& row : table.rows) text += html_row(row, "td");
  text += "</table></div>\n";
  return table.note.empty() ? text : text + html_paragraph(table.note, "faint");
}

}  // namespace minewise
