// What a player sees and can do: the View of a board, a Move, and the Outcome that the game
// answers. A View is all that engines and agents ever get. It does not hold the mines, nor a number
// of mines that the rules hide.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "core/cell.h"
#include "core/cell_bytes.h"
#include "core/clue_model.h"
#include "core/contract.h"
#include "core/game_id.h"
#include "core/rules.h"
#include "core/shape.h"
#include "core/topology.h"

namespace minewise {

struct Move {
  enum class Kind {
    Open,
    Flag,  // a claim that a mine is there; of certainty, unless the rules allow belief
  };
  Kind kind = Kind::Open;
  Cell cell;

  friend bool operator==(const Move&, const Move&) = default;
};

// The answer to a move. The cells that it changed are the newest of View::uncovered(): the cell of
// the move first, then those that a cascade opened.
struct Outcome {
  enum class Kind { Clue, Mine, Flagged };
  Kind kind = Kind::Flagged;
  Clue clue = Clue::withheld();  // what the cell showed, when kind is Clue
  int changed = 1;               // how many cells are no longer covered

  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// A View holds the state of every cell, the clues, and what the rules tell and promise. Code that
// reasons on it uses neighbour lists, never rows and columns, and so works on any board.
//
// A cell leaves the covered state once and never returns to it. So the history of a game is a list
// of cells, uncovered(), that only grows. Code that follows a game stores how much of the list it
// has read, and next time reads only the rest. The owner of a view may start it again, or go back
// to an earlier moment of it; code that follows it must then start again too.

enum class CellState : std::uint8_t {
  Covered,  // not opened and not flagged
  Open,     // shows a clue, which may be withheld
  Mine,     // a mine that was stepped on
  Flagged,  // claimed to be a mine
};

// What a player knows of the number of mines on the whole board: the number itself, the density
// with which they were laid, how likely each number is, or nothing.
struct UnknownCount {
  friend bool operator==(const UnknownCount&, const UnknownCount&) = default;
};
using MineCount = std::variant<UnknownCount, FixedCount, Independent, WeighedCount>;

class View {
 public:
  // A board with every cell covered.
  View(TopologyPtr topology, Rules rules, MineCount count);

  const Topology& topology() const { return *topology_; }
  const TopologyPtr& topology_ptr() const { return topology_; }
  const Rules& rules() const { return rules_; }
  const MineCount& count() const { return count_; }
  int cells() const { return topology_->cells(); }

  CellState state(Cell cell) const { return static_cast<CellState>(state_[cell]); }
  bool is_covered(Cell cell) const { return state(cell) == CellState::Covered; }
  bool is_open(Cell cell) const { return state(cell) == CellState::Open; }

  // Calls visit(cell), in ascending order, for each neighbour that is covered. The visit may
  // uncover that cell.
  template <class Visit>
  void for_each_covered_around(Cell cell, const Visit& visit) const {
    static_assert(std::to_underlying(CellState::Covered) == 0);
    state_.for_each_zero_around(cell, *topology_, visit);
  }

  // The same for each neighbour that is open.
  template <class Visit>
  void for_each_open_around(Cell cell, const Visit& visit) const {
    static_assert(std::to_underlying(CellState::Open) % 2 == 1);
    state_.for_each_odd_around(cell, *topology_, [&](Cell near) {
      if (is_open(near)) visit(near);  // a flag is odd too
    });
  }

  // What an open cell shows. REQUIRES: is_open(cell).
  Clue clue(Cell cell) const {
    MINEWISE_CHECK(is_open(cell));
    return clue_[cell.at()];
  }

  // The numbers of mines around an open cell that its clue allows. REQUIRES: is_open(cell).
  SumRange allowed_mines(Cell cell) const {
    return rules_.clues->allowed_mines(clue(cell), topology_->degree(cell));
  }

  // All cells that are not covered, oldest first; and all covered cells, in an order that depends
  // only on the moves made. Both are valid until the view changes.
  std::span<const Cell> uncovered() const { return {order_.data(), uncovered_}; }
  std::span<const Cell> covered() const { return std::span(order_).subspan(uncovered_); }

  // The cells that the rules promised free of mines; empty before the first move.
  std::span<const Cell> promised() const { return promised_; }

  // Whether the cell that is opened first will be free of mines, whichever it is.
  bool promise_is_pending() const {
    return rules_.first.promise != Promise::None && promised_.empty();
  }

  // For the game, and for code that reads positions: they own the view. REQUIRES for the first
  // three: is_covered(cell).
  void open(Cell cell, Clue clue) {
    uncover(cell, CellState::Open);
    clue_[cell.at()] = clue;
  }
  // Opens all covered neighbours of a cell, in ascending order. show(cell) gives the clue of each.
  template <class Show>
  void open_around(Cell cell, const Show& show);
  void step_on(Cell cell) { uncover(cell, CellState::Mine); }
  void flag(Cell cell) { uncover(cell, CellState::Flagged); }
  void restart(MineCount count);  // every cell is covered again, for another game
  // Covers all cells but the first `uncovered` of uncovered(). REQUIRES: there are as many.
  void go_back(std::size_t uncovered);
  void promise(std::vector<Cell> cells) { promised_ = std::move(cells); }
  void tell_count(MineCount count) { count_ = count; }

 private:
  void uncover(Cell cell, CellState state);

  TopologyPtr topology_;
  Rules rules_;
  MineCount count_;
  CellBytes state_;         // a CellState each
  std::vector<Clue> clue_;  // meaningful where the cell is open
  std::vector<Cell> promised_;

  // One permutation of the cells holds both lists: the uncovered ones in front, in the order in
  // which they left the covered state, and the covered ones behind. place_ is its inverse.
  std::vector<Cell> order_;
  std::vector<std::int32_t> place_;
  std::size_t uncovered_ = 0;
};

// The cell changes places with the first covered one and becomes the last uncovered one.
inline void View::uncover(Cell cell, CellState state) {
  MINEWISE_CHECK(is_covered(cell));
  state_[cell] = std::to_underlying(state);
  const Cell first_covered = order_[uncovered_];
  const std::int32_t place = place_[cell.at()];
  order_[static_cast<std::size_t>(place)] = first_covered;
  place_[first_covered.at()] = place;
  order_[uncovered_] = cell;
  place_[cell.at()] = static_cast<std::int32_t>(uncovered_++);
}

// The same for each of them. Most cells of a game are opened here, so what stays the same is kept
// at hand.
template <class Show>
void View::open_around(Cell cell, const Show& show) {
  Cell* const order = order_.data();
  std::int32_t* const place = place_.data();
  Clue* const clue = clue_.data();
  std::int32_t next = static_cast<std::int32_t>(uncovered_);
  for_each_covered_around(cell, [&](Cell opened) {
    state_[opened] = std::to_underlying(CellState::Open);
    clue[opened.at()] = show(opened);
    const std::int32_t from = place[opened.at()];
    const Cell first_covered = order[next];
    order[from] = first_covered;
    place[first_covered.at()] = from;
    order[next] = opened;
    place[opened.at()] = next++;
  });
  uncovered_ = static_cast<std::size_t>(next);
}

// A view together with the rows and columns of its board, for sentences, answers and pictures that
// name places. Agents and engines get the view alone.

struct PlacedView {
  const View& view;  // outlives this
  Shape shape;
};

// A view with one thing changed, such as a clue left out or a cell opened, to find out what would
// be known then.

// The same board with only these clues (ascending), all others withheld, and with `count` as what
// is known of the number of mines.
View with_clues(const View& view, std::span<const Cell> clues, MineCount count);

// The same board with one clue withheld.
View without_clue(const View& view, Cell clue);

// The same board with one covered cell open. The view no longer says that the game goes on: a
// running classic game has a safe cell left, and this may have been the last one.
View with_opened(const View& view, Cell cell, Clue clue);

// The same board with flagged cells covered: what the game has shown, without the player's claims.
View without_flags(const View& view);

// The same board under other rules.
View under_rules(const View& view, const Rules& rules);

// The same view as that of a game that is over. A classic game that goes on has a safe cell left to
// open; one that is over may have none.
View as_it_ended(const View& view);

}  // namespace minewise
