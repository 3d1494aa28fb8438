#include "formats/open_symbols.h"

#include <algorithm>
#include <vector>

#include "core/topology.h"
#include "formats/foreign_row.h"

namespace minewise {
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
