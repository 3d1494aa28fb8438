// Knowledge: all that is known about one view. It holds the facts, the engines that find them, and
// the posterior of the cells that stay unknown. It is made in one call and can follow a game.
//
//     Knowledge known(view);                             // by single clues, then by all layouts
//     known.facts().is_safe(cell);
//     known.posterior().mine_probability(cell);
//     Knowledge proved(view, by_every_engine());         // each proof by the simplest rule
//
// Agents deduce during the game, and only as much as they need:
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

#include "solver/exact.h"
#include "solver/registry.h"

namespace minewise {

// The means by which a view is analysed: engines, cheapest first, and after them the count of all
// layouts.
struct Means {
  Engines engines;
  bool counts = true;  // whether layouts are counted: then there is a posterior
  bool proves = true;  // whether what the count settles becomes a fact
  CountBudget budget = {};
};

Means by(Engines engines);                       // no count
Means by_exact(CountBudget budget = {});         // single clues, then the count: finds everything
Means by_every_engine(CountBudget budget = {});  // the same, each proof by the simplest rule
Means by_counting(Engines engines, CountBudget budget = {});  // the count gives no proofs

class Knowledge {
 public:
  explicit Knowledge(Means means);

  // Deduces all that follows from a view. REQUIRES: the view outlives this.
  explicit Knowledge(const View& view, Means means = by_exact());
  explicit Knowledge(View&&, Means = {}) = delete;

  Knowledge(const Knowledge&) = delete;  // the posterior points to the facts
  Knowledge& operator=(const Knowledge&) = delete;

  // Forgets everything and prepares for a view's game, or for a position.
  void start(const View& view);

  // The same, but begins with what other facts held at an earlier moment (Facts::start_like).
  void start_like(const Facts& other, std::size_t known, std::size_t deductions, const View& view);

  // Takes in what the view shows, and deduces nothing.
  void observe(const View& view);

  // Adds a deduction that comes from elsewhere. REQUIRES: start() was called.
  void tell(const Deduction& deduction) { facts_.conclude(deduction); }

  // Deduces until `is_enough()`, which is called after each engine, is true; returns whether it
  // was. When an engine has found something, the cheapest engine runs again: so every deduction
  // names the simplest rule that gives it at that point. REQUIRES: the view is that of start(), or
  // a later one of its game.
  template <class IsEnough>
  bool deduce_until(const View& view, const IsEnough& is_enough) {
    bool is_new = !takes_known_flag(view);  // else the first engine would find nothing
    if (is_new) observe(view);
    for (std::size_t i = 0; i < steps();) {
      const std::size_t before = facts_.known().size();
      if (is_new) take_step(i);
      if (is_new && i == 0) note_first_step();
      if (is_enough()) return true;
      if (!is_new) observe(view);
      is_new = true;
      if (i == engines_.size() && is_complete()) break;
      const bool has_found = facts_.known().size() > before;
      i = has_found && i > 0 ? 0 : i + 1;
    }
    return false;
  }

  // Deduces all that follows.
  void deduce(const View& view) {
    deduce_until(view, [] { return false; });
  }

  // Starts again with a view, adds the deduction as a fact, and deduces all that follows.
  void suppose(const View& view, const Deduction& deduction);

  // The view that was observed last. REQUIRES: it still exists.
  const View& view() const { return *view_; }
  const Facts& facts() const { return facts_; }

  // The proof about a cell, or none so far. Valid until more is deduced.
  const Deduction* proof_of(Cell cell) const;

  // Whether the means include the count.
  bool counts() const { return exact_.has_value(); }

  // The posterior as of the last count. A cell that became known since then has probability 0 or 1,
  // but is still in its component. REQUIRES: the means include the count.
  Posterior& posterior() { return exact_->posterior(); }
  const Posterior& posterior() const { return exact_->posterior(); }

  // Updates the posterior with all facts, for code that uses both. REQUIRES: the means include the
  // count, and some layout explains the view.
  Posterior& recount();

 private:
  // Whether all that is new since the first engine ran is a flag on a cell known to be a mine. The
  // engine would find nothing more then. A third of all moves are such flags.
  bool takes_known_flag(const View& view) {
    const auto uncovered = view.uncovered();
    if (facts_.known().size() != first_known_) return false;
    if (uncovered.size() != first_uncovered_ + 1) return false;
    const Cell last = uncovered.back();
    if (view.state(last) != CellState::Flagged || !facts_.is_mine(last)) return false;
    view_ = &view;
    ++first_uncovered_;
    return true;
  }

  // Without engines the first step is the count, which is asked each time.
  void note_first_step() {
    if (engines_.empty()) return;
    first_known_ = facts_.known().size();
    first_uncovered_ = view_->uncovered().size();
  }

  std::size_t steps() const { return engines_.size() + (exact_ ? 1 : 0); }
  void take_step(std::size_t i);
  void start_engines(const View& view);
  void note_count();

  // Whether nothing is left to find after the count, which was the last step.
  bool is_complete() const { return posterior().is_possible() && posterior().is_exact(); }

  Engines engines_;
  std::optional<Exact> exact_;
  bool proves_;
  const View* view_ = nullptr;
  Facts facts_;
  static constexpr std::size_t kNever = static_cast<std::size_t>(-1);
  std::size_t counted_known_ = kNever;      // cells that were known at the last count
  std::size_t counted_uncovered_ = kNever;  // and those that were uncovered
  std::size_t first_known_ = kNever;        // the same when the first engine ran last
  std::size_t first_uncovered_ = kNever;    // and since then, but for flags on known mines

  // Made when it is first needed:
  mutable std::vector<std::int32_t>
      proof_index_;                  // of a cell's proof among the deductions; -1 for none
  mutable std::size_t indexed_ = 0;  // how many deductions are in it
};

}  // namespace minewise
