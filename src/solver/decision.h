// A decision: a move and why it was made. Transcripts, commentaries and pictures are made from
// decisions. Where no cell is certain, a Choice says what the player's number for a cell is, and
// why it took that cell. It is plain numbers, so it costs a game nothing.
//
// Only an exact posterior is a probability. Every other number is the player's own estimate, and is
// called that wherever it is told.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "core/view.h"
#include "solver/facts.h"

namespace minewise {

// What a player's number for a cell is.
enum class Measure : std::uint8_t {
  Unsaid,       // not known: an old transcript, or a player of another program
  Probability,  // the exact posterior
  Share,        // the share of arrangements in which it is a mine
  Ratio,        // the mean of the ratios of the clues next to it
  Density,      // the share of mines left, for a cell next to no clue
};

// Why that cell.
enum class Ground : std::uint8_t {
  Unsaid,
  Least,   // no other cell has a lesser number
  Batch,   // one of several under a threshold
  Search,  // best of all that may follow, searched to the end
  Ahead,   // best by looking ahead
  Belief,  // flagged, since opening it would cost more
  TossUp,  // nothing will ever tell it from another: the guess is free
};

// What decided among cells with the same least number.
enum class TieRule : std::uint8_t { Chance, MostClues, FewestNeighbours, First };

struct Choice {
  Measure measure = Measure::Unsaid;
  Ground ground = Ground::Unsaid;
  TieRule tie = TieRule::Chance;  // for Ground::Least, if others are tied
  int tied = 0;                   // how many others
  int batch = 0;                  // for Ground::Batch: its cells,
  double threshold = 0;           // and what they are under
  double above_least = 0;         // for Search and Ahead: how much more than the least number
  double goes_on = 0;         // for Ahead: the chance that it proves a safe cell, if it is safe,
  double safest_goes_on = 0;  // and that of the safest cell
  std::optional<double> value = {};  // for Search, if it is exact: the chance to win, or the mines
                                     // still to be stepped on where the game goes on after one

  friend bool operator==(const Choice&, const Choice&) = default;
};

// The words of transcripts, and back: "exact", "share", "ratio", "density", "" for Unsaid; "least",
// "batch", "search", "ahead", "belief", "toss-up", "" for Unsaid; "chance", "most-clues",
// "fewest-neighbours", "first".
std::string_view measure_word(Measure measure);
std::string_view ground_word(Ground ground);
std::string_view tie_word(TieRule tie);
std::optional<Measure> find_measure(std::string_view word);
std::optional<Ground> find_ground(std::string_view word);
std::optional<TieRule> find_tie(std::string_view word);

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
