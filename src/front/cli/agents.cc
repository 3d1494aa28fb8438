// minewise agents: who can play.
#include <memory>

#include "front/cli/files.h"
#include "front/cli/verb.h"
#include "play/agents/registry.h"
#include "show/json/agents_json.h"

namespace minewise::cli {
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

std::string entry_text(const AgentEntry& entry) {
  std::string text = fmt::format("{}  ({})\n", entry.name, entry.source);
  text += indented(entry.description, "    ");
  for (const Parameter& parameter : entry.parameters) {
    text += indented(fmt::format("{}={}  {} ({} to {})", parameter.name, parameter.otherwise,
                                 parameter.meaning, parameter.least, parameter.most),
                     "    ");
  }
  return text;
}

Ran list_agents(const std::string& format) {
  if (format == "json") {
    print(agents_json(all_agents()));
    return {};
  }
  std::string text;
  for (const AgentEntry& entry : all_agents()) {
    text += (text.empty() ? "" : "\n") + entry_text(entry);
  }
  print(text);
  return {};
}

}  // namespace

void add_agents(CLI::App& program, int& code) {
  auto format = std::make_shared<std::string>("text");
  CLI::App* verb = program.add_subcommand(
      "agents",
      "List the agents: what each deduces with, how it guesses, where it comes from.\n"
      "Parameters are given by name after a colon, as in NAME:PARAMETER=VALUE.");
  verb->add_option("--format", *format, "text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->capture_default_str();
  run_with(verb, code, [format] { return list_agents(*format); });
}

}  // namespace minewise::cli
