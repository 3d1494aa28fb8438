#include "solver/proof_search.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <span>
#include <utility>

namespace minewise {

namespace {

constexpr std::size_t kMostConflicts = 8;  // compared, where many rules conflict at once

// Goes through a block from its end to its start and keeps what is needed.
class BlockWriter {
 public:
  explicit BlockWriter(const ProofRules& rules)
      : rules_(rules), place_of_(2 * rules.cells.size(), nullptr) {}

  std::vector<ProofStep> write(const ProofBlock& block, int level);

 private:
  struct Place {
    bool is_needed = false;
    int order = 0;  // the earlier ones are preferred
  };

  void need(int rule, int spare);
  void write_entry(const ProofBlock::Entry& entry, int level, std::vector<ProofStep>& steps);
  ProofStep step(ProofStep::Kind kind, int level, int rule, std::optional<Claim> fixes) const;

  const ProofRules& rules_;
  std::vector<Place*> place_of_;  // by claim: where it is fixed, if it is so far
  int depth_ = 0;                 // how many claims are fixed so far
};

ProofStep BlockWriter::step(ProofStep::Kind kind, int level, int rule,
                            std::optional<Claim> fixes) const {
  ProofStep made{.kind = kind, .level = level, .argument = {}, .fixes = {}};
  if (rule >= 0) made.argument = rules_.rules[rule].argument;
  if (fixes) made.fixes.push_back(rules_.meaning(*fixes));
  return made;
}

// Marks claims that make others of the rule false, until at most `spare` more than the rule
// needs are left: first what is needed anyway, then what was fixed first.
void BlockWriter::need(int rule, int spare) {
  const ProofRule& of = rules_.rules[rule];
  std::vector<Place*> places;
  for (const Claim claim : of.claims) {
    Place* place = place_of_[opposite(claim)];
    if (place) places.push_back(place);
  }
  std::ranges::sort(places, std::less{},
                    [](const Place* place) { return std::pair(!place->is_needed, place->order); });
  const int falses = of.size() - of.needed - spare;
  for (int i = 0; i < falses && i < std::ssize(places); ++i) {
    places[i]->is_needed = true;
  }
}

// The steps come in reverse order, as the block is gone through from its end.
void BlockWriter::write_entry(const ProofBlock::Entry& entry, int level,
                              std::vector<ProofStep>& steps) {
  using Kind = ProofStep::Kind;
  if (!entry.refuted) {
    need(entry.rule, 0);
    const ProofStep made = step(Kind::Follow, level, entry.rule, entry.claim);
    const bool continues = !steps.empty() && steps.back().kind == Kind::Follow &&
                           steps.back().argument == made.argument;
    if (!continues) {
      steps.push_back(made);
    } else {
      steps.back().fixes.push_back(made.fixes.front());
    }
    return;
  }
  steps.push_back(step(Kind::Therefore, level, -1, entry.claim));
  std::vector<ProofStep> inner = write(*entry.refuted, level);
  steps.insert(steps.end(), inner.begin(), inner.end());
}

std::vector<ProofStep> BlockWriter::write(const ProofBlock& block, int level) {
  const int inside = level + (block.supposed ? 1 : 0);
  std::vector<Place> places(block.entries.size() + 1);
  const auto fixed_at = [&](std::size_t i) -> Place*& {
    return place_of_[static_cast<std::size_t>(i == 0 ? *block.supposed
                                                     : block.entries[i - 1].claim)];
  };
  for (std::size_t i = block.supposed ? 0 : 1; i < places.size(); ++i) {
    places[i].order = depth_++;
    fixed_at(i) = &places[i];
  }
  std::vector<ProofStep> steps;
  if (block.supposed) {
    need(block.conflict, -1);
    steps.push_back(step(ProofStep::Kind::Conflict, inside, block.conflict, {}));
  } else {
    place_of_[block.goal]->is_needed = true;
  }
  for (std::size_t i = block.entries.size(); i > 0; --i) {
    fixed_at(i) = nullptr;
    --depth_;
    if (places[i].is_needed) write_entry(block.entries[i - 1], inside, steps);
  }
  if (block.supposed) {
    fixed_at(0) = nullptr;
    --depth_;
    steps.push_back(step(ProofStep::Kind::Suppose, level, -1, block.supposed));
  }
  return steps;
}

}  // namespace

ProofBlock block_from(const ProofState& state, std::size_t start, const RefutedBlocks& refuted) {
  ProofBlock block;
  for (const auto& [claim, why] : state.fixed().subspan(start)) {
    const bool by_rule = why >= 0;
    block.entries.push_back({claim, by_rule ? why : -1, by_rule ? nullptr : refuted[-2 - why]});
  }
  return block;
}

ProofBlock block_to_conflict(const ProofState& state, std::size_t start,
                             const RefutedBlocks& refuted) {
  ProofBlock block = block_from(state, start + 1, refuted);
  block.supposed = state.fixed()[start].claim;
  std::optional<int> best, least;
  const auto conflicting = state.conflicting();
  for (const int rule : conflicting.first(std::min(conflicting.size(), kMostConflicts))) {
    block.conflict = rule;
    const int arguments = count_arguments(steps_of(block, state.rules()));
    if (least && arguments >= *least) continue;
    least = arguments;
    best = rule;
  }
  block.conflict = *best;
  return block;
}

std::vector<ProofStep> steps_of(const ProofBlock& block, const ProofRules& rules) {
  std::vector<ProofStep> steps = BlockWriter(rules).write(block, 0);
  std::ranges::reverse(steps);
  for (ProofStep& step : steps) std::ranges::sort(step.fixes, std::less{}, &Conclusion::cell);
  if (!block.supposed) return steps;
  ProofStep last{.kind = ProofStep::Kind::Therefore, .level = 0, .argument = {}, .fixes = {}};
  last.fixes.push_back(rules.meaning(opposite(*block.supposed)));
  steps.push_back(last);
  return steps;
}

int count_arguments(const std::vector<ProofStep>& steps) {
  return static_cast<int>(std::ranges::count_if(steps, &ProofStep::is_argument));
}

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
    return std::ranges::any_of(state_.conflicting(), [&](int rule) { return is_in(rule); });
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
    if (!task.is_direct) return {block_to_conflict(deepening.state(), 0), true};
    ProofBlock block = block_from(deepening.state(), 0);
    block.goal = task.goal;
    return {std::move(block), true};
  }
  return {std::nullopt, true};
}

namespace {

class CaseSearch {
 public:
  CaseSearch(const ProofRules& rules, int budget) : rules_(rules), state_(rules), budget_(budget) {}

  // Supposes a claim and goes on `deep` suppositions deep. The block, if that conflicts.
  std::optional<ProofBlock> refute(Claim supposed, int deep);

  bool is_spent() const { return tried_ >= budget_; }

 private:
  bool saturate(std::size_t start, int deep);
  bool settle_by_one(std::size_t start);
  bool learn(const ProofBlock& refuted);

  const ProofRules& rules_;
  ProofState state_;
  RefutedBlocks refuted_;
  int tried_ = 0;
  const int budget_;
};

// Takes the opposite of what was refuted, and all that follows. Whether that conflicts.
bool CaseSearch::learn(const ProofBlock& refuted) {
  refuted_.push_back(std::make_shared<const ProofBlock>(refuted));
  state_.fix(opposite(*refuted.supposed), why_refuted(static_cast<int>(refuted_.size()) - 1));
  return state_.run_to_conflict(tried_);
}

std::optional<ProofBlock> CaseSearch::refute(Claim supposed, int deep) {
  const std::size_t start = state_.fixed().size();
  state_.fix(supposed, kWhySupposed);
  std::optional<ProofBlock> block;
  if (saturate(start, deep)) block = block_to_conflict(state_, start, refuted_);
  state_.take_back(start);
  return block;
}

// Finds the cell that conflicts either way with the fewest arguments, and takes it.
bool CaseSearch::settle_by_one(std::size_t start) {
  std::optional<ProofBlock> best;
  int least = std::numeric_limits<int>::max();
  const std::size_t before = state_.fixed().size();
  for (int cell = 0; cell < std::ssize(rules_.cells) && !is_spent(); ++cell) {
    for (const Verdict verdict : {Verdict::Mine, Verdict::Safe}) {
      const Claim tried = claim(cell, verdict);
      if (state_.is_fixed(tried)) break;
      const auto refuted = refute(tried, 1);
      if (!refuted) continue;
      if (learn(*refuted)) {
        const int arguments =
            count_arguments(steps_of(block_to_conflict(state_, start, refuted_), rules_));
        if (arguments < least) best = refuted;
        least = std::min(least, arguments);
      }
      state_.take_back(before);
    }
  }
  return best && learn(*best);
}

// Fixes all that follows, and refutes what can be refuted with fewer suppositions, until a rule
// conflicts or nothing is left to find.
bool CaseSearch::saturate(std::size_t start, int deep) {
  if (state_.run_to_conflict(tried_)) return true;
  if (deep <= 1) return false;
  if (deep == 2 && settle_by_one(start)) return true;
  for (bool found = true; found && !is_spent();) {
    found = false;
    for (int cell = 0; cell < std::ssize(rules_.cells) && !is_spent(); ++cell) {
      for (const Verdict verdict : {Verdict::Mine, Verdict::Safe}) {
        if (state_.is_fixed(claim(cell, verdict))) break;
        const auto refuted = refute(claim(cell, verdict), deep - 1);
        if (!refuted) continue;
        if (learn(*refuted)) return true;
        found = true;
      }
    }
  }
  return false;
}

}  // namespace

std::optional<ProofBlock> refute_by_cases(const ProofRules& rules, Claim goal, int deep,
                                          int budget) {
  CaseSearch search(rules, budget);
  for (int depth = 1; depth <= deep && !search.is_spent(); ++depth) {
    if (auto block = search.refute(opposite(goal), depth)) return block;
  }
  return std::nullopt;
}

}  // namespace minewise
