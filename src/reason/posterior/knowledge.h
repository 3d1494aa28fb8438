// What is known about one view: the facts, the engines that find them, and the posterior of what
// they leave open. Made in one call, and kept up to date as a game goes on.
//
//     Knowledge known(view);                             // by single clues, then by all layouts
//     known.facts().is_safe(cell);
//     known.posterior().mine_probability(cell);
//     Knowledge proved(view, by_every_engine());         // each proof by the simplest rule
//
// Agents ask as the game goes on, and no further than they have to:
//
//     Knowledge known(by_exact());
//     known.start(view);
//     ... the view changes ...
//     known.deduce_until(view, [&] { return can_move(known.facts()); });
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "reason/engines/engines.h"
#include "reason/posterior/exact.h"

namespace minewise {

// By what means a view is thought through: the engines, cheapest first, and after them the count of
// all layouts.
struct Means {
  Engines engines;
  bool counts = true;  // there is a posterior
  bool proves = true;  // what the count settles becomes a fact
  CountBudget budget = {};
};

Means by(Engines engines);                // no count
Means by_exact(CountBudget budget = {});  // single clues, then the count: all there is to know
Means by_every_engine(CountBudget budget = {});  // the same, each proof by the simplest rule
Means by_counting(Engines engines, CountBudget budget = {});  // proofs by these, a posterior beside

class Knowledge {
 public:
  explicit Knowledge(Means means);

  // All that follows from a view, which outlives this.
  explicit Knowledge(const View& view, Means means = by_exact());
  explicit Knowledge(View&&, Means = {}) = delete;

  Knowledge(const Knowledge&) = delete;  // the posterior points to the facts
  Knowledge& operator=(const Knowledge&) = delete;

  // Forgets everything and prepares for a view's game, or for a position.
  void start(const View& view);

  // Takes in what the view shows, and no more.
  void observe(const View& view);

  // Takes something for granted that was not found here. REQUIRES: start() was called.
  void tell(const Deduction& deduction) { facts_.conclude(deduction); }

  // Deduces until `is_enough()`, which is asked after each engine; returns whether it ever was.
  // After each find the cheapest engine is asked again, so that every deduction carries the
  // simplest rule that gives it, with what was known by then. REQUIRES: the view is that of
  // start(), or a later one of its game.
  template <class IsEnough>
  bool deduce_until(const View& view, const IsEnough& is_enough) {
    observe(view);
    for (std::size_t i = 0; i < steps();) {
      const std::size_t before = facts_.deductions().size();
      take_step(i);
      if (is_enough()) return true;
      if (i == engines_.size() && is_complete()) break;
      const bool has_found = facts_.deductions().size() > before;
      i = has_found && i > 0 ? 0 : i + 1;
    }
    return false;
  }

  // Deduces all that follows.
  void deduce(const View& view) {
    deduce_until(view, [] { return false; });
  }

  // Starts anew with a view and something else for granted, and deduces all that follows.
  void suppose(const View& view, const Deduction& deduction);

  // The view that was observed last. REQUIRES: it is still there.
  const View& view() const { return *view_; }
  const Facts& facts() const { return facts_; }

  // The proof about a cell, or none so far. Valid until more is deduced.
  const Deduction* proof_of(Cell cell) const;

  // As of the last count: facts that were found since then are heeded where a cell is asked about,
  // but the cells are still in their components. REQUIRES: the means include the count.
  Posterior& posterior() { return exact_->posterior(); }
  const Posterior& posterior() const { return exact_->posterior(); }

  // Brings the posterior up to date with all facts, for those who build on both. REQUIRES: the
  // means include the count, and some layout explains the view.
  Posterior& recount();

 private:
  std::size_t steps() const { return engines_.size() + (exact_ ? 1 : 0); }
  void take_step(std::size_t i);

  // Whether the count, which was the last step, has left nothing to be found.
  bool is_complete() const { return posterior().is_possible() && posterior().is_exact(); }

  Engines engines_;
  std::optional<Exact> exact_;
  bool proves_;
  const View* view_ = nullptr;
  Facts facts_;
  std::size_t counted_with_ = 0;  // how many cells were known at the last count

  // Found when it is asked for:
  mutable std::vector<std::int32_t>
      proof_index_;                  // of a cell's proof among the deductions; -1 for none
  mutable std::size_t indexed_ = 0;  // how many deductions are in it
};

}  // namespace minewise
