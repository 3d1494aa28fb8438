// The share of a component's arrangements in which a cell is a mine: the probability that reports
// 001 and 002 reckon with. An arrangement puts mines into all cells of a component such that every
// clue is satisfied, and each counts alike, however many mines it takes. That is the weakness the
// reports share: on a sparse board an arrangement with more mines is less likely, and neither the
// number of mines nor their density is looked at. What all arrangements agree upon is
// nevertheless proved.
//
// The reports walk through the arrangements one by one, in time that doubles with every cell; here
// they are counted (count.h), with a tilt of 1/2 that makes all weigh the same. Clues that are not
// exact are read as bounds: any number of mines they allow satisfies them. A component too large
// for the budget proves nothing, and its shares are approximate.
//
// Cells that no clue says anything about are in no equation and have no share.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "reason/count/counter.h"
#include "reason/count/frontier.h"
#include "reason/engines/engine.h"
#include "reason/posterior/premises.h"

namespace minewise {

class Shares final : public Engine {
 public:
  explicit Shares(CountBudget budget = {}) : budget_(budget) {}

  Rule rule() const override { return Rule::Groups; }
  void start(const View& view) override;

  // Counts the components that changed. Concludes what all their arrangements agree upon.
  void deduce(const View& view, Facts& facts) override;

  // The rest is as the last deduce() found it, before its own conclusions.

  // The share of a cell's component's arrangements in which the cell is a mine.
  std::optional<double> share(Cell cell) const;

  // In how many equations a cell is.
  int equations(Cell cell) const;

  struct CellShare {
    double share = 0;
    Cell cell;

    friend auto operator<=>(const CellShare&, const CellShare&) = default;
  };

  // The cells whose share is least; shares closer than 1e-9 are ties. Empty if no cell has one.
  std::vector<CellShare> least() const;

  // The cells whose share is below a threshold by more than that, least first.
  std::vector<CellShare> below(double threshold) const;

 private:
  static constexpr double kNoShare = 2;  // more than any

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
