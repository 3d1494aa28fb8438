#include "formats/foreign_symbols.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <vector>

#include "core/topology.h"
#include "core/words.h"

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

namespace {

// Sets of symbols that may be open together, in the order in which they are tried: of the shades
// the larger sets first.
std::vector<std::string> sets_of_symbols() {
  std::vector<std::string> sets;
  for (char symbol = kSpaceCell; symbol < kFirstShade; ++symbol) sets.emplace_back(1, symbol);
  for (const char* shades : {"klm", "kl", "km", "lm", "k", "l", "m"}) sets.emplace_back(shades);
  for (char symbol = kLastShade + 1; symbol <= 'z'; ++symbol) sets.emplace_back(1, symbol);
  return sets;
}

// Whether there are cells for all the mines, and mines for all the flags.
bool fits_count(const std::string& symbols, const std::optional<MineCount>& count) {
  const auto* fixed = count ? std::get_if<FixedCount>(&*count) : nullptr;
  if (!fixed) return true;
  const auto found = std::ranges::count_if(symbols, [](char c) { return c == 'M' || c == 'F'; });
  return found <= fixed->mines && fixed->mines <= found + std::ranges::count(symbols, '?');
}

// Whether something is covered or a mine, no 0 touches it, and there are enough of them around
// every number, and not too many.
bool makes_sense(const std::string& symbols, const Topology& topology) {
  if (symbols.find_first_of("?MF") == symbols.npos) return false;
  for (int index = 0; index < topology.cells(); ++index) {
    const char symbol = symbols[Cell{index}.at()];
    if (symbol < '0' || symbol > '8') continue;
    int mines = 0, covered = 0;
    for (const Cell near : topology.neighbours(Cell{index})) {
      const char other = symbols[near.at()];
      mines += other == 'M' || other == 'F';
      covered += other == '?';
    }
    const int number = symbol - '0';
    if (number < mines || number > mines + covered || (number == 0 && covered > 0)) return false;
  }
  return true;
}

}  // namespace

std::string settle_open_cells(const std::string& written, Position& position) {
  if (!position.clues->is_exact() || position.symbols.find('0') != std::string::npos) return "";
  const Topology topology(position.shape);
  for (const std::string& open : sets_of_symbols()) {
    const auto is_written = [&](char symbol) { return written.find(symbol) != written.npos; };
    if (!std::ranges::all_of(open, is_written)) continue;
    std::string symbols = position.symbols;
    for (std::size_t at = 0; at < symbols.size(); ++at) {
      if (open.find(written[at]) != open.npos) symbols[at] = '0';
    }
    if (!fits_count(symbols, position.count) || !makes_sense(symbols, topology)) continue;
    position.symbols = std::move(symbols);
    return open;
  }
  return "";
}

}  // namespace minewise
