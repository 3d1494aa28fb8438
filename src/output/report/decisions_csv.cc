#include "output/report/decisions_csv.h"

#include <fmt/format.h>

namespace minewise {
namespace {

std::string number_field(double number) {
  return fmt::format("{}", number);
}

// A mean and the half-width of its interval.
void add_mean(std::vector<std::string>& row, const Mean& mean) {
  const auto interval = mean.interval();
  row.push_back(mean.games() > 0 ? number_field(mean.value()) : "");
  row.push_back(interval ? number_field(interval->half_width()) : "");
}

void add_choice(std::vector<std::string>& row, const Decision& decision, const Shape& shape) {
  const Place place = shape.place(decision.move.cell);
  row.push_back(fmt::format("{}", place.row));
  row.push_back(fmt::format("{}", place.col));
  row.push_back(decision.estimate ? number_field(*decision.estimate) : "");
}

}  // namespace

CsvTable decisions_table(const Decisions& decisions) {
  CsvTable table{
      {"game", "moves", "first_row", "first_col", "first_risk", "second_row", "second_col",
       "second_risk", "selected", "selecting", "selecting_ci95", "difference", "difference_ci95"},
      {}};
  const Shape shape = decisions.id.shape();
  for (std::size_t i = 0; i < decisions.comparison.played_out.size(); ++i) {
    const ChoicePosition& position = decisions.positions[i];
    const PlayedOut& played = decisions.comparison.played_out[i];
    std::vector<std::string> row{fmt::format("{}", position.game.id().game),
                                 fmt::format("{}", position.moves)};
    add_choice(row, position.first, shape);
    add_choice(row, position.second, shape);
    row.push_back(played.is_selected ? "1" : "0");
    add_mean(row, played.selecting);
    add_mean(row, played.evaluating);
    table.rows.push_back(std::move(row));
  }
  return table;
}

CsvTable decisions_summary_table(const Decisions& decisions) {
  const auto& [player, evaluating, selecting, least] = decisions.play_outs;
  const ChoiceComparison& comparison = decisions.comparison;
  std::vector<std::string> row{decisions.first.name(),
                               decisions.second.name(),
                               format_game_id(decisions.id),
                               fmt::format("{}", decisions.games),
                               player.name(),
                               fmt::format("{}", evaluating),
                               fmt::format("{}", selecting),
                               number_field(least),
                               fmt::format("{}", comparison.positions),
                               fmt::format("{}", comparison.difference.games())};
  add_mean(row, comparison.selecting);
  add_mean(row, comparison.difference);
  return {{"first", "second", "game", "games", "player", "play_outs", "selecting_play_outs",
           "least_difference", "positions", "selected", "selecting", "selecting_ci95", "difference",
           "difference_ci95"},
          {std::move(row)}};
}

}  // namespace minewise
