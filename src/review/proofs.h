// Looks for proofs during a game. Shown is what the game has shown so far, Proofs is what some
// engines prove from it, and ProofWatch records how long proofs are left lying until somebody uses
// them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "core/view.h"
#include "solver/knowledge.h"

namespace minewise {

// What a game has shown, without flags, which are only a player's claims. One clue can be left out
// as well.
class Shown {
 public:
  static constexpr Cell kNothing{-1};
  static constexpr std::size_t kAll = std::numeric_limits<std::size_t>::max();

  // A game before its first move. The number in the cell `hidden` will be withheld.
  explicit Shown(const View& view, Cell hidden = kNothing)
      : view_(view.topology_ptr(), view.rules(), view.count()), hidden_(hidden) {}

  // Adds what the game has uncovered since the last call, up to `uncovered` cells in all.
  void take_in(const View& view, std::size_t uncovered = kAll);

  const View& view() const { return view_; }

 private:
  View view_;
  Cell hidden_;
  std::size_t taken_in_ = 0;  // of the game's uncovered cells
};

// The proofs that some engines find during a game. It can look up the proof about a cell, or the
// simplest proof that some cell is safe, and deduces only as much as each question needs.
class Proofs {
 public:
  explicit Proofs(Means means) : known_(std::move(means)) {}

  // Forgets everything and prepares for a view's game.
  void start(const View& view);

  // Deduces until `is_enough()` is true, perhaps at once, or nothing more follows.
  template <class IsEnough>
  void deduce_until(const View& view, const IsEnough& is_enough) {
    known_.observe(view);
    if (!is_enough()) known_.deduce_until(view, is_enough);
  }

  // Deduces all that follows.
  void deduce(const View& view) { known_.deduce(view); }

  // Adds what another Proofs has proved. REQUIRES: `other` is always the same since start().
  void learn_from(const Proofs& other);

  // The proof about a cell, or none so far. Valid until more is deduced.
  const Deduction* about(Cell cell) const { return known_.proof_of(cell); }

  // A proof that some cell is safe: the oldest of those by the simplest rule, or none so far. Cells
  // for which `is_open_to_play` is false are skipped, also in later calls. Valid until more is
  // deduced.
  template <class IsOpenToPlay>
  const Deduction* of_safe_cell(const IsOpenToPlay& is_open_to_play) {
    take_in_new();
    for (Queue& queue : safe_) {
      while (queue.next < queue.cells.size() && !is_open_to_play(queue.cells[queue.next])) {
        ++queue.next;
      }
      if (queue.next < queue.cells.size()) return about(queue.cells[queue.next]);
    }
    return nullptr;
  }

  const Facts& facts() const { return known_.facts(); }
  Knowledge& known() { return known_; }

 private:
  struct Queue {
    std::vector<Cell> cells;  // proved safe, in the order of their proofs
    std::size_t next = 0;     // those before it are no longer open to play
  };

  void take_in_new();

  Knowledge known_;
  std::size_t taken_in_ = 0;        // how many deductions are in safe_
  std::size_t learned_ = 0;         // how many deductions of the other were added
  std::array<Queue, kRules> safe_;  // by rule, the simplest first
};

// Watches for proofs during a game: which covered cells could be proved safe, since when, and how
// long they were left lying until somebody opened them.

// A cell that could be proved safe. `proof` is by the simplest rule that gave it when it first
// could be proved.
struct LyingProof {
  Deduction proof;
  std::size_t since_click = 0;  // the click after which it could be proved, from 1
  std::size_t until_click = 0;  // the click that opened it; 0 if none did
  std::int32_t lay_ms = 0;      // from then to then, or to the end of the game

  bool was_opened() const { return until_click != 0; }
};

class ProofWatch {
 public:
  // REQUIRES: the game has not begun.
  explicit ProofWatch(const View& view);

  // Takes in what the game shows after click `number`.
  void look(const View& view, std::size_t number, std::int32_t time_ms);

  // The cells that can be proved safe now, and are covered.
  int lying() const { return lying_; }

  // The rule by which a cell could be proved safe, or none.
  const Deduction* about(Cell cell) const;

  // The game has ended, at that time. What was never opened lay until then.
  std::vector<LyingProof> finish(std::int32_t time_ms) &&;

 private:
  static constexpr std::int32_t kNone = -1;

  void close_opened(const View& view, std::size_t number, std::int32_t time_ms);
  void add_proved(std::size_t number, std::int32_t time_ms);
  const Deduction& simplest(const Deduction& found);

  Shown shown_;
  Proofs certain_{by_exact(kSmallBudget)};
  Proofs simple_{by(every_engine_but_exact())};
  std::vector<LyingProof> proofs_;
  std::vector<std::int32_t> proof_of_;  // by cell: its place in proofs_
  std::size_t taken_in_ = 0;            // of the game's uncovered cells
  std::size_t read_ = 0;                // of the deductions
  int lying_ = 0;
};

}  // namespace minewise
