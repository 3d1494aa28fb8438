// A session is a game that a person plays: with hand marks, undo, hints, reasons, and a transcript
// at the end. It begins with a new game, or goes on from a position.
//
// A person's flag is a mark: it says "I think there is a mine", keeps the cell from being opened by
// mistake, and can be taken away again. A flag of the Game is more: a claim that stays. So marks
// are kept here. In classic, where flags decide nothing, they never reach the game. In survival the
// flags are the score: once every covered cell has a mark, the marks become flags, and that ends
// the game. A cascade opens marked cells too, because it proves that those marks were wrong.
//
// The program cannot know why a person makes a move, so the transcript says what was true: `proof`
// with the simplest reason if the position proved the move right, else `probability` with the true
// probability of a mine (or an estimate, where the count is approximate). The name of the player
// says whether help was used and how many moves were taken back.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/game.h"
#include "game/transcript.h"
#include "search/grounds.h"
#include "solver/analyze.h"
#include "solver/knowledge.h"

namespace minewise {

class Session {
 public:
  // A game before its first move, and the cells that bear a mark from the beginning. An opening
  // that the rules prescribe is made at once.
  explicit Session(Game game, std::span<const Cell> marks = {});

  const Game& game() const { return game_; }
  const View& view() const { return game_.view(); }
  bool is_over() const { return game_.is_over(); }

  // Only covered cells show a mark.
  bool is_marked(Cell cell) const { return marked_[cell.at()] && view().is_covered(cell); }
  int marks() const;

  // What a person can do. An Error says why it is not possible; then nothing has changed.
  Result<void> open(Cell cell);
  Result<void> mark(Cell cell);   // or takes the mark away
  Result<void> chord(Cell cell);  // opens the cells left around a clue whose mines are marked
  Result<void> undo();            // takes back the last of these

  // The cells that the last move uncovered, oldest first; empty after a mark or an undo.
  std::span<const Cell> newest() const { return view().uncovered().last(newest_); }
  const Step* last() const { return newest_ == 0 ? nullptr : &steps_.back(); }

  // Help, which is noted in the transcript. It ignores hand marks, because they may be wrong.
  std::optional<Decision> hint();   // the best move and why; none when the game is over
  const Analysis& probabilities();  // everything about the position
  Grounds reason(Cell cell);        // REQUIRES: the cell is covered

  // The line with which anyone can play the same game. A given layout must be passed on as well.
  std::string share_code() const;

  Trial figures() const;
  std::string player() const;     // "human with help, 2 taken back"
  Transcript transcript() const;  // REQUIRES: is_over(), !game().is_continued()

 private:
  struct Turn {
    std::size_t steps;         // number of steps before it
    std::optional<Cell> mark;  // what it marked or cleared
  };

  const Analysis& analysis();
  Decision judge(Move move);
  void play(const Decision& decision);
  void begin_turn(std::optional<Cell> mark);
  void open_all(std::span<const Cell> cells);
  void hand_in_marks();
  Result<void> check_there(Cell cell) const;     // on the board of a game that goes on
  Result<void> check_playable(Cell cell) const;  // and covered

  Game start_, game_;
  std::vector<Step> steps_;
  std::vector<bool> marked_;  // by cell, covered or not: an undo may show old marks again
  std::vector<Turn> turns_;
  std::size_t newest_ = 0;
  std::optional<Analysis> analysis_;  // of the view as it is
  bool helped_ = false;
  int taken_back_ = 0;
};

// A game that goes on from a position. A position has no layout, so one is dealt: each layout that
// explains the position, with its true probability. Open cells stay open with the clues that they
// show, and flags become marks.
//
// The rules are classic, with the clues and the topology of the position. The number of mines shown
// is that of the layout, even if the position does not tell it. A position that shows a mine
// stepped on would be lost already: there the game goes on after a mine.
//
// `known` is what is known of the position. An Error if a part of it is too large to count.
// REQUIRES: some layout explains it.
Result<Session> session_from(Knowledge& known, const Shape& shape, Seed seed);

}  // namespace minewise
