#include "play/agents/reasoner.h"

#include <utility>

namespace minewise {

Reasoner::Reasoner(Engines engines, GuessRule guess)
    : engines_(std::move(engines)), guess_(std::move(guess)) {}

void Reasoner::start(const View& view) {
  facts_.start(view);
  for (const auto& engine : engines_) engine->start(view);
  acted_on_ = 0;
}

Decision Reasoner::decide(const View& view, Rng& rng) {
  facts_.observe(view);
  const Deduction* deduction = nullptr;
  deduce_until(engines_, view, facts_,
               [&] { return (deduction = next_to_act_on(view)) != nullptr; });
  return deduction ? act_on(*deduction) : guess_(view, facts_, rng);
}

// A cascade may have opened the cell in the meantime.
const Deduction* Reasoner::next_to_act_on(const View& view) {
  while (acted_on_ < facts_.deductions().size()) {
    const Deduction& deduction = facts_.deductions()[acted_on_++];
    if (view.is_covered(deduction.cell)) return &deduction;
  }
  return nullptr;
}

}  // namespace minewise
