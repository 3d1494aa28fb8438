// Marks on the cells of a board, beyond what the cells show: why a cell was opened, what is proved
// about it, whether it is a premise of the last move, how likely it is a mine. An Overlay has one
// Mark per cell. A Tile is a cell with its mark: all that a drawing needs. Text, pictures and
// animations draw the same tiles, so code that reasons knows nothing of drawing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/layout.h"
#include "core/topology.h"
#include "core/view.h"
#include "solver/analyze.h"
#include "solver/decision.h"

namespace minewise {

// Why a cell was opened or flagged.
enum class Origin : std::uint8_t {
  None,         // not known
  Proof,        // deduced
  Random,       // a random guess
  Probability,  // a guess, chosen by how likely a mine is
  Prescribed,   // prescribed by the rules, or promised safe
  Cascade,      // opened along with another cell
};

Origin origin_of(const Decision& decision);

struct Mark {
  Origin origin = Origin::None;
  bool is_new = false;                               // changed by the decision that is shown
  bool is_premise = false;                           // this clue is part of that decision's reason
  bool is_best = false;                              // the cell to open next
  bool is_asked = false;                             // the cell that a question is about
  std::optional<Verdict> inferred = std::nullopt;    // covered, and proved safe or a mine
  std::optional<double> probability = std::nullopt;  // that a covered cell is a mine
  bool is_estimate = false;                // that number is a player's own, not a probability
  std::optional<int> link = std::nullopt;  // on a chain of influence: the deductions up to it
  bool by_count = false;                   // and the last of them took the number of mines

  friend bool operator==(const Mark&, const Mark&) = default;
};

// A stop of a chain of influence in a picture, where a line leads to it from the stop before.
struct ChainStop {
  Cell cell;
  std::optional<int> number =
      std::nullopt;       // deductions so far, at the first stop that has so many
  bool by_count = false;  // the number of mines led here, not a clue alone

  friend bool operator==(const ChainStop&, const ChainStop&) = default;
};

// One mark per cell; empty if no cell has a mark.
using Overlay = std::vector<Mark>;

// The marks of an analysed position: probabilities, what is certain, the best cell.
Overlay overlay_of(const View& view, const Analysis& analysis);

enum class Face : std::uint8_t {
  Covered,
  Open,  // the symbol is its clue
  Flagged,
  SteppedOn,
  HiddenMine,  // a covered cell whose mine is shown at the end
  WrongFlag,   // flagged, but without a mine
};

struct Tile {
  Face face = Face::Covered;
  char symbol = '?';  // as in notation
  Mark mark;

  friend bool operator==(const Tile&, const Tile&) = default;
};
using Tiles = std::vector<Tile>;

Tile tile_of(const View& view, Cell cell, const Mark& mark = {});
Tiles tiles_of(const View& view, const Overlay& overlay = {});

// The tiles of a layout: mines and, if `numbers`, the number of mines around each other cell.
Tiles tiles_of(const Layout& layout, const Topology& topology, bool numbers);

// A probability in percent, at most three characters: "<1", "25", ">99".
std::string percent_text(double probability);

// The tile when the layout is shown at the end; a wrong flag becomes '!'.
Tile reveal(Tile tile, bool has_mine);

}  // namespace minewise
