// The critique of a person's game. Every click is judged by what could be known before it, as
// critique.h judges the moves of an agent, and by the clock: how long proofs were left lying, which
// flags and chords were needless, and where the time went.
//
// The number of mines is taken as shown, as in all programs that people play. A click may open
// several cells at once (a chord); its risk is the probability that any of them is a mine. Flags
// are the person's claims and no evidence.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/view.h"
#include "formats/click_board.h"
#include "formats/person_game.h"
#include "game/metrics.h"
#include "review/critique.h"
#include "review/proofs.h"

namespace minewise {

// The board of a person's game, click by click, as a View that engines can reason about.
class PersonBoard {
 public:
  // The board before the first click. REQUIRES: the game outlives this.
  explicit PersonBoard(const PersonGame& game);

  // What is open. Flags are left out: they can be taken back, and prove nothing.
  const View& view() const { return view_; }

  // The same with the flags that stand.
  View view_with_flags() const;

  bool is_flagged(Cell cell) const { return board_.state(cell) == ClickBoard::State::Flagged; }

  // The covered cells that a click is about to open, without what a zero among them opens.
  std::vector<Cell> cells_of(const Click& click) const;

  // Makes the next click. The newest of view().uncovered() are the cells that it opened.
  void take(const Click& click);

 private:
  ClickBoard board_;
  View view_;
};

// What the person saw before a click, from 0, flags included.
View view_before(const PersonGame& game, std::size_t click);

// What the time before a click was spent on.
enum class Spent {
  FirstClick,   // nothing was shown yet
  SingleClue,   // cells that one clue proves safe
  HarderProof,  // cells that take more than one clue
  Guess,        // cells at a risk
  Flag,         // flags set, and taken back
  Wasted,       // clicks that changed nothing
  AfterLast,    // from the last click to the end
};
inline constexpr int kSpent = static_cast<int>(Spent::AfterLast) + 1;

// "first-click", "single-clue", "harder-proof", "guess", "flag", "wasted", "after-last".
std::string_view spent_word(Spent spent);

struct JudgedClick {
  // None for a click that neither opens nor flags. That of a chord is of its riskiest cell, but
  // with the probability that any of its cells is a mine.
  std::optional<JudgedMove> move;

  int lying = 0;                // cells that could be proved safe before it
  std::int32_t thought_ms = 0;  // since the click before it
  Spent spent = Spent::Wasted;
  bool is_needless = false;  // a flag that no chord used, or a click that changed nothing

  bool is_risk() const { return move && move->is_risk(); }

  // The probability that it hits a mine.
  double risk() const { return is_risk() ? move->mine_probability : 0; }
};

struct PersonCritique {
  std::vector<JudgedClick> clicks;  // one for each click of the game
  std::vector<LyingProof> lying;    // every cell that could be proved safe, in that order
  std::vector<Deduction> proofs;    // JudgedMove::proof points here
  Luck luck;
  bool exact = true;

  std::array<std::int32_t, kSpent> spent_ms{};
  int risks = 0;            // clicks at a risk
  int forced = 0;           // of them, nothing was certain to be safe
  int avoidable = 0;        // of them, something was; or the cell was a known mine
  int needless_flags = 0;   // that no chord used
  int needless_chords = 0;  // that opened nothing

  View shown;  // at the end, without flags: explain() needs it

  explicit PersonCritique(View view) : shown(std::move(view)) {}
};

PersonCritique judge_person(const PersonGame& game);

// The numbers by which players measure a game (game/metrics.h).

// The clicks and how much of the board they solved.
PlayedGame played_of(const PersonGame& game);

GameValue value_of(const PersonGame& game);

}  // namespace minewise
