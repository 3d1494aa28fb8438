#include "output/text/equations.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>

#include "core/table.h"
#include "output/text/explain.h"
#include "output/text/typeset.h"

namespace minewise {

namespace {

std::string weights_text(const HeldEquation& equation) {
  std::string text;
  for (std::size_t i = 0; i < equation.weight.size(); ++i) {
    text += fmt::format("{} {} with {}", i == 0 ? ", likelihood" : ",",
                        fmt::format("{:.4g}", equation.weight[i]),
                        equation.least + static_cast<int>(i));
  }
  return text;
}

std::string said_by(const HeldEquation& equation, const PlacedView& placed) {
  std::string text;
  for (std::size_t i = 0; i < equation.clues.size(); ++i) {
    if (i > 0) text += i + 1 == equation.clues.size() ? " and " : ", ";
    text += name_of_clue(equation.clues[i], placed);
  }
  return text;
}

std::string made_by(const HeldEquation& equation, const PlacedView& placed,
                    const CellNames& names) {
  std::string text;
  switch (equation.origin) {
    case HeldEquation::Origin::Clue:
      text = said_by(equation, placed) + weights_text(equation);
      break;
    case HeldEquation::Origin::Difference:
      text = fmt::format("({}) - ({})", equation.from, equation.less);
      break;
    case HeldEquation::Origin::Substitution:
      text = fmt::format("({}) with", equation.from);
      for (std::size_t i = 0; i < equation.known.size(); ++i) {
        const auto& [cell, verdict] = equation.known[i];
        text += fmt::format("{} {} = {}", i > 0 ? "," : "", names.of(cell),
                            verdict == Verdict::Mine ? 1 : 0);
      }
      break;
  }
  return equation.with > 0 ? fmt::format("{}, with ({})", text, equation.with) : text;
}

std::string listed(const std::vector<HeldEquation>& equations, const PlacedView& placed,
                   const CellNames& names) {
  Table table{.sides = "rl"};
  for (const HeldEquation& equation : equations) {
    std::string note = made_by(equation, placed, names);
    if (equation.gives) note += ": " + verdict_text(equation.cells, *equation.gives, names);
    table.rows.push_back(
        {fmt::format("({})", equation.number), equation_text(equation, names), note});
  }
  return format_table(table);
}

}  // namespace

std::string verdict_text(const std::vector<Cell>& cells, Verdict verdict, const CellNames& names) {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) text += i + 1 == cells.size() ? " and " : ", ";
    text += names.of(cells[i]);
  }
  const bool one = cells.size() == 1;
  if (verdict == Verdict::Safe) return text + (one ? " is safe" : " are safe");
  return text + (one ? " is a mine" : " are mines");
}

std::string equation_text(const HeldEquation& equation, const CellNames& names) {
  std::string sum;
  for (const Cell cell : equation.cells) sum += (sum.empty() ? "" : " + ") + names.of(cell);
  const auto& [least, most] = std::pair(equation.least, equation.most);
  if (least == most) return fmt::format("{} = {}", sum, least);
  if (least <= 0) return fmt::format("{} <= {}", sum, most);
  if (most >= static_cast<int>(equation.cells.size())) return fmt::format("{} >= {}", sum, least);
  return fmt::format("{} <= {} <= {}", least, sum, most);
}

std::string equations_text(const KnowledgeBase& base, const PlacedView& placed,
                           const CellNames& names) {
  std::string text = "equations, one per clue, without the mines flagged or stepped on:\n";
  if (base.clues.empty()) text += "  none\n";
  text += listed(base.clues, placed, names);
  text += cut_note(base.clues.size(), base.clues_in_all, "equation");
  if (base.spent > 0) {
    text += fmt::format("  left out: {} without covered neighbours\n",
                        how_many(static_cast<std::size_t>(base.spent), "clue"));
  }
  if (base.silent > 0) {
    text += fmt::format("  no equation: {} that {} any number of mines\n",
                        how_many(static_cast<std::size_t>(base.silent), "clue"),
                        base.silent == 1 ? "allows" : "allow");
  }
  text += "derived by subtracting contained equations and inserting what is known:\n";
  if (base.derived.empty()) text += "  nothing more follows\n";
  text += listed(base.derived, placed, names);
  return text + cut_note(base.derived.size(), base.derived_in_all, "equation");
}

namespace {

bool has_slack(const SumRange& slack) {
  return slack.least != 0 || slack.most != 0;
}

// One group of rows, with names for its clues: r1 for the row of a clue, s1 for its slack.
class GroupText {
 public:
  GroupText(const RowGroup& group, const PlacedView& placed, const CellNames& names)
      : group_(group), placed_(placed), names_(names) {
    for (std::size_t i = 0; i < group.before.size(); ++i) {
      const MatrixRow::Part& part = group.before[i].made_of.front();
      number_[part.clue] = i + 1;
      if (has_slack(part.slack)) slacks_.push_back(part);
    }
  }

  std::string text() const {
    std::string text = "before, a row for each clue:\n" + before() +
                       cut_note(group_.before.size(), group_.before_in_all, "row");
    text += "after elimination:\n" + after();
    text += cut_note(group_.after.size(), group_.after_in_all, "row");
    text += "row bounds:\n" + settled();
    return text + cut_note(group_.settled.size(), group_.settled_in_all, "row");
  }

 private:
  bool is_matrix() const { return group_.cells.size() + slacks_.size() <= kMostColumns; }

  std::string before() const {
    Table table = empty_table();
    for (std::size_t i = 0; i < group_.before.size(); ++i) {
      const MatrixRow& row = group_.before[i];
      table.rows.push_back(entries(fmt::format("r{}", i + 1), row));
      table.rows.back().push_back(name_of_clue(row.made_of.front().clue, placed_));
    }
    std::string text = format_table(table);
    for (const auto& [clue, factor, slack] : slacks_) {
      text += fmt::format("  {}: {}..{} mines beyond the least that {} allows\n", slack_name(clue),
                          slack.least, slack.most, name_of_clue(clue, placed_));
    }
    return text;
  }

  std::string after() const {
    Table table = empty_table();
    for (const MatrixRow& row : group_.after) {
      table.rows.push_back(entries("", row));
      table.rows.back().push_back(combination(row));
    }
    return format_table(table);
  }

  std::string settled() const {
    if (group_.settled.empty()) return "  no row is as large or as small as it can be\n";
    std::string text;
    for (const SettledRow& settled : group_.settled) {
      text += fmt::format("  {} ({}) is as {} as it can be:", sum(settled.row),
                          combination(settled.row), settled.at_most ? "large" : "small");
      std::string_view join = " ";
      for (const Verdict verdict : {Verdict::Mine, Verdict::Safe}) {
        std::vector<Cell> cells;
        for (const auto& [cell, factor] : settled.row.cells) {
          if (settled.is_mine(factor) == (verdict == Verdict::Mine)) cells.push_back(cell);
        }
        if (cells.empty()) continue;
        text.append(join).append(verdict_text(cells, verdict, names_));
        join = ", ";
      }
      text += "\n";
    }
    return text;
  }

  Table empty_table() const {
    if (!is_matrix()) return {.sides = "l"};
    Table table{.columns = {""}};
    for (const Cell cell : group_.cells) table.columns.push_back(names_.of(cell));
    for (const auto& slack : slacks_) table.columns.push_back(slack_name(slack.clue));
    table.sides = "l" + std::string(table.columns.size() - 1, 'r') + "l";
    return table;
  }

  std::vector<std::string> entries(std::string label, const MatrixRow& row) const {
    if (!is_matrix()) return {std::move(label), sum(row)};
    std::vector<std::string> line{std::move(label)};
    auto at = row.cells.begin();
    for (const Cell cell : group_.cells) {
      const bool here = at != row.cells.end() && at->first == cell;
      line.push_back(here ? fmt::format("{}", at++->second) : ".");
    }
    for (const auto& slack : slacks_) {
      const auto part = std::ranges::find(row.made_of, slack.clue, &MatrixRow::Part::clue);
      line.push_back(part == row.made_of.end() ? "." : fmt::format("{}", -part->factor));
    }
    line.push_back(fmt::format("= {}", row.sum));
    return line;
  }

  // "A - C - s1 = 1"
  std::string sum(const MatrixRow& row) const {
    std::string text;
    for (const auto& [cell, factor] : row.cells) add_term(text, factor, names_.of(cell));
    for (const auto& [clue, factor, slack] : row.made_of) {
      if (has_slack(slack)) add_term(text, -factor, slack_name(clue));
    }
    return fmt::format("{} = {}", text, row.sum);
  }

  // "r2 - r1": of which clues a row is made.
  std::string combination(const MatrixRow& row) const {
    std::string text;
    for (const bool positive : {true, false}) {
      for (const auto& [clue, factor, slack] : row.made_of) {
        if ((factor > 0) == positive) add_term(text, factor, row_name(clue));
      }
    }
    return text;
  }

  static void add_term(std::string& text, std::int64_t factor, const std::string& name) {
    const std::int64_t size = factor < 0 ? -factor : factor;
    text += text.empty() ? (factor < 0 ? "-" : "") : (factor < 0 ? " - " : " + ");
    text += size == 1 ? name : fmt::format("{} {}", size, name);
  }

  std::string row_name(Cell clue) const {
    const auto found = number_.find(clue);
    return found == number_.end() ? name_of_clue(clue, placed_) : fmt::format("r{}", found->second);
  }
  std::string slack_name(Cell clue) const { return "s" + row_name(clue).substr(1); }

  const RowGroup& group_;
  const PlacedView& placed_;
  const CellNames& names_;
  std::map<Cell, std::size_t> number_;   // of a clue's row
  std::vector<MatrixRow::Part> slacks_;  // of clues that are not exact
};

}  // namespace

std::string rows_text(const Elimination& elimination, const PlacedView& placed,
                      const CellNames& names) {
  std::string text;
  for (std::size_t i = 0; i < elimination.groups.size(); ++i) {
    const RowGroup& group = elimination.groups[i];
    text += fmt::format("rows of elimination {}, about {}:\n", i + 1,
                        names.list(group.cells, kMostColumns));
    text += GroupText(group, placed, names).text();
  }
  if (text.empty()) return "rows: none, because no clue gives information\n";
  return text + cut_note(elimination.groups.size(), elimination.groups_in_all, "group of rows",
                         "groups of rows");
}

}  // namespace minewise
