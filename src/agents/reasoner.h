// The common part of most agents: deduce all that follows, act on the deductions in the order in
// which they were found, and guess when none is left. Such an agent only chooses its Means and a
// way to guess.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "agents/agent.h"
#include "agents/guess.h"
#include "solver/knowledge.h"

namespace minewise {

// What a way to guess reckons a cell with.
using EstimateRule = std::function<std::optional<double>(Cell cell)>;

class Reasoner : public Agent {
 public:
  // Without a rule for estimates these are the posterior, if the means include the count.
  Reasoner(Means means, GuessRule guess, EstimateRule estimate = {});

  void start(const View& view) override;
  Decision decide(const View& view, Rng& rng) override;
  std::span<const Deduction> conclusions() const override { return known_.facts().deductions(); }
  std::optional<double> estimate(Cell cell) override;

 protected:
  Knowledge& known() { return known_; }

 private:
  const Deduction* next_to_act_on(const View& view);

  Knowledge known_;
  GuessRule guess_;
  EstimateRule estimate_;
  std::size_t acted_on_ = 0;  // how many deductions have been turned into moves
};

// A Reasoner with engines of these kinds, cheapest first.
template <class... Kinds>
std::unique_ptr<Agent> reason_with(GuessRule guess) {
  return std::make_unique<Reasoner>(by(make_engines<Kinds...>()), guess);
}

}  // namespace minewise
