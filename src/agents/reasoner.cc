#include "agents/reasoner.h"

#include <utility>

namespace minewise {

Reasoner::Reasoner(Means means, GuessRule guess, EstimateRule estimate)
    : known_(std::move(means)), guess_(std::move(guess)), estimate_(std::move(estimate)) {}

void Reasoner::start(const View& view) {
  known_.start(view);
  acted_on_ = 0;
}

Decision Reasoner::decide(const View& view, Rng& rng) {
  const Deduction* deduction = nullptr;
  known_.deduce_until(view, [&] { return (deduction = next_to_act_on(view)) != nullptr; });
  return deduction ? act_on(*deduction) : guess_(known_, rng);
}

std::optional<double> Reasoner::estimate(Cell cell) {
  if (estimate_) return estimate_(cell);
  if (!known_.counts()) return std::nullopt;
  return known_.posterior().mine_probability(cell);
}

// A cascade may have opened the cell in the meantime.
const Deduction* Reasoner::next_to_act_on(const View& view) {
  const auto deductions = known_.facts().deductions();
  while (acted_on_ < deductions.size()) {
    const Deduction& deduction = deductions[acted_on_++];
    if (view.is_covered(deduction.cell)) return &deduction;
  }
  return nullptr;
}

}  // namespace minewise
