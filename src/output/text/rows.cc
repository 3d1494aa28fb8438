#include "output/text/rows.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>

#include "output/text/aligned.h"
#include "output/text/equations.h"
#include "output/text/explain.h"

namespace minewise {
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
    TextTable table = heading();
    for (std::size_t i = 0; i < group_.before.size(); ++i) {
      const MatrixRow& row = group_.before[i];
      table.push_back(entries(fmt::format("r{}", i + 1), row));
      table.back().push_back(name_of_clue(row.made_of.front().clue, placed_));
    }
    std::string text = laid_out(table);
    for (const auto& [clue, factor, slack] : slacks_) {
      text += fmt::format("  {}: {}..{} mines beyond the least that {} allows\n", slack_name(clue),
                          slack.least, slack.most, name_of_clue(clue, placed_));
    }
    return text;
  }

  std::string after() const {
    TextTable table = heading();
    for (const MatrixRow& row : group_.after) {
      table.push_back(entries("", row));
      table.back().push_back(combination(row));
    }
    return laid_out(table);
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

  TextTable heading() const {
    if (!is_matrix()) return {};
    std::vector<std::string> line{""};
    for (const Cell cell : group_.cells) line.push_back(names_.of(cell));
    for (const auto& slack : slacks_) line.push_back(slack_name(slack.clue));
    return {line};
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

  std::string laid_out(const TextTable& table) const {
    std::string sides = "l";
    sides.append(is_matrix() ? group_.cells.size() + slacks_.size() : 0, 'r');
    return aligned(table, sides + "l");
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
  if (text.empty()) return "rows: none, no clue says anything\n";
  return text + cut_note(elimination.groups.size(), elimination.groups_in_all, "group of rows",
                         "groups of rows");
}

}  // namespace minewise
