#include "solver/clash.h"

#include <algorithm>
#include <optional>

#include "solver/clue_trial.h"
#include "solver/engines/single_point.h"

namespace minewise {
namespace {

constexpr std::int64_t kMostWork = 4'000'000;  // see ClueTrial::work()

std::vector<Cell> all_clues(const View& view) {
  std::vector<Cell> clues;
  for (const Cell cell : view.uncovered()) {
    if (view.is_open(cell)) clues.push_back(cell);
  }
  return clues;
}

// Adds the clues that prove what is known around the given ones. Returns false if some proof needs
// the number of mines, or too many clues to name.
bool add_premises(const Knowledge& known, std::vector<Cell>& clues) {
  const auto deductions = known.facts().deductions();
  std::vector<bool> is_needed(deductions.size(), false);
  std::vector<bool> is_taken(static_cast<std::size_t>(known.view().cells()), false);
  for (const Cell clue : clues) is_taken[clue.at()] = true;
  const auto need_around = [&](Cell clue, std::size_t before) {
    for (const Cell near : known.view().topology().neighbours(clue)) {
      const Deduction* const proof = known.proof_of(near);
      if (!proof) continue;
      const auto index = static_cast<std::size_t>(proof - deductions.data());
      if (index < before) is_needed[index] = true;
    }
  };
  for (const Cell clue : clues) need_around(clue, deductions.size());
  for (std::size_t i = deductions.size(); i-- > 0;) {
    if (!is_needed[i]) continue;
    const auto& [rule, because] = deductions[i].reason;
    const bool is_named = !because.empty() || rule == Rule::SinglePoint;
    if (rule == Rule::Count || !is_named) return false;
    for (const Cell clue : because) {
      need_around(clue, i);
      if (!is_taken[clue.at()]) clues.push_back(clue);
      is_taken[clue.at()] = true;
    }
  }
  return true;
}

// Where the contradiction showed, given what is known: a clue that is wrong, or the clues of a
// component without arrangement.
std::vector<Cell> wrong_clues(const Posterior& posterior) {
  const Frontier& frontier = posterior.frontier();
  if (!frontier.broken().empty()) return {frontier.broken().front()};
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    const Component& component = frontier.component(slot);
    if (component.clues.empty() || !posterior.counted(slot).has_none()) continue;
    std::vector<Cell> clues;
    for (const ComponentClue& clue : component.clues) clues.push_back(clue.cell);
    return clues;
  }
  return {};
}

// Leaves out whatever is not needed.
void reduce(ClueTrial& trial, ClueTrial::Count count, std::vector<Cell>& clues) {
  for (std::size_t group = std::max<std::size_t>(1, clues.size() / 2);; group = (group + 1) / 2) {
    for (std::size_t at = 0; at < clues.size() && trial.work() < kMostWork;) {
      std::vector<Cell> fewer = clues;
      const auto begin = fewer.begin() + static_cast<std::ptrdiff_t>(at);
      fewer.erase(begin, begin + static_cast<std::ptrdiff_t>(std::min(group, clues.size() - at)));
      if (trial.clash(fewer, count)) {
        clues = std::move(fewer);
      } else {
        at += group;
      }
    }
    if (group == 1 || trial.work() >= kMostWork) return;
  }
}

}  // namespace

Clash find_clash(const View& view) {
  return find_clash(Knowledge(view, by_counting(make_engines<SinglePoint>())));
}

Clash find_clash(const Knowledge& known) {
  ClueTrial trial(known.view());
  if (const auto clue = trial.find_wrong_clue()) return {{*clue}, false};
  std::vector<Cell> clues = wrong_clues(known.posterior());
  bool may_take_count = known.posterior().are_all_alike();  // the count has then weighed that in
  if (clues.empty() || !add_premises(known, clues)) {
    clues = all_clues(known.view());
    may_take_count = true;
  }
  const bool takes_count = may_take_count && !trial.clash(clues, ClueTrial::Count::Unknown);
  std::ranges::sort(clues);
  reduce(trial, takes_count ? ClueTrial::Count::Told : ClueTrial::Count::Unknown, clues);
  return {std::move(clues), takes_count};
}

}  // namespace minewise
