#include "output/text/grounds.h"

#include <fmt/core.h>

#include <algorithm>

#include "core/counted.h"
#include "output/text/explain.h"
#include "output/text/proof_steps.h"

namespace minewise {
namespace {

std::string clues_text(const Grounds& grounds, const PlacedView& placed) {
  constexpr std::size_t kMost = 8;
  if (grounds.clues.empty() && grounds.clues_not_compared > 0) {
    return "  which clues make a difference is not known: without one the board is too large to "
           "count\n";
  }
  if (grounds.clues.empty()) return "  no clue near it makes a difference\n";
  std::string text;
  for (std::size_t i = 0; i < std::min(kMost, grounds.clues.size()); ++i) {
    const auto& [clue, without] = grounds.clues[i];
    text += fmt::format("  without {} it would be {:.6g}\n", name_of_clue(clue, placed), without);
  }
  if (grounds.clues.size() > kMost) {
    text += fmt::format("  and {} less\n", counted(grounds.clues.size() - kMost,
                                                   "clue that matters", "clues that matter"));
  }
  return text;
}

std::string answers_text(const Prospect& prospect) {
  std::string text = "if it is safe, opening it shows\n";
  for (const auto& [clue, probability, safe, mines] : prospect.answers) {
    text += fmt::format("  {} with probability {:.4f}", clue.symbol(), probability);
    text += safe + mines == 0 ? ", which settles nothing\n"
                              : fmt::format(", which settles {} more: {} safe, {}\n", safe + mines,
                                            safe, counted(mines, "mine"));
  }
  return text;
}

// The candidates as a table: the risk first, then what it may buy.
std::string candidates_text(const Grounds& grounds, Cell cell, const Shape& shape) {
  std::string text =
      "the safest candidates: risk, chance of another safe cell, cells settled on average";
  text += grounds.candidates.front().win ? ", chance to win\n" : "\n";
  for (const Prospect& candidate : grounds.candidates) {
    text += fmt::format("{} {:<8} {:.4f}  {:.4f}  {:6.2f}", candidate.cell == cell ? '>' : ' ',
                        name_of(candidate.cell, shape), candidate.mine_probability,
                        candidate.gives_safe_cell(), candidate.settled());
    text += candidate.win ? fmt::format("  {:.4f}\n", candidate.win->decimal()) : "\n";
  }
  return text;
}

}  // namespace

std::string describe_grounds(const Grounds& grounds, Cell cell, const PlacedView& placed) {
  if (grounds.proof) {
    return explain(*grounds.proof, placed) + "\n" +
           (grounds.steps ? "step by step:\n" + tell_proof(*grounds.steps, placed) : "");
  }
  std::string text = fmt::format("{} is a mine with probability {:.10g}\n",
                                 name_of(cell, placed.shape), grounds.mine_probability);
  if (grounds.layouts_mine && grounds.layouts_safe) {
    text += fmt::format("  layouts with a mine there: {}\n  layouts without:           {}\n",
                        grounds.layouts_mine->str(), grounds.layouts_safe->str());
  }
  text += clues_text(grounds, placed);
  if (grounds.prospect) text += answers_text(*grounds.prospect);
  return grounds.candidates.empty() ? text : text + candidates_text(grounds, cell, placed.shape);
}

}  // namespace minewise
