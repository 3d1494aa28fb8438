// A decision: a move and why it was made. Transcripts, commentaries and pictures are made from
// decisions.
#pragma once

#include <optional>
#include <string_view>

#include "core/move.h"
#include "solver/choice.h"
#include "solver/deduction.h"

namespace minewise {

enum class Basis {
  Proof,        // deduced: `reason` says how
  Promise,      // the rules keep the first cell free of mines, whichever it is
  Forced,       // the opening move that the rules prescribe, safe or not
  Random,       // a guess: all cells equally likely to be chosen
  Probability,  // a guess, chosen by how likely a mine is
  Untold,       // a person's move: nobody said why
};

// "proof", "promise", "forced", "random", "probability", "untold", and back.
std::string_view basis_word(Basis basis);
std::optional<Basis> find_basis(std::string_view word);

struct Decision {
  Move move;
  Basis basis = Basis::Random;
  Reason reason;                        // for Basis::Proof
  std::optional<double> estimate = {};  // for Basis::Probability: how likely the cell is a mine,
                                        // as the player computed it
  Choice choice = {};                   // what that number is, and why that cell

  // Whether a cell is opened without proof, and so at a risk, as the player sees it.
  bool is_guess() const {
    return move.kind == Move::Kind::Open && basis != Basis::Proof && basis != Basis::Promise &&
           basis != Basis::Untold;
  }

  // Whether the player plays no further: there is no move, and the game ends where it stands.
  bool gives_up() const { return move.cell.index < 0; }

  friend bool operator==(const Decision&, const Decision&) = default;
};

// The decision to play no further.
Decision give_up();

// Acts on a deduction: opens a safe cell, flags a mine.
inline Decision act_on(const Deduction& deduction) {
  const auto kind = deduction.verdict == Verdict::Safe ? Move::Kind::Open : Move::Kind::Flag;
  Decision decision;
  decision.move = {kind, deduction.cell};
  decision.basis = Basis::Proof;
  decision.reason = deduction.reason;
  return decision;
}

}  // namespace minewise
