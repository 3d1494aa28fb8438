// A Game is the referee: it deals the mines, answers moves and keeps the score. Only the Game has
// the dealt layout; players see nothing but its View. A Trial holds the figures of one game by one
// player.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/cell_bytes.h"
#include "core/game_id.h"
#include "core/layout.h"
#include "core/result.h"
#include "core/view.h"
#include "solver/decision.h"

namespace minewise {

class Game {
 public:
  // The game of an ID. REQUIRES: the topology was made from the ID's shape.
  Game(const GameId& id, TopologyPtr topology);

  // The same on a given layout. No rule changes a given layout, so a promise of the ID about the
  // first move is dropped; a prescribed first cell stays. REQUIRES: the layout fits the ID's size.
  Game(const GameId& id, TopologyPtr topology, Layout layout);

  // A game on a given layout that goes on from a moment: the cells that the view shows open or as
  // mines stepped on are so from the beginning, with the clues that it shows. Its flags are left
  // out: the referee knows no claims before the first move. An Error names a cell that shows what
  // it cannot show on this layout under the rules of the ID. REQUIRES: as above; the view is of the
  // same board.
  static Result<Game> going_on(const GameId& id, Layout layout, const View& shown);

  // Begins game `number` of the same ID in the memory of this one: for many short games it takes a
  // fraction of the time of a new Game. REQUIRES: !is_given().
  void restart(std::uint64_t number);

  const GameId& id() const { return id_; }
  const View& view() const { return view_; }

  // Whether it began from a moment: then neither ID nor layout nor moves tell what was open.
  bool is_continued() const { return continued_; }

  // Whether the layout was given rather than dealt from the ID.
  bool is_given() const { return given_; }

  bool is_over() const { return is_over_; }

  // Makes a move. REQUIRES: !is_over(), and the move's cell is covered.
  Outcome play(Move move);

  // Puts another layout in place of the dealt one, for studies of what else may have been: the game
  // goes on, and nobody who sees its view can tell. The ID no longer stands for the layout, so a
  // transcript does not replay. REQUIRES: is_dealt(); the layout could have shown all that is
  // shown, and has as many mines if their number is told.
  void relay(Layout layout);

  // The true layout. REQUIRES: is_dealt(). Under a promise, mines are dealt when the first cell is
  // opened.
  const Layout& layout() const;
  bool is_dealt() const { return layout_.has_value(); }

  // The figures of the game so far.
  int mines_stepped_on() const { return stepped_on_; }
  int wrong_flags() const { return wrong_flags_; }  // flags on cells without a mine, once dealt
  bool is_cleared() const { return is_dealt() && safe_left_ == 0; }  // every safe cell is open

  // Mines identified without stepping on them: the flagged ones and, once the board is cleared,
  // also those still covered, since only mines are left.
  int mines_identified() const;

  // Mines identified / mines. Where flags may be set on belief, each wrong one takes a mine away,
  // and the score may be negative. Without mines it is 1, less the wrong flags under that rule.
  double score() const;

  // Survival: over, no mine stepped on, and no safe cell flagged on belief; classic: cleared.
  bool is_won() const;

 private:
  void deal_after(Cell first);
  void take(Layout layout);
  void count_flag(Cell cell);
  bool has_ended() const;
  int flags_paid_for() const;  // those that take from the score
  bool can_show(const View& shown, Cell cell) const;
  bool can_show_all() const;
  Outcome open(Cell cell);
  Outcome flag(Cell cell);
  Clue show(Cell cell) const;
  Clue draw_clue(Cell cell, int mines) const;
  bool proves_neighbours_safe(Cell open) const;
  int cascade_from_last();

  GameId id_;
  TopologyPtr topology_;
  View view_;
  std::optional<Layout> layout_;
  CellBytes around_;  // by cell: the mines that touch it, once they are dealt
  bool given_ = false;
  bool continued_ = false;
  bool is_over_ = false;  // as of the last move
  int stepped_on_ = 0;
  int safe_left_ = 0;                      // cells without a mine to open, once mines are dealt
  int right_flags_ = 0, wrong_flags_ = 0;  // once mines are dealt
};

// Checks a decision against the rules before the move is made, for decisions of other programs and
// of transcripts.

// An Error unless the move may be made and its reason can be meant: "a move at 0,0, which is no
// longer covered". Whether the reason is true is not asked. REQUIRES: the cells of the decision are
// on the board.
Result<void> check_legal(const Decision& decision, const View& view);

// The figures of one game by one player. Experiments collect them.

struct Trial {
  bool won = false;
  double score = 0;
  int stepped = 0;        // mines stepped on
  int guesses = 0;        // cells opened without proof
  int moves = 0;          // decisions, flags included; a cascade counts once
  int wrong_flags = 0;    // flags on safe cells: a fault of the player, unless the rules
                          // allow flags on belief
  bool given_up = false;  // the player played no further; the figures are those up to there

  // Counts a decision.
  void count(const Decision& decision) {
    ++moves;
    guesses += decision.is_guess();
  }

  // Takes the result from a game.
  void conclude(const Game& game);

  friend bool operator==(const Trial&, const Trial&) = default;
};

// "score 0.85 won 0 stepped 3 guesses 5 moves 87 wrong_flags 0"; the score reads back exactly.
std::string format_trial(const Trial& trial);

}  // namespace minewise
