#include "solver/proof_state.h"

namespace minewise {

ProofState::ProofState(const ProofRules& rules)
    : rules_(rules), rules_of_(2 * rules.cells.size()), holds_(2 * rules.cells.size(), false) {
  for (int index = 0; index < std::ssize(rules.rules); ++index) {
    others_.push_back(rule(index).size());
    for (const Claim claim : rule(index).claims) {
      rules_of_[claim].push_back(index);
    }
    note(index);
  }
}

void ProofState::note(int rule) {
  const int spare = others_[rule] - this->rule(rule).needed;
  if (spare == 0) ready_.push_back(rule);
  if (spare == -1) clashing_.push_back(rule);
}

void ProofState::fix(Claim claim, int why) {
  before_.push_back({ready_.size(), clashing_.size()});
  fixed_.push_back({claim, why});
  holds_[claim] = true;
  for (const int rule : rules_of_[opposite(claim)]) {
    --others_[rule];
    note(rule);
  }
}

int ProofState::fire(int rule) {
  const std::size_t before = fixed_.size();
  for (const Claim claim : this->rule(rule).claims) {
    if (!is_fixed(claim)) fix(claim, rule);
  }
  return static_cast<int>(fixed_.size() - before);
}

void ProofState::take_back(std::size_t size) {
  while (fixed_.size() > size) {
    const Claim claim = fixed_.back().claim;
    holds_[claim] = false;
    for (const int rule : rules_of_[opposite(claim)]) {
      ++others_[rule];
    }
    ready_.resize(before_.back().ready);
    clashing_.resize(before_.back().clashing);
    before_.pop_back();
    fixed_.pop_back();
  }
}

bool ProofState::run_to_clash(int& tried) {
  for (std::size_t next = 0; next < ready_.size() && clashing_.empty(); ++next) {
    tried += fire(ready_[next]);
  }
  return !clashing_.empty();
}

}  // namespace minewise
