// What clearing a board costs with given chords and no others. Each chord is one click, and so is
// each flag around one of them. Cells that no chord opens are clicked, and so are chords that
// nothing opens before their turn.
//
// That number of clicks can be computed exactly. Let every unit (an opening or a lone cell) and
// every cell chorded on be a node, and draw an arrow from each to all nodes that open with it or by
// the chord on it. Everything is opened as soon as one node is clicked of each strongly connected
// part that no arrow enters, and nothing less will do. So the least ZiNi is the least cost of a set
// of chords.
//
// Most nodes have no arrow that leaves them, and for those it is enough to count the chords that
// open them. The search for parts goes through the others alone: the chords, and the openings that
// have one on their edge.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "game/metrics.h"

namespace minewise {

class ChordCost {
 public:
  // Without any chord: the cost is the 3BV.
  explicit ChordCost(const Openings& openings);

  // Adds a chord or takes it away. REQUIRES: the cell has a number above 0 and is no mine.
  void toggle(Cell cell);
  bool has(Cell cell) const { return is_chord_[cell.at()] != 0; }
  std::span<const Cell> chords() const { return chords_; }

  // All clicks: those of chords, of flags, and on cells.
  int cost() {
    return static_cast<int>(chords_.size()) + flags_ + lone_clicks_ + bare_openings_ +
           count_entries();
  }

  // What adding a chord changes at least, found at once: each unit that it opens saves one click
  // at best, and so does each chord. REQUIRES: it is none.
  int least_change(Cell cell) const;

 private:
  using Node = std::int32_t;  // a cell, or behind all cells an opening

  Node node_of(int opening) const { return openings_.topology().cells() + opening; }
  std::span<const std::int32_t> openings_at(Cell cell) const;
  template <class Visit>
  void for_each_opened(Node node, const Visit& visit) const;
  void change_openers(Cell lone, int by);
  void change_edge(Cell cell, bool is_added);
  int count_entries();
  void finish_from(Node node);
  void mark_from(Node node);

  const Openings& openings_;
  std::vector<std::uint8_t> is_chord_;          // by cell
  std::vector<std::uint8_t> openers_;           // by cell: the chords that touch it
  std::vector<std::int32_t> edge_begins_;       // by cell: where the openings of its edge begin
  std::vector<std::int32_t> edge_openings_;     // by cell, those that have it on their edge
  std::vector<std::vector<Cell>> edge_chords_;  // by opening
  std::vector<Cell> chords_;                    // in no order
  std::vector<std::int32_t> place_;             // by chord: where it stands in chords_
  int flags_ = 0;
  int lone_clicks_ = 0;    // lone cells that are no chords and that no chord opens
  int bare_openings_ = 0;  // openings without a chord on their edge

  // While entries are counted.
  std::vector<std::uint8_t> state_;  // by node
  std::vector<Node> stack_, finished_;
};

}  // namespace minewise
