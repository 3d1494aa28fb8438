// An agent that plays from a list, for tests that need to know every move.
#pragma once

#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "agents/agent.h"

namespace minewise {

class Script final : public Agent {
 public:
  explicit Script(std::vector<Decision> decisions) : decisions_(std::move(decisions)) {}

  void start(const View&) override { next_ = 0; }

  Decision decide(const View&, Rng&) override {
    if (next_ == decisions_.size()) throw std::logic_error("the script is at its end");
    return decisions_[next_++];
  }

 private:
  std::vector<Decision> decisions_;
  std::size_t next_ = 0;
};

inline Decision guess_open(int index) {
  return {{Move::Kind::Open, Cell{index}}, Basis::Random, {}, std::nullopt};
}

// A flag without a reason, right or wrong.
inline Decision claim_mine(int index) {
  return {{Move::Kind::Flag, Cell{index}}, Basis::Random, {}, std::nullopt};
}

inline Decision prove_safe(int index, Cell because) {
  return act_on({Cell{index}, Verdict::Safe, {Rule::SinglePoint, {because}}});
}

inline Decision prove_mine(int index, Cell because) {
  return act_on({Cell{index}, Verdict::Mine, {Rule::SinglePoint, {because}}});
}

}  // namespace minewise
