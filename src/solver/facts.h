// Facts: everything known for certain about the cells of one game. A Deduction says what was proved
// about a cell, by which rule and from which clues. A Constraint says what one clue leaves open
// about the cells that are still unknown.
#pragma once

#include <boost/container/small_vector.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/cell.h"
#include "core/cell_bytes.h"
#include "core/view.h"

namespace minewise {

enum class Verdict : std::uint8_t { Safe, Mine };

// The rule that proved a deduction: the engine it belongs to.
enum class Rule : std::uint8_t {
  SinglePoint,    // one clue by itself, or a promise of the rules
  Subset,         // one equation inside another
  Gaussian,       // elimination and row bounds
  Contradiction,  // the opposite is impossible
  Groups,         // every arrangement of a connected group agrees
  Exact,          // every layout agrees
  Count,          // the number of mines on the board settles it
};

inline constexpr std::size_t kRules = static_cast<std::size_t>(Rule::Count) + 1;

// "single-point", "subset", ... as in transcripts and JSON, and back.
std::string_view rule_word(Rule rule);
std::optional<Rule> find_rule(std::string_view word);

// Why a deduction holds: it follows by this rule from the clues of these open cells and from what
// was known of their neighbours. Rule::SinglePoint without a clue means that the rules promised it.
// Any other rule without a clue means that there are too many clues to name.
struct Reason {
  Rule rule = Rule::SinglePoint;
  CellList because;

  friend bool operator==(const Reason&, const Reason&) = default;
};

struct Deduction {
  Cell cell;
  Verdict verdict = Verdict::Safe;
  Reason reason;

  friend bool operator==(const Deduction&, const Deduction&) = default;
};

// What the view shows, and what was deduced from it. Engines read the facts and add to them, so
// each engine uses what the others have proved.
//
// Like a View, the facts only grow: known() lists the cells with a known verdict, oldest first. An
// engine stores how much of the list it has read, and next time reads only the rest.

class Facts {
 public:
  Facts() = default;

  // The facts that a view shows.
  explicit Facts(const View& view) {
    start(view);
    observe(view);
  }

  // Forgets everything and prepares for a view's game.
  void start(const View& view);

  // The same, but begins with the first `known` cells and the first `deductions` that other facts
  // have: those of a game that went as this one so far. REQUIRES: nothing but that is shown by the
  // view, and follows from it.
  void start_like(const Facts& other, std::size_t known, std::size_t deductions, const View& view);

  // Forgets all but the first `known` cells and the first `deductions`. REQUIRES: there are as
  // many, and nothing was observed since.
  void go_back(std::size_t known, std::size_t deductions);

  // Takes in the cells uncovered since the last call: open cells are safe, stepped-on and flagged
  // ones are mines. But where the rules allow flags on belief, a flag says nothing. Cells that the
  // rules promised free are deduced to be safe, from no clue at all.
  void observe(const View& view);

  // Adds a deduction, unless its cell is known already. A deduction from a single clue counts as
  // Rule::SinglePoint, whichever engine found it.
  void conclude(Deduction deduction);

  // The same for all unknown neighbours of a clue, which that clue alone settles.
  void conclude_around(Cell clue, Verdict verdict);

  bool is_known(Cell cell) const { return state_[cell] != kUnknown; }
  bool is_mine(Cell cell) const { return state_[cell] == kMine; }
  bool is_safe(Cell cell) const { return state_[cell] == kSafe; }

  // How many of a cell's neighbours are unknown, and how many known to be mines.
  struct Tallied {
    int unknown = 0;
    int mines = 0;
  };
  Tallied around(Cell cell) const {
    const std::uint8_t around = around_[cell];
    return {around % kOneMine, around / kOneMine};
  }

  // Calls visit(cell), in ascending order, for each neighbour that is unknown.
  template <class Visit>
  void for_each_unknown_around(Cell cell, const Visit& visit) const {
    state_.for_each_odd_around(cell, *topology_, visit);
  }

  int mines() const { return mines_; }  // cells known to be mines

  // Cells known to be safe that the view, when last observed, did not show open.
  int safe_unopened() const { return known_count_ - mines_ - opened_; }

  std::span<const Cell> known() const {
    return {known_.data(), static_cast<std::size_t>(known_count_)};
  }
  std::span<const Deduction> deductions() const { return deductions_; }

 private:
  // The states of a cell. Only the one that is looked for among neighbours is odd.
  static constexpr std::uint8_t kSafe = 0, kUnknown = 1, kMine = 2;

  // What is known around a cell is kept by those who learn, once for each cell, since it is asked
  // for much more often. Both numbers share a byte: unknown neighbours, and sixteen times the
  // mines.
  static constexpr int kOneMine = 16;

  static constexpr std::size_t kFew = 8;  // cells that are taken in one by one

  void learn(Cell cell, bool is_mine);
  template <class IsMine>
  void learn_all(std::span<const Cell> cells, const IsMine& is_mine);
  void observe_promises(const View& view);

  TopologyPtr topology_;
  CellBytes state_;
  CellBytes around_;
  std::vector<Cell> known_;  // the first known_count_ of them
  int known_count_ = 0;
  std::vector<Deduction> deductions_;
  int mines_ = 0;
  int opened_ = 0;            // open cells observed
  std::size_t observed_ = 0;  // how much of View::uncovered() has been taken in
  std::size_t promised_ = 0;  // and of View::promised()
};

// A constraint: what one clue, or one promise of the rules, says about the cells that are still
// unknown. Between `least` and `most` of them are mines; known mines are already subtracted.

struct Constraint {
  boost::container::small_vector<Cell, kMaxDegree> cells;  // unknown, ascending
  int least = 0;
  int most = 0;

  int size() const { return static_cast<int>(cells.size()); }
};

// The constraint of an open cell. REQUIRES: view.is_open(clue).
Constraint constraint_around(const View& view, const Facts& facts, Cell clue);

// The verdict that a constraint forces on all its cells at once, if any:
//
//     no mines left to place:             1 ?      with the 1's mine found next to it, ? is safe
//     as many mines left as cells:        2 ?      with two ? and no mine found, both are mines
//                                           ?
//
// A constraint that cannot be satisfied forces nothing: engines never reason from a contradiction.
std::optional<Verdict> forced_verdict(const Constraint& constraint);
inline std::optional<Verdict> forced_verdict(int cells, int least, int most) {
  const bool satisfiable = least <= most && most >= 0 && least <= cells;
  if (!satisfiable) return std::nullopt;
  if (most == 0) return Verdict::Safe;
  if (least == cells) return Verdict::Mine;
  return std::nullopt;
}

}  // namespace minewise
