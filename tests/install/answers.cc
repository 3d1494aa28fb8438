// Analyses positions through the installed library, for comparison with the program's JSON: reads
// positions from standard input, each ended by a line "end", and writes a line of JSON for each,
// numbers in full.
#include <minewise/analyze.h>
#include <minewise/position.h>

#include <cstdio>
#include <iostream>
#include <string>

using namespace minewise;

namespace {

std::string pair_text(Cell cell, const Shape& shape) {
  const Place place = shape.place(cell);
  return fmt::format("[{},{}]", place.row, place.col);
}

std::string probabilities(const View& view, const Analysis& analysis) {
  std::string text;
  for (int index = 0; index < view.cells(); ++index) {
    const double probability = analysis.mine_probability[static_cast<std::size_t>(index)];
    text += index == 0 ? "" : ",";
    text += view.is_covered(Cell{index}) ? fmt::format("{:.17g}", probability) : "null";
  }
  return text;
}

std::string deductions(const Analysis& analysis, const Shape& shape) {
  std::string text;
  for (const auto& [cell, verdict, reason] : analysis.deductions) {
    std::string because;
    for (const Cell clue : reason.because) {
      because += (because.empty() ? "" : ",") + pair_text(clue, shape);
    }
    text +=
        fmt::format("{}[{},\"{}\",\"{}\",[{}]]", text.empty() ? "" : ",", pair_text(cell, shape),
                    verdict == Verdict::Safe ? "safe" : "mine", rule_word(reason.rule), because);
  }
  return text;
}

std::string answer(const std::string& text) {
  const auto position = parse_position(text);
  if (!position) return fmt::format("{{\"error\":\"{}\"}}", position.error().text());
  const View view = view_of(*position);
  const Analysis analysis = analyze(view);
  return fmt::format(
      "{{\"exact\":{},\"layouts\":{},\"mine_probability\":[{}],\"deductions\":[{}],\"best\":{}}}",
      analysis.exact, analysis.layouts ? '"' + analysis.layouts->str() + '"' : "null",
      probabilities(view, analysis), deductions(analysis, position->shape),
      analysis.best ? pair_text(*analysis.best, position->shape) : "null");
}

}  // namespace

int main() {
  std::string text, line;
  while (std::getline(std::cin, line)) {
    if (line == "end") {
      std::puts(answer(text).c_str());
      text.clear();
    } else {
      text += line + "\n";
    }
  }
}
