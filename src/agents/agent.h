// An Agent is a player: it sees a View and decides the next move. It never sees where the mines
// are; its module does not even link with the game. template.cc is a complete agent to start from.
// An agent may also say what the cells of a guess are worth (Weighing), and why it gave a game up
// (Fault).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/rng.h"
#include "core/view.h"
#include "search/optimal.h"
#include "solver/decision.h"
#include "solver/facts.h"

namespace minewise {

// Why a player gave a game up: it broke the rules or the protocol, was too slow, or has ended. Our
// own agents never do; players that are other programs may.
struct Fault {
  std::string what;       // one line: what it did, and what was expected
  bool by_clock = false;  // found by a clock: the same game may go well another time
  bool is_final = false;  // no other game will go better, as when the program does not start

  friend bool operator==(const Fault&, const Fault&) = default;
};

// What cells are worth as the next guess, by a player's own figures, beside how likely a mine is.
// It explains a player's guesses, and judges those of others.

enum class WeighedBy : std::uint8_t {
  Safety,     // by how likely a mine is, and nothing else
  LookAhead,  // an estimate, from how the game would go on after each answer
  Endgame,    // all that may follow was searched: exact
};

struct WeighedCell {
  Cell cell;
  double mine_probability = 0;
  double worth = 0;                    // as Weighing says
  double goes_on = 0;                  // for LookAhead: the chance that its answer proves a safe
                                       // cell or ends the game, if it is safe
  std::optional<Fraction> exact = {};  // for Endgame: the worth
};

struct Weighing {
  WeighedBy by = WeighedBy::Safety;

  // What `worth` is. Where a mine ends the game: for Endgame the chance to win, for LookAhead this
  // chance as a share of the best cell's. Where the game goes on after a mine (`counts_mines`): the
  // mines still to be stepped on, for LookAhead how many more than after the best cell.
  bool counts_mines = false;

  std::vector<WeighedCell> cells;  // the best first

  const WeighedCell* find(Cell cell) const {
    for (const WeighedCell& each : cells) {
      if (each.cell == cell) return &each;
    }
    return nullptr;
  }
};

class Agent {
 public:
  virtual ~Agent() = default;

  // Starts a new game and forgets the last one. The view shows the board before the first move.
  virtual void start(const View& view) = 0;

  // The next move and why. The cell must be covered. A flag, and an opening with Basis::Proof, are
  // claims of certainty: a wrong claim is a fault of the agent. A flag may be wrong only where the
  // rules allow flags on belief. All random numbers come from `rng`, so the same view, history and
  // stream give the same game. REQUIRES: view.covered() is not empty; start() was called, and every
  // move since then was the agent's own or prescribed by the rules. An agent that cannot go on
  // gives up, and fault() says why; none of ours does.
  virtual Decision decide(const View& view, Rng& rng) = 0;

  // Everything the agent has proved in this game, oldest first, whether it has acted on it or not.
  // Commentaries, pictures and statistics use it. An agent that proves nothing leaves it empty.
  virtual std::span<const Deduction> conclusions() const { return {}; }

  // How likely a covered cell is a mine by the agent's own reckoning, of the kind that the choice
  // of its last decision names; nothing if it has no number for the cell. Asked only for pictures
  // of a guess. REQUIRES: the last decision was a guess, and the move is not made yet.
  virtual std::optional<double> estimate(Cell) { return std::nullopt; }

  // What the cells of the last guess, and also these, are worth to the agent; empty if it weighs
  // none. Asked only for explanations of a guess. REQUIRES: as estimate(); each of these cells is
  // covered, and may be safe.
  virtual Weighing weigh(std::span<const Cell> /*also*/) { return {}; }

  // Told when a game is over, or given up. An agent that learns nothing from it leaves it out.
  virtual void finish(const View& /*view*/, bool /*won*/, double /*score*/) {}

  // Told that the flag it has just set stands on a cell without a mine. Returns whether the game is
  // given up for that, with fault() to say so. Ours set no such flag.
  virtual bool gives_up_for_flag(Cell) { return false; }

  // Why the last decision was to give up; null if it was not.
  virtual const Fault* fault() const { return nullptr; }
};

}  // namespace minewise
