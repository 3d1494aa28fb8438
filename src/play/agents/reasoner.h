// The frame that most agents share: deduce all that follows, act on it in the order in which it was
// found, and guess when nothing is left to act on. An agent is then the means to deduce by, and a
// way to guess.
#pragma once

#include <memory>
#include <vector>

#include "play/agents/agent.h"
#include "play/agents/guess.h"
#include "reason/posterior/knowledge.h"

namespace minewise {

class Reasoner : public Agent {
 public:
  Reasoner(Means means, GuessRule guess);

  void start(const View& view) override;
  Decision decide(const View& view, Rng& rng) override;
  std::span<const Deduction> conclusions() const override { return known_.facts().deductions(); }

 private:
  const Deduction* next_to_act_on(const View& view);

  Knowledge known_;
  GuessRule guess_;
  std::size_t acted_on_ = 0;  // how many deductions have been turned into moves
};

// A Reasoner with engines of these kinds, cheapest first.
template <class... Kinds>
std::unique_ptr<Agent> reason_with(GuessRule guess) {
  return std::make_unique<Reasoner>(by(make_engines<Kinds...>()), guess);
}

}  // namespace minewise
