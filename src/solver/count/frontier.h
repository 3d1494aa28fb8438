// The frontier of a game: every unknown cell about which some clue says something, in components
// that share no clue. The other unknown cells are the interior: only the number of mines on the
// board says anything about them.
//
// A component is a part of the frontier that shares no clue with the rest: some open cells with
// clues, and all unknown cells next to them. Cells that touch the same clues form a region. The
// clues only limit how many mines lie in each region, not which of its cells hold them.
//
//     1 2 _     With the last column open, the 1 touches a and b, the 2 touches a, b and c: the
//     a b c     regions are {a, b} and {c}.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "core/topology.h"
#include "core/view.h"
#include "solver/count/uninitialized_vector.h"
#include "solver/facts.h"

namespace minewise {

// A short list of numbers inside a component: a clue has at most kMaxDegree regions, and a region
// touches at most as many clues.
struct ShortList {
  std::array<std::int32_t, kMaxDegree> items{};
  std::int32_t count = 0;

  void add(int item) { items[count++] = item; }
  auto begin() const { return items.begin(); }
  auto end() const { return items.begin() + count; }

  // Items after the last are zero, so that all can be compared at once.
  friend bool operator==(const ShortList& a, const ShortList& b) {
    if (a.count != b.count) return false;
    using Words = std::array<std::uint64_t, kMaxDegree / 2>;
    const auto x = std::bit_cast<Words>(a.items), y = std::bit_cast<Words>(b.items);
    return ((x[0] ^ y[0]) | (x[1] ^ y[1]) | (x[2] ^ y[2]) | (x[3] ^ y[3])) == 0;
  }
};

// What one clue says about the unknown cells around it.
struct ComponentClue {
  Cell cell;                       // the open cell
  int size = 0;                    // how many unknown cells it touches
  int least = 0;                   // mines allowed among them: least..most
  int most = 0;                    //
  const double* weight = nullptr;  // weight[j]: likelihood of what is shown given j mines among
                                   // them; null where every number allowed is equally likely
  ShortList regions;
};

struct Region {
  int first = 0;  // its cells are Component::cells[first..first + size)
  int size = 0;
  ShortList clues;
};

struct Component {
  UninitializedVector<ComponentClue> clues;
  UninitializedVector<Region> regions;
  std::vector<Cell> cells;  // region by region

  std::span<const Cell> cells_of(const Region& region) const {
    return {cells.data() + region.first, static_cast<std::size_t>(region.size)};
  }
  void clear();
};

// Whether every clue is but an upper bound, which is likelier the more mines there are.
bool is_upper_bound(const Component& component);

// How to read a clue that allows several numbers of mines. Weights: some numbers are more likely
// than others. Bounds: all numbers that it allows count the same.
enum class ClueReading { Weights, Bounds };

// Builds components, reusing its memory. A component holds all clues and unknown cells that can be
// reached from its seed.
class ComponentBuilder {
 public:
  explicit ComponentBuilder(ClueReading reading = ClueReading::Weights) : reading_(reading) {}

  // Forgets everything and prepares for a board of this many cells.
  void start(int cells);

  // Treats this covered cell as if it were open and safe, with a clue that may have any value.
  // REQUIRES: nothing has been built since start().
  void suppose_open(Cell cell) { supposed_ = cell; }

  // Builds the component of an open cell's clue. Returns false, with nothing built, if the clue
  // says nothing (no unknown neighbours, or all numbers of mines equally likely) or is part of a
  // component already.
  bool build(Cell seed, const View& view, const Facts& facts, Component& component);

  // Deals with an open cell's clue at once if it has been looked at before, or if everything around
  // it is known. Returns whether it did; if not, build() will build something or find that the clue
  // says nothing. REQUIRES: no cell is supposed open.
  bool dismiss(Cell clue, const View& view, const Facts& facts) {
    if (index_[clue.at()] != kNone) return true;
    const auto [unknown, mines] = facts.around(clue);
    if (unknown > 0) return false;
    index_[clue.at()] = kSaysNothing;
    check_done(clue, mines, view);
    return true;
  }

  // Whether an open or unknown cell is part of a component that was built. forget() undoes that.
  bool is_built(Cell cell) const { return index_[cell.at()] >= kCell; }
  void forget(Cell cell) { index_[cell.at()] = kNone; }

  // Treats an open cell's clue as if it said nothing. forget() undoes that as well.
  void ignore(Cell clue) { index_[clue.at()] = kSaysNothing; }

  // Open cells whose clue cannot be right, whatever the unknown cells hold; of those looked at.
  std::span<const Cell> broken() const { return broken_; }

 private:
  // Notes a clue as broken that is not right about the mines around it, all of which are known.
  void check_done(Cell clue, int mines, const View& view) {
    const auto [least, most] = view.allowed_mines(clue);
    if (mines < least || mines > most) broken_.push_back(clue);
  }
  bool read_clue(const View& view, int mines, ComponentClue& clue);
  void take_clue(Cell cell, const View& view, const Facts& facts, Component& component);
  void take_cell(Cell cell, const View& view, const Facts& facts, Component& component);
  void sort_by_region(Component& component) const;

  static constexpr Cell kNoCell{-1};
  // In place of a clue's index in its component:
  static constexpr std::int32_t kCell = -1;  // an unknown cell that is built in
  static constexpr std::int32_t kNone = -2;  // not looked at
  // A clue that says nothing. It never will: as its neighbours become known, the numbers of mines
  // that it is read for become fewer, and among these all stay equally likely.
  static constexpr std::int32_t kSaysNothing = -3;

  std::vector<std::int32_t> index_;  // by cell
  ClueReading reading_;
  Cell supposed_ = kNoCell;
  std::vector<Cell> broken_;

  // Of the component being built: its unknown cells as they are found, and the region of each.
  struct Found {
    Cell cell;
    std::int32_t region = 0;
  };
  UninitializedVector<Found> found_;
};

// The frontier of a game, kept in components. Like an engine, it follows a game: only components
// that a change touches are built again. The others stay in their slots, unchanged, so results
// computed for a slot's version remain valid.

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
  UninitializedVector<Cell> disturbed_;  // clues whose component must be built again
  int frontier_cells_ = 0;
  std::uint64_t versions_ = 0;
  std::size_t opened_seen_ = 0;
  std::size_t known_seen_ = 0;
};

}  // namespace minewise
