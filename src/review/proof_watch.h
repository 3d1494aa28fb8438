// Watches for proofs during a game: which covered cells could be proved safe, since when, and how
// long they were left lying until somebody opened them.
#pragma once

#include <cstdint>
#include <vector>

#include "review/proofs.h"
#include "review/shown.h"

namespace minewise {

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
