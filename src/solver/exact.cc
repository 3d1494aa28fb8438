#include "solver/exact.h"

#include <algorithm>

#include "solver/premises.h"

namespace minewise {
namespace {

// None where naming them for every covered cell would take too much room.
CellList all_clues(const Frontier& frontier, const View& view) {
  constexpr std::size_t kMostNames = 1'000'000;
  std::vector<Cell> clues;
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    for (const ComponentClue& clue : frontier.component(slot).clues) {
      const bool is_room = (clues.size() + 1) * view.covered().size() <= kMostNames;
      if (clues.size() == kMostPremises || !is_room) return {};
      clues.push_back(clue.cell);
    }
  }
  return ascending(std::move(clues));
}

}  // namespace

void Exact::start(const View& view) {
  posterior_.start(view);
  concluded_.clear();
}

void Exact::deduce(const View& view, Facts& facts) {
  posterior_.update(view, facts);
  if (!posterior_.is_possible()) return;
  const Frontier& frontier = posterior_.frontier();
  concluded_.resize(static_cast<std::size_t>(frontier.slots()), 0);
  // Where every cell is a mine, or none is, by the rules, clues have nothing to do with it.
  const bool all_alike = posterior_.are_all_alike();
  for (const int slot : frontier.changed()) {
    std::uint64_t& concluded = concluded_[slot];
    if (concluded == frontier.version(slot)) continue;
    concluded = frontier.version(slot);
    if (!all_alike) conclude_component(slot, facts);
  }
  if (!all_alike && !posterior_.count_rules_out()) return;
  posterior_.settle();
  if (posterior_.is_exact()) conclude_by_count(view, facts);
}

// Certainty is that no arrangement at all says otherwise; weights play no part in it.
void Exact::conclude_component(int slot, Facts& facts) {
  const Component& component = posterior_.frontier().component(slot);
  if (component.clues.empty() || !posterior_.counted(slot).is_exact()) return;
  posterior_.counted(slot).find_possibilities(possible_);
  const auto settled = [](const auto& region) { return !region.mine || !region.safe; };
  if (std::ranges::none_of(possible_, settled)) return;
  const Reason reason{Rule::Exact, all_premises(component)};
  for (std::size_t r = 0; r < possible_.size(); ++r) {
    if (!settled(possible_[r])) continue;
    for (const Cell cell : component.cells_of(component.regions[r])) {
      facts.conclude({cell, possible_[r].safe ? Verdict::Safe : Verdict::Mine, reason});
    }
  }
}

void Exact::conclude_by_count(const View& view, Facts& facts) {
  using Certain = Posterior::Certain;
  const Frontier& frontier = posterior_.frontier();
  Reason reason{Rule::Count, all_clues(frontier, view)};
  const auto conclude = [&](Cell cell, Certain certain) {
    if (facts.is_known(cell)) return;
    facts.conclude({cell, certain == Certain::Safe ? Verdict::Safe : Verdict::Mine, reason});
  };
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    const Component& component = frontier.component(slot);
    for (std::size_t r = 0; r < component.regions.size(); ++r) {
      const Certain certain = posterior_.verdict(slot, static_cast<int>(r));
      if (certain == Certain::Unsettled) continue;
      for (const Cell cell : component.cells_of(component.regions[r])) conclude(cell, certain);
    }
  }
  const Certain certain = posterior_.interior_verdict();
  if (posterior_.interior_cells() == 0 || certain == Certain::Unsettled) return;
  for (const Cell cell : view.covered()) {
    if (posterior_.is_interior(cell)) conclude(cell, certain);
  }
}

EngineEntry exact_engine() {
  return {"exact", [] { return std::make_unique<Exact>(); }};
}

}  // namespace minewise
