#include "output/text/lists.h"

#include <fmt/format.h>

#include "core/clue_model.h"

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

namespace {

std::string assumptions_text() {
  std::string text = "A clue is drawn once, when its cell is opened, from what lies around it:\n";
  const auto add = [&](std::string_view form, std::string_view meaning) {
    text += fmt::format("  {:<11}  {}\n", form, meaning);
  };
  for (const ClueEntry& entry : all_clues()) add(entry.form(), entry.meaning);
  add("A+B", "B is applied to what A shows; what A withholds stays withheld");
  return text +
         "Players know the kind of clues. Engines that prove use the numbers of mines that\n"
         "a clue allows; the exact posterior weights them by the likelihood of the clue.\n";
}

}  // namespace

std::string clues_text(std::span<const ClueModelPtr> models) {
  std::string text =
      assumptions_text() +
      "\n"
      "Information of an opened cell about its eight neighbours, in bits, by density:\n";
  text += fmt::format("{:<26}", "");
  for (const double density : kToldDensities) text += fmt::format(" {:>5}", density);
  text += "\n";
  for (const ClueModelPtr& model : models) {
    text += fmt::format("{:<26}", model->name());
    for (const double density : kToldDensities) {
      text += fmt::format(" {:5.3f}", bits_told(*model, kToldDegree, density));
    }
    text += "\n";
  }
  return text;
}

std::vector<ClueModelPtr> usual_clues() {
  std::vector<ClueModelPtr> models;
  for (const char* const name : {"exact", "withheld:0.2", "withheld:0.5", "optimistic", "cautious",
                                 "withheld:0.2+optimistic", "withheld:0.2+cautious"}) {
    models.push_back(parse_clue_model(name).value());
  }
  return models;
}

}  // namespace minewise
