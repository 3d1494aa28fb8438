#include "reason/knowledge/facts.h"

#include <utility>

namespace minewise {

void Facts::start(const View& view) {
  topology_ = view.topology_ptr();
  state_.assign(*topology_, kUnknown);
  around_.assign(*topology_, topology_->degrees());
  known_.resize(static_cast<std::size_t>(view.cells()));
  known_count_ = 0;
  deductions_.clear();
  mines_ = 0;
  opened_ = 0;
  observed_ = 0;
  promised_ = 0;
}

void Facts::observe(const View& view) {
  for (const Cell cell : view.uncovered().subspan(observed_)) {
    const bool is_open = view.is_open(cell);
    opened_ += is_open;
    if (!is_known(cell)) learn(cell, !is_open);
  }
  observed_ = view.uncovered().size();
  for (const Cell cell : view.promised().subspan(promised_)) {
    if (!is_known(cell)) conclude({cell, Verdict::Safe, {Rule::SinglePoint, {}}});
  }
  promised_ = view.promised().size();
}

void Facts::conclude(Deduction deduction) {
  if (is_known(deduction.cell)) return;
  Reason& reason = deduction.reason;
  if (reason.because.size() == 1 && reason.rule != Rule::Count) reason.rule = Rule::SinglePoint;
  learn(deduction.cell, deduction.verdict == Verdict::Mine);
  deductions_.push_back(std::move(deduction));
}

void Facts::conclude_around(Cell clue, Verdict verdict) {
  const Reason reason{Rule::SinglePoint, CellList(clue)};
  state_.for_each_odd_around(clue, *topology_, [&](Cell cell) {
    learn(cell, verdict == Verdict::Mine);
    deductions_.emplace_back(cell, verdict, reason);
  });
}

void Facts::learn(Cell cell, bool is_mine) {
  state_[cell] = is_mine ? kMine : kSafe;
  known_[static_cast<std::size_t>(known_count_++)] = cell;
  mines_ += is_mine;
  around_.add_around(cell, *topology_, is_mine ? kOneMine - 1 : -1);
}

}  // namespace minewise
