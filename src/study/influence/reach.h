// How far the influence of one cell travels in a position: what happens to the probabilities of all
// other cells when one thing is altered. Three things can be:
//
//     hidden clue  an open cell's clue is withheld (the cell stays open)
//     content      it is told whether a covered cell holds a mine, but not its clue
//     opened       a covered cell is opened: a mine, or safe with the clue that it then shows
//
// Content and opened are expectations: what is told is weighed by how likely it is to be told. As
// the probability of the other cell must come out right on average, content comes to twice the
// absolute covariance of the two cells, and is the same from either end. Opening tells more, and so
// changes no cell less.
//
// All of it is exact where the posterior is. Whatever the clues say stays within a component; but
// where the number of mines is known, or unknown altogether, it couples the cells of the board,
// and a change may be felt anywhere, if weakly. With the density in place of the number what is
// left is the local reach, which cannot leave the components next to the source. (A classic game
// that is running has a safe cell left; where no safe cell is known, that is a last, faint
// coupling.)
//
// A clue hidden costs a count of the whole frontier, content two, an opened cell one for a mine and
// one for each answer.
#pragma once

#include <array>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "ground/view/view.h"
#include "reason/posterior/knowledge.h"
#include "study/influence/reach_profile.h"

namespace minewise {

enum class Alteration { HiddenClue, Content, Opened };
inline constexpr Alteration kAlterations[] = {Alteration::HiddenClue, Alteration::Content,
                                              Alteration::Opened};

// "hidden-clue", "content", "opened".
std::string_view alteration_word(Alteration alteration);

class Reach {
 public:
  // Flags and mines stepped on are facts of the position: where flags were themselves drawn from
  // the clues, as in play, leave them out (without_flags).
  explicit Reach(const View& view);
  Reach(const Reach&) = delete;  // the posterior points to the facts
  Reach& operator=(const Reach&) = delete;

  // Whether any layout explains the position. Nothing else may be asked if none does.
  bool is_possible() const { return now_.posterior().is_possible(); }

  // Whether everything that was asked so far is exact.
  bool is_exact() const { return exact_; }

  // What one count of the position takes, in cells and entries of tables: it is done once or more
  // for every source.
  std::int64_t work() const;

  // The probability of a mine by cell; 0 or 1 where a cell is not covered.
  std::span<const double> mine_probability() const { return probability_; }

  // Where something can be altered, ascending: clues next to a covered cell; covered cells that may
  // be either; covered cells that may be safe.
  std::vector<Cell> sources(Alteration alteration) const;

  // What an alteration of a source does, by how much each cell's probability changes: all covered
  // cells for a hidden clue, and otherwise those that are not certain, the source left out.
  std::vector<Change> changes(Alteration alteration, Cell source);

  // The probabilities themselves, by cell, if a clue were withheld or a cell's content told. An
  // outcome that turns out to be impossible, as only approximate counts allow, changes nothing.
  std::vector<double> without(Cell clue);
  std::vector<double> given(Cell cell, Verdict verdict);

 private:
  std::vector<double> probabilities_of(Knowledge& known);
  std::vector<double> probabilities_in(const View& altered);
  bool is_source(Alteration alteration, Cell cell) const;
  std::vector<Change> unsettled_but(Cell source) const;
  void add_outcome(std::span<const double> after, double weight,
                   std::vector<Change>& changes) const;
  void add_answers(Cell source, std::vector<Change>& changes);
  bool is_unsettled(Cell cell) const {
    return view_.is_covered(cell) && probability_[cell.at()] > 0 && probability_[cell.at()] < 1;
  }

  View view_;
  Knowledge now_, then_;             // then_ from scratch each time
  std::vector<double> probability_;  // by cell, as it is now
  bool exact_ = true;

  // What would follow from the content of some interior cell, by verdict: the others are no
  // different.
  std::optional<Cell> interior_;
  std::vector<double> interior_given_[2];
};

// The reach of a whole position.
struct PositionReach {
  struct Altered {
    std::size_t sources = 0;  // there are
    ReachProfile profile;     // of those that were looked at
  };
  std::array<Altered, std::size(kAlterations)> altered;  // by Alteration
  bool exact = true;

  const Altered& of(Alteration alteration) const { return altered[std::to_underlying(alteration)]; }
};

// Measures it, with at most so many sources of each kind, evenly spread over the board. `goes_on`
// is told now and then which share is done, and may end it by answering false; then, and where no
// layout explains the position, there is nothing.
using ReachGoesOn = std::function<bool(double done)>;
std::optional<PositionReach> measure_reach(const View& view, std::size_t most_sources,
                                           const ReachGoesOn& goes_on = {});

// The same position with the number of mines replaced by their density, for the local reach; none
// where the number is not known.
std::optional<View> without_coupling(const View& view);

}  // namespace minewise
