// Every layout of a small board, for averages that leave nothing to chance.
#pragma once

#include <vector>

#include "core/game_id.h"
#include "search/layout_table.h"

namespace minewise {

inline std::vector<Layout> every_layout_of(const GameId& id) {
  std::vector<Layout> layouts;
  const int mines = std::get<FixedCount>(id.mines).mines;
  const LayoutTable table = every_layout(make_topology(id.shape()), mines);
  for (std::size_t row = 0; row < table.rows(); ++row) {
    Layout& layout = layouts.emplace_back(id.shape().cells());
    for (std::size_t column = 0; column < table.columns(); ++column) {
      if (table.answer(row, column) == LayoutTable::kMine) layout.place_mine(table.cell(column));
    }
  }
  return layouts;
}

}  // namespace minewise
