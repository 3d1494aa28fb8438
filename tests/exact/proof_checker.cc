#include "exact/proof_checker.h"

#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <set>

#include "exact/judge.h"

namespace minewise {
namespace {

using Kind = ProofStep::Kind;

int value_of(Verdict verdict) {
  return verdict == Verdict::Mine ? 1 : 0;
}

bool has(const std::vector<int>& cells, int cell) {
  return std::ranges::find(cells, cell) != cells.end();
}

}  // namespace

ProofChecker::ProofChecker(const Seen& seen)
    : position_(oracle_position(seen)), has_safe_cell_left_(has_a_safe_cell_left(seen.view)) {
  for (const std::string& row : position_.rows) {
    for (const char symbol : row) {
      shown_.push_back(symbol == '?' ? kUnknown : symbol == 'M' || symbol == 'F' ? kMine : kSafe);
    }
  }
  for (const int cell : position_.promised_safe) {
    // A promised cell that is covered is the safe cell that a running game has left.
    has_safe_cell_left_ &= shown_[cell] != kUnknown;
    shown_[cell] = kSafe;
  }
}

ProofChecker::Bounds ProofChecker::around(int clue) const {
  Bounds bounds;
  const auto near = oracle::neighbours(position_.width, position_.height, position_.grid, clue);
  const char symbol = position_.rows[clue / position_.width][clue % position_.width];
  const auto degree = static_cast<int>(near.size());
  int least = degree, most = 0, shown = 0;
  for (int mines = 0; mines <= degree; ++mines) {
    if (symbol != '_' &&
        oracle::chance_to_show(position_.clues, symbol - '0', mines, degree) <= 0) {
      continue;
    }
    least = std::min(least, mines);
    most = std::max(most, mines);
  }
  for (const int cell : near) {
    if (shown_[cell] == kUnknown) bounds.cells.push_back(cell);
    shown += shown_[cell] == kMine;
  }
  bounds.least = std::max(0, least - shown);
  bounds.most = std::min(most - shown, static_cast<int>(bounds.cells.size()));
  return bounds;
}

ProofChecker::Bounds ProofChecker::all() const {
  Bounds bounds;
  const auto mines = static_cast<int>(std::ranges::count(shown_, kMine));
  for (int cell = 0; cell < std::ssize(shown_); ++cell) {
    if (shown_[cell] == kUnknown) bounds.cells.push_back(cell);
  }
  bounds.most = static_cast<int>(bounds.cells.size());
  const int cells = bounds.most;
  using Prior = oracle::CountPrior::Kind;
  if (position_.prior.kind == Prior::Known) {
    bounds.least = bounds.most = position_.prior.count - mines;
  } else if (position_.prior.kind == Prior::Density) {
    if (position_.prior.density >= 1) bounds.least = cells;
    if (position_.prior.density <= 0) bounds.most = 0;
  } else if (position_.prior.kind == Prior::Weighed) {
    std::vector<int> possible;
    for (int more = 0; more <= cells; ++more) {
      const auto total = static_cast<std::size_t>(mines + more);
      const auto& weights = position_.prior.weights;
      if (total < weights.size() && weights[total] > 0) possible.push_back(more);
    }
    bounds.least = possible.empty() ? 0 : possible.front();
    bounds.most = possible.empty() ? 0 : possible.back();
  }
  if (has_safe_cell_left_) bounds.most = std::min(bounds.most, cells - 1);
  return bounds;
}

ProofChecker::Bounds ProofChecker::bounds_of(const Limit& limit) const {
  return limit.clue ? around(limit.clue->index) : all();
}

// Whether a limit of the argument says more than its clue does.
std::string ProofChecker::misquoted(const Argument& argument) const {
  for (const auto& limit : {argument.least, argument.most}) {
    if (!limit) continue;
    const Bounds bounds = bounds_of(*limit);
    const bool is_right = limit->least == bounds.least && limit->most == bounds.most &&
                          limit->cells == std::ssize(bounds.cells);
    if (!is_right) return "a limit is not what its clue says";
  }
  return argument.least || argument.most ? "" : "an argument has no limit";
}

// Every way to lay mines on the cells of the argument that are not fixed, such that its two bounds
// are kept.
std::vector<ProofChecker::States> ProofChecker::ways(const Argument& argument,
                                                     const States& states) const {
  const auto least = argument.least ? std::optional(bounds_of(*argument.least)) : std::nullopt;
  const auto most = argument.most ? std::optional(bounds_of(*argument.most)) : std::nullopt;
  std::vector<int> open;
  for (const auto& bounds : {least, most}) {
    for (const int cell : bounds ? bounds->cells : std::vector<int>()) {
      if (states[cell] == kUnknown && !has(open, cell)) open.push_back(cell);
    }
  }
  std::vector<States> ways;
  for (std::uint32_t bits = 0; bits >> open.size() == 0; ++bits) {
    States tried = states;
    for (std::size_t i = 0; i < open.size(); ++i) {
      tried[open[i]] = static_cast<int>(bits >> i & 1);
    }
    const auto mines = [&](const Bounds& bounds) {
      return std::ranges::count_if(bounds.cells, [&](int cell) { return tried[cell] == kMine; });
    };
    if (least && mines(*least) < least->least) continue;
    if (most && mines(*most) > most->most) continue;
    ways.push_back(std::move(tried));
  }
  return ways;
}

std::string ProofChecker::judge(const ProofStep& step, const States& states) const {
  if (const std::string fault = misquoted(step.argument); !fault.empty()) return fault;
  const auto left = ways(step.argument, states);
  if (step.kind == Kind::Conflict) {
    if (!step.fixes.empty()) return "a clash fixes something";
    return left.empty() ? "" : "there is no clash";
  }
  if (left.empty()) return "what clashes is said to fix something";
  if (step.fixes.empty()) return "a step fixes nothing";
  for (const auto& [cell, verdict] : step.fixes) {
    if (states[cell.at()] != kUnknown) return fmt::format("{} is fixed already", cell.index);
    const bool follows = std::ranges::all_of(
        left, [&](const States& way) { return way[cell.at()] == value_of(verdict); });
    if (!follows) return fmt::format("{} does not follow", cell.index);
  }
  return "";
}

std::string ProofChecker::find_fault(const Proof& proof, Cell cell, Verdict verdict) const {
  struct Frame {
    States before;
    Conclusion supposed;
  };
  std::vector<Frame> frames;
  States states = shown_;
  bool has_conflicted = false;
  for (std::size_t i = 0; i < proof.steps.size(); ++i) {
    const ProofStep& step = proof.steps[i];
    const std::string place = fmt::format("step {}: ", i + 1);
    if (has_conflicted != (step.kind == Kind::Therefore)) return place + "out of turn";
    if (has_conflicted) {
      const Conclusion supposed = frames.back().supposed;
      states = frames.back().before;
      frames.pop_back();
      if (step.fixes.size() != 1 || step.fixes[0].cell != supposed.cell ||
          step.fixes[0].verdict == supposed.verdict) {
        return place + "not the opposite of what was supposed";
      }
    }
    if (step.level != std::ssize(frames)) return place + "at the wrong level";
    if (step.kind == Kind::Suppose) frames.push_back({states, step.fixes.at(0)});
    if (step.is_argument()) {
      if (const std::string fault = judge(step, states); !fault.empty()) return place + fault;
    }
    has_conflicted = step.kind == Kind::Conflict;
    for (const auto& [fixed, value] : step.fixes) states[fixed.at()] = value_of(value);
  }
  if (!frames.empty()) return "a supposition is left open";
  if (proof.steps.empty() || proof.steps.back().fixes != std::vector{Conclusion{cell, verdict}}) {
    return "the last step does not say what was to be proved";
  }
  return "";
}

std::vector<ProofChecker::Bounds> ProofChecker::every_limit() const {
  std::vector<Bounds> limits{all()};
  for (int cell = 0; cell < std::ssize(shown_); ++cell) {
    const char symbol = position_.rows[cell / position_.width][cell % position_.width];
    if (symbol >= '0' && symbol <= '8') limits.push_back(around(cell));
  }
  return limits;
}

// One argument: the cells of the first alone have at least so many mines more than those of the
// second alone. Where no more than that is possible, all of them are fixed; where less is, the
// states conflict, and false is returned.
bool ProofChecker::advance(const Bounds* least, const Bounds* most, States& states) const {
  int difference = 0, possible = 0;
  std::vector<int> mines, safe;
  if (least) difference += least->least;
  if (most) difference -= most->most;
  for (const int cell : least ? least->cells : std::vector<int>()) {
    if (most && has(most->cells, cell)) continue;
    possible += states[cell] != kSafe;
    if (states[cell] == kUnknown) mines.push_back(cell);
  }
  for (const int cell : most ? most->cells : std::vector<int>()) {
    if (least && has(least->cells, cell)) continue;
    possible -= states[cell] == kMine;
    if (states[cell] == kUnknown) safe.push_back(cell);
  }
  if (possible < difference) return false;
  if (possible > difference) return true;
  for (const int cell : mines) states[cell] = kMine;
  for (const int cell : safe) states[cell] = kSafe;
  return true;
}

int ProofChecker::shortest(Cell cell, Verdict verdict) const {
  const std::vector<Bounds> limits = every_limit();
  States start = shown_;
  start[cell.at()] = 1 - value_of(verdict);
  std::set<States> seen{start}, now{start};
  for (int length = 1; !now.empty(); ++length) {
    std::set<States> next;
    for (const States& states : now) {
      for (std::size_t i = 0; i <= limits.size(); ++i) {
        for (std::size_t j = 0; j <= limits.size(); ++j) {
          if (i == j) continue;
          States after = states;
          const Bounds* least = i < limits.size() ? &limits[i] : nullptr;
          const Bounds* most = j < limits.size() ? &limits[j] : nullptr;
          if (!advance(least, most, after)) return length;
          if (seen.insert(after).second) next.insert(after);
        }
      }
    }
    now = std::move(next);
  }
  return 0;
}

}  // namespace minewise
