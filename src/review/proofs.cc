#include "review/proofs.h"

#include <utility>

namespace minewise {

void Proofs::start(const View& view) {
  known_.start(view);
  taken_in_ = learned_ = 0;
  safe_ = {};
}

void Proofs::take_in_new() {
  const auto deductions = facts().deductions();
  for (; taken_in_ < deductions.size(); ++taken_in_) {
    const Deduction& deduction = deductions[taken_in_];
    if (deduction.verdict == Verdict::Mine) continue;
    safe_[std::to_underlying(deduction.reason.rule)].cells.push_back(deduction.cell);
  }
}

void Proofs::learn_from(const Proofs& other) {
  const auto deductions = other.facts().deductions();
  for (; learned_ < deductions.size(); ++learned_) known_.tell(deductions[learned_]);
}

}  // namespace minewise
