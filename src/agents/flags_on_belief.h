// Flags on belief for agents that have a number for cells: the parameter `flag` of such agents.
//
// The agent plays as ever until it would open a cell that it takes for a mine with at least `flag`.
// Cells that it has no number for, or a lesser one, are opened first, at random: what they show
// comes before any flag, since a flag shows nothing and can wait. When none are left, all others
// are flagged. That stops the game, so the agent never reasons about flags of its own.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "agents/agent.h"
#include "agents/registry.h"

namespace minewise {

class FlagsOnBelief final : public Agent {
 public:
  FlagsOnBelief(std::unique_ptr<Agent> agent, double threshold)
      : agent_(std::move(agent)), threshold_(threshold) {}

  void start(const View& view) override;
  Decision decide(const View& view, Rng& rng) override;
  std::span<const Deduction> conclusions() const override { return agent_->conclusions(); }
  std::optional<double> estimate(Cell cell) override { return agent_->estimate(cell); }
  Weighing weigh(std::span<const Cell> also) override { return agent_->weigh(also); }

 private:
  Decision instead_of(const Decision& guess, const View& view, Rng& rng);
  Decision flag_next();

  std::unique_ptr<Agent> agent_;
  double threshold_;
  std::vector<Decision> flags_;  // to be set, the last one first
};

// The same agent with the parameter `flag`, by which it flags on belief. Its usual value, 1, stands
// for certainty: nothing changes then.
AgentEntry with_flags_on_belief(AgentEntry entry);

}  // namespace minewise
