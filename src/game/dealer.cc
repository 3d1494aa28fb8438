#include "game/dealer.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "core/macros.h"

namespace minewise {
namespace {

std::vector<Cell> cells_without(int cells, std::span<const Cell> free) {
  std::vector<Cell> open_to_mines(static_cast<std::size_t>(cells) - free.size());
  std::size_t next = 0;
  int index = 0;
  const auto take_up_to = [&](int end) {
    for (; index < end; ++index) open_to_mines[next++] = Cell{index};
    ++index;
  };
  for (const Cell cell : free) take_up_to(cell.index);
  take_up_to(cells);
  return open_to_mines;
}

// The first `mines` steps of a Fisher-Yates shuffle: every set of that size is equally likely.
void place_count(int mines, std::vector<Cell> cells, Rng& rng, Layout& layout) {
  CHECK(static_cast<std::size_t>(mines) <= cells.size());
  for (std::size_t i = 0; i < static_cast<std::size_t>(mines); ++i) {
    const std::size_t chosen = i + rng.below(static_cast<std::uint32_t>(cells.size() - i));
    std::swap(cells[i], cells[chosen]);
    layout.place_mine(cells[i]);
  }
}

void place_each(double density, const std::vector<Cell>& cells, Rng& rng, Layout& layout) {
  for (const Cell cell : cells) {
    if (rng.unit() < density) layout.place_mine(cell);
  }
}

}  // namespace

Digest stream_of(const GameId& id, Digest name) {
  name.add(static_cast<std::uint64_t>(id.width)).add(static_cast<std::uint64_t>(id.height));
  if (const auto* fixed = std::get_if<FixedCount>(&id.mines)) {
    name.add("count").add(static_cast<std::uint64_t>(fixed->mines));
  } else {
    name.add("density").add(std::bit_cast<std::uint64_t>(std::get<Independent>(id.mines).density));
  }
  return name.add(id.game);
}

std::vector<Cell> kept_free(const Topology& topology, Cell first, Promise promise) {
  if (promise == Promise::None) return {};
  std::vector<Cell> free{first};
  if (promise == Promise::Zero) {
    const auto neighbours = topology.neighbours(first);
    free.insert(free.end(), neighbours.begin(), neighbours.end());
    std::ranges::sort(free);
  }
  return free;
}

Layout deal(const GameId& id, std::span<const Cell> free) {
  constexpr Digest kPurpose("deal");
  Rng rng(id.seed, stream_of(id, kPurpose));
  Layout layout(id.shape().cells());
  std::vector<Cell> cells = cells_without(layout.cells(), free);
  if (const auto* fixed = std::get_if<FixedCount>(&id.mines)) {
    place_count(fixed->mines, std::move(cells), rng, layout);
  } else {
    place_each(std::get<Independent>(id.mines).density, cells, rng, layout);
  }
  return layout;
}

}  // namespace minewise
