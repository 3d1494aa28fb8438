// The critique of a played game: every move is judged by what could be known before it. How likely
// was a mine in the opened cell? Was any cell certain to be safe, and by what proof? If not, which
// was the safest? Which of the mines stepped on were bad luck?
//
// Moves are judged by the exact posterior of what the game had shown. A flag is the player's claim,
// right or wrong, and no evidence for later moves. The player's thoughts do not count either: a
// cell that could be proved safe is no risk, even if the player did not know that; and a false
// claim of proof is a guess.
//
// The safest cell is not always the best, because another may tell more. Where nothing was certain,
// a guess is therefore also judged by what the strongest agent (agents/champion.cc) thinks the cell
// is worth: exactly where all that may follow can be searched, else by looking ahead. Where that
// agent goes by safety alone, so does the judgement. The judgement says which was used.
//
// Judging a game takes about as long as the agent `exact` takes to play it, plus one update of the
// posterior for each move that no single clue proves (tens of microseconds on standard boards, in
// proportion to the frontier on large ones), plus about half a millisecond for each guess that
// looks ahead.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "agents/agent.h"
#include "core/result.h"
#include "core/view.h"
#include "game/advice.h"
#include "game/transcript.h"
#include "review/luck.h"
#include "review/proofs.h"
#include "solver/facts.h"

namespace minewise {

enum class Judgement {
  ByTheRules,    // the first cell, promised or prescribed by the rules: no choice, no risk
  Certain,       // opened, and provably safe
  Safest,        // a guess, when no cell was certainly safe and none was safer
  Riskier,       // a guess, when no cell was certainly safe but one was safer
  Avoidable,     // a guess, when another cell was provably safe
  KnownMine,     // opened, and provably a mine
  ProvedFlag,    // flagged, and provably a mine
  UnprovedFlag,  // flagged, right or wrong, without proof
};
inline constexpr int kJudgements = static_cast<int>(Judgement::UnprovedFlag) + 1;

// "by-the-rules", "certain", "safest", "riskier", "avoidable", "known-mine", "proved-flag",
// "unproved-flag".
std::string_view judgement_word(Judgement judgement);

// What a guess was worth, beside the best cell.
struct JudgedWorth {
  WeighedBy by = WeighedBy::Safety;
  Cell best;
  double best_probability = 0;  // that it is a mine

  // Where a mine ends the game, the share of the chance to win that the cell keeps, of what the
  // best cell has: 1 if it is as good. Where the game goes on (`counts_mines`), how many more mines
  // are to be stepped on.
  bool counts_mines = false;
  double kept = 1;
  double more = 0;

  // For Endgame: the chances to win, or the mines still to be stepped on.
  std::optional<Fraction> value, best_value;

  // Whether no cell is better by more than a two-thousandth: estimates are no finer.
  bool is_best() const { return kept >= 1 - 5e-4 && more <= 5e-4; }
};

struct JudgedMove {
  Judgement judgement = Judgement::Certain;
  double mine_probability = 0;  // of the cell, before the move
  bool is_mine = false;         // in truth
  bool exact = true;            // false: part of the frontier was too large to count

  // For openings at a risk: the cell to open instead, if one is safer, and its probability.
  std::optional<Cell> better;
  double better_probability = 0;

  // For Safest and Riskier.
  std::optional<JudgedWorth> worth = {};

  // For Avoidable, why `better` is safe; for KnownMine, why the cell is a mine: an index into
  // Critique::proofs.
  std::optional<std::size_t> proof;

  // Whether the cell was opened at a risk, by the player's choice.
  bool is_risk() const;

  // For openings at a risk, the least at which the game could go on: that of the better cell; if
  // none is better, that of the cell itself. It is 0 if the cell is a known mine and so is all that
  // is left to open: then nothing need be opened.
  double least_risk() const;
};

struct Critique {
  std::vector<JudgedMove> moves;  // one for each step of the transcript
  std::vector<Deduction> proofs;  // no two about the same cell by the same rule
  Luck luck;                      // of the risks
  bool exact = true;              // whether every move's figures are

  struct Total {
    int moves = 0;
    int mines = 0;  // how many of these were on mines
  };
  std::array<Total, kJudgements> totals;  // by judgement
  const Total& total(Judgement judgement) const { return totals[std::to_underlying(judgement)]; }

  // The guesses where nothing was certain, by worth.
  struct Worth {
    std::array<int, 3> by{};  // how many were judged by what
    int best = 0;             // how many were the best cell, or as good
    double kept = 1;          // the product, where a mine ends the game
    double more = 0;          // the sum, where it goes on

    int guesses() const { return by[0] + by[1] + by[2]; }
  };
  Worth worth;

  // What the game showed, without flags: explain() needs it to put proofs into words.
  View shown;
};

// Replays a game and judges it. An Error names the first line that is wrong, as replay() does, or
// the first line before which no layout explains what was shown (a given layout may contradict the
// rules: mines in a game of density 0). `progress` is called after each move with the share that is
// judged.
using CritiqueProgress = std::function<void(double done)>;
Result<Critique> critique(const Transcript& transcript, const CritiqueProgress& progress = {});

// The guesses that a game counts (Trial: cells opened without proof, as the player saw it), by
// what they were. The parts add up to `all`. What was claimed as proved, and was a risk, is no
// guess by that count; it is beside it.
struct Guesses {
  int all = 0;
  int at_risk = 0;       // of them, the cell was not certain to be safe
  int safe = 0;          // of them, the cell was certain to be safe: the player did not know
  int by_the_rules = 0;  // of them, the rules chose the cell
  int claimed = 0;       // besides: opened at a risk, but claimed as proved
};

// REQUIRES: the critique is of this game.
Guesses count_guesses(const Transcript& transcript, const Critique& critique);

// For each proof, the numbers (from 1) of the moves at which it was missed.
std::vector<std::vector<std::size_t>> find_misses(const Critique& critique);

// Judges the moves of one game, one after another. critique() uses it.
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
