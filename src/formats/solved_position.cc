#include "formats/solved_position.h"

#include "core/topology.h"

namespace minewise {

std::optional<LayoutSet> layout_of_solved(const Position& position) {
  const auto* count = position.count ? std::get_if<FixedCount>(&*position.count) : nullptr;
  if (!count || position.clues != exact_clues()) return std::nullopt;
  Layout layout(position.shape.cells());
  for (Cell cell{0}; cell.index < layout.cells(); ++cell.index) {
    const char symbol = position.symbols[cell.at()];
    if (symbol == 'F' || symbol == 'M') layout.place_mine(cell);
  }
  if (layout.mines() != count->mines) return std::nullopt;
  const Topology topology(position.shape);
  for (Cell cell{0}; cell.index < layout.cells(); ++cell.index) {
    const char symbol = position.symbols[cell.at()];
    const bool is_clue = symbol >= '0' && symbol <= '8';
    if (is_clue && mines_around(layout, topology, cell) != symbol - '0') return std::nullopt;
  }
  LayoutSet set(position.shape);
  set.add(layout);
  return set;
}

}  // namespace minewise
