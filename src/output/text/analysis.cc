#include "output/text/analysis.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/message.h"
#include "output/text/explain.h"

namespace minewise {

namespace {

// A clue and its surroundings: the mines that it still allows among its covered neighbours.
struct Surroundings {
  Surroundings(Cell clue, const PlacedView& placed) : name(name_of_clue(clue, placed)) {
    for (const Cell near : placed.view.topology().neighbours(clue)) {
      if (placed.view.is_covered(near))
        covered.push_back(near);
      else
        mines += !placed.view.is_open(near);
    }
    std::ranges::sort(covered);
    neighbours = placed.view.topology().neighbours(clue).size();
    allowed = placed.view.allowed_mines(clue);
  }

  std::string name;
  std::vector<Cell> covered;  // ascending
  std::size_t neighbours = 0;
  int mines = 0;     // flagged or stepped on
  SumRange allowed;  // with those
};

// Why a clue cannot be right by itself.
std::string why_wrong(const Surroundings& clue) {
  if (clue.allowed.least > clue.allowed.most) {
    return fmt::format(": it has only {}", counted(clue.neighbours, "neighbour"));
  }
  if (clue.mines > clue.allowed.most) {
    return fmt::format(": it touches {} flagged or stepped on",
                       counted(clue.mines, "mine that is", "mines that are"));
  }
  const int room = clue.mines + static_cast<int>(clue.covered.size());
  if (room >= clue.allowed.least) return "";
  return fmt::format(": it touches {} that may be {}",
                     room == 0 ? "no cell" : "only " + counted(room, "cell"),
                     room <= 1 ? "a mine" : "mines");
}

// Why two clues conflict, if the first needs more mines among the cells next to both than the
// second allows.
std::optional<std::string> why_too_many(const Surroundings& first, const Surroundings& second) {
  std::vector<Cell> shared;
  std::ranges::set_intersection(first.covered, second.covered, std::back_inserter(shared));
  const int alone = static_cast<int>(first.covered.size() - shared.size());
  const int needed = first.allowed.least - first.mines - alone;
  const int allowed = second.allowed.most - second.mines;
  if (needed <= allowed || shared.empty()) return std::nullopt;
  return fmt::format(": {} needs {} among the cells next to both, but {} allows {}", first.name,
                     counted(needed, "mine"), second.name,
                     allowed <= 0 ? "none" : fmt::format("{}", allowed));
}

std::string why_together(const std::vector<Cell>& clues, const PlacedView& placed) {
  if (clues.size() > 2) return "";
  const Surroundings first(clues[0], placed), second(clues[1], placed);
  if (const auto why = why_too_many(first, second)) return *why;
  return why_too_many(second, first).value_or(": no arrangement of mines fits both");
}

// Why a density does not fit the cells, regardless of clues.
std::string why_density(double density, int mines, std::size_t open) {
  if (density == 0 && mines > 0) {
    return fmt::format("the density is 0, and {} flagged or stepped on",
                       counted(mines, "mine is", "mines are"));
  }
  if (density == 1 && open > 0) {
    return fmt::format("the density is 1, and {} open", counted(open, "cell is", "cells are"));
  }
  return "the number of mines does not fit what is open and flagged";
}

// Why the number of mines does not fit the cells, regardless of clues.
std::string why_count(const PlacedView& placed) {
  const auto* const fixed = std::get_if<FixedCount>(&placed.view.count());
  const auto known = std::ranges::count_if(placed.view.uncovered(),
                                           [&](Cell cell) { return !placed.view.is_open(cell); });
  const int mines = static_cast<int>(known);
  const int room = mines + static_cast<int>(placed.view.covered().size());
  if (!fixed) {
    const auto* const law = std::get_if<Independent>(&placed.view.count());
    const std::size_t open = placed.view.uncovered().size() - static_cast<std::size_t>(mines);
    return why_density(law ? law->density : 0.5, mines, open);
  }
  if (fixed->mines < mines) {
    return fmt::format("{} flagged or stepped on, but the board has {}",
                       counted(mines, "mine is", "mines are"), fixed->mines);
  }
  if (room == 0) {
    return fmt::format("the board has {}, but no cell is left for {}",
                       counted(fixed->mines, "mine"), fixed->mines == 1 ? "it" : "them");
  }
  return fmt::format("{} to lie in {}", counted(fixed->mines, "mine has", "mines have"),
                     counted(room, "cell"));
}

std::string with_count(const PlacedView& placed) {
  const auto* const fixed = std::get_if<FixedCount>(&placed.view.count());
  return fixed ? fmt::format(" with the number of mines, which is {}", fixed->mines)
               : " with the number of mines";
}

}  // namespace

std::string describe_conflict(const Conflict& conflict, const PlacedView& placed) {
  constexpr std::size_t kMost = 12;
  const std::string text = "no layout explains this position: ";
  if (conflict.clues.empty()) return text + why_count(placed);
  std::vector<std::string> names;
  for (const Cell clue : conflict.clues) {
    if (names.size() < kMost) names.push_back(name_of_clue(clue, placed));
  }
  const std::size_t more = conflict.clues.size() - names.size();
  if (more > 0) names.push_back(fmt::format("{} more", more));
  const bool one = conflict.clues.size() == 1;
  const std::string named = text + joined(names);
  if (conflict.takes_count) return named + (one ? " clashes" : " clash") + with_count(placed);
  if (!one) return named + " clash" + why_together(conflict.clues, placed);
  return named + " cannot be right" + why_wrong(Surroundings(conflict.clues[0], placed));
}

Error error_of(const Conflict& conflict, const PlacedView& placed) {
  Error error{describe_conflict(conflict, placed), 0, 0, ErrorKind::Impossible};
  for (const Cell clue : conflict.clues) error.clues.push_back(clue.index);
  return error;
}

std::string describe_error(const Analysis& analysis) {
  if (analysis.error >= 1) {
    return "approximate: a part of the frontier is too large to count exactly";
  }
  const double digit = std::pow(10, std::floor(std::log10(analysis.error)) - 1);
  const double rounded_up = std::min(1.0, std::ceil(analysis.error / digit) * digit);
  return fmt::format("approximate: every probability is within {:.2g}", rounded_up);
}

std::string describe_best(const Analysis& analysis, const Shape& shape) {
  if (!analysis.best) return "nothing is left to open";
  const double probability = analysis.mine_probability[analysis.best->at()];
  if (std::ranges::find(analysis.deductions, *analysis.best, &Deduction::cell) !=
      analysis.deductions.end()) {
    return fmt::format("best: {}, which is safe", name_of(*analysis.best, shape));
  }
  return fmt::format("best: {}, a mine with probability {:.6g}", name_of(*analysis.best, shape),
                     probability);
}

std::string describe_board(const PlacedView& placed) {
  std::string text =
      fmt::format("{}x{}, any number of mines", placed.shape.width, placed.shape.height);
  if (const auto* fixed = std::get_if<FixedCount>(&placed.view.count())) {
    text = format_board({placed.shape.width, placed.shape.height, *fixed});
  } else if (const auto* independent = std::get_if<Independent>(&placed.view.count())) {
    text = format_board({placed.shape.width, placed.shape.height, *independent});
  } else if (const auto* weighed = std::get_if<WeighedCount>(&placed.view.count())) {
    text = fmt::format("{}x{}, {} to {}, by weight", placed.shape.width, placed.shape.height,
                       weighed->least(), counted(weighed->most(), "mine"));
  }
  if (placed.shape.grid != kUsualGrid)
    text += fmt::format(" topology={}", grid_word(placed.shape.grid));
  const std::string clues = placed.view.rules().clues->name();
  return clues == "exact" ? text : fmt::format("{} clues={}", text, clues);
}

std::string deductions_text(const Analysis& analysis, const PlacedView& placed) {
  constexpr std::size_t kMost = 12;
  std::string text;
  for (std::size_t i = 0; i < std::min(kMost, analysis.deductions.size()); ++i) {
    text += "  " + explain(analysis.deductions[i], placed) + "\n";
  }
  if (analysis.deductions.size() > kMost) {
    text += fmt::format("  and {} more\n", analysis.deductions.size() - kMost);
  }
  return text;
}

namespace {

std::string clues_text(const Grounds& grounds, const PlacedView& placed) {
  constexpr std::size_t kMost = 8;
  if (grounds.clues.empty() && grounds.clues_not_compared > 0) {
    return "  the clues that matter are unknown: without one, the board is too large to count\n";
  }
  if (grounds.clues.empty()) return "  no clue near it matters\n";
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
  std::string text = "candidates: risk, chance of another safe cell, mean cells settled";
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

namespace {

constexpr std::size_t kMostCandidates = 8;

std::string_view weighed_heading(const Weighing& weighing) {
  const bool is_exact = weighing.by == WeighedBy::Endgame;
  if (weighing.counts_mines) {
    return is_exact ? "risk, expected mines"
                    : "risk, chance to continue without a guess, extra mines over the best";
  }
  return is_exact ? "risk, chance to win"
                  : "risk, chance to continue without a guess, share of the best chance to win";
}

std::string weighed_text(const Weighing& weighing, const WeighedCell& each) {
  if (weighing.by != WeighedBy::Endgame) {
    return fmt::format("{:.4f}  {:.4f}  {:.4f}", each.mine_probability, each.goes_on, each.worth);
  }
  const Fraction exact = each.exact->reduced();
  return fmt::format("{:.4f}  {:.4f} = {}/{}", each.mine_probability, each.worth, exact.num.str(),
                     exact.den.str());
}

std::string weighed_cells_text(const Weighing& weighing, const Shape& shape) {
  std::string text = fmt::format(
      "candidates by {}:\n"
      "  {}\n",
      weighed_by_text(weighing.by), weighed_heading(weighing));
  const std::size_t count = std::min(kMostCandidates, weighing.cells.size());
  for (std::size_t i = 0; i < count; ++i) {
    const WeighedCell& each = weighing.cells[i];
    text += fmt::format("{} {:<8} {}\n", i == 0 ? '>' : ' ', name_of(each.cell, shape),
                        weighed_text(weighing, each));
  }
  if (count < weighing.cells.size()) {
    text += fmt::format("  and {} more\n", weighing.cells.size() - count);
  }
  return text;
}

}  // namespace

std::string_view weighed_by_word(WeighedBy by) {
  return by == WeighedBy::Endgame ? "endgame" : weighed_by_text(by);
}

std::string_view weighed_by_text(WeighedBy by) {
  switch (by) {
    case WeighedBy::Safety:
      return "safety";
    case WeighedBy::LookAhead:
      return "look-ahead";
    case WeighedBy::Endgame:
      return "endgame search";
  }
  return "";
}

std::string describe_advice(const Advice& advice, const Shape& shape) {
  const std::string text =
      fmt::format("{} opens {}: {}\n", advice.agent, name_of(advice.decision.move.cell, shape),
                  explain_why(advice.decision, {advice.view, shape}));
  return advice.weighing.cells.empty() ? text : text + weighed_cells_text(advice.weighing, shape);
}

}  // namespace minewise
