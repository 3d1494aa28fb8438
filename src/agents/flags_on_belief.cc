#include "agents/flags_on_belief.h"

#include <algorithm>
#include <utility>

#include "agents/guess.h"
#include "search/belief.h"

namespace minewise {

void FlagsOnBelief::start(const View& view) {
  flags_.clear();
  agent_->start(view);
}

Decision FlagsOnBelief::decide(const View& view, Rng& rng) {
  if (!flags_.empty()) return flag_next();
  const Decision decision = agent_->decide(view, rng);
  const bool is_doubtful =
      decision.is_guess() && decision.estimate && *decision.estimate >= threshold_;
  return is_doubtful && may_flag_on_belief(view.rules()) ? instead_of(decision, view, rng)
                                                         : decision;
}

Decision FlagsOnBelief::instead_of(const Decision& guess, const View& view, Rng& rng) {
  std::vector<Cell> others;
  for (const Cell cell : view.covered()) {
    const auto estimate = agent_->estimate(cell);
    if (estimate && *estimate >= threshold_) {
      flags_.push_back(flag_on_belief(cell, *estimate, guess.choice.measure));
    } else {
      others.push_back(cell);
    }
  }
  if (others.empty()) {
    std::ranges::sort(flags_, {}, [](const Decision& flag) {
      return std::pair(*flag.estimate, -flag.move.cell.index);
    });
    return flag_next();
  }
  flags_.clear();
  return open_guess(view, others[rng.below(static_cast<std::uint32_t>(others.size()))],
                    Basis::Random);
}

Decision FlagsOnBelief::flag_next() {
  Decision flag = std::move(flags_.back());
  flags_.pop_back();
  return flag;
}

AgentEntry with_flags_on_belief(AgentEntry entry) {
  entry.parameters.push_back(
      {"flag", 1, 0.5, 1,
       "under flags=believed, flag a cell whose estimated mine probability is at least this, if no "
       "less likely cell is left to open; 1: only what is certain"});
  entry.make =
      [make = std::move(entry.make)](const ParameterValues& values) -> std::unique_ptr<Agent> {
    const ParameterValues own(values.begin(), values.end() - 1);
    if (values.back() == 1) return make(own);
    return std::make_unique<FlagsOnBelief>(make(own), values.back());
  };
  return entry;
}

}  // namespace minewise
