#include "show/report/html.h"

#include <fmt/format.h>

#include "show/render/svg.h"

namespace minewise {

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

std::string html_table(const std::vector<std::vector<std::string>>& rows) {
  std::string text = "<div class=\"wide\"><table>\n";
  for (std::size_t i = 0; i < rows.size(); ++i) {
    text += "<tr>";
    for (std::size_t j = 0; j < rows[i].size(); ++j) {
      const std::string_view tag = i == 0 || j == 0 ? "th" : "td";
      text += fmt::format("<{0}>{1}</{0}>", tag, escape_markup(rows[i][j]));
    }
    text += "</tr>\n";
  }
  return text + "</table></div>\n";
}

}  // namespace minewise
