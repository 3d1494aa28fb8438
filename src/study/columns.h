// The columns of a comparison: what is measured in a game, and how each figure is kept and shown. A
// new column is a row of kColumns. Records, means, differences, CSV files, JSON, tables and plots
// go through the rows in order and name none of them; a row says where it appears.
//
// Whether a game was won is not a row: it is a rate, with another kind of interval.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "game/game.h"

namespace minewise {

// How a figure is kept in the bytes of a record.
enum class Kept {
  Whole,     // a whole number from 0
  Fraction,  // any double; in few bits where it is a share of the mines
};

// A place where a figure is printed; without a title, it is not printed there.
struct PrintedFigure {
  std::string_view title = {};
  int digits = 0;  // after the point
};

// A plot of a figure; without a title, there is none.
struct PlottedFigure {
  std::string_view title = {};
  std::string_view y_label = {};
  bool is_share = false;         // from 0 to 1
  bool is_against_size = false;  // also where the sizes of boards vary
};

struct Column {
  std::string_view word;  // in CSV files and JSON

  // From what was counted in a game, and the game when it is over.
  double (*measure)(const Trial& trial, const Game& game) = nullptr;

  Kept kept = Kept::Whole;
  bool has_interval = false;      // results.csv has it beside the mean, as "<word>_ci95"
  bool has_differences = false;   // between agents, game by game, in differences.csv
  PrintedFigure by_agent = {};    // in the table of one condition
  PrintedFigure by_density = {};  // as a table of its own, agents by densities
  PlottedFigure plot = {};
};

inline constexpr auto kColumns = std::to_array<Column>({
    {.word = "score",
     .measure = [](const Trial& trial, const Game&) { return trial.score; },
     .kept = Kept::Fraction,
     .has_interval = true,
     .has_differences = true,
     .by_agent = {"score", 4},
     .by_density = {"mean score", 3},
     .plot = {"Mean score", "mines identified / mines", true, true}},
    {.word = "stepped",
     .measure = [](const Trial& trial, const Game&) -> double { return trial.stepped; },
     .has_interval = true,
     .has_differences = true,
     .by_agent = {"stepped on", 2},
     .by_density = {"mines stepped on, mean", 2},
     .plot = {"Mines stepped on", "mean per game"}},
    {.word = "guesses",
     .measure = [](const Trial& trial, const Game&) -> double { return trial.guesses; },
     .by_agent = {"guesses", 2}},
    {.word = "moves",
     .measure = [](const Trial& trial, const Game&) -> double { return trial.moves; },
     .by_agent = {"moves", 1}},
    {.word = "wrong_flags",
     .measure = [](const Trial& trial, const Game&) -> double { return trial.wrong_flags; }},
});

// The place of a column, by its word.
consteval std::size_t column_of(std::string_view word) {
  std::size_t at = 0;
  while (kColumns[at].word != word) ++at;  // past the end, this does not compile
  return at;
}

// What agents are ranked by.
inline constexpr std::size_t kScore = column_of("score");
inline constexpr std::size_t kStepped = column_of("stepped");

// What tables have beside the score where the rules give it a price.
inline constexpr std::size_t kWrongFlags = column_of("wrong_flags");

}  // namespace minewise
