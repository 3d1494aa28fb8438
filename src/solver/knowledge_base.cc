#include "solver/knowledge_base.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "solver/engines/gaussian.h"
#include "solver/engines/subset.h"
#include "solver/facts.h"

namespace minewise {

namespace {

class SettledRows final : public RowListener {
 public:
  void settles(const LinearRow& row, bool at_most) override {
    std::vector<std::int64_t> key{at_most, row.sum};
    for (const auto& [variable, factor] : row.terms) {
      key.push_back(variable);
      key.push_back(factor);
    }
    if (!met_.insert(std::move(key)).second) return;
    rows_.emplace_back(row, at_most);
  }

  const std::vector<std::pair<LinearRow, bool>>& rows() const { return rows_; }

 private:
  std::set<std::vector<std::int64_t>> met_;  // a row is looked at more than once
  std::vector<std::pair<LinearRow, bool>> rows_;
};

// Which cells belong together: a forest, each cell pointing to another of its group.
class CellGroups {
 public:
  explicit CellGroups(int cells) : parent_(static_cast<std::size_t>(cells)) {
    std::iota(parent_.begin(), parent_.end(), 0);
  }

  std::int32_t root(std::int32_t cell) {
    while (at(cell) != cell) cell = at(cell) = at(at(cell));
    return cell;
  }
  // The lower cell becomes the root.
  void join(std::int32_t a, std::int32_t b) {
    a = root(a);
    b = root(b);
    at(std::max(a, b)) = std::min(a, b);
  }

 private:
  std::int32_t& at(std::int32_t cell) { return parent_[static_cast<std::size_t>(cell)]; }
  std::vector<std::int32_t> parent_;
};

class RowFinder {
 public:
  RowFinder(const View& view, std::size_t most)
      : view_(view), most_(most), facts_(view), groups_(view.cells()) {}

  Elimination find() {
    SettledRows settled;
    HeardGaussian engine(RowsHeard{&settled});
    engine.start(view_);
    engine.deduce(view_, facts_);  // it concludes nothing
    read_clues();
    for (const LinearRow& row : engine.rows()) {
      if (RowGroup* group = group_of(row)) {
        if (++group->after_in_all <= most_) group->after.push_back(upright(matrix_row(row)));
      }
    }
    for (const auto& [row, at_most] : settled.rows()) {
      if (RowGroup* group = group_of(row)) {
        if (++group->settled_in_all > most_) continue;
        const bool turned = row.terms.front().factor < 0;
        group->settled.push_back({upright(matrix_row(row)), at_most != turned});
      }
    }
    for (RowGroup& group : found_.groups) sort_rows(group);
    return std::move(found_);
  }

 private:
  // Groups are numbered by their first cell; only the first so many are kept.
  void read_clues() {
    std::vector<Cell> clues;
    for (const Cell cell : view_.uncovered()) {
      if (view_.is_open(cell) && says_something(cell)) clues.push_back(cell);
    }
    std::ranges::sort(clues);
    for (const Cell clue : clues) {
      const Constraint constraint = constraint_around(view_, facts_, clue);
      for (const Cell cell : constraint.cells) {
        groups_.join(constraint.cells.front().index, cell.index);
      }
    }
    std::map<std::int32_t, std::set<Cell>> cells;
    for (const Cell clue : clues) {
      const Constraint constraint = constraint_around(view_, facts_, clue);
      const std::int32_t root = groups_.root(constraint.cells.front().index);
      cells[root].insert(constraint.cells.begin(), constraint.cells.end());
    }
    found_.groups_in_all = cells.size();
    for (const auto& [root, members] : cells) {
      if (found_.groups.size() == most_) break;
      index_[root] = found_.groups.size();
      found_.groups.emplace_back().cells.assign(members.begin(), members.end());
    }
    for (const Cell clue : clues) add_before(clue);
  }

  bool says_something(Cell clue) const {
    const Constraint constraint = constraint_around(view_, facts_, clue);
    return constraint.size() > 0 && (constraint.least > 0 || constraint.most < constraint.size());
  }

  void add_before(Cell clue) {
    const Constraint constraint = constraint_around(view_, facts_, clue);
    const auto found = index_.find(groups_.root(constraint.cells.front().index));
    if (found == index_.end()) return;
    RowGroup& group = found_.groups[found->second];
    if (++group.before_in_all > most_) return;
    MatrixRow& row = group.before.emplace_back();
    for (const Cell cell : constraint.cells) row.cells.emplace_back(cell, 1);
    row.made_of.push_back({clue, 1, slack_of(clue)});
    row.sum = constraint.least;
  }

  RowGroup* group_of(const LinearRow& row) {
    if (row.terms.empty() || row.terms.front().variable >= view_.cells()) return nullptr;
    const auto found = index_.find(groups_.root(row.terms.front().variable));
    return found == index_.end() ? nullptr : &found_.groups[found->second];
  }

  MatrixRow matrix_row(const LinearRow& row) const {
    MatrixRow made;
    made.sum = row.sum;
    for (const auto& [variable, factor] : row.terms) {
      if (variable < view_.cells()) {
        made.cells.emplace_back(Cell{variable}, factor);
      } else {
        const Cell clue{variable - view_.cells()};
        made.made_of.push_back({clue, -factor, slack_of(clue)});
      }
    }
    return made;
  }

  // The same row with a positive factor in front.
  static MatrixRow upright(MatrixRow row) {
    if (row.cells.front().second > 0) return row;
    for (auto& [cell, factor] : row.cells) factor = -factor;
    for (auto& part : row.made_of) part.factor = -part.factor;
    row.sum = -row.sum;
    return row;
  }

  SumRange slack_of(Cell clue) const {
    const Constraint constraint = constraint_around(view_, facts_, clue);
    return {std::max(0, -constraint.least),
            std::min(constraint.most, constraint.size()) - constraint.least};
  }

  static void sort_rows(RowGroup& group) {
    const auto order = [](const MatrixRow& row) { return std::pair(row.cells, row.sum); };
    std::ranges::sort(group.after, {}, order);
  }

  const View& view_;
  std::size_t most_;
  Facts facts_;  // what the view shows
  CellGroups groups_;
  std::map<std::int32_t, std::size_t> index_;  // by root: of the group
  Elimination found_;
};

}  // namespace

Elimination find_rows(const View& view, std::size_t most) {
  return RowFinder(view, most).find();
}

namespace {

constexpr std::size_t kMostKept = 20'000;  // equations that are written down; the rest are counted

bool says_nothing(const Constraint& constraint) {
  return constraint.least <= 0 && constraint.most >= constraint.size();
}

// Writes down what the engine holds. It has at most one equation about the same cells, so their
// cells tell equations apart.
class SubsetRecord final : public SubsetListener {
 public:
  explicit SubsetRecord(const View& view) : view_(view), seen_(view) {}

  void reads(Cell clue) override {
    made_ = {};
    made_.clues = {clue};
    is_known_origin_ = true;
  }

  void subtracts(const SubsetEquation& inner, const SubsetEquation& outer) override {
    made_ = {};
    made_.origin = HeldEquation::Origin::Difference;
    made_.from = find(outer);
    made_.less = find(inner);
    is_known_origin_ = made_.from >= 0 && made_.less >= 0;
  }

  void substitutes(const SubsetEquation& equation, Cell known, Verdict verdict) override {
    made_ = {};
    made_.origin = HeldEquation::Origin::Substitution;
    made_.from = find(equation);
    made_.known = {{known, verdict}};
    is_known_origin_ = made_.from >= 0;
    if (is_known_origin_ && equation.size() == 1) forget_unused(made_.from);
  }

  void holds(const SubsetEquation& equation) override {
    (made_.origin == HeldEquation::Origin::Clue ? clues_ : derived_) += 1;
    if (is_known_origin_ && entries_.size() < kMostKept) keep(equation, -1);
  }

  void meets(const SubsetEquation& equation, bool tighter) override {
    const int there = find(equation);
    if (!is_known_origin_ || there < 0) return;
    if (tighter) return keep(equation, there);
    if (made_.origin == HeldEquation::Origin::Clue) return say_again(there);
    if (made_.origin == HeldEquation::Origin::Substitution) forget_unused(made_.from);
  }

  void settles(const SubsetEquation& equation, Verdict verdict) override {
    const int index = find(equation);
    if (index < 0) return;
    entry(index).equation.gives = verdict;
    entry(index).is_used = true;
  }

  KnowledgeBase finish(std::size_t most) &&;

 private:
  struct Entry {
    HeldEquation equation;  // its references are indices of entries until finish()
    bool is_used = false;   // something was made of it, or it settled cells
    bool is_forgotten = false;
  };

  Entry& entry(int index) { return entries_[static_cast<std::size_t>(index)]; }

  static std::vector<Cell> cells_of(const SubsetEquation& equation) {
    return {equation.cells.begin(), equation.cells.end()};
  }

  int find(const SubsetEquation& equation) const {
    const auto found = live_.find(cells_of(equation));
    return found == live_.end() ? -1 : found->second;
  }

  void keep(const SubsetEquation& equation, int with);
  void weigh_clue();
  void say_again(int there);
  void forget_unused(int index);
  void renumber(HeldEquation& equation, const std::vector<int>& number) const;

  const View& view_;
  Facts seen_;         // what the view shows
  HeldEquation made_;  // the equation that is being made
  bool is_known_origin_ = true;
  std::vector<Entry> entries_;
  std::map<std::vector<Cell>, int> live_;
  std::size_t clues_ = 0, derived_ = 0;
};

// Cells that become known together are taken out one by one. Only the last equation of such a row
// is kept, and none where the equation itself had settled its cells.
void SubsetRecord::keep(const SubsetEquation& equation, int with) {
  using Origin = HeldEquation::Origin;
  made_.cells = cells_of(equation);
  made_.least = equation.least.mines;
  made_.most = equation.most.mines;
  made_.with = with;
  if (made_.origin == Origin::Clue) weigh_clue();
  if (made_.origin == Origin::Substitution) {
    Entry& before = entry(made_.from);
    const bool replaces = before.equation.origin == Origin::Substitution && !before.is_used;
    if (before.equation.gives) {
      live_[made_.cells] = made_.from;
      return;
    }
    if (replaces) {
      made_.known.insert(made_.known.begin(), before.equation.known.begin(),
                         before.equation.known.end());
      forget_unused(std::exchange(made_.from, before.equation.from));
    }
  }
  for (const int index : {made_.from, made_.less, with}) {
    if (made_.origin != Origin::Clue && index >= 0) entry(index).is_used = true;
  }
  live_[made_.cells] = static_cast<int>(entries_.size());
  entries_.push_back({std::move(made_), false, false});
}

// How likely the clue is with each number of mines among its unknown cells.
void SubsetRecord::weigh_clue() {
  const Cell clue = made_.clues.front();
  const Constraint constraint = constraint_around(view_, seen_, clue);
  if (constraint.least == constraint.most) return;
  const int degree = view_.topology().degree(clue);
  const Likelihood& likelihood = view_.rules().clues->likelihood(view_.clue(clue), degree);
  const int found = view_.allowed_mines(clue).least - constraint.least;
  for (int mines = made_.least; mines <= made_.most; ++mines) {
    made_.weight.push_back(likelihood[static_cast<std::size_t>(mines + found)]);
  }
}

// Another clue about the same cells: it says the same, or less.
void SubsetRecord::say_again(int there) {
  HeldEquation& equation = entry(there).equation;
  const Constraint constraint = constraint_around(view_, seen_, made_.clues.front());
  const bool same = std::max(0, constraint.least) == equation.least &&
                    std::min(constraint.size(), constraint.most) == equation.most;
  if (same) equation.clues.push_back(made_.clues.front());
}

void SubsetRecord::forget_unused(int index) {
  Entry& unused = entry(index);
  if (unused.equation.origin != HeldEquation::Origin::Substitution || unused.is_used) return;
  unused.is_forgotten = true;
  --derived_;
}

void SubsetRecord::renumber(HeldEquation& equation, const std::vector<int>& number) const {
  const auto of = [&](int index) {
    return index < 0 ? 0 : number[static_cast<std::size_t>(index)];
  };
  const bool is_clue = equation.origin == HeldEquation::Origin::Clue;
  const bool is_difference = equation.origin == HeldEquation::Origin::Difference;
  equation.from = is_clue ? 0 : of(equation.from);
  equation.less = is_difference ? of(equation.less) : 0;
  equation.with = of(equation.with);
}

KnowledgeBase SubsetRecord::finish(std::size_t most) && {
  KnowledgeBase base;
  base.clues_in_all = clues_;
  std::vector<int> number(entries_.size(), 0);
  int next = 1;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    auto& [equation, is_used, is_forgotten] = entries_[i];
    if (is_forgotten) continue;
    number[i] = equation.number = next++;
    renumber(equation, number);
    const bool is_clue = equation.origin == HeldEquation::Origin::Clue;
    base.derived_in_all += is_clue ? 0 : 1;
    auto& list = is_clue ? base.clues : base.derived;
    if (list.size() < most) list.push_back(std::move(equation));
  }
  if (entries_.size() >= kMostKept) base.derived_in_all = derived_;
  return base;
}

}  // namespace

KnowledgeBase find_knowledge_base(const View& view, std::size_t most) {
  SubsetRecord record(view);
  HeardSubset engine(SubsetHeard{&record});
  Facts facts(view);
  const Facts seen(view);
  engine.start(view);
  engine.deduce(view, facts);
  KnowledgeBase base = std::move(record).finish(most);
  for (const Cell cell : view.uncovered()) {
    if (!view.is_open(cell)) continue;
    const Constraint constraint = constraint_around(view, seen, cell);
    base.spent += constraint.cells.empty();
    base.silent += !constraint.cells.empty() && says_nothing(constraint);
  }
  return base;
}

std::vector<NeighbourCounts> count_neighbours(const View& view) {
  std::vector<NeighbourCounts> counts(static_cast<std::size_t>(view.cells()));
  for (int index = 0; index < view.cells(); ++index) {
    NeighbourCounts& count = counts[Cell{index}.at()];
    for (const Cell near : view.topology().neighbours(Cell{index})) {
      count.hidden += view.is_covered(near);
      count.safe += view.is_open(near);
      count.mines += !view.is_covered(near) && !view.is_open(near);
    }
  }
  return counts;
}

}  // namespace minewise
