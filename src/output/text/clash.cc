#include "output/text/clash.h"

#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "core/counted.h"
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

// Why two clues clash, if the first needs more mines among the cells next to both than the second
// allows.
std::optional<std::string> why_too_many(const Surroundings& first, const Surroundings& second) {
  std::vector<Cell> shared;
  std::ranges::set_intersection(first.covered, second.covered, std::back_inserter(shared));
  const int alone = static_cast<int>(first.covered.size() - shared.size());
  const int needed = first.allowed.least - first.mines - alone;
  const int allowed = second.allowed.most - second.mines;
  if (needed <= allowed || shared.empty()) return std::nullopt;
  return fmt::format(": {} needs {} among the cells next to both, {} allows {}", first.name,
                     counted(needed, "mine"), second.name,
                     allowed <= 0 ? "none" : fmt::format("{}", allowed));
}

std::string why_together(const std::vector<Cell>& clues, const PlacedView& placed) {
  if (clues.size() > 2) return "";
  const Surroundings first(clues[0], placed), second(clues[1], placed);
  if (const auto why = why_too_many(first, second)) return *why;
  return why_too_many(second, first).value_or(": no mines can be laid that fit both");
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
    return fmt::format("{} flagged or stepped on, and the board has {}",
                       counted(mines, "mine is", "mines are"), fixed->mines);
  }
  if (room == 0) {
    return fmt::format("the board has {}, and no cell is left for {}",
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

std::string describe_clash(const Clash& clash, const PlacedView& placed) {
  constexpr std::size_t kMost = 12;
  const std::string text = "no layout explains this position: ";
  if (clash.clues.empty()) return text + why_count(placed);
  std::vector<std::string> names;
  for (const Cell clue : clash.clues) {
    if (names.size() < kMost) names.push_back(name_of_clue(clue, placed));
  }
  const std::size_t more = clash.clues.size() - names.size();
  if (more > 0) names.push_back(fmt::format("{} more", more));
  const bool one = clash.clues.size() == 1;
  const std::string named = text + joined(names);
  if (clash.takes_count) return named + (one ? " clashes" : " clash") + with_count(placed);
  if (!one) return named + " clash" + why_together(clash.clues, placed);
  return named + " cannot be right" + why_wrong(Surroundings(clash.clues[0], placed));
}

}  // namespace minewise
