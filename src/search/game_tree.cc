#include "search/game_tree.h"

#include <unordered_map>

#include "base/check.h"
#include "base/rng.h"

namespace minewise {

std::vector<SetKey> random_keys(std::size_t rows) {
  Rng rng(Seed{0}, Digest("layouts"));
  const auto bits = [&] { return (std::uint64_t{rng.bits()} << 32) | rng.bits(); };
  std::vector<SetKey> keys(rows);
  for (SetKey& key : keys) key.high = bits(), key.low = bits();
  return keys;
}

std::vector<std::vector<SetKey>> image_keys(const LayoutTable& table,
                                            const std::vector<Symmetry>& symmetries,
                                            const std::vector<SetKey>& keys) {
  if (symmetries.empty()) return {};
  CHECK(table.columns() <= 64);
  const auto mines_of = [&](std::size_t row, const Symmetry* symmetry) {
    std::uint64_t mines = 0;
    for (std::size_t column = 0; column < table.columns(); ++column) {
      if (table.answer(row, column) != LayoutTable::kMine) continue;
      const Cell cell = table.cell(column);
      mines |= std::uint64_t{1} << (symmetry ? (*symmetry)[cell.at()] : cell).at();
    }
    return mines;
  };
  std::unordered_map<std::uint64_t, std::size_t> row_of;
  for (std::size_t row = 0; row < table.rows(); ++row) row_of[mines_of(row, nullptr)] = row;
  std::vector<std::vector<SetKey>> images;
  for (const Symmetry& symmetry : symmetries) {
    images.emplace_back();
    for (std::size_t row = 0; row < table.rows(); ++row) {
      images.back().push_back(keys[row_of.at(mines_of(row, &symmetry))]);
    }
  }
  return images;
}

}  // namespace minewise
