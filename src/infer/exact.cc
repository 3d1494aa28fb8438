#include "infer/exact.h"

#include <algorithm>

#include "infer/premises.h"

namespace minewise {
namespace {

decltype(Reason::because) all_clues(const Frontier& frontier) {
  decltype(Reason::because) clues;
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    for (const ComponentClue& clue : frontier.component(slot).clues) {
      if (clues.size() == kMostPremises) return {};
      clues.push_back(clue.cell);
    }
  }
  std::ranges::sort(clues);
  return clues;
}

}  // namespace

void Exact::deduce(const View& view, Facts& facts) {
  posterior_.update(view, facts);
  if (!posterior_.is_possible()) return;
  for (int slot = 0; slot < posterior_.frontier().slots(); ++slot) {
    conclude_component(slot, facts);
  }
  if (posterior_.is_exact() && !posterior_.is_lossy()) conclude_by_count(view, facts);
}

// A probability of 0 or 1 is a hint; that no arrangement at all says otherwise is the proof.
void Exact::conclude_component(int slot, Facts& facts) {
  const Component& component = posterior_.frontier().component(slot);
  if (component.clues.empty() || !posterior_.counted(slot).is_exact()) return;
  const ComponentCount& count = posterior_.weighed(slot);
  const int regions = static_cast<int>(component.regions.size());
  bool hinted = false;
  for (int r = 0; r < regions && !hinted; ++r) hinted = count.mines(r) == 0 || count.safes(r) == 0;
  if (!hinted) return;
  const auto possible = count.possibilities();
  Reason reason{Rule::Exact, {}};
  if (component.clues.size() <= kMostPremises) {
    for (const ComponentClue& clue : component.clues) reason.because.push_back(clue.cell);
  }
  for (int r = 0; r < regions; ++r) {
    const auto& [mine, safe] = possible[static_cast<std::size_t>(r)];
    if (mine && safe) continue;
    for (const Cell cell : component.cells_of(component.regions[static_cast<std::size_t>(r)])) {
      facts.conclude({cell, safe ? Verdict::Safe : Verdict::Mine, reason});
    }
  }
}

void Exact::conclude_by_count(const View& view, Facts& facts) {
  Reason reason{Rule::Count, {}};
  bool has_reason = false;
  for (const Cell cell : view.covered()) {
    if (facts.is_known(cell)) continue;
    const Posterior::Certain verdict = posterior_.verdict(cell);
    if (verdict == Posterior::Certain::Unsettled) continue;
    if (!has_reason) reason.because = all_clues(posterior_.frontier());
    has_reason = true;
    const bool safe = verdict == Posterior::Certain::Safe;
    facts.conclude({cell, safe ? Verdict::Safe : Verdict::Mine, reason});
  }
}

}  // namespace minewise
