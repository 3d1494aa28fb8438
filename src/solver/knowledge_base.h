// The knowledge bases of the reports, taken from our own engines to be shown to people: the
// equations of the clues and what subsets make of them (reports 000, 001 and 002), the matrix
// before and after elimination (report 003), and four numbers a cell (report 000).
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/view.h"
#include "solver/engines/gaussian.h"
#include "solver/facts.h"

namespace minewise {

// The matrix of a position before and after elimination (report 003, strategy 2), and what the
// bounds of its rows settle. The rows are those of our own engine (solver/engines/gaussian.h). It
// runs here without substituting what it settles, so that the rows stay as elimination leaves them.
// Rows that share no cell, even through others, are in different groups.
//
// Rows are turned so that their first factor is positive. Each row has a cell of its own at the
// end, which is in no other row. The slack variables of the clues tell of which clues a row is
// made: their factors, with the sign turned. The slack of an exact clue is 0.

// A sum of cells and, where clues are not exact, of slacks.
struct MatrixRow {
  struct Part {
    Cell clue;
    std::int64_t factor = 0;
    SumRange slack;  // what the slack of this clue may be
  };
  std::vector<std::pair<Cell, std::int64_t>> cells;  // with their factors, by ascending cell
  std::vector<Part> made_of;                         // clues
  std::int64_t sum = 0;
};

// A row whose cells are settled: it is as large as it can be, or as small. Then cells with positive
// factors are mines and the others safe, or the other way round.
struct SettledRow {
  MatrixRow row;
  bool at_most = true;

  bool is_mine(std::int64_t factor) const { return (factor > 0) == at_most; }
};

struct RowGroup {
  std::vector<Cell> cells;               // the columns, ascending
  std::vector<MatrixRow> before, after;  // the first so many, and how many there are
  std::vector<SettledRow> settled;
  std::size_t before_in_all = 0, after_in_all = 0, settled_in_all = 0;
};

struct Elimination {
  std::vector<RowGroup> groups;  // by their first cell
  std::size_t groups_in_all = 0;
};

// REQUIRES: some layout explains the view.
Elimination find_rows(const View& view, std::size_t most);

// The equations of a position (reports 000, 001 and 002): one for each clue, flagged mines and
// mines stepped on already subtracted, and what reduction by subsets makes of them. The equations
// are those that our own subset engine holds (solver/engines/subset.h), in the order in which it
// finds them:
//
//     1 2 1     (1) A + B = 1        the 1 at (0,0)
//     A B C     (2) A + B + C = 2    the 2 at (0,1)
//               (3) B + C = 1        the 1 at (0,2)
//               (4) C = 1            (2) - (1): C is a mine
//
// A clue that is not exact allows several numbers of mines, so that its equation is a pair of
// bounds, and it weighs the numbers between them.

struct HeldEquation {
  int number = 0;           // from 1
  std::vector<Cell> cells;  // ascending
  int least = 0, most = 0;  // mines among them

  enum class Origin { Clue, Difference, Substitution };
  Origin origin = Origin::Clue;
  std::vector<Cell> clues;     // Clue: the open cells that say it
  std::vector<double> weight;  // Clue: how likely what it shows is with least..most mines; empty
                               // where only one number is allowed
  int from = 0;  // Difference: the number of the larger equation; Substitution: of the
                 // one that cells were taken out of
  int less = 0;  // Difference: what is subtracted from it
  int with = 0;  // one about the same cells whose bounds it shares, or 0
  std::vector<std::pair<Cell, Verdict>> known;  // Substitution: the cells taken out

  std::optional<Verdict> gives;  // of all its cells, where it settles them
};

// Equations of clues come first. Both lists are cut after so many; `in_all` says how many there
// are.
struct KnowledgeBase {
  std::vector<HeldEquation> clues, derived;
  std::size_t clues_in_all = 0, derived_in_all = 0;
  int spent = 0;   // clues without covered neighbours: thinned out
  int silent = 0;  // clues that allow any number of mines
};

// REQUIRES: some layout explains the view.
KnowledgeBase find_knowledge_base(const View& view, std::size_t most);

// Four numbers a cell (report 000, question 1): for each cell what it shows, and how many of its
// neighbours are identified as mines, identified as safe, and still hidden. The three numbers add
// up to the number of neighbours.

struct NeighbourCounts {
  int mines = 0;   // flagged or stepped on
  int safe = 0;    // open
  int hidden = 0;  // covered
};

// One entry a cell.
std::vector<NeighbourCounts> count_neighbours(const View& view);

}  // namespace minewise
