#include "formats/foreign_row.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "core/character.h"

namespace minewise {
namespace {

// What is written for a cell, and what it means.
struct WrittenCell {
  std::string_view text;
  char meaning;
};

constexpr std::array kWrittenCells = std::to_array<WrittenCell>({
    {" ", kSpaceCell},
    {"-", 'b'},
    {"⬜", 'c'},
    {"◻", 'd'},
    {"□", 'e'},
    {"⬛", 'f'},
    {"◼", 'g'},
    {"■", 'h'},
    {"🔲", 'i'},
    {"🔳", 'j'},
    {"🟫", 'k'},
    {"🟨", 'l'},
    {"🟧", 'm'},
    {"🟦", 'n'},
    {"🟩", 'o'},
    {"🟥", 'p'},
    {"🟪", 'q'},
    {"x", '?'},
    {"X", '?'},
    {"H", '?'},
    {"h", '?'},
    {"❓", '?'},
    {"❔", '?'},
    {"f", 'F'},
    {"🚩", 'F'},
    {"⚑", 'F'},
    {"⛳", 'F'},
    {"🏴", 'F'},
    {"🏁", 'F'},
    {"❌", 'F'},
    {"m", 'M'},
    {"💣", 'M'},
    {"💥", 'M'},
    {"０", '0'},
    {"１", '1'},
    {"２", '2'},
    {"３", '3'},
    {"４", '4'},
    {"５", '5'},
    {"６", '6'},
    {"７", '7'},
    {"８", '8'},
    {"\u00a0", kSpaceCell},
    {"\u3000", kSpaceCell},
});
constexpr std::string_view kOurCells = "?.#012345678_MF*B";
constexpr std::string_view kKeycap = "\u20e3";  // makes an emoji of the digit before it

// What stands between cells and is none: tabs, separators, and what has no width. Chats put the
// latter between emoji so that they are not joined, and after them to choose between their forms.
constexpr std::array kBetweenCells =
    std::to_array<std::string_view>({"\t", ",", "|", ";", "\u200b", "\u200c", "\u200d", "\u2060",
                                     "\u00ad", "\ufeff", "\ufe0e", "\ufe0f"});
constexpr std::string_view kForms[] = {"\ufe0e", "\ufe0f"};

// Takes the cell that a text begins with. Its meaning; nothing if it is no cell.
std::optional<char> take_cell_written(std::string_view& text) {
  const auto take = [&](std::string_view prefix) {
    const bool found = text.starts_with(prefix);
    if (found) text.remove_prefix(prefix.size());
    return found;
  };
  if (kOurCells.find(text.front()) != kOurCells.npos) {
    const char symbol = text.front();
    text.remove_prefix(1);
    for (const std::string_view form : kForms) take(form);
    take(kKeycap);
    return symbol;
  }
  const auto written =
      std::ranges::find_if(kWrittenCells, [&](const WrittenCell& cell) { return take(cell.text); });
  if (written == kWrittenCells.end()) return std::nullopt;
  return written->meaning;
}

std::size_t bytes_between_cells(std::string_view text) {
  for (const std::string_view passed : kBetweenCells) {
    if (text.starts_with(passed)) return passed.size();
  }
  return 0;
}

ForeignRow read_cells(std::string_view text) {
  ForeignRow row;
  for (std::string_view rest = text; !rest.empty();) {
    if (const std::size_t passed = bytes_between_cells(rest)) {
      rest.remove_prefix(passed);
    } else if (const auto cell = take_cell_written(rest)) {
      row.cells += *cell;
    } else {
      if (row.unknown++ == 0) row.odd_at = text.size() - rest.size();
      rest.remove_prefix(bytes_of_character(rest));
    }
  }
  return row;
}

// The cells of fields between tabs.
std::optional<std::string> read_fields(std::string_view text) {
  if (text.find('\t') == text.npos) return std::nullopt;
  std::string fields;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\t', begin), text.size());
    std::string cells = read_cells(text.substr(begin, end - begin)).cells;
    std::erase(cells, kSpaceCell);
    if (cells.size() > 1) return std::nullopt;
    fields += cells.empty() ? kSpaceCell : cells.front();
    begin = end + 1;
  }
  return fields;
}

}  // namespace

ForeignRow read_foreign_row(std::string_view text, int line) {
  ForeignRow row = read_cells(text);
  row.line = line;
  if (row.unknown == 0) row.fields = read_fields(text);
  return row;
}

bool may_be_open(char cell) {
  return cell >= 'a' && cell <= 'z';
}

std::string name_of_symbol(char cell) {
  if (cell == kSpaceCell) return "a space";
  const auto written = std::ranges::find(kWrittenCells, cell, &WrittenCell::meaning);
  return fmt::format("'{}'", written->text);
}

}  // namespace minewise
