#include "solver/knowledge.h"

#include "solver/engines/single_point.h"

namespace minewise {

Means by(Engines engines) {
  return {.engines = std::move(engines), .counts = false, .proves = false, .budget = {}};
}

Means by_exact(CountBudget budget) {
  return {.engines = make_engines<SinglePoint>(), .budget = budget};
}

Means by_every_engine(CountBudget budget) {
  return {.engines = every_engine_but_exact(), .budget = budget};
}

Means by_counting(Engines engines, CountBudget budget) {
  return {.engines = std::move(engines), .proves = false, .budget = budget};
}

Knowledge::Knowledge(Means means) : engines_(std::move(means.engines)), proves_(means.proves) {
  if (means.counts) exact_.emplace(means.budget);
}

Knowledge::Knowledge(const View& view, Means means) : Knowledge(std::move(means)) {
  start(view);
  deduce(view);
}

void Knowledge::start(const View& view) {
  facts_.start(view);
  start_engines(view);
}

void Knowledge::start_like(const Facts& other, std::size_t known, std::size_t deductions,
                           const View& view) {
  facts_.start_like(other, known, deductions, view);
  start_engines(view);
}

void Knowledge::start_engines(const View& view) {
  view_ = &view;
  for (const auto& engine : engines_) engine->start(view);
  if (exact_) exact_->start(view);
  counted_known_ = counted_uncovered_ = first_known_ = first_uncovered_ = kNever;
  proof_index_.clear();
  indexed_ = 0;
}

void Knowledge::observe(const View& view) {
  view_ = &view;
  facts_.observe(view);
}

void Knowledge::take_step(std::size_t i) {
  if (i < engines_.size()) {
    engines_[i]->deduce(*view_, facts_);
    return;
  }
  note_count();
  if (proves_) {
    exact_->deduce(*view_, facts_);
  } else {
    exact_->update(*view_, facts_);
  }
}

void Knowledge::suppose(const View& view, const Deduction& deduction) {
  start(view);
  observe(view);
  tell(deduction);
  deduce(view);
}

void Knowledge::note_count() {
  counted_known_ = facts_.known().size();
  counted_uncovered_ = view_->uncovered().size();
}

Posterior& Knowledge::recount() {
  if (counted_known_ != facts_.known().size() || counted_uncovered_ != view_->uncovered().size()) {
    note_count();
    exact_->update(*view_, facts_);
  }
  return posterior();
}

const Deduction* Knowledge::proof_of(Cell cell) const {
  const auto deductions = facts_.deductions();
  if (proof_index_.empty()) proof_index_.assign(static_cast<std::size_t>(view_->cells()), -1);
  for (; indexed_ < deductions.size(); ++indexed_) {
    proof_index_[deductions[indexed_].cell.at()] = static_cast<std::int32_t>(indexed_);
  }
  const std::int32_t index = proof_index_[cell.at()];
  return index < 0 ? nullptr : &deductions[index];
}

}  // namespace minewise
