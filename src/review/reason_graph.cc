#include "review/reason_graph.h"

#include <algorithm>
#include <tuple>
#include <variant>

namespace minewise {

namespace {

// Reasons that name no more clues than this are looked at as a whole.
constexpr std::size_t kFewClues = 4;

auto shallowest_first(const Premise& premise) {
  return std::tuple(premise.depth, premise.kind, premise.cell);
}

}  // namespace

std::string_view premise_word(Premise::Kind kind) {
  switch (kind) {
    case Premise::Kind::Clue:
      return "clue";
    case Premise::Kind::Safe:
      return "safe";
    case Premise::Kind::Mine:
      return "mine";
    case Premise::Kind::Count:
      return "count";
  }
  return "";
}

void ReasonGraph::start(const View& view) {
  cells_.assign(static_cast<std::size_t>(view.cells()), {});
  mines_ = safe_ = 0;
  inferences_.clear();
  premises_.clear();
  deepest_ = kNone;
  counted_mines_ = counted_safe_ = {};
  minimizer_.start(view);
  for (CellSet* set : {&named_, &is_chosen_, &has_verdict_}) set->start(view.cells());
  for (const Cell cell : view.uncovered()) {
    cells_[cell.at()].is_uncovered = true;
    learn(cell, view.is_open(cell) ? State::Safe : State::Mine);
  }
}

// What a game shows is right, even if somebody has deduced otherwise.
void ReasonGraph::learn(Cell cell, State state) {
  State& known = cells_[cell.at()].state;
  mines_ += (state == State::Mine) - (known == State::Mine);
  safe_ += (state == State::Safe) - (known == State::Safe);
  known = state;
}

void ReasonGraph::take_in(const View& view, std::span<const Cell> uncovered) {
  for (const Cell cell : uncovered) {
    if (view.state(cell) == CellState::Flagged) continue;
    Known& known = cells_[cell.at()];
    const State state = view.is_open(cell) ? State::Safe : State::Mine;
    const bool is_first = cell == uncovered.front();
    known.is_uncovered = true;
    if (!is_first) {
      known.opened_by = cells_[uncovered.front().at()].opened_by;
      known.opened_with = uncovered.front();
    } else if (known.state == state) {
      known.opened_by = known.inference;
    }
    learn(cell, state);
  }
}

Premise ReasonGraph::clue_of(Cell cell) const {
  const Known& known = cells_[cell.at()];
  const std::int32_t from = known.opened_by;
  return {Premise::Kind::Clue, cell, from, from == kNone ? 0 : at(from).depth, known.opened_with};
}

Premise ReasonGraph::verdict_on(Cell cell) const {
  const Known& known = cells_[cell.at()];
  const std::int32_t from = known.is_uncovered ? known.opened_by : known.inference;
  const auto kind = known.state == State::Safe ? Premise::Kind::Safe : Premise::Kind::Mine;
  return {kind, cell, from, from == kNone ? 0 : at(from).depth, known.opened_with};
}

void ReasonGraph::conclude(const View& view, const Deduction& deduction) {
  const auto& [cell, verdict, reason] = deduction;
  if (is_known(cell)) return;
  const bool is_promise = reason.rule == Rule::SinglePoint && reason.because.empty();
  if (!is_promise) {
    Inference inference{.cell = cell, .verdict = verdict, .rule = reason.rule};
    found_.clear();
    inference.is_complete = find_premises(view, deduction, inference);
    add(inference);
    cells_[cell.at()].inference = static_cast<std::int32_t>(inferences_.size()) - 1;
  }
  learn(cell, verdict == Verdict::Safe ? State::Safe : State::Mine);
}

// Files an inference with the premises found, unless it has taken over those of another.
void ReasonGraph::add(Inference inference) {
  if (inference.first == inference.end) {
    inference.first = static_cast<std::uint32_t>(premises_.size());
    premises_.insert(premises_.end(), found_.begin(), found_.end());
    inference.end = static_cast<std::uint32_t>(premises_.size());
    for (std::uint32_t i = inference.first; i < inference.end; ++i) {
      const bool is_deeper = premises_[i].depth + 1 > inference.depth;
      if (!is_deeper && inference.deepest != kNone) continue;
      inference.depth = premises_[i].depth + 1;
      inference.deepest = static_cast<std::int32_t>(i);
    }
    if (const Premise* premise = deepest_premise(inference)) {
      inference.root = premise->from == kNone ? premise->cell : at(premise->from).root;
    }
  }
  inferences_.push_back(inference);
  if (inference.depth > depth()) deepest_ = static_cast<std::int32_t>(inferences_.size()) - 1;
}

bool ReasonGraph::find_premises(const View& view, const Deduction& deduction,
                                Inference& inference) {
  const Reason& reason = deduction.reason;
  if (reason.rule == Rule::Count) return by_count(view, deduction, inference);
  if (reason.because.size() == 1) return by_one_clue(view, reason.because[0], deduction.verdict);
  if (by_several_clues(view, deduction, false)) return true;
  found_.clear();
  return false;
}

// A clue by itself says that the rest is safe when all its mines are known, and that the rest are
// mines when all others are known to be safe. None of these can be left out.
bool ReasonGraph::by_one_clue(const View& view, Cell clue, Verdict verdict) {
  const State needed = verdict == Verdict::Safe ? State::Mine : State::Safe;
  const auto [least, most] = view.allowed_mines(clue);
  found_.push_back(clue_of(clue));
  for (const Cell cell : view.topology().neighbours(clue)) {
    if (cells_[cell.at()].state == needed) found_.push_back(verdict_on(cell));
  }
  const int known = static_cast<int>(found_.size()) - 1;
  const int enough = verdict == Verdict::Safe ? most : view.topology().degree(clue) - least;
  if (known == enough) return true;
  found_.clear();
  return false;
}

bool ReasonGraph::by_several_clues(const View& view, const Deduction& deduction, bool with_count) {
  const auto& because = deduction.reason.because;
  chosen_.clear();
  named_.clear();
  is_chosen_.clear();
  for (const Cell clue : because) named_.add(clue);
  if (because.size() <= kFewClues) {
    for (const Cell clue : because) choose(clue);
    return suffice(view, deduction, with_count);
  }
  for (const Cell cell : view.topology().neighbours(deduction.cell)) choose(cell);
  do {
    if (chosen_.size() > PremiseMinimizer::kMostClues) return false;
    if (suffice(view, deduction, with_count)) return true;
    if (minimizer_.has_given_up()) return false;
  } while (grow(view));
  // By the number of mines, clues have to do with each other over any distance.
  if (!with_count || because.size() > PremiseMinimizer::kMostClues) return false;
  for (const Cell clue : because) choose(clue);
  return suffice(view, deduction, with_count);
}

void ReasonGraph::choose(Cell clue) {
  if (named_.has(clue) && is_chosen_.add(clue)) chosen_.push_back(clue);
}

// Chooses the clues that share an unknown cell with one already chosen. Returns whether there are
// any.
bool ReasonGraph::grow(const View& view) {
  const std::size_t before = chosen_.size();
  for (std::size_t i = 0; i < before; ++i) {
    for (const Cell cell : view.topology().neighbours(chosen_[i])) {
      if (is_known(cell)) continue;
      for (const Cell clue : view.topology().neighbours(cell)) choose(clue);
    }
  }
  return chosen_.size() > before;
}

bool ReasonGraph::suffice(const View& view, const Deduction& deduction, bool with_count) {
  gather(view, with_count);
  return minimizer_.sift(view, deduction.cell, deduction.verdict, found_);
}

// The clues chosen and what is known around them, or of the whole board where the number of mines
// counts; shallowest first.
void ReasonGraph::gather(const View& view, bool with_count) {
  found_.clear();
  has_verdict_.clear();
  const auto add_verdict = [&](Cell cell) {
    if (is_known(cell) && has_verdict_.add(cell)) found_.push_back(verdict_on(cell));
  };
  for (const Cell clue : chosen_) {
    found_.push_back(clue_of(clue));
    for (const Cell cell : view.topology().neighbours(clue)) add_verdict(cell);
  }
  if (with_count) {
    found_.push_back({.kind = Premise::Kind::Count});
    for (int cell = 0; cell < view.cells(); ++cell) add_verdict(Cell{cell});
  }
  std::ranges::sort(found_, std::less{}, shallowest_first);
}

// Where the rules say that every cell is a mine, or none, there is nothing else to know.
bool ReasonGraph::by_count(const View& view, const Deduction& deduction, Inference& inference) {
  const bool is_number = std::holds_alternative<FixedCount>(view.count());
  if (is_number && count_out(view, deduction.verdict, inference)) return true;
  if (is_number && view.cells() <= kMostCounted && by_several_clues(view, deduction, true)) {
    return true;
  }
  found_.assign(1, {.kind = Premise::Kind::Count});
  return !is_number;
}

// All mines are found, so the rest is safe; or all that is not a mine, so the rest are mines.
bool ReasonGraph::count_out(const View& view, Verdict verdict, Inference& inference) {
  const int mines = std::get<FixedCount>(view.count()).mines;
  const bool safe = verdict == Verdict::Safe;
  if (safe ? mines_ != mines : view.cells() - safe_ != mines) return false;
  CountedOut& listed = safe ? counted_mines_ : counted_safe_;
  const int known = safe ? mines_ : safe_;
  if (listed.known == known) {
    const Inference& like = at(listed.inference);
    inference = {inference.cell, verdict,   Rule::Count, true,    like.depth,
                 like.deepest,   like.root, like.first,  like.end};
    return true;
  }
  listed = {known, static_cast<std::int32_t>(inferences_.size())};
  found_.assign(1, {.kind = Premise::Kind::Count});
  for (int cell = 0; cell < view.cells(); ++cell) {
    const bool counts = cells_[Cell{cell}.at()].state == (safe ? State::Mine : State::Safe);
    if (counts) found_.push_back(verdict_on(Cell{cell}));
  }
  return true;
}

namespace {

// How many moves from neighbour to neighbour cells are apart, found breadth first, which serves
// every kind of board. Remembers its search, so that many questions about one cell cost one.
class Walk {
 public:
  Walk(const Topology& topology, Cell from)
      : topology_(topology), distance_(static_cast<std::size_t>(topology.cells()), kFar) {
    begin(from);
  }

  // From now on, from another cell.
  void begin(Cell from) {
    for (const Cell cell : reached_) distance_[cell.at()] = kFar;
    reached_.assign(1, from);
    distance_[from.at()] = 0;
    next_ = 0;
  }

  int to(Cell cell) {
    while (distance_[cell.at()] == kFar && next_ < reached_.size()) {
      const Cell here = reached_[next_++];
      for (const Cell near : topology_.neighbours(here)) {
        if (distance_[near.at()] != kFar) continue;
        distance_[near.at()] = distance_[here.at()] + 1;
        reached_.push_back(near);
      }
    }
    return distance_[cell.at()];
  }

 private:
  static constexpr int kFar = -1;

  const Topology& topology_;
  std::vector<int> distance_;
  std::vector<Cell> reached_;  // in order of distance
  std::size_t next_ = 0;       // the first whose neighbours have not been looked at
};

void measure(Chain& chain, const Topology& topology) {
  if (chain.stops.empty()) return;
  Walk walk(topology, chain.stops.front().cell);
  for (const auto& [cell, links] : chain.stops)
    chain.travel = std::max(chain.travel, walk.to(cell));
  for (std::size_t i = 1; i < chain.stops.size(); ++i) {
    walk.begin(chain.stops[i - 1].cell);
    chain.steps += walk.to(chain.stops[i].cell);
  }
}

}  // namespace

Chain chain_to(const ReasonGraph& graph, std::int32_t end, const Topology& topology) {
  Chain chain;
  for (std::int32_t i = end; i != ReasonGraph::kNone;) {
    const Inference& inference = graph.inferences()[i];
    chain.links.push_back(i);
    chain.stops.push_back({inference.cell, inference.depth});
    const Premise* premise = graph.deepest_premise(inference);
    if (!premise || premise->kind == Premise::Kind::Count) break;
    i = premise->from;
    const bool is_along = i == Premise::kGiven || graph.inferences()[i].cell != premise->cell;
    if (is_along) chain.stops.push_back({premise->cell, premise->depth});
  }
  std::ranges::reverse(chain.links);
  std::ranges::reverse(chain.stops);
  measure(chain, topology);
  return chain;
}

}  // namespace minewise
