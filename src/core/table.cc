#include "core/table.h"

#include <fmt/format.h>

#include <algorithm>

namespace minewise {
namespace {

// In letters, of which UTF-8 writes some with several bytes.
std::size_t width_of(const std::string& text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char byte) { return (byte & 0xc0) != 0x80; }));
}

void widen(std::vector<std::size_t>& width, const TableRow& row) {
  width.resize(std::max(width.size(), row.size()), 0);
  for (std::size_t i = 0; i < row.size(); ++i) width[i] = std::max(width[i], width_of(row[i]));
}

std::string line_of(const TableRow& row, const std::vector<std::size_t>& width,
                    const std::string& sides) {
  std::string line;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const bool left = sides[std::min(i, sides.size() - 1)] == 'l';
    line += left ? fmt::format("  {:<{}}", row[i], width[i])
                 : fmt::format("  {:>{}}", row[i], width[i]);
  }
  line.erase(line.find_last_not_of(' ') + 1);
  return line + "\n";
}

}  // namespace

TableRow joined(TableRow row, const TableRow& more) {
  row.insert(row.end(), more.begin(), more.end());
  return row;
}

std::string format_table(const Table& table) {
  std::vector<std::size_t> width;
  widen(width, table.columns);
  for (const TableRow& row : table.rows) widen(width, row);
  std::string text = table.title.empty() ? "" : table.title + "\n";
  if (!table.columns.empty()) text += line_of(table.columns, width, table.sides);
  for (const TableRow& row : table.rows) text += line_of(row, width, table.sides);
  return table.note.empty() ? text : text + "  " + table.note + "\n";
}

std::string format_csv_row(const TableRow& fields) {
  std::string row;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (i > 0) row += ',';
    if (fields[i].find_first_of(",\"\r\n") == fields[i].npos) {
      row += fields[i];
      continue;
    }
    row += '"';
    for (const char letter : fields[i]) row += letter == '"' ? "\"\"" : std::string(1, letter);
    row += '"';
  }
  return row + '\n';
}

std::string format_csv(const Table& table) {
  std::string csv = format_csv_row(table.columns);
  for (const TableRow& row : table.rows) csv += format_csv_row(row);
  return csv;
}

}  // namespace minewise
