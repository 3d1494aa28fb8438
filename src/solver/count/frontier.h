// The frontier of a game, kept in components. It holds every unknown cell about which some clue
// says something, in groups that share no clue. The other unknown cells are the interior: only the
// number of mines on the board says anything about them.
//
// Like an engine, a Frontier follows a game: only components that a change touches are built again.
// The others stay in their slots, unchanged, so results computed for a slot's version remain valid.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/view.h"
#include "solver/count/component.h"
#include "solver/count/pile.h"
#include "solver/facts.h"

namespace minewise {

class Frontier {
 public:
  explicit Frontier(ClueReading reading = ClueReading::Weights) : builder_(reading) {}

  void start(const View& view);

  // REQUIRES: the facts have observed the view.
  void update(const View& view, const Facts& facts);

  // Components live in slots; a slot may be empty (a component without clues). A version number is
  // never used twice in a slot.
  int slots() const { return slots_in_use_; }
  const Component& component(int slot) const { return at(slot).component; }
  std::uint64_t version(int slot) const { return at(slot).version; }

  // The slots whose component the last update() removed or built, ascending.
  std::span<const int> changed() const { return changed_; }

  // The slot of a cell's component, or kInterior for a cell that is in no component.
  static constexpr int kInterior = -1;
  int slot_of(Cell cell) const { return where_[cell.at()].slot; }

  // The region of a cell within its component. REQUIRES: slot_of(cell) != kInterior.
  int region_of(Cell cell) const { return where_[cell.at()].region; }

  int frontier_cells() const { return frontier_cells_; }

  // Open cells whose clue cannot be right. If there are any, no layout explains the view.
  std::span<const Cell> broken() const { return builder_.broken(); }

 private:
  struct Slot {
    Component component;
    std::uint64_t version = 0;
  };
  struct Where {
    std::int32_t slot = kInterior;
    std::int32_t region = 0;
  };

  Slot& at(int slot) { return slots_[slot]; }
  const Slot& at(int slot) const { return slots_[slot]; }
  void build_all(const View& view, const Facts& facts);
  void take_apart(const View& view, const Facts& facts);
  void join(Cell clue, const View& view);
  void dissolve(int slot);
  void settle(Cell clue, const View& view, const Facts& facts);

  ComponentBuilder builder_;
  std::vector<Slot> slots_;
  int slots_in_use_ = 0;          // since start(); later ones are kept for their memory
  std::vector<int> empty_slots_;  // among those in use
  std::vector<Where> where_;      // of unknown cells in components, and of their clues
  CellBytes is_built_in_;         // the cells of components, for a quick look around a clue
  std::vector<int> changed_;
  Pile<Cell> disturbed_;  // clues whose component must be built again
  int frontier_cells_ = 0;
  std::uint64_t versions_ = 0;
  std::size_t opened_seen_ = 0;
  std::size_t known_seen_ = 0;
};

}  // namespace minewise
