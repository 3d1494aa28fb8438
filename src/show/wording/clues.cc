#include "show/wording/clues.h"

#include <fmt/format.h>

#include "ground/clues/information.h"

namespace minewise {
namespace {

constexpr std::string_view kAssumptions =
    "A clue is drawn once, when its cell is opened, from what lies around it:\n"
    "  exact        the true number of mines around the cell\n"
    "  withheld:Q   nothing with probability Q, whatever lies around; else the true number\n"
    "  optimistic   any number from 0 to the true one, each as likely: a lower bound\n"
    "  cautious     any number from the true one to the number of neighbours: an upper bound\n"
    "  A+B          what A shows is the truth for B; what A withholds stays withheld\n"
    "Players know the kind of clues. Engines that reason in certainties use what a clue allows; "
    "the\n"
    "exact posterior weighs each number of mines by how likely the clue is given it.\n";

}  // namespace

std::string clues_text(std::span<const ClueModelPtr> models) {
  std::string text =
      std::string(kAssumptions) +
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

}  // namespace minewise
