// The exact player: opens what is certain by any means, and otherwise the cell that is least likely
// to be a mine, by the exact posterior with the rules' own prior and clues (safest.h has the ties).
#include "infer/exact.h"
#include "agents/guess.h"
#include "agents/registry.h"
#include "infer/safest.h"
#include "infer/single_point.h"

namespace minewise {
namespace {

class ExactAgent final : public Agent {
 public:
  void start(const View& view) override {
    facts_.start(view);
    single_point_.start(view);
    exact_.start(view);
    acted_on_ = 0;
  }

  Decision decide(const View& view, Rng&) override {
    facts_.observe(view);
    single_point_.deduce(view, facts_);
    if (const Deduction* deduction = next_to_act_on(view)) return act_on(*deduction);
    exact_.deduce(view, facts_);
    if (const Deduction* deduction = next_to_act_on(view)) return act_on(*deduction);
    return open_safest(view);
  }

  std::span<const Deduction> conclusions() const override { return facts_.deductions(); }

 private:
  const Deduction* next_to_act_on(const View& view) {
    while (acted_on_ < facts_.deductions().size()) {
      const Deduction& deduction = facts_.deductions()[acted_on_++];
      if (view.is_covered(deduction.cell)) return &deduction;
    }
    return nullptr;
  }

  Decision open_safest(const View& view) {
    const Cell cell = safest_cell(view, exact_.posterior());
    Decision decision = open_guess(view, cell, Basis::Probability);
    if (decision.basis == Basis::Probability) {
      decision.mine_probability = exact_.posterior().mine_probability(cell);
    }
    return decision;
  }

  Facts facts_;
  SinglePoint single_point_;
  // A tenth of a second at the most for one component: only noisy clues ever come near it.
  Exact exact_{CountBudget{std::int64_t{1} << 18}};
  std::size_t acted_on_ = 0;
};

}  // namespace

AgentEntry exact_agent() {
  return {
      .name = "exact",
      .source = "ours",
      .description =
          "Knows the exact probability of a mine in every cell, from all clues and the "
          "number of mines together. Acts on whatever is certain, and otherwise opens the "
          "cell least likely to be a mine; ties go to cells with few neighbours.",
      .parameters = {},
      .make = [](const ParameterValues&) { return std::make_unique<ExactAgent>(); },
  };
}

}  // namespace minewise
