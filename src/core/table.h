// A table: columns with names, and rows of cells, all of them text. It is written as text in
// columns, as CSV for other programs, or as HTML (output/report/html.h).
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

namespace minewise {

using TableRow = std::vector<std::string>;

// Each value as text, as short as it can be read back.
template <class... Values>
TableRow row_of(const Values&... values) {
  return {fmt::format("{}", values)...};
}

TableRow joined(TableRow row, const TableRow& more);

struct Table {
  TableRow columns = {};            // their names; none where the cells speak for themselves
  std::vector<TableRow> rows = {};  // may end early
  std::string sides = "lr";  // 'l' or 'r', the side of each column; the last for all after it
  std::string title = {};    // may be empty
  std::string note = {};     // may be empty
};

// Columns as wide as their widest cell, two spaces between them; each line is indented by two.
// Title and note, if there are any, have lines of their own.
std::string format_table(const Table& table);

// The first line has the column names. Fields with commas or quotes are quoted (RFC 4180, but lines
// end with "\n").
std::string format_csv(const Table& table);
std::string format_csv_row(const TableRow& fields);

}  // namespace minewise
