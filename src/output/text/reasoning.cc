#include "output/text/reasoning.h"

#include <fmt/core.h>

#include <algorithm>

#include "output/text/candidates.h"
#include "output/text/counts.h"
#include "output/text/equations.h"
#include "output/text/parts.h"
#include "output/text/rows.h"

namespace minewise {
namespace {

std::string aspect_text(Aspect aspect, const Reasoning& reasoning, const PlacedView& placed,
                        const CellNames& names, int most_drawn) {
  switch (aspect) {
    case Aspect::Equations:
      return equations_text(*reasoning.equations, placed, names);
    case Aspect::Components:
      return components_text(*reasoning.parts, names, reasoning.most);
    case Aspect::Arrangements:
      return arrangements_text(*reasoning.parts, names);
    case Aspect::Rows:
      return rows_text(*reasoning.rows, placed, names);
    case Aspect::Counts:
      if (std::max(placed.shape.width, placed.shape.height) > most_drawn) {
        return fmt::format("counts: boards over {} cells a side are not drawn\n", most_drawn);
      }
      return counts_text(*reasoning.counts, placed);
    case Aspect::Candidates:
      return choices_text(*reasoning.candidates, names);
  }
  return "";
}

}  // namespace

std::string reasoning_text(const Reasoning& reasoning, const PlacedView& placed,
                           const CellNames& names, int most_drawn) {
  std::string text;
  for (const Aspect aspect : reasoning.aspects) {
    if (!text.empty()) text += "\n";
    text += aspect_text(aspect, reasoning, placed, names, most_drawn);
  }
  return text;
}

std::string names_text(const PlacedView& placed, const CellNames& names) {
  return named_board(placed, names) +
         "letters: covered cells next to a number; . covered, * a mine flagged or stepped on\n";
}

}  // namespace minewise
