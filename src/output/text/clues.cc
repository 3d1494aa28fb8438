#include "output/text/clues.h"

#include <fmt/format.h>

#include "core/information.h"

namespace minewise {
namespace {

std::string assumptions_text() {
  std::string text = "A clue is drawn once, when its cell is opened, from what lies around it:\n";
  const auto add = [&](std::string_view form, std::string_view meaning) {
    text += fmt::format("  {:<11}  {}\n", form, meaning);
  };
  for (const ClueEntry& entry : all_clues()) add(entry.form(), entry.meaning);
  add("A+B", "what A shows is the truth for B; what A withholds stays withheld");
  return text +
         "Players know the kind of clues. Engines that reason in certainties use what a clue "
         "allows; the\n"
         "exact posterior weighs each number of mines by how likely the clue is given it.\n";
}

}  // namespace

std::string clues_text(std::span<const ClueModelPtr> models) {
  std::string text =
      assumptions_text() +
      "\nbits that an opened cell tells about its eight neighbours, before anything else is known, "
      "by density\n";
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
