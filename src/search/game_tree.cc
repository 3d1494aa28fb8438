#include "search/game_tree.h"

#include <unordered_map>

#include "core/check.h"
#include "core/rng.h"

namespace minewise {

void fill_with_random_keys(std::span<SetKey> keys) {
  Rng rng(Seed{0}, Digest("layouts"));
  const auto bits = [&] { return (std::uint64_t{rng.bits()} << 32) | rng.bits(); };
  for (SetKey& key : keys) key.high = bits(), key.low = bits();
}

std::vector<SetKey> random_keys(std::size_t count) {
  std::vector<SetKey> keys(count);
  fill_with_random_keys(keys);
  return keys;
}

SetKeys keys_with_images(const LayoutTable& table, const std::vector<Symmetry>& symmetries,
                         Pace& pace) {
  CHECK(symmetries.empty() || table.columns() <= 64);
  const auto mines_of = [&](std::size_t row, const Symmetry* symmetry) {
    pace.spend(static_cast<std::int64_t>(table.columns()));
    std::uint64_t mines = 0;
    for (std::size_t column = 0; column < table.columns(); ++column) {
      if (table.answer(row, column) != LayoutTable::kMine) continue;
      const Cell cell = table.cell(column);
      mines |= std::uint64_t{1} << (symmetry ? (*symmetry)[cell.at()] : cell).at();
    }
    return mines;
  };
  std::unordered_map<std::uint64_t, std::size_t> row_of;
  if (!symmetries.empty()) {
    for (std::size_t row = 0; row < table.rows() && !pace.is_stopped(); ++row) {
      row_of[mines_of(row, nullptr)] = row;
    }
  }
  const std::vector<SetKey> random = random_keys(table.rows());
  SetKeys keys;
  keys.images = 1 + symmetries.size();
  const auto add = [&](const SetKey& key) {
    keys.high.push_back(key.high);
    keys.low.push_back(key.low);
  };
  for (std::size_t row = 0; row < table.rows() && !pace.is_stopped(); ++row) {
    add(random[row]);
    for (const Symmetry& symmetry : symmetries) add(random[row_of.at(mines_of(row, &symmetry))]);
  }
  return keys;
}

}  // namespace minewise
