#include "output/text/agents.h"

#include <fmt/format.h>

namespace minewise {
namespace {

// Breaks a paragraph into indented lines of at most 80 columns.
std::string indented(std::string_view text, std::string_view indent) {
  constexpr std::size_t kWidth = 80;
  std::string lines(indent);
  std::size_t column = indent.size();
  while (!text.empty()) {
    const std::size_t space = text.find(' ');
    const std::string_view word = text.substr(0, space);
    if (column > indent.size() && column + 1 + word.size() > kWidth) {
      lines.append("\n").append(indent);
      column = indent.size();
    }
    if (column > indent.size()) lines += ' ', ++column;
    lines += word;
    column += word.size();
    text = space == text.npos ? "" : text.substr(space + 1);
  }
  return lines + "\n";
}

std::string values_text(const Parameter& parameter) {
  if (parameter.words.empty()) return fmt::format("{} to {}", parameter.least, parameter.most);
  std::string text;
  for (const std::string& word : parameter.words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

std::string entry_text(const AgentEntry& entry) {
  std::string text = fmt::format("{}  ({})\n", entry.name, entry.source);
  text += indented(entry.description, "    ");
  for (const Parameter& parameter : entry.parameters) {
    text += indented(
        fmt::format("{}={}  {} ({})", parameter.name, format_value(parameter, parameter.usual),
                    parameter.meaning, values_text(parameter)),
        "    ");
  }
  return text;
}

}  // namespace

std::string agents_text(std::span<const AgentEntry> agents) {
  std::string text;
  for (const AgentEntry& entry : agents) text += (text.empty() ? "" : "\n") + entry_text(entry);
  return text;
}

}  // namespace minewise
