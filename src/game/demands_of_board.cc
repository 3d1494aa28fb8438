#include "game/demands_of_board.h"

namespace minewise {

DemandsOfBoard::DemandsOfBoard(const Openings& openings)
    : openings_(openings),
      is_taken_(static_cast<std::size_t>(openings.topology().cells()), 0),
      edges_(is_taken_.size(), 0),
      slot_of_(is_taken_.size(), -1) {
  for (int opening = 0; opening < openings.count(); ++opening) {
    for (const Cell cell : openings.cells(opening)) ++edges_[cell.at()];
  }
  for (int opening = 0; opening < openings.count(); ++opening) add_opening(opening);
  for (Cell cell{0}; cell.index < openings.topology().cells(); ++cell.index) {
    if (!openings.is_lone(cell)) continue;
    add_chords_around(cell);
    close(cell.index);
  }
}

void DemandsOfBoard::add_opening(int opening) {
  const auto unit = static_cast<std::int32_t>(cells()) + opening;
  const auto edge = openings_.cells(opening);
  for (const Cell cell : edge) {
    if (openings_.number(cell) > 0) chords.add(cell.index);
  }
  close(unit);
  // Entered from outside: by the edge that it shares, or from beside its edge.
  for (const Cell cell : edge) is_taken_[cell.at()] = edges_[cell.at()] == 1;
  for (const Cell cell : edge) {
    if (openings_.number(cell) == 0) continue;
    if (!is_taken_[cell.at()]) {
      is_taken_[cell.at()] = 1;
      chords.add(cell.index);
    }
    add_chords_around(cell);
  }
  for (const Cell cell : edge) is_taken_[cell.at()] = 0;
  close(unit);
}

void DemandsOfBoard::add_chords_around(Cell cell) {
  for (const Cell near : openings_.topology().neighbours(cell)) {
    if (is_taken_[near.at()] || openings_.is_mine(near) || openings_.number(near) == 0) continue;
    is_taken_[near.at()] = 1;
    chords.add(near.index);
  }
}

// Ends a demand: adds the flags that its chords need.
void DemandsOfBoard::close(std::int32_t unit) {
  clicks.push_back(unit);
  for (auto i = static_cast<std::size_t>(chords.begins.back()); i < chords.items.size(); ++i) {
    const Cell chord{chords.items[i]};
    is_taken_[chord.at()] = 0;
    for (const Cell near : openings_.topology().neighbours(chord)) {
      if (!openings_.is_mine(near)) continue;
      std::int32_t& slot = slot_of_[near.at()];
      if (slot < flags.begins.back()) {
        slot = static_cast<std::int32_t>(flags.items.size());
        flags.add(near.index);
      }
      needs.add(slot);
    }
    needs.close();
  }
  chords.close();
  flags.close();
}

}  // namespace minewise
