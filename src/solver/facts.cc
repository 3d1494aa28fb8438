#include "solver/facts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace minewise {

namespace {

constexpr std::array<std::string_view, 7> kRuleWords{
    "single-point", "subset", "gaussian", "contradiction", "groups", "exact", "count"};

}  // namespace

std::string_view rule_word(Rule rule) {
  return kRuleWords[std::to_underlying(rule)];
}

std::optional<Rule> find_rule(std::string_view word) {
  for (std::size_t i = 0; i < kRuleWords.size(); ++i) {
    if (kRuleWords[i] == word) return static_cast<Rule>(i);
  }
  return std::nullopt;
}

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

// Written out for mines and for safe cells: what is added to the neighbours is then a constant.
inline void Facts::learn(Cell cell, bool is_mine) {
  known_[static_cast<std::size_t>(known_count_++)] = cell;
  if (is_mine) {
    ++mines_;
    state_[cell] = kMine;
    around_.add_around(cell, *topology_, kOneMine - 1);
  } else {
    state_[cell] = kSafe;
    around_.add_around(cell, *topology_, -1);
  }
}

// Takes in many cells: what learn() would read and write again for each is kept at hand.
template <class IsMine>
void Facts::learn_all(std::span<const Cell> cells, const IsMine& is_mine) {
  const CellBytes::Adder around(around_, *topology_);
  std::uint8_t* const states = &state_[Cell{0}];
  Cell* known = known_.data() + known_count_;
  int mines = 0;
  for (const Cell cell : cells) {
    const bool mine = is_mine(cell);
    std::uint8_t& state = states[cell.at()];
    if (state != kUnknown) continue;
    *known++ = cell;
    if (mine) {
      ++mines;
      state = kMine;
      around.add(cell, kOneMine - 1);
    } else {
      state = kSafe;
      around.add(cell, -1);
    }
  }
  known_count_ = static_cast<int>(known - known_.data());
  mines_ += mines;
}

void Facts::start_like(const Facts& other, std::size_t known, std::size_t deductions,
                       const View& view) {
  start(view);
  learn_all(other.known().first(known), [&](Cell cell) { return other.is_mine(cell); });
  const auto first = other.deductions().first(deductions);
  deductions_.insert(deductions_.end(), first.begin(), first.end());  // start() has cleared them
  observed_ = view.uncovered().size();
  promised_ = view.promised().size();
  opened_ = static_cast<int>(
      std::ranges::count_if(view.uncovered(), [&](Cell cell) { return view.is_open(cell); }));
}

void Facts::go_back(std::size_t known, std::size_t deductions) {
  const CellBytes::Adder around(around_, *topology_);
  for (const Cell cell : this->known().subspan(known)) {
    const bool was_mine = is_mine(cell);
    mines_ -= was_mine;
    state_[cell] = kUnknown;
    around.add(cell, was_mine ? 1 - kOneMine : 1);
  }
  known_count_ = static_cast<int>(known);
  deductions_.erase(deductions_.begin() + static_cast<std::ptrdiff_t>(deductions),
                    deductions_.end());
}

void Facts::observe(const View& view) {
  const auto uncovered = view.uncovered().subspan(observed_);
  if (uncovered.size() > kFew && view.rules().flags != FlagRule::Believed) {
    std::size_t closed = 0;
    learn_all(uncovered, [&](Cell cell) {
      if (view.is_open(cell)) return false;
      ++closed;
      return true;
    });
    opened_ += static_cast<int>(uncovered.size() - closed);
    observed_ = view.uncovered().size();
    return observe_promises(view);
  }
  for (const Cell cell : uncovered) {
    const CellState state = view.state(cell);
    if (state == CellState::Flagged && view.rules().flags == FlagRule::Believed) continue;
    const bool is_open = state == CellState::Open;
    opened_ += is_open;
    if (!is_known(cell)) learn(cell, !is_open);
  }
  observed_ = view.uncovered().size();
  if (promised_ < view.promised().size()) observe_promises(view);
}

void Facts::observe_promises(const View& view) {
  for (; promised_ < view.promised().size(); ++promised_) {
    const Cell cell = view.promised()[promised_];
    if (!is_known(cell)) conclude({cell, Verdict::Safe, {Rule::SinglePoint, {}}});
  }
}

void Facts::conclude(Deduction deduction) {
  if (is_known(deduction.cell)) return;
  Reason& reason = deduction.reason;
  if (reason.because.size() == 1 && reason.rule != Rule::Count) reason.rule = Rule::SinglePoint;
  learn(deduction.cell, deduction.verdict == Verdict::Mine);
  deductions_.push_back(std::move(deduction));
}

void Facts::conclude_around(Cell clue, Verdict verdict) {
  state_.for_each_odd_around(clue, *topology_, [&](Cell cell) {
    learn(cell, verdict == Verdict::Mine);
    deductions_.push_back({cell, verdict, {Rule::SinglePoint, CellList(clue)}});
  });
}

Constraint constraint_around(const View& view, const Facts& facts, Cell clue) {
  Constraint constraint;
  int mines = 0;
  for (const Cell cell : view.topology().neighbours(clue)) {
    if (!facts.is_known(cell)) {
      constraint.cells.push_back(cell);
    } else if (facts.is_mine(cell)) {
      ++mines;
    }
  }
  const SumRange allowed = view.allowed_mines(clue);
  constraint.least = allowed.least - mines;
  constraint.most = allowed.most - mines;
  return constraint;
}

std::optional<Verdict> forced_verdict(const Constraint& constraint) {
  return forced_verdict(constraint.size(), constraint.least, constraint.most);
}

}  // namespace minewise
