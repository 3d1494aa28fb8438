// What an opened cell shows: a Clue, which is a number of mines or nothing, and the ClueModel by
// which clues are drawn. The game draws clues from a model and players interpret clues with it.
// Both read the same table, so they cannot disagree.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/rng.h"
#include "core/topology.h"

namespace minewise {

class Clue {
 public:
  static constexpr Clue number(int shown) { return Clue(shown); }
  static constexpr Clue withheld() { return Clue(kWithheld); }

  constexpr bool is_withheld() const { return shown_ == kWithheld; }

  // REQUIRES: !is_withheld().
  constexpr int number() const { return shown_; }

  // Its place in a table of all clues: withheld first, then the numbers.
  constexpr int place() const { return shown_ - kWithheld; }

  // As in notation: '0' to '8', or '_' when withheld.
  constexpr char symbol() const { return is_withheld() ? '_' : static_cast<char>('0' + number()); }

  friend constexpr bool operator==(Clue, Clue) = default;

 private:
  static constexpr int kWithheld = -1;
  constexpr explicit Clue(int shown) : shown_(static_cast<std::int8_t>(shown)) {}
  std::int8_t shown_;
};

// A ClueModel is a kernel: the probability of showing a clue when `mines` of a cell's `degree`
// neighbours are mines. Engines do not deal with noise: they use the likelihood of each number of
// mines or, if they reason in certainties, the range of numbers that a clue allows.

// P(a given clue | s mines) for s = 0..degree, and 0 beyond.
using Likelihood = std::array<double, kMaxDegree + 1>;

// The numbers of mines that a clue allows: all from `least` to `most`. If the clue cannot be shown
// at all, least > most.
struct SumRange {
  int least = 0;
  int most = 0;

  friend bool operator==(const SumRange&, const SumRange&) = default;
};

class ClueModel {
 public:
  // P(shown | mines, degree) for 0 <= mines <= degree <= kMaxDegree. It sums to 1 over all clues,
  // the numbers of mines that allow a clue are consecutive, and whether a clue is withheld does not
  // depend on the mines.
  using Kernel = std::function<double(Clue shown, int mines, int degree)>;

  ClueModel(std::string name, const Kernel& kernel);

  // The model's word in rules and headers, such as "exact" or "withheld:0.2". Models of the same
  // name are the same model.
  const std::string& name() const { return name_; }

  // Whether a cell always shows its true number, so that no random draw is needed.
  bool is_exact() const { return exact_; }

  // Whether a number, when one is shown, is always the true one.
  bool is_truthful() const { return truthful_; }

  double probability(Clue shown, int mines, int degree) const;

  // Draws what a cell shows.
  Clue draw(int mines, int degree, Rng& rng) const;

  // What a clue says about the number of mines. A withheld clue may occur in a position under any
  // model and says nothing: all numbers are equally likely.
  const Likelihood& likelihood(Clue shown, int degree) const {
    return likelihoods_[degree][slot(shown)];
  }
  SumRange allowed_mines(Clue shown, int degree) const { return allowed_[degree][slot(shown)]; }

 private:
  // Numbers, and withheld in front. Rounded up, so that a slot is found by shifting.
  static constexpr std::size_t kClues = std::bit_ceil(kMaxDegree + 2u);

  static std::size_t slot(Clue shown) { return static_cast<std::size_t>(shown.place()); }
  std::string name_;
  bool exact_ = true;
  bool truthful_ = true;
  // What clues say, [degree][clue]. Ranges lie by themselves: they are asked for all the time.
  std::array<std::array<SumRange, kClues>, kMaxDegree + 1> allowed_;
  std::array<std::array<Likelihood, kClues>, kMaxDegree + 1> likelihoods_{};
  std::array<double, kMaxDegree + 1> silence_{};  // P(withheld) by degree
};

using ClueModelPtr = std::shared_ptr<const ClueModel>;

ClueModelPtr exact_clues();             // the true number
ClueModelPtr withheld_clues(double q);  // nothing with probability q, else the true number
ClueModelPtr optimistic_clues();        // uniform over 0..true
ClueModelPtr cautious_clues();          // uniform over true..degree

// Two models in a row: what the first shows is the true number for the second.
ClueModelPtr composed_clues(const ClueModel& first, const ClueModel& second);

// A kind of clue as rules name it. To add one, write its kernel, its entry and a line of the list
// in clue_model.cc.
struct ClueEntry {
  std::string_view word;
  std::string_view parameter;  // a letter for its number, from 0 to 1; empty if it has none
  std::string_view meaning;    // a line: what is shown
  ClueModelPtr (*make)(double parameter) = nullptr;

  std::string form() const;  // "withheld:Q"
};
std::span<const ClueEntry> all_clues();

// "exact, withheld:Q, optimistic, cautious, or several joined by '+'"
std::string clue_words();

// Reads "exact", "withheld:Q", "optimistic", "cautious", or several joined by '+', applied from
// left to right: "withheld:0.2+optimistic".
Result<ClueModelPtr> parse_clue_model(std::string_view text);

// The information, in bits, that an opened cell gives on average about the number of mines around
// it, before anything else is known: each of its `degree` neighbours is a mine with probability
// `density` (Shannon's mutual information of the true number and what is shown).
double bits_told(const ClueModel& model, int degree, double density);

}  // namespace minewise
