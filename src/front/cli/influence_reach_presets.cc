// minewise influence --preset reach-density, reach-size: how far the influence of one cell travels,
// on average over positions met in play, against the density of mines and against the size of the
// board.
#include <fmt/format.h>

#include <cmath>
#include <vector>

#include "front/cli/figure_folder.h"
#include "front/cli/game_run.h"
#include "front/cli/influence_reach.h"
#include "front/cli/influence_reach_figures.h"
#include "front/cli/interrupt.h"
#include "front/cli/results.h"

namespace minewise::cli {
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

ReachBoard board_of(int side, double density) {
  return {side, static_cast<int>(std::lround(side * side * density))};
}

ReachPreset density_preset() {
  ReachPreset preset{.name = "reach-density",
                     .axis = "density",
                     .x = [](const ReachBoard& board) { return board.density(); },
                     .boards = {},
                     .drawn = {0, 2, 6, 10, 14, 18, 22},
                     .games = 400};
  for (int fortieths = 2; fortieths <= 24; ++fortieths) {
    preset.boards.push_back(board_of(16, fortieths / 40.0));
  }
  return preset;
}

ReachPreset size_preset() {
  ReachPreset preset{.name = "reach-size",
                     .axis = "side of the board",
                     .x = [](const ReachBoard& board) { return static_cast<double>(board.side); },
                     .boards = {},
                     .drawn = {0, 2, 4, 6, 8},
                     .games = 400};
  for (const int side : {5, 7, 10, 12, 15, 18, 20, 25, 30}) {
    preset.boards.push_back(board_of(side, 0.2));
  }
  return preset;
}

// One game's position, measured in both ways.
using ReachSample = std::optional<std::array<PositionReach, std::size(kReachBy)>>;

ReachSample measure_game(const GameId& id, const TopologyPtr& topology, Moment moment) {
  const auto view = met_position(id, topology, *parse_agent(kAgent), moment);
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

// The games of one board, and which part of the whole run they are.
struct ReachGames : GameRun {
  Seed seed{};
  Moment moment = Moment::Decision;
};

ReachStudy empty_study(const ReachPreset& preset, const ReachGames& run) {
  return {.name = std::string(preset.name),
          .axis = std::string(preset.axis),
          .sample = fmt::format("{} games a board, seed {}", run.games,
                                static_cast<std::uint64_t>(run.seed)),
          .measured = fmt::format("agent {}, rules {}; from each game a position before a {}, and "
                                  "at most {} sources of each kind",
                                  kAgent, kGame, moment_word(run.moment), kMostSources),
          .x = preset.x,
          .drawn = preset.drawn,
          .boards = {}};
}

// Returns false if it was interrupted.
bool measure_board(const ReachGames& run, SharedProgress& progress, MeasuredBoard& measured) {
  const auto& [side, mines] = measured.board;
  const GameId first{side, side, FixedCount{mines}, *parse_rules(kGame), run.seed, 0};
  const auto topology = make_topology(first.shape());
  return measure_in_order(
      run, first, progress,
      [&](const GameId& id) { return measure_game(id, topology, run.moment); },
      [&](const ReachSample& sample) { take_sample(sample, measured); });
}

Ran write_study(const ReachStudy& study, const std::string& folder) {
  const std::string summary = reach_summary(study);
  const auto plots = reach_plots(study);
  Ran written = write_in_folder(folder, "reach.csv", reach_csv(study));
  if (written) written = write_in_folder(folder, "rings.csv", rings_csv(study));
  if (written) written = write_in_folder(folder, "reach.txt", summary);
  if (!written) return written;
  print(summary);
  return draw_in_folder(folder, plots);
}

}  // namespace

std::vector<std::string> reach_preset_names() {
  return {"reach-density", "reach-size"};
}

Ran run_reach_preset(const ReachPresetOptions& options) {
  if (const Ran made = make_figure_folder(options.out_folder); !made) return made;
  const ReachPreset preset = options.preset == "reach-size" ? size_preset() : density_preset();
  ReachGames run;
  run.games = options.games.value_or(preset.games);
  run.jobs = options.jobs;
  run.seed = Seed{options.seed};
  run.moment = *find_moment(options.moment);
  run.share = 1.0 / static_cast<double>(preset.boards.size());
  ReachStudy study = empty_study(preset, run);
  const InterruptWatch watch;
  SharedProgress progress("measuring reach");
  for (const ReachBoard& board : preset.boards) {
    MeasuredBoard& measured = study.boards.emplace_back();
    measured.board = board;
    if (!measure_board(run, progress, measured)) {
      return std::unexpected(Failure{"stopped before the figures were complete", kInterrupted});
    }
    run.before += run.share;
  }
  return write_study(study, *options.out_folder);
}

}  // namespace minewise::cli
