// The "probability algorithm" of report 003: one clue at a time, like `basic`, and when nothing
// follows the cell whose neighbouring clues, each by itself, make a mine least likely
// (solver/engines/clue_ratios.h). At random among equals, as the report says.
//
// The report is vague on two points. It does not say what becomes of a cell next to several clues;
// of the largest, the least and the mean of their ratios the mean plays best, and comes to the 78%
// of games that the report wins on its smallest board. Nor what becomes of cells next to no clue;
// since it works out "the number of mines left" over the covered cells elsewhere, we compare with
// that. Where clues may be withheld it writes an estimate in place of the clue and goes on as if it
// were one; we let estimates guide guesses only, since a flag is a claim of certainty.
#include <utility>

#include "agents/reasoner.h"
#include "agents/registry.h"
#include "solver/engines/clue_ratios.h"
#include "solver/engines/single_point.h"

namespace minewise {
namespace {

// A Reasoner whose guesses need a memory of their own.
class Local final : public Agent {
 public:
  void start(const View& view) override {
    reasoner_.start(view);
    ratios_.start(view);
  }

  Decision decide(const View& view, Rng& rng) override { return reasoner_.decide(view, rng); }

  std::span<const Deduction> conclusions() const override { return reasoner_.conclusions(); }
  std::optional<double> estimate(Cell cell) override { return ratios_.ratio(cell); }

 private:
  Decision guess(const Knowledge& known, Rng& rng) {
    const View& view = known.view();
    ratios_.update(view, known.facts());
    const auto near = ratios_.least(), far = ratios_.next_to_no_clue();
    const double near_ratio = near.empty() ? 2 : ratios_.ratio(near.front());
    const double far_ratio = far.empty() ? 2 : ratios_.share_of_mines();
    const std::size_t first = near_ratio <= far_ratio ? 0 : near.size();
    const std::size_t end = far_ratio <= near_ratio ? near.size() + far.size() : near.size();
    const std::size_t chosen = first + rng.below(static_cast<std::uint32_t>(end - first));
    const Cell cell = chosen < near.size() ? near[chosen] : far[chosen - near.size()];
    Choice choice{.measure = chosen < near.size() ? Measure::Ratio : Measure::Density,
                  .ground = Ground::Least};
    choice.tied = static_cast<int>(end - first) - 1;
    return open_by_number(view, cell, ratios_.ratio(cell), choice);
  }

  ClueRatios ratios_;
  Reasoner reasoner_{by(make_engines<SinglePoint>()),
                     [this](Knowledge& known, Rng& rng) { return guess(known, rng); }};
};

}  // namespace

AgentEntry local_agent() {
  return {
      .name = "local",
      .source = "report 003, probability algorithm",
      .description =
          "Proves like basic. Guesses by ratios: a clue that lacks two mines among five cells "
          "gives each cell 2/5; a cell next to several clues gets their mean. Cells next to no "
          "clue get the share of mines left on the board.",
      .parameters = {},
      .make = [](const ParameterValues&) { return std::make_unique<Local>(); },
      .by_position = true,
      .reckons = true,
  };
}

}  // namespace minewise
