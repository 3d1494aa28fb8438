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
