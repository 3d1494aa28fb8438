// Measures how far the influence of one cell goes in a position: how much the probabilities of all
// other cells change when one thing is altered. There are three alterations:
//
//     hidden clue  an open cell's clue is withheld (the cell stays open)
//     content      it is told whether a covered cell holds a mine, but not its clue
//     opened       a covered cell is opened: a mine, or safe with the clue that it then shows
//
// Content and opened are expectations: each outcome is weighed by its probability. On average the
// probability of the other cell does not change, so the value for content is twice the absolute
// covariance of the two cells, and is the same in both directions. Opening tells more than content,
// so it changes every cell at least as much.
//
// All values are exact where the posterior is. The influence of clues stays within a component. But
// the number of mines, if it is known or completely unknown, connects all cells of the board, so a
// change may have a weak effect anywhere. With the density in place of the number there is only the
// local reach, which cannot leave the components next to the source. (A running classic game has a
// safe cell left; where no safe cell is known, that is one more weak connection.)
//
// A hidden clue costs one count of the whole frontier, content two, an opened cell one for a mine
// and one for each answer.
#pragma once

#include <array>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/view.h"
#include "review/reach_profile.h"
#include "solver/knowledge.h"

namespace minewise {

enum class Alteration { HiddenClue, Content, Opened };
inline constexpr Alteration kAlterations[] = {Alteration::HiddenClue, Alteration::Content,
                                              Alteration::Opened};

// "hidden-clue", "content", "opened".
std::string_view alteration_word(Alteration alteration);

class Reach {
 public:
  // Flags and mines stepped on are facts of the position. Where flags were deduced from the clues,
  // as in play, remove them first (without_flags).
  explicit Reach(const View& view);
  Reach(const Reach&) = delete;  // the posterior points to the facts
  Reach& operator=(const Reach&) = delete;

  // Whether any layout explains the position. Nothing else may be asked if none does.
  bool is_possible() const { return now_.posterior().is_possible(); }

  // Whether all answers so far are exact.
  bool is_exact() const { return exact_; }

  // The work of one count of the position, in cells and table entries. Every source needs one count
  // or more.
  std::int64_t work() const;

  // The probability of a mine by cell; 0 or 1 where a cell is not covered.
  std::span<const double> mine_probability() const { return probability_; }

  // The cells that can be altered, ascending: for a hidden clue, clues next to a covered cell; for
  // content, covered cells that are not certain; for opened, covered cells that may be safe.
  std::vector<Cell> sources(Alteration alteration) const;

  // How much each cell's probability changes when a source is altered: all covered cells for a
  // hidden clue; otherwise the cells that are not certain, without the source.
  std::vector<Change> changes(Alteration alteration, Cell source);

  // The probabilities, by cell, if a clue were withheld or the content of a cell known. An
  // impossible outcome, which occurs only with approximate counts, changes nothing.
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
  Knowledge now_, then_;             // then_ starts again each time
  std::vector<double> probability_;  // by cell, as it is now
  bool exact_ = true;

  // The probabilities given the content of one interior cell, by verdict: the other interior cells
  // are no different.
  std::optional<Cell> interior_;
  std::vector<double> interior_given_[2];
};

// The reach of a whole position.
struct PositionReach {
  struct Altered {
    std::size_t sources = 0;  // in the position
    ReachProfile profile;     // of those that were measured
  };
  std::array<Altered, std::size(kAlterations)> altered;  // by Alteration
  bool exact = true;

  const Altered& of(Alteration alteration) const { return altered[std::to_underlying(alteration)]; }
};

// Measures the reach of a position with at most `most_sources` sources of each kind, evenly spread
// over the board. `goes_on` is called now and then with the share that is done, and may return
// false to stop. Nothing if it did, or if no layout explains the position.
using ReachGoesOn = std::function<bool(double done)>;
std::optional<PositionReach> measure_reach(const View& view, std::size_t most_sources,
                                           const ReachGoesOn& goes_on = {});

// The same position with the number of mines replaced by their density, for the local reach; none
// where the number is not known.
std::optional<View> without_coupling(const View& view);

}  // namespace minewise
