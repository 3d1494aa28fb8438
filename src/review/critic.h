// A critic judges the moves of one game, one after another (critique.h).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

#include "game/advice.h"
#include "review/critique.h"
#include "review/proofs.h"
#include "review/shown.h"

namespace minewise {

class Critic {
 public:
  // REQUIRES: the game has not begun.
  explicit Critic(const View& view);
  Critic(const Critic&) = delete;  // the posterior points to the facts

  // Judges a move by what was shown before it; `is_mine` is not filled in. None if no layout
  // explains what was shown.
  std::optional<JudgedMove> judge(Move move);

  // Adds what the move changed: `view` is the view after it.
  void take_in(const View& view);

  const View& shown() const { return shown_.view(); }
  std::vector<Deduction>& proofs() { return proofs_; }

 private:
  Posterior& posterior() { return certain_.known().posterior(); }
  bool reckon(Move move);
  double probability_of(Cell cell);
  Judgement judge_flag(Cell cell) const;
  Judgement judge_opening(Cell cell, JudgedMove& judged);
  const Deduction* name_better(JudgedMove& judged);
  JudgedWorth worth_of(Cell cell, const JudgedMove& judged);
  std::optional<JudgedWorth> weighed_worth(Cell cell);
  const Deduction* find_safe_cell();
  const Deduction& find_proof(Cell cell);
  Cell find_safest();
  std::size_t keep_proof(const Deduction& proof);
  bool is_open_to_play(Cell cell) const { return shown().is_covered(cell) && !flagged_[cell.at()]; }

  Shown shown_;  // flagged cells are covered
  std::vector<bool> flagged_;
  std::size_t taken_in_ = 0;  // of the game's uncovered cells
  bool has_begun_ = false;

  // All that can be known, by counting; and what simpler engines know, for simple reasons and where
  // counting fails.
  Proofs certain_{by_exact(kSmallBudget)};
  Proofs simple_{by(every_engine_but_exact())};
  std::optional<Adviser> adviser_;  // made when there is a guess to be weighed
  std::vector<Deduction> proofs_;
  std::unordered_map<std::int32_t, std::size_t> proof_of_;  // by cell
};

}  // namespace minewise
