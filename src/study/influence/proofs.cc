#include "study/influence/proofs.h"

namespace minewise {

void Proofs::start(const View& view) {
  facts_.start(view);
  for (const auto& engine : engines_) engine->start(view);
  taken_in_ = learned_ = 0;
  place_.assign(static_cast<std::size_t>(view.cells()), -1);
  safe_ = {};
}

void Proofs::take_in_new() {
  const auto deductions = facts_.deductions();
  for (; taken_in_ < deductions.size(); ++taken_in_) {
    const Deduction& deduction = deductions[taken_in_];
    place_[deduction.cell.at()] = static_cast<std::int32_t>(taken_in_);
    if (deduction.verdict == Verdict::Mine) continue;
    safe_[static_cast<std::size_t>(deduction.reason.rule)].cells.push_back(deduction.cell);
  }
}

void Proofs::learn_from(const Proofs& other) {
  const auto deductions = other.facts_.deductions();
  for (; learned_ < deductions.size(); ++learned_) facts_.conclude(deductions[learned_]);
  take_in_new();
}

const Deduction* Proofs::about(Cell cell) const {
  const std::int32_t place = place_[cell.at()];
  return place < 0 ? nullptr : &facts_.deductions()[static_cast<std::size_t>(place)];
}

}  // namespace minewise
