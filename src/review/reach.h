// The reach of a position: how far the influence of one cell goes. Something is altered at one cell
// (Alteration), the probabilities of all other cells change (Reach), and the changes are grouped by
// distance (ReachProfile). Sample positions can be taken from play (position_in_play).
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "agents/registry.h"
#include "core/cell.h"
#include "core/game_id.h"
#include "core/view.h"
#include "solver/knowledge.h"

namespace minewise {

// A cell, and by how much its probability of a mine changed, up or down; perhaps 0.
struct Change {
  Cell cell;
  double amount = 0;
};

// Changes of probability, grouped by the distance between the source, where something was altered,
// and the cell whose probability changed.
//
// Profiles of many positions can be merged. Whole numbers merge exactly. The last digits of sums
// depend on the order, so merge in a fixed order to get the same figures with any number of
// threads.
class ReachProfile {
 public:
  static constexpr double kRounding = 1e-9;    // smaller changes count as none
  static constexpr double kNoticeable = 0.01;  // what a player might care about

  // All pairs of a source and another cell at one distance.
  struct Ring {
    std::uint64_t pairs = 0;
    double sum = 0;                // of changes
    double most = 0;               // the greatest of them
    std::uint64_t changed = 0;     // by more than rounding
    std::uint64_t noticeable = 0;  // by more than one percent

    double mean() const { return share_of(sum); }
    double changed_share() const { return share_of(static_cast<double>(changed)); }
    double noticeable_share() const { return share_of(static_cast<double>(noticeable)); }

   private:
    double share_of(double part) const {
      return pairs == 0 ? 0 : part / static_cast<double>(pairs);
    }
  };

  ReachProfile() = default;
  ReachProfile(std::vector<Ring> rings, std::vector<std::uint64_t> sources_by_reach)
      : rings_(std::move(rings)), by_reach_(std::move(sources_by_reach)) {}

  // Adds one source: its distance from every cell, and the changes that it causes.
  void add(std::span<const int> distance, std::span<const Change> changes);
  void merge(const ReachProfile& other);

  // By distance, up to the greatest distance of a pair.
  std::span<const Ring> rings() const { return rings_; }

  // The reach of a source is the greatest distance at which any cell changes noticeably; 0 if none
  // does. How many sources have a reach of 0, 1, 2, ...
  std::span<const std::uint64_t> sources_by_reach() const { return by_reach_; }
  std::uint64_t sources() const;
  double mean_reach() const;  // 0 without sources
  int farthest() const;       // the greatest reach; 0 without sources

  // The share of sources with a reach of at least `distance`; 0 without sources.
  double share_reaching(int distance) const;

 private:
  std::vector<Ring> rings_;
  std::vector<std::uint64_t> by_reach_;
};

// Measures how much the probabilities of all other cells change when one thing is altered. There
// are three alterations:
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

// Measures the reach of one position in a few seconds. On large boards it uses only a few sources
// of each kind, evenly spread.

// The reach of a position and, where the number of mines is known, the local reach.
struct ReachFigures {
  PositionReach reach;
  std::optional<PositionReach> local;
};

// `goes_on` is called with the share that is done. Nothing if it returned false. REQUIRES: some
// layout explains the view, and its probabilities are exact (see Reach).
std::optional<ReachFigures> find_reach(const View& view, const Reach& now,
                                       const std::function<bool(double)>& goes_on);

// Takes sample positions from play: one random moment from each game. Positions from different
// games are independent.

enum class Moment {
  Guess,     // the agent is about to guess
  Decision,  // the agent is about to decide anything
};

// "guess", "decision", and back.
std::string_view moment_word(Moment moment);
std::optional<Moment> find_moment(std::string_view word);

// The view of a game, played by an agent, at a random one of such moments after the first move,
// without flags. All moments are equally likely; the choice depends only on the game and the
// agent's name. None if the game has no such moment.
std::optional<View> position_in_play(const GameId& id, const TopologyPtr& topology,
                                     const AgentSpec& agent, Moment moment);

}  // namespace minewise
