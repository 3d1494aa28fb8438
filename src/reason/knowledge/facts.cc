#include "reason/knowledge/facts.h"

#include <utility>

namespace minewise {

void Facts::start(const View& view) {
  topology_ = &view.topology();
  state_.assign(static_cast<std::size_t>(view.cells()), State::Unknown);
  around_.assign(topology_->degrees());
  known_.clear();
  deductions_.clear();
  mines_ = 0;
  opened_ = 0;
  observed_ = 0;
}

void Facts::observe(const View& view) {
  for (const Cell cell : view.uncovered().subspan(observed_)) {
    opened_ += view.is_open(cell);
    if (!is_known(cell)) learn(cell, view.is_open(cell) ? Verdict::Safe : Verdict::Mine);
  }
  observed_ = view.uncovered().size();
  for (const Cell cell : view.promised()) {
    if (!is_known(cell)) conclude({cell, Verdict::Safe, {Rule::SinglePoint, {}}});
  }
}

void Facts::conclude(Deduction deduction) {
  if (is_known(deduction.cell)) return;
  Reason& reason = deduction.reason;
  if (reason.because.size() == 1 && reason.rule != Rule::Count) reason.rule = Rule::SinglePoint;
  learn(deduction.cell, deduction.verdict);
  deductions_.push_back(std::move(deduction));
}

void Facts::learn(Cell cell, Verdict verdict) {
  state_[cell.at()] = verdict == Verdict::Safe ? State::Safe : State::Mine;
  known_.push_back(cell);
  const bool is_mine = verdict == Verdict::Mine;
  mines_ += is_mine;
  around_.add_around(cell, *topology_, is_mine ? kOneMine - 1 : -1);
}

}  // namespace minewise
