// chain-density, chain-size: the longest chain of a game and how far it travels, a curve for each
// agent.
#include "study/presets/chains.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "study/influence/chain.h"
#include "study/influence/influence.h"
#include "study/lab/statistics.h"
#include "study/presets/game_run.h"
#include "study/presets/mean_text.h"

namespace minewise {
namespace {

struct ChainBoard {
  int side = 0;
  int mines = 0;

  double density() const { return static_cast<double>(mines) / (side * side); }
};

struct ChainPreset {
  std::string_view axis;
  double (*x)(const ChainBoard& board);
  std::vector<ChainBoard> boards;
  std::uint64_t games = 0;  // a board and agent
};

ChainBoard chain_board(int side, double density) {
  return {side, static_cast<int>(std::lround(side * side * density))};
}

ChainPreset chains_by_density() {
  ChainPreset preset{"density", [](const ChainBoard& board) { return board.density(); }, {}, 1000};
  for (int fortieths = 2; fortieths <= 20; ++fortieths) {
    preset.boards.push_back(chain_board(16, fortieths / 40.0));
  }
  return preset;
}

ChainPreset chains_by_size() {
  ChainPreset preset{"side of the board",
                     [](const ChainBoard& board) { return static_cast<double>(board.side); },
                     {},
                     1000};
  for (const int side : {5, 7, 10, 12, 15, 18, 20, 25, 30}) {
    preset.boards.push_back(chain_board(side, 0.2));
  }
  return preset;
}

// The longest chains of one agent's games on one board.
struct ChainPoint {
  ChainBoard board;
  std::string_view agent;
  Mean length, travel;
  int greatest_length = 0, greatest_travel = 0;

  void add(const Chain& chain) {
    length.add(chain.length());
    travel.add(chain.travel);
    greatest_length = std::max(greatest_length, chain.length());
    greatest_travel = std::max(greatest_travel, chain.travel);
  }
};

Chain longest_chain(const AgentSpec& spec, const GameId& id, const TopologyPtr& topology) {
  const auto agent = spec.make();
  Game game(id, topology);
  Rng rng = rng_for(spec, id);
  InfluenceWatch watch(*agent, game.view());
  play_game(*agent, game, rng, &watch);
  return chain_to(watch.graph(), watch.graph().deepest(), *topology);
}

// Returns false if it was given up.
bool measure_point(const FigureRun& figure, const GameRun& run, ChainPoint& point) {
  const GameId first = chain_game(point.board.side, point.board.mines, figure.seed);
  const AgentSpec spec = *parse_agent(point.agent);
  const auto topology = make_topology(first.shape());
  return measure_in_order(
      figure, run, first, [&](const GameId& id) { return longest_chain(spec, id, topology); },
      [&](const Chain& chain) { point.add(chain); });
}

std::string csv_of(const std::vector<ChainPoint>& points) {
  std::string text =
      "width,height,mines,density,agent,games,length,length_half_width,greatest_length,travel,"
      "travel_half_width,greatest_travel\n";
  for (const ChainPoint& p : points) {
    text += fmt::format("{},{},{},{},{},{},{:.4f},{},{},{:.4f},{},{}\n", p.board.side, p.board.side,
                        p.board.mines, p.board.density(), p.agent, p.length.games(),
                        p.length.value(), half_width(p.length, 4), p.greatest_length,
                        p.travel.value(), half_width(p.travel, 4), p.greatest_travel);
  }
  return text;
}

// Where a figure is greatest for an agent, as "35.10 ± 1.20 at density 0.199".
template <class Value, class Text>
std::string peak_text(const ChainPreset& preset, const std::vector<ChainPoint>& points,
                      std::string_view agent, const Value& value, const Text& text) {
  const ChainPoint* peak = nullptr;
  for (const ChainPoint& point : points) {
    if (point.agent == agent && (!peak || value(point) > value(*peak))) peak = &point;
  }
  return fmt::format("{} at {} {:.4g}", text(*peak), preset.axis, preset.x(peak->board));
}

std::string summary_of(const ChainPreset& preset, const std::vector<ChainPoint>& points,
                       std::uint64_t games, std::uint64_t seed) {
  std::string text = fmt::format(
      "The longest chain of a game and how far it travels: {} games a board, seed {}, rules {}.\n\n"
      "{:>10} {:>7}  {:<9} {:>15} {:>8} {:>14} {:>8}\n",
      games, seed, kChainGame, "board", "density", "agent", "length", "greatest", "travel",
      "greatest");
  for (const ChainPoint& p : points) {
    text += fmt::format("{:>10} {:>7.3f}  {:<9} {:>15} {:>8} {:>14} {:>8}\n",
                        fmt::format("{}x{}/{}", p.board.side, p.board.side, p.board.mines),
                        p.board.density(), p.agent, with_interval(p.length, 2), p.greatest_length,
                        with_interval(p.travel, 2), p.greatest_travel);
  }
  text += "\n";
  for (const std::string_view agent : kChainAgents) {
    text += fmt::format(
        "peaks of {}\n  mean length    {}\n  greatest       {}\n  mean travel    {}\n", agent,
        peak_text(
            preset, points, agent, [](const ChainPoint& p) { return p.length.value(); },
            [](const ChainPoint& p) { return with_interval(p.length, 2); }),
        peak_text(
            preset, points, agent, [](const ChainPoint& p) { return p.greatest_length; },
            [](const ChainPoint& p) { return fmt::format("{}", p.greatest_length); }),
        peak_text(
            preset, points, agent, [](const ChainPoint& p) { return p.travel.value(); },
            [](const ChainPoint& p) { return with_interval(p.travel, 2); }));
  }
  return text;
}

// A mean with its interval, or a greatest value, a curve for each agent.
template <class At>
Plot plot_of(const ChainPreset& preset, const std::vector<ChainPoint>& points, const At& at) {
  Plot plot;
  plot.x_label = preset.axis;
  for (const std::string_view agent : kChainAgents) {
    PlotSeries series{std::string(agent), {}};
    for (const ChainPoint& point : points) {
      if (point.agent != agent) continue;
      PlotPoint drawn = at(point);
      drawn.x = preset.x(point.board);
      series.points.push_back(drawn);
    }
    plot.series.push_back(std::move(series));
  }
  return plot;
}

PlotPoint mean_at(const Mean& mean) {
  const double y = mean.value();
  const auto interval = mean.interval().value_or(Interval{y, y});
  return {0, y, interval.low, interval.high};
}

PlotPoint value_at(int value) {
  const double y = value;
  return {0, y, y, y};
}

std::vector<Plot> plots_of(std::string_view name, const ChainPreset& preset,
                           const std::vector<ChainPoint>& points, std::uint64_t games,
                           std::uint64_t seed) {
  std::vector<Plot> plots;
  const auto add = [&](std::string_view ending, std::string title, std::string y_label, Plot plot) {
    plot.name = fmt::format("{}-{}", name, ending);
    plot.title = std::move(title);
    plot.subtitle = fmt::format("{} games a point, seed {}, {}", games, seed, kChainGame);
    plot.y_label = std::move(y_label);
    plots.push_back(std::move(plot));
  };
  add("length", "The longest chain of a game, on average", "deductions",
      plot_of(preset, points, [](const ChainPoint& p) { return mean_at(p.length); }));
  add("greatest", "The longest chain of all games", "deductions",
      plot_of(preset, points, [](const ChainPoint& p) { return value_at(p.greatest_length); }));
  add("travel", "How far the longest chain of a game travels, on average", "distance",
      plot_of(preset, points, [](const ChainPoint& p) { return mean_at(p.travel); }));
  return plots;
}

}  // namespace

GameId chain_game(int side, int mines, std::uint64_t seed) {
  return {side, side, FixedCount{mines}, *parse_rules(kChainGame), Seed{seed}, 0};
}

std::optional<Figures> measure_chains(std::string_view name, const FigureRun& figure) {
  const ChainPreset preset = name == "chain-size" ? chains_by_size() : chains_by_density();
  GameRun run;
  run.games = figure.games.value_or(preset.games);
  run.share = 1.0 / static_cast<double>(preset.boards.size() * std::size(kChainAgents));
  std::vector<ChainPoint> points;
  for (const ChainBoard& board : preset.boards) {
    for (const std::string_view agent : kChainAgents) {
      ChainPoint& point = points.emplace_back();
      point.board = board;
      point.agent = agent;
      if (!measure_point(figure, run, point)) return std::nullopt;
      run.before += run.share;
    }
  }
  const std::string summary = summary_of(preset, points, run.games, figure.seed);
  return Figures{.files = {{"chains.csv", csv_of(points)}, {"chains.txt", summary}},
                 .summary = summary,
                 .plots = plots_of(name, preset, points, run.games, figure.seed)};
}

}  // namespace minewise
