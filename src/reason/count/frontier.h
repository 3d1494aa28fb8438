// The frontier of a game, kept in components: every unknown cell that some clue says something
// about, grouped so that different groups share no clue. The other unknown cells, about which only
// the number of mines on the board says anything, are the interior.
//
// Like an engine, a Frontier keeps up with a game: only components touched by what is new are taken
// apart and built again. The rest stay in their slots, unchanged, so that whatever was computed for
// a slot's version is still right.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ground/view/view.h"
#include "reason/count/component.h"
#include "reason/knowledge/facts.h"

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

  // The slots whose component the last update() took apart or built, ascending.
  std::span<const int> changed() const { return changed_; }

  // The slot of a cell's component, or kInterior for any cell that is in none.
  static constexpr int kInterior = -1;
  int slot_of(Cell cell) const { return where_[cell.at()].slot; }

  // The region of a cell within its component. REQUIRES: slot_of(cell) != kInterior.
  int region_of(Cell cell) const { return where_[cell.at()].region; }

  int frontier_cells() const { return frontier_cells_; }

  // Open cells whose clue cannot be right: with them, no layout explains the view.
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
  void join(Cell clue, const View& view);
  void dissolve(int slot);
  void settle(Cell clue, const View& view, const Facts& facts);

  ComponentBuilder builder_;
  std::vector<Slot> slots_;
  int slots_in_use_ = 0;          // since start(); those beyond are kept for their memory
  std::vector<int> empty_slots_;  // among those in use
  std::vector<Where> where_;      // of unknown cells in components, and of their clues
  std::vector<int> changed_;
  std::vector<Cell> disturbed_;  // clues whose component must be built again
  int frontier_cells_ = 0;
  std::uint64_t versions_ = 0;
  std::size_t opened_seen_ = 0;
  std::size_t known_seen_ = 0;
};

}  // namespace minewise
