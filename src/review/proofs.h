// The proofs that some engines find during a game, with ways to look one up: the proof about a
// cell, or the simplest proof that some cell is safe. It deduces only as much as each question
// needs.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "core/view.h"
#include "solver/knowledge.h"

namespace minewise {

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

}  // namespace minewise
