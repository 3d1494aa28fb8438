#include "solver/proof_search.h"

#include <algorithm>
#include <limits>
#include <span>

namespace minewise {
namespace {

constexpr int kNever = std::numeric_limits<int>::max() / 4;

// How far each rule is from the start and from the end at least, where contradictions do not stop
// anything. Distances count rules that fire.
class Distances {
 public:
  Distances(const ProofTask& task, int rounds);

  // Whether a rule may be among `fires` that lead to the end: the last ones, or all there are.
  bool may_help(int rule, int fires) const { return to_end_[rule] <= fires; }
  bool may_help_at_all(int rule, int fires) const {
    const auto at = static_cast<std::size_t>(rule);
    return from_start_[at] + to_end_[at] <= fires + 1;
  }

 private:
  void go_forward(const ProofTask& task, int rounds);
  void go_backward(const ProofTask& task, int rounds);
  int others(const ProofRule& rule, int before) const;

  std::vector<int> fixed_in_;             // by claim: the first round in which it may be fixed
  std::vector<int> from_start_, to_end_;  // by rule
};

Distances::Distances(const ProofTask& task, int rounds)
    : fixed_in_(2 * task.rules.cells.size(), kNever),
      from_start_(task.rules.rules.size(), kNever),
      to_end_(task.rules.rules.size(), kNever) {
  if (!task.is_direct) fixed_in_[opposite(task.goal)] = 0;
  go_forward(task, rounds);
  go_backward(task, rounds);
}

// The claims of a rule that nothing made false before a round.
int Distances::others(const ProofRule& rule, int before) const {
  return static_cast<int>(std::ranges::count_if(
      rule.claims, [&](Claim claim) { return fixed_in_[opposite(claim)] >= before; }));
}

void Distances::go_forward(const ProofTask& task, int rounds) {
  for (int round = 1; round <= rounds; ++round) {
    for (std::size_t i = 0; i < task.rules.rules.size(); ++i) {
      const ProofRule& rule = task.rules.rules[i];
      if (from_start_[i] != kNever || others(rule, round) > rule.needed) continue;
      from_start_[i] = round;
      for (const Claim claim : rule.claims) {
        int& first = fixed_in_[claim];
        first = std::min(first, round);
      }
    }
  }
}

void Distances::go_backward(const ProofTask& task, int rounds) {
  std::vector<int> to_end(fixed_in_.size(), kNever);  // by claim
  const auto helps = [&](const ProofRule& rule, int distance) {
    for (const Claim claim : rule.claims) {
      int& least = to_end[opposite(claim)];
      least = std::min(least, distance);
    }
  };
  if (task.is_direct) to_end[task.goal] = 0;
  for (const ProofRule& rule : task.rules.rules) {
    if (!task.is_direct && others(rule, rounds + 1) < rule.needed) helps(rule, 0);
  }
  for (int distance = 0; distance < rounds; ++distance) {
    for (std::size_t i = 0; i < task.rules.rules.size(); ++i) {
      const ProofRule& rule = task.rules.rules[i];
      if (to_end_[i] != kNever || from_start_[i] == kNever) continue;
      const bool leads =
          std::ranges::any_of(rule.claims, [&](Claim claim) { return to_end[claim] == distance; });
      if (!leads) continue;
      to_end_[i] = distance + 1;
      helps(rule, distance + 1);
    }
  }
}

class Deepening {
 public:
  Deepening(const ProofTask& task, int budget)
      : task_(task),
        state_(task.rules),
        left_out_(task.rules.rules.size(), false),
        budget_(budget) {
    if (!task.is_direct) state_.fix(opposite(task.goal), kWhySupposed);
  }

  // Whether the end can be reached with so many rules fired. If so, fixed() is a way there.
  bool reach(int fires) {
    const Distances distances(task_, fires);
    distances_ = &distances;
    longest_ = fires;
    return extend(fires);
  }

  bool is_spent() const { return tried_ >= budget_; }
  const ProofState& state() const { return state_; }

  bool has_ended() const {
    if (task_.is_direct) return state_.holds(task_.goal);
    return std::ranges::any_of(state_.clashing(), [&](int rule) { return is_in(rule); });
  }

 private:
  bool is_in(int rule) const { return !left_out_[rule]; }
  bool extend(int fires);
  bool may_end_within(int fires);

  const ProofTask& task_;
  ProofState state_;
  std::vector<char> left_out_;  // by rule
  const Distances* distances_ = nullptr;
  int longest_ = 0;
  int tried_ = 0;
  const int budget_;
};

bool Deepening::extend(int fires) {
  if (has_ended()) return true;
  if (fires == 0 || !may_end_within(fires)) return false;
  const std::vector<int> ready(state_.ready().begin(), state_.ready().end());
  std::vector<int> tried;
  bool found = false;
  for (const int rule : ready) {
    if (is_spent()) break;
    const bool helps =
        distances_->may_help(rule, fires) && distances_->may_help_at_all(rule, longest_);
    if (!helps || !is_in(rule)) continue;
    const std::size_t before = state_.fixed().size();
    const int fixed = state_.fire(rule);
    if (fixed == 0) continue;
    tried_ += fixed;
    found = extend(fires - 1);
    if (found) break;
    state_.take_back(before);
    left_out_[rule] = true;
    tried.push_back(rule);
  }
  for (const int rule : tried) left_out_[rule] = false;
  return found;
}

// Fires everything that is ready, in rounds.
bool Deepening::may_end_within(int fires) {
  const std::size_t before = state_.fixed().size();
  std::size_t next = 0;
  for (int round = 0; round < fires && !has_ended(); ++round) {
    for (const std::size_t end = state_.ready().size(); next < end; ++next) {
      const int rule = state_.ready()[next];
      if (is_in(rule)) tried_ += state_.fire(rule);
    }
  }
  const bool may = has_ended();
  state_.take_back(before);
  return may;
}

}  // namespace

ShortestProof find_shortest(const ProofTask& task, int longest, int budget) {
  Deepening deepening(task, budget);
  for (int length = 1; length <= longest; ++length) {
    const int fires = task.is_direct ? length : length - 1;
    if (!deepening.reach(fires)) {
      if (deepening.is_spent()) return {};
      continue;
    }
    if (!task.is_direct) return {block_to_clash(deepening.state(), 0), true};
    ProofBlock block = block_from(deepening.state(), 0);
    block.goal = task.goal;
    return {std::move(block), true};
  }
  return {std::nullopt, true};
}

}  // namespace minewise
