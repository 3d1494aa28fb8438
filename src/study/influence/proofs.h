// What some engines prove in the course of a game, and how to find a proof again: the one about a
// cell, or the simplest of those that call a cell safe. It is asked now and then, and thinks only
// as far as the question takes.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ground/view/view.h"
#include "reason/engines/cascade.h"
#include "reason/knowledge/facts.h"

namespace minewise {

class Proofs {
 public:
  explicit Proofs(Engines engines) : engines_(std::move(engines)) {}

  // Forgets everything and prepares for a view's game.
  void start(const View& view);

  // Deduces, with the simplest engine that finds anything each time, until `is_enough()` or nothing
  // more follows.
  template <class IsEnough>
  void deduce_until(const View& view, const IsEnough& is_enough) {
    facts_.observe(view);
    take_in_new();
    for (std::size_t i = 0; i < engines_.size() && !is_enough();) {
      const std::size_t before = facts_.deductions().size();
      engines_[i]->deduce(view, facts_);
      take_in_new();
      const bool has_found = facts_.deductions().size() > before;
      i = has_found && i > 0 ? 0 : i + 1;
    }
  }

  // Takes over what another has proved. REQUIRES: always the same other since start().
  void learn_from(const Proofs& other);

  // The proof about a cell, or none so far. Valid until more is deduced.
  const Deduction* about(Cell cell) const;

  // The proof that a cell is safe: the oldest of those by the simplest rule, or none so far. Passes
  // over cells for which `is_open_to_play` is false, now and for good. Valid until more is deduced.
  template <class IsOpenToPlay>
  const Deduction* of_safe_cell(const IsOpenToPlay& is_open_to_play) {
    for (Queue& queue : safe_) {
      while (queue.next < queue.cells.size() && !is_open_to_play(queue.cells[queue.next])) {
        ++queue.next;
      }
      if (queue.next < queue.cells.size()) return about(queue.cells[queue.next]);
    }
    return nullptr;
  }

  const Facts& facts() const { return facts_; }

 private:
  struct Queue {
    std::vector<Cell> cells;  // proved safe, in the order of their proofs
    std::size_t next = 0;     // those before it are no longer open to play
  };

  void take_in_new();

  Engines engines_;
  Facts facts_;
  std::size_t taken_in_ = 0;         // how many deductions have been arranged below
  std::size_t learned_ = 0;          // how many of another's deductions have been taken over
  std::vector<std::int32_t> place_;  // of a cell's proof among the deductions; -1 for none
  std::array<Queue, kRules> safe_;   // by rule, the simplest first
};

}  // namespace minewise
