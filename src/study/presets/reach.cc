#include "study/presets/reach.h"

#include <fmt/format.h>

#include <cmath>
#include <vector>

#include "study/presets/game_run.h"
#include "study/presets/reach_figures.h"

namespace minewise {
namespace {

// Play goes on after a mine, so that positions of all stages are met at any density.
constexpr std::string_view kAgent = "exact";
constexpr std::string_view kGame = "survival count=shown";
constexpr std::size_t kMostSources = 64;  // of each kind in a position

struct ReachPreset {
  std::string_view name;
  std::string_view axis;
  double (*x)(const ReachBoard& board);
  std::vector<ReachBoard> boards;
  std::vector<std::size_t> drawn;
  std::uint64_t games = 0;  // a board
};

ReachBoard reach_board(int side, double density) {
  return {side, static_cast<int>(std::lround(side * side * density))};
}

ReachPreset reach_by_density() {
  ReachPreset preset{.name = "reach-density",
                     .axis = "density",
                     .x = [](const ReachBoard& board) { return board.density(); },
                     .boards = {},
                     .drawn = {0, 2, 6, 10, 14, 18, 22},
                     .games = 400};
  for (int fortieths = 2; fortieths <= 24; ++fortieths) {
    preset.boards.push_back(reach_board(16, fortieths / 40.0));
  }
  return preset;
}

ReachPreset reach_by_size() {
  ReachPreset preset{.name = "reach-size",
                     .axis = "side of the board",
                     .x = [](const ReachBoard& board) { return static_cast<double>(board.side); },
                     .boards = {},
                     .drawn = {0, 2, 4, 6, 8},
                     .games = 400};
  for (const int side : {5, 7, 10, 12, 15, 18, 20, 25, 30}) {
    preset.boards.push_back(reach_board(side, 0.2));
  }
  return preset;
}

// One game's position, measured in both ways.
using ReachSample = std::optional<std::array<PositionReach, std::size(kReachBy)>>;

ReachSample measure_game(const GameId& id, const TopologyPtr& topology, Moment moment) {
  const auto view = position_in_play(id, topology, *parse_agent(kAgent), moment);
  if (!view) return std::nullopt;
  auto by_count = measure_reach(*view, kMostSources);
  auto by_clues = measure_reach(*without_coupling(*view), kMostSources);
  if (!by_count || !by_clues) return std::nullopt;
  return std::array{std::move(*by_count), std::move(*by_clues)};
}

void take_sample(const ReachSample& sample, MeasuredBoard& measured) {
  if (!sample) return;
  ++measured.positions;
  for (std::size_t by = 0; by < sample->size(); ++by) {
    const PositionReach& reach = (*sample)[by];
    measured.exact = measured.exact && reach.exact;
    for (std::size_t a = 0; a < reach.altered.size(); ++a) {
      measured.gathered[by][a].add(reach.altered[a].profile);
    }
  }
}

ReachStudy empty_study(const ReachPreset& preset, const FigureRun& figure, std::uint64_t games) {
  return {.name = std::string(preset.name),
          .axis = std::string(preset.axis),
          .sample = fmt::format("{} games a board, seed {}", games, figure.seed),
          .measured = fmt::format("agent {}, rules {}; from each game a position before a {}, and "
                                  "at most {} sources of each kind",
                                  kAgent, kGame, moment_word(figure.moment), kMostSources),
          .x = preset.x,
          .drawn = preset.drawn,
          .boards = {}};
}

// Returns false if it was given up.
bool measure_board(const FigureRun& figure, const GameRun& run, MeasuredBoard& measured) {
  const auto& [side, mines] = measured.board;
  const GameId first{side, side, FixedCount{mines}, *parse_rules(kGame), Seed{figure.seed}, 0};
  const auto topology = make_topology(first.shape());
  return measure_in_order(
      figure, run, first,
      [&](const GameId& id) { return measure_game(id, topology, figure.moment); },
      [&](const ReachSample& sample) { take_sample(sample, measured); });
}

}  // namespace

std::optional<Figures> measure_reaches(std::string_view name, const FigureRun& figure) {
  const ReachPreset preset = name == "reach-size" ? reach_by_size() : reach_by_density();
  GameRun run;
  run.games = figure.games.value_or(preset.games);
  run.share = 1.0 / static_cast<double>(preset.boards.size());
  ReachStudy study = empty_study(preset, figure, run.games);
  for (const ReachBoard& board : preset.boards) {
    MeasuredBoard& measured = study.boards.emplace_back();
    measured.board = board;
    if (!measure_board(figure, run, measured)) return std::nullopt;
    run.before += run.share;
  }
  const std::string summary = reach_summary(study);
  return Figures{.files = {{"reach.csv", reach_csv(study)},
                           {"rings.csv", rings_csv(study)},
                           {"reach.txt", summary}},
                 .summary = summary,
                 .plots = reach_plots(study)};
}

}  // namespace minewise
