#include "solver/engines/clue_ratios.h"

#include <algorithm>
#include <cmath>

namespace minewise {
namespace {

constexpr std::int32_t kNoGroup = -1;

double share_among_unknown(const View& view, const Facts& facts) {
  const int known = static_cast<int>(facts.known().size());
  if (const auto* fixed = std::get_if<FixedCount>(&view.count())) {
    return static_cast<double>(fixed->mines - facts.mines()) / std::max(1, view.cells() - known);
  }
  if (const auto* law = std::get_if<Independent>(&view.count())) return law->density;
  if (const auto* weighed = std::get_if<WeighedCount>(&view.count())) {
    const double left = (weighed->mean() - facts.mines()) / std::max(1, view.cells() - known);
    return std::clamp(left, 0.0, 1.0);
  }
  return (facts.mines() + 1.0) / (known + 2.0);
}

}  // namespace

void ClueRatios::start(const View& view) {
  const auto cells = static_cast<std::size_t>(view.cells());
  value_.assign(cells, 0);
  clue_ratio_.assign(cells, 0);
  for (auto& group : groups_) group.clear();
  group_.assign(cells, kNoGroup);
  place_.assign(cells, 0);
  for (int index = 0; index < view.cells(); ++index) move_to(Cell{index}, kNoClue);
  opened_seen_ = 0;
  known_seen_ = 0;
}

// First the clues that are new or next to something new, then the cells next to those.
void ClueRatios::update(const View& view, const Facts& facts) {
  share_of_mines_ = share_among_unknown(view, facts);
  std::vector<Cell> changed;
  for (const Cell cell : view.uncovered().subspan(opened_seen_)) {
    if (!view.is_open(cell)) continue;
    read_clue(cell, view, facts);
    changed.push_back(cell);
  }
  for (const Cell cell : facts.known().subspan(known_seen_)) {
    move_to(cell, kNoGroup);
    for (const Cell clue : view.topology().neighbours(cell)) {
      if (view.is_open(clue)) changed.push_back(clue);
    }
  }
  opened_seen_ = view.uncovered().size();
  known_seen_ = facts.known().size();
  for (const Cell clue : changed) weigh_clue(clue, facts);
  for (const Cell clue : changed) {
    for (const Cell cell : view.topology().neighbours(clue)) {
      if (!facts.is_known(cell)) weigh_cell(cell, view);
    }
  }
}

void ClueRatios::read_clue(Cell clue, const View& view, const Facts& facts) {
  const Clue shown = view.clue(clue);
  if (!shown.is_withheld()) {
    value_[clue.at()] = shown.number();
    return;
  }
  const auto [unknown, mines] = facts.around(clue);
  value_[clue.at()] = mines + static_cast<int>(std::floor(unknown * share_of_mines_));
}

void ClueRatios::weigh_clue(Cell clue, const Facts& facts) {
  const auto [unknown, mines] = facts.around(clue);
  if (unknown == 0) return;
  clue_ratio_[clue.at()] = std::clamp(value_[clue.at()] - mines, 0, unknown) * kParts / unknown;
}

void ClueRatios::weigh_cell(Cell cell, const View& view) {
  int sum = 0, clues = 0;
  for (const Cell clue : view.topology().neighbours(cell)) {
    if (!view.is_open(clue)) continue;
    sum += clue_ratio_[clue.at()];
    ++clues;
  }
  move_to(cell, (sum + clues / 2) / clues);
}

// The last cell of the group that is left takes the place that becomes free.
void ClueRatios::move_to(Cell cell, int group) {
  const std::int32_t before = group_[cell.at()];
  if (before == group) return;
  if (before != kNoGroup) {
    auto& left = groups_[before];
    const Cell last = left.back();
    left[place_[cell.at()]] = last;
    place_[last.at()] = place_[cell.at()];
    left.pop_back();
  }
  group_[cell.at()] = group;
  if (group == kNoGroup) return;
  auto& entered = groups_[group];
  place_[cell.at()] = static_cast<std::int32_t>(entered.size());
  entered.push_back(cell);
}

double ClueRatios::ratio(Cell cell) const {
  const std::int32_t group = group_[cell.at()];
  return group == kNoClue ? share_of_mines_ : static_cast<double>(group) / kParts;
}

std::span<const Cell> ClueRatios::least() const {
  const auto group = std::find_if(groups_.begin(), groups_.begin() + kNoClue,
                                  [](const auto& cells) { return !cells.empty(); });
  if (group == groups_.begin() + kNoClue) return {};
  return *group;
}

}  // namespace minewise
