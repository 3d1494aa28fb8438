#include "solver/proof_rules.h"

#include <algorithm>
#include <limits>
#include <variant>

namespace minewise {

namespace {

constexpr int kMostCountedCells = 300;  // with more, the number of mines is left out
constexpr int kEndless = std::numeric_limits<int>::max() / 4;

struct PlacedLimit {
  Limit limit;
  std::vector<int> cells;  // by index, ascending

  bool needs_mines() const { return limit.least > 0; }
  bool allows_no_more() const { return limit.most < limit.cells; }
};

class RuleGatherer {
 public:
  RuleGatherer(const View& view, int most_clues);

  ProofRules gather(Cell from);

 private:
  bool is_unknown(Cell cell) const { return view_.is_covered(cell) && !promised_[cell.at()]; }
  int index_of(Cell cell);
  void note_clue(Cell clue);
  int walk_from(Cell from);
  Limit limit_of_count() const;
  void add_count(const Limit& count);
  void add_rule(const PlacedLimit* least, const PlacedLimit* most);
  void compare(const PlacedLimit& first, const PlacedLimit& second);
  void add_rules();

  const View& view_;
  const int most_clues_;
  std::vector<char> promised_;
  std::vector<int> index_;  // by cell, or -1
  std::vector<char> seen_;  // clues
  std::vector<PlacedLimit> limits_;
  ProofRules rules_;
};

RuleGatherer::RuleGatherer(const View& view, int most_clues)
    : view_(view),
      most_clues_(most_clues),
      promised_(static_cast<std::size_t>(view.cells()), false),
      index_(static_cast<std::size_t>(view.cells()), -1),
      seen_(static_cast<std::size_t>(view.cells()), false) {
  for (const Cell cell : view.promised()) promised_[cell.at()] = true;
}

int RuleGatherer::index_of(Cell cell) {
  int& index = index_[cell.at()];
  if (index < 0) {
    index = static_cast<int>(rules_.cells.size());
    rules_.cells.push_back(cell);
  }
  return index;
}

// Adds the limit of a clue, unless it says nothing.
void RuleGatherer::note_clue(Cell clue) {
  seen_[clue.at()] = true;
  const SumRange allowed = view_.allowed_mines(clue);
  PlacedLimit placed{{clue, allowed.least, allowed.most, 0}, {}};
  const auto neighbours = view_.topology().neighbours(clue);
  for (const Cell cell : neighbours) {
    const bool is_shown =
        view_.state(cell) == CellState::Mine || view_.state(cell) == CellState::Flagged;
    placed.limit.least -= is_shown;
    placed.limit.most -= is_shown;
    placed.limit.cells += is_unknown(cell);
  }
  placed.limit.least = std::max(placed.limit.least, 0);
  placed.limit.most = std::min(placed.limit.most, placed.limit.cells);
  if (!placed.needs_mines() && !placed.allows_no_more()) return;
  for (const Cell cell : neighbours) {
    if (is_unknown(cell)) placed.cells.push_back(index_of(cell));
  }
  std::ranges::sort(placed.cells);
  limits_.push_back(std::move(placed));
}

// Adds the clues connected with a cell, nearest first. Returns how many of them any proof must pass
// to come to one that was left out.
int RuleGatherer::walk_from(Cell from) {
  std::size_t next = static_cast<std::size_t>(index_of(from));
  for (int passed = 0; next < rules_.cells.size(); ++passed) {
    for (const std::size_t end = rules_.cells.size(); next < end; ++next) {
      for (const Cell clue : view_.topology().neighbours(rules_.cells[next])) {
        if (!view_.is_open(clue) || seen_[clue.at()]) continue;
        if (std::ssize(limits_) >= most_clues_) return passed;
        note_clue(clue);
      }
    }
  }
  return kEndless;
}

// What is known of the number of mines among the cells that are unknown. A classic game that still
// runs has a safe cell left.
Limit RuleGatherer::limit_of_count() const {
  Limit limit;
  int shown = 0;
  bool has_safe_cell = view_.promise_is_pending() || view_.rules().ruleset != Ruleset::Classic;
  for (int index = 0; index < view_.cells(); ++index) {
    const Cell cell{index};
    limit.cells += is_unknown(cell);
    shown += view_.state(cell) == CellState::Mine || view_.state(cell) == CellState::Flagged;
    has_safe_cell |= view_.is_covered(cell) && promised_[cell.at()];
  }
  limit.most = limit.cells;
  if (const auto* fixed = std::get_if<FixedCount>(&view_.count())) {
    limit.least = limit.most = fixed->mines - shown;
  } else if (const auto* law = std::get_if<Independent>(&view_.count())) {
    if (law->density <= 0) limit.most = 0;
    if (law->density >= 1) limit.least = limit.cells;
  } else if (const auto* weighed = std::get_if<WeighedCount>(&view_.count())) {
    while (limit.most > 0 && !weighed->allows(shown + limit.most)) --limit.most;
    while (limit.least < limit.most && !weighed->allows(shown + limit.least)) ++limit.least;
  }
  if (!has_safe_cell) limit.most = std::min(limit.most, limit.cells - 1);
  return limit;
}

void RuleGatherer::add_count(const Limit& count) {
  PlacedLimit placed{count, {}};
  for (const Cell cell : view_.covered()) {
    if (is_unknown(cell)) placed.cells.push_back(index_of(cell));
  }
  std::ranges::sort(placed.cells);
  limits_.push_back(std::move(placed));
}

void RuleGatherer::add_rule(const PlacedLimit* least, const PlacedLimit* most) {
  ProofRule rule;
  const auto take = [&](const PlacedLimit* of, const PlacedLimit* without, Verdict verdict) {
    if (!of) return;
    for (const int cell : of->cells) {
      if (without && std::ranges::binary_search(without->cells, cell)) continue;
      rule.claims.push_back(claim(cell, verdict));
    }
  };
  take(least, most, Verdict::Mine);
  const int mines = rule.size();
  take(most, least, Verdict::Safe);
  // Of the second kind, claims say that cells are safe: as many as there are cells less mines.
  rule.needed = (least ? least->limit.least : 0) - (most ? most->limit.most : 0);
  rule.needed += rule.size() - mines;
  if (rule.needed <= 0) return;
  if (least) rule.argument.least = least->limit;
  if (most) rule.argument.most = most->limit;
  rules_.rules.push_back(std::move(rule));
}

void RuleGatherer::compare(const PlacedLimit& first, const PlacedLimit& second) {
  if (first.needs_mines() && second.allows_no_more()) add_rule(&first, &second);
  if (second.needs_mines() && first.allows_no_more()) add_rule(&second, &first);
}

void RuleGatherer::add_rules() {
  std::vector<std::vector<int>> limits_at(rules_.cells.size());
  for (int i = 0; i < std::ssize(limits_); ++i) {
    const PlacedLimit& limit = limits_[i];
    if (limit.needs_mines()) add_rule(&limit, nullptr);
    if (limit.allows_no_more()) add_rule(nullptr, &limit);
    for (const int cell : limit.cells) limits_at[cell].push_back(i);
  }
  std::vector<int> sharing;
  for (int i = 0; i < std::ssize(limits_); ++i) {
    sharing.clear();
    for (const int cell : limits_[i].cells) {
      for (const int other : limits_at[cell]) {
        if (other > i) sharing.push_back(other);
      }
    }
    std::ranges::sort(sharing);
    const auto repeated = std::ranges::unique(sharing);
    sharing.erase(repeated.begin(), repeated.end());
    for (const int other : sharing) {
      compare(limits_[i], limits_[other]);
    }
  }
}

// A proof of n arguments passes at most 2n clues, two for each. And an argument from the number of
// mines needs most cells fixed, of which no other argument fixes more than 2 * kMaxDegree.
ProofRules RuleGatherer::gather(Cell from) {
  const int passed = walk_from(from);
  rules_.complete_up_to = passed == kEndless ? kEndless : passed / 2;
  const Limit count = limit_of_count();
  if (count.least > 0 || count.most < count.cells) {
    for (const Cell cell : view_.covered()) {
      if (count.cells <= kMostCountedCells && is_unknown(cell)) walk_from(cell);
    }
    const bool is_counted = count.cells <= kMostCountedCells && std::ssize(limits_) < most_clues_;
    if (is_counted) {
      add_count(count);
    } else {
      const int to_fix = std::min(count.cells - count.least, count.most) - kMaxDegree - 1;
      rules_.complete_up_to =
          std::min(rules_.complete_up_to, std::max(to_fix, 0) / (2 * kMaxDegree));
    }
  }
  add_rules();
  return std::move(rules_);
}

}  // namespace

ProofRules gather_rules(const View& view, Cell cell, int most_clues) {
  return RuleGatherer(view, most_clues).gather(cell);
}

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
  if (spare == -1) conflicting_.push_back(rule);
}

void ProofState::fix(Claim claim, int why) {
  before_.push_back({ready_.size(), conflicting_.size()});
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
    conflicting_.resize(before_.back().conflicting);
    before_.pop_back();
    fixed_.pop_back();
  }
}

bool ProofState::run_to_conflict(int& tried) {
  for (std::size_t next = 0; next < ready_.size() && conflicting_.empty(); ++next) {
    tried += fire(ready_[next]);
  }
  return !conflicting_.empty();
}

}  // namespace minewise
