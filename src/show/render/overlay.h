// What there is to say about the cells of a board beyond what they show: how each came to be open,
// what is proved about it, what the reason of the move rests on, how likely it is a mine. An
// Overlay is plain marks, one a cell; a Tile is a cell with its mark, all that a drawing needs to
// know. Text, pictures and animations draw the same tiles, and whoever reasons never meets a pixel.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ground/board/layout.h"
#include "ground/board/topology.h"
#include "ground/view/view.h"
#include "reason/analyze/analyze.h"
#include "reason/knowledge/decision.h"

namespace minewise {

// How a cell came to be open or flagged.
enum class Origin : std::uint8_t {
  None,         // nobody said
  Proof,        // deduced
  Random,       // a guess at random
  Probability,  // a guess, chosen by how likely a mine is
  Prescribed,   // the rules say so, or promised it free
  Cascade,      // opened along with another cell
};

Origin origin_of(const Decision& decision);

struct Mark {
  Origin origin = Origin::None;
  bool is_new = false;                               // by the decision that is shown
  bool is_premise = false;                           // that decision's reason rests on this clue
  bool is_best = false;                              // the cell to open next
  bool is_asked = false;                             // the cell that a question is about
  std::optional<Verdict> inferred = std::nullopt;    // covered, and proved safe or a mine
  std::optional<double> probability = std::nullopt;  // that a covered cell is a mine
  std::optional<int> link = std::nullopt;  // on a chain of influence: the deductions up to it

  friend bool operator==(const Mark&, const Mark&) = default;
};

// One mark a cell; empty for none at all.
using Overlay = std::vector<Mark>;

// The marks of an analysed position: probabilities, what is certain, the best cell.
Overlay overlay_of(const View& view, const Analysis& analysis);

enum class Face : std::uint8_t {
  Covered,
  Open,  // the symbol is its clue
  Flagged,
  SteppedOn,
  HiddenMine,  // a covered cell, its mine shown when all is over
  WrongFlag,   // flagged, and there is none
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

// A layout: mines, and elsewhere the number around if `numbers`, else nothing.
Tiles tiles_of(const Layout& layout, const Topology& topology, bool numbers);

// A probability in percent, at most three characters: "<1", "25", ">99".
std::string percent_text(double probability);

// What a tile becomes when the layout is shown; a wrong flag becomes '!'.
Tile reveal(Tile tile, bool has_mine);

}  // namespace minewise
