#include "review/proofs.h"

#include <algorithm>
#include <utility>

namespace minewise {

void Shown::take_in(const View& view, std::size_t uncovered) {
  if (view_.promised().empty() && !view.promised().empty()) {
    view_.promise({view.promised().begin(), view.promised().end()});
  }
  view_.tell_count(view.count());
  const std::size_t end = std::min(uncovered, view.uncovered().size());
  for (; taken_in_ < end; ++taken_in_) {
    const Cell cell = view.uncovered()[taken_in_];
    if (view.is_open(cell)) {
      view_.open(cell, cell == hidden_ ? Clue::withheld() : view.clue(cell));
    } else if (view.state(cell) == CellState::Mine) {
      view_.step_on(cell);
    }
  }
}

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

ProofWatch::ProofWatch(const View& view)
    : shown_(view), proof_of_(static_cast<std::size_t>(view.cells()), kNone) {
  certain_.start(shown_.view());
  simple_.start(shown_.view());
}

void ProofWatch::look(const View& view, std::size_t number, std::int32_t time_ms) {
  close_opened(view, number, time_ms);
  shown_.take_in(view);
  certain_.deduce(shown_.view());
  add_proved(number, time_ms);
}

const Deduction* ProofWatch::about(Cell cell) const {
  const std::int32_t place = proof_of_[cell.at()];
  return place == kNone ? nullptr : &proofs_[static_cast<std::size_t>(place)].proof;
}

void ProofWatch::close_opened(const View& view, std::size_t number, std::int32_t time_ms) {
  for (const Cell cell : view.uncovered().subspan(taken_in_)) {
    const std::int32_t place = proof_of_[cell.at()];
    if (place == kNone || !view.is_open(cell)) continue;
    LyingProof& lying = proofs_[static_cast<std::size_t>(place)];
    lying.until_click = number;
    lying.lay_ms = time_ms - lying.lay_ms;
    --lying_;
  }
  taken_in_ = view.uncovered().size();
}

// While a proof lies, lay_ms is the time since when.
void ProofWatch::add_proved(std::size_t number, std::int32_t time_ms) {
  const auto found = certain_.facts().deductions();
  for (; read_ < found.size(); ++read_) {
    const Deduction& deduction = found[read_];
    if (deduction.verdict == Verdict::Mine || !shown_.view().is_covered(deduction.cell)) continue;
    proof_of_[deduction.cell.at()] = static_cast<std::int32_t>(proofs_.size());
    proofs_.push_back({simplest(deduction), number, 0, time_ms});
    ++lying_;
  }
}

// Single clues are looked at first. What they do not prove may still follow by a simpler rule than
// counting all layouts.
const Deduction& ProofWatch::simplest(const Deduction& found) {
  if (found.reason.rule == Rule::SinglePoint) return found;
  simple_.deduce_until(shown_.view(), [&] { return simple_.about(found.cell) != nullptr; });
  const Deduction* simple = simple_.about(found.cell);
  return simple ? *simple : found;
}

std::vector<LyingProof> ProofWatch::finish(std::int32_t time_ms) && {
  for (LyingProof& lying : proofs_) {
    if (!lying.was_opened()) lying.lay_ms = time_ms - lying.lay_ms;
  }
  return std::move(proofs_);
}

}  // namespace minewise
