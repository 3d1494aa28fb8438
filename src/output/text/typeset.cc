#include "output/text/typeset.h"

#include <fmt/core.h>

#include <algorithm>

#include "core/macros.h"

namespace minewise {

namespace {

// Where the first line of a text ends.
std::size_t line_end(std::string_view text, std::size_t columns) {
  if (text.size() <= columns) return text.size();
  const std::size_t gap = text.substr(0, columns + 1).rfind(' ');
  return gap == text.npos || gap == 0 ? columns : gap;
}

// A line without its end. A word that is longer than the line stands alone.
std::string fold_line(std::string_view line, std::size_t columns) {
  const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
  if (line.size() <= columns || line.find("  ", indent) != line.npos) return std::string(line);
  std::string text(line.substr(0, indent));
  std::size_t column = indent;
  for (std::size_t at = indent; at < line.size();) {
    const std::size_t end = std::min(line.find(' ', at), line.size());
    if (at > indent && column + 1 + (end - at) > columns) {
      text.append("\n").append(indent + 2, ' ');
      column = indent + 2;
    } else if (at > indent) {
      text += ' ', ++column;
    }
    text += line.substr(at, end - at);
    column += end - at;
    at = end + 1;
  }
  return text;
}

}  // namespace

std::vector<std::string> wrap(std::string_view text, int columns, int most) {
  CHECK(columns >= 4 && most >= 1);
  const auto width = static_cast<std::size_t>(columns);
  std::vector<std::string> lines;
  while (!text.empty()) {
    if (std::ssize(lines) == most) {
      std::string& last = lines.back();
      last.resize(std::min(last.size(), width - 3));
      last += "...";
      break;
    }
    const std::size_t end = line_end(text, width);
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(text.size(), text.find_first_not_of(' ', end)));
  }
  return lines;
}

std::string fold_lines(std::string_view text, std::size_t columns) {
  std::string lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines += fold_line(text.substr(0, end), columns);
    if (end < text.size()) lines += '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

std::string cut_note(std::size_t listed, std::size_t in_all, std::string_view thing,
                     std::string_view things) {
  if (in_all <= listed) return "";
  const std::string more = things.empty() ? fmt::format("{}s", thing) : std::string(things);
  const std::size_t left = in_all - listed;
  return fmt::format("  and {} more {}\n", left, left == 1 ? thing : more);
}

std::string in_percent(double share) {
  return fmt::format("{:.2f}%", 100 * share);
}

std::string how_many(std::size_t number, std::string_view thing) {
  return fmt::format("{} {}{}", number, thing, number == 1 ? "" : "s");
}

}  // namespace minewise
