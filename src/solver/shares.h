// The share of a component's arrangements in which a cell is a mine: reports 001 and 002 use it as
// a probability. Every arrangement that satisfies the clues counts the same, whatever its number of
// mines. That is the weakness of both reports: on a sparse board an arrangement with more mines is
// less likely, and they look neither at the number of mines nor at their density. A cell that is
// the same in all arrangements is proved nevertheless.
//
// The reports go through the arrangements one by one, in time that doubles with every cell. Here
// they are counted (count/count.h), with a tilt of 1/2, so that all weigh the same. Clues that are
// not exact are read as bounds: any number of mines they allow satisfies them. A component too
// large for the budget proves nothing, and its shares are approximate.
//
// Cells about which no clue says anything have no share.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/count/counter.h"
#include "solver/count/frontier.h"
#include "solver/engines/engine.h"
#include "solver/exact.h"

namespace minewise {

class Shares final : public Engine {
 public:
  explicit Shares(CountBudget budget = {}) : budget_(budget) {}

  Rule rule() const override { return Rule::Groups; }
  void start(const View& view) override;

  // Counts the components that changed, and adds what is the same in all their arrangements.
  void deduce(const View& view, Facts& facts) override;

  // The functions below answer as of the last deduce(), before its own conclusions.

  // The share of a cell; nothing if no clue says anything about it.
  std::optional<double> share(Cell cell) const;

  // The number of clues of its component that a cell touches.
  int equations(Cell cell) const;

  struct CellShare {
    double share = 0;
    Cell cell;

    friend auto operator<=>(const CellShare&, const CellShare&) = default;
  };

  // The cells whose share is least; shares closer than 1e-9 count as equal. Empty if no cell has a
  // share.
  std::vector<CellShare> least() const;

  // The cells whose share is more than 1e-9 below a threshold, least first.
  std::vector<CellShare> below(double threshold) const;

 private:
  static constexpr double kNoShare = 2;  // greater than any share

  struct Counted {
    std::uint64_t version = 0;  // of the component that was counted
    std::vector<double> share;  // by region; empty where there is no component
    double least = kNoShare;    // of them
  };

  void count(int slot, Facts& facts);
  void conclude(const Component& component, Facts& facts);
  std::vector<CellShare> up_to(double most) const;

  CountBudget budget_;
  Frontier frontier_{ClueReading::Bounds};
  ComponentCounter counter_;
  ComponentCount count_;
  PremiseFinder premises_;
  std::vector<Counted> counted_;  // by slot
};

}  // namespace minewise
