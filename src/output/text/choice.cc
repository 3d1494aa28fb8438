#include "output/text/choice.h"

#include <fmt/core.h>

namespace minewise {
namespace {

// "a mine with probability 25%"
std::string number_text(const Decision& decision) {
  const std::string percent = percent_of(*decision.estimate);
  if (decision.choice.measure == Measure::Probability) return "a mine with probability " + percent;
  return fmt::format("estimated {} a mine", percent);
}

std::string_view least_text(Measure measure) {
  switch (measure) {
    case Measure::Unsaid:
      return "the least";
    case Measure::Probability:
      return "the safest";
    case Measure::Share:
      return "the least share of arrangements";
    case Measure::Ratio:
      return "the least of the local clue ratios";
    case Measure::Density:
      return "the share of mines left, no more than any local clue ratio";
  }
  return "";
}

// Where a cell with few neighbours lies on an ordinary board.
std::string_view few_neighbours_text(Cell cell, const PlacedView& placed) {
  const int degree = placed.view.topology().degree(cell);
  const bool is_usual = placed.shape.grid == kUsualGrid;
  if (is_usual && degree <= 3) return "in a corner";
  return is_usual && degree <= 5 ? "at an edge" : "with fewest neighbours";
}

std::string_view tie_text(const Decision& decision, const PlacedView& placed) {
  switch (decision.choice.tie) {
    case TieRule::Chance:
      return "drawn at random";
    case TieRule::MostClues:
      return "next to most clues";
    case TieRule::FewestNeighbours:
      return few_neighbours_text(decision.move.cell, placed);
    case TieRule::First:
      return "the first of them";
  }
  return "";
}

// What best play is worth from there.
std::string value_text(const Choice& choice, const View& view) {
  if (!choice.value) return "";
  if (view.rules().on_mine == OnMine::Go) {
    return fmt::format(", {:.3g} mines to be expected", *choice.value);
  }
  return fmt::format(", {} to win", percent_of(*choice.value));
}

std::string search_text(const Choice& choice, const View& view) {
  const std::string value = value_text(choice, view);
  if (choice.above_least == 0) return "as safe as any, and best in all that may follow" + value;
  return fmt::format("riskier by {} than the safest, but tells more: best in all that may follow{}",
                     percent_of(choice.above_least), value);
}

// The chances are that an answer leaves something safe to open.
std::string ahead_text(const Choice& choice) {
  if (choice.above_least == 0) {
    return fmt::format("as safe as any, and {} to go on without a guess",
                       percent_of(choice.goes_on));
  }
  return fmt::format("riskier by {} than the safest, but {} to go on without a guess, against {}",
                     percent_of(choice.above_least), percent_of(choice.goes_on),
                     percent_of(choice.safest_goes_on));
}

std::string ground_text(const Decision& decision, const PlacedView& placed) {
  const Choice& choice = decision.choice;
  switch (choice.ground) {
    case Ground::Unsaid:
      return "";
    case Ground::Batch:
      return fmt::format("under the threshold of {}, in a batch of {}",
                         percent_of(choice.threshold), choice.batch);
    case Ground::Search:
      return search_text(choice, placed.view);
    case Ground::Ahead:
      return ahead_text(choice);
    case Ground::Belief:
      return "flagged, as opening it would cost more";
    case Ground::TossUp:
      return "nothing can ever tell it from the others, so this guess has to be made: now as well "
             "as "
             "later";
    case Ground::Least:
      break;
  }
  const std::string_view least = least_text(choice.measure);
  if (choice.tied == 0) return std::string(least);
  return fmt::format("{}; tied with {} other{}, {}", least, choice.tied,
                     choice.tied == 1 ? "" : "s", tie_text(decision, placed));
}

}  // namespace

std::string percent_of(double part) {
  return fmt::format("{:.3g}%", 100 * part);
}

std::string describe_choice(const Decision& decision, const PlacedView& placed) {
  if (!decision.estimate) return "a guess, the least likely mine";
  const std::string ground = ground_text(decision, placed);
  const bool is_flag = decision.choice.ground == Ground::Belief;
  return fmt::format("{}{}{}{}", is_flag ? "" : "a guess, ", number_text(decision),
                     ground.empty() ? "" : ": ", ground);
}

}  // namespace minewise
