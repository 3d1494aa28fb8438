#include "reason/posterior/knowledge.h"

#include "reason/engines/single_point.h"

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
  view_ = &view;
  facts_.start(view);
  for (const auto& engine : engines_) engine->start(view);
  if (exact_) exact_->start(view);
  place_.clear();
  placed_ = 0;
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
  counted_with_ = facts_.known().size();
  if (proves_) {
    exact_->deduce(*view_, facts_);
  } else {
    exact_->posterior().update(*view_, facts_);
  }
}

void Knowledge::suppose(const View& view, const Deduction& deduction) {
  start(view);
  observe(view);
  tell(deduction);
  deduce(view);
}

Posterior& Knowledge::recount() {
  if (counted_with_ != facts_.known().size()) {
    counted_with_ = facts_.known().size();
    posterior().update(*view_, facts_);
  }
  return posterior();
}

const Deduction* Knowledge::proof_of(Cell cell) const {
  const auto deductions = facts_.deductions();
  if (place_.empty()) place_.assign(static_cast<std::size_t>(view_->cells()), -1);
  for (; placed_ < deductions.size(); ++placed_) {
    place_[deductions[placed_].cell.at()] = static_cast<std::int32_t>(placed_);
  }
  const std::int32_t place = place_[cell.at()];
  return place < 0 ? nullptr : &deductions[static_cast<std::size_t>(place)];
}

}  // namespace minewise
