#include "solver/elimination_rows.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "solver/constraint.h"
#include "solver/engines/gaussian.h"

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

}  // namespace minewise
