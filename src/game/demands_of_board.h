// What every play has to meet on a board, and how it can be met: the ground of the proof in
// zini_bound.cc. It is enough to click units (openings and lone cells): who clicks the edge of an
// opening may as well click the opening. So every play meets these demands:
//
// - a unit is opened by a click on it, or by a chord on a number that touches it;
// - an opening is also entered from outside: the first of its cells to open, other than along with
//   an opening beside it, is clicked, or opened by a chord on a cell that is not on its edge alone.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "game/openings.h"

namespace minewise {

// Lists one after the other, in one array.
struct Lists {
  std::vector<std::int32_t> begins{0};
  std::vector<std::int32_t> items;

  std::size_t size() const { return begins.size() - 1; }
  std::size_t begin(std::size_t list) const { return static_cast<std::size_t>(begins[list]); }
  std::size_t end(std::size_t list) const { return begin(list + 1); }
  std::span<const std::int32_t> operator[](std::size_t list) const {
    return std::span(items).subspan(begin(list), end(list) - begin(list));
  }
  void add(std::int32_t item) { items.push_back(item); }
  void close() { begins.push_back(static_cast<std::int32_t>(items.size())); }
};

class DemandsOfBoard {
 public:
  explicit DemandsOfBoard(const Openings& openings);

  std::size_t size() const { return clicks.size(); }
  std::size_t cells() const { return is_taken_.size(); }

  // Units are lone cells, by their index, and openings, behind all cells.
  std::size_t units() const { return cells() + static_cast<std::size_t>(openings_.count()); }

  std::vector<std::int32_t> clicks;  // by demand: the unit that meets it if it is clicked
  Lists chords;                      // by demand: the cells that meet it by a chord
  Lists flags;                       // by demand: the mines around those cells
  Lists needs;                       // by item of `chords`: its mines, as items of `flags`

 private:
  void add_opening(int opening);
  void add_chords_around(Cell cell);
  void close(std::int32_t unit);

  const Openings& openings_;
  std::vector<std::uint8_t> is_taken_;  // by cell: in this demand already, or never to be
  std::vector<std::uint8_t> edges_;     // by cell: the openings that have it
  std::vector<std::int32_t> slot_of_;   // by mine: its last place in `flags`
};

}  // namespace minewise
