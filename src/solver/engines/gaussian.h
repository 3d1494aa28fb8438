// An engine that treats clues as linear equations (report 003, strategy 2). It eliminates cells
// until each row has a cell that no other row has, then looks at bounds. Combinations that would be
// inexact or very long are not made, so it may miss proofs, but it is never wrong.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "solver/engines/engine.h"

namespace minewise {

// A linear equation in whole numbers: the sum of factor times variable, over some variables, is a
// given number. Elimination combines such rows.
struct LinearRow {
  struct Term {
    std::int32_t variable = 0;
    std::int64_t factor = 0;  // not 0

    friend bool operator==(const Term&, const Term&) = default;
  };

  std::vector<Term> terms;  // by ascending variable
  std::int64_t sum = 0;

  // Limits of a combination. Substituting values may add every factor to the sum, and the sum is
  // then multiplied by another factor: 65 * 2^24 * 2^24, twice, fits into 64 bits.
  static constexpr std::int64_t kMostFactor = std::int64_t{1} << 24;
  static constexpr std::size_t kMostTerms = 64;

  // The factor of a variable, 0 if it is not in the row.
  std::int64_t factor_of(std::int32_t variable) const;

  // Replaces a variable by a number.
  void substitute(std::int32_t variable, int value);

  friend bool operator==(const LinearRow&, const LinearRow&) = default;
};

// Combines two rows so that a variable drops out: `row` times the variable's factor in `other`,
// minus `other` times its factor in `row`, divided by the greatest common divisor of all numbers.
// Nothing if the result would exceed the limits. REQUIRES: both rows have the variable.
std::optional<LinearRow> eliminate(const LinearRow& row, const LinearRow& other,
                                   std::int32_t variable);

// How bounds settle cells: if the positive factors of a row add up to its sum, their cells are
// mines and the cells with negative factors are safe; and likewise with signs exchanged.
//
//     ? ? ? ?     a + b + c = 1 and b + c + d = 2 have c and b in common; their difference is
//     _ 1 2 _     d - a = 1. That is as large as it can be: d is a mine, and a is safe.
//
// Each clue has a slack variable, as the report proposes for noisy clues: the mines beyond the
// least that it allows, from 0 to most - least. For an exact clue the slack is always 0; it only
// shows which clues a row was made of, and these are the reason. Withheld clues contribute nothing.
//
// Rows are kept during a game. A new clue is reduced by the rows it shares cells with, then its own
// cell is eliminated from the other rows. A cell that becomes known is substituted, and a row that
// loses its own cell takes another. Every new row is examined.
//
// What it finds depends on the rows that elimination ends with, and so on the order of the moves:
// with one more clue it may even find less. Combinations of more than 64 terms, or with factors
// beyond 2^24, are not made; the row stays as it was, and what the combination would have proved is
// missed.

// Listeners hear what the bounds of a row settle. In games that becomes a fact. For people who want
// to see the rows as elimination leaves them it does not: the cells stay in the rows.
struct RowFacts {
  static constexpr bool kConcludes = true;
};

class RowListener {
 public:
  virtual ~RowListener() = default;

  // The row is as large as it can be (`at_most`), or as small.
  virtual void settles(const LinearRow& row, bool at_most) = 0;
};

struct RowsHeard {
  static constexpr bool kConcludes = false;
  RowListener* by = nullptr;
};

template <class Listener>
class GaussianWith : public Engine {
 public:
  explicit GaussianWith(Listener listener = {}) : listener_(listener) {}

  Rule rule() const override { return Rule::Gaussian; }
  void start(const View& view) override;
  void deduce(const View& view, Facts& facts) override;

  // The rows as they are now; those without terms are unused. Variable c is the cell c, variable
  // cells + c the slack of the clue in c, for a board of so many cells.
  std::span<const LinearRow> rows() const { return rows_; }

 private:
  static constexpr std::int32_t kNone = -1;

  bool is_cell(std::int32_t variable) const { return variable < cells_; }
  Cell clue_of(std::int32_t slack) const { return Cell{slack - cells_}; }

  void take_in(const View& view, Facts& facts);
  void add_clue(Cell clue, const View& view, Facts& facts);
  void substitute(Cell cell, const View& view, Facts& facts);
  void look_again_at_slack(Cell known, const View& view, Facts& facts);
  void settle(std::int32_t index, const View& view, Facts& facts);
  void drop_if_spent(std::int32_t index);
  std::int32_t choose_own(const LinearRow& row) const;
  void place(std::int32_t index, LinearRow row);
  void unlink(std::int32_t index);
  void look_at(const LinearRow& row, const View& view, Facts& facts) const;
  void conclude(const LinearRow& row, bool at_most, Facts& facts) const;

  std::vector<std::int32_t>& with(std::int32_t variable) { return with_[variable]; }
  std::int32_t& own(std::int32_t index) { return own_[index]; }
  LinearRow& row(std::int32_t index) { return rows_[index]; }

  std::int32_t cells_ = 0;
  std::vector<LinearRow> rows_;
  std::vector<std::int32_t> unused_;
  std::vector<std::int32_t> own_;                // by row: a cell eliminated from others, or kNone
  std::vector<std::int32_t> owner_;              // by cell: the row whose own it is, or kNone
  std::vector<std::vector<std::int32_t>> with_;  // by variable: the rows it is in
  std::size_t opened_seen_ = 0;
  std::size_t known_seen_ = 0;
  [[no_unique_address]] Listener listener_;
};

class Gaussian final : public GaussianWith<RowFacts> {};
using HeardGaussian = GaussianWith<RowsHeard>;

}  // namespace minewise
