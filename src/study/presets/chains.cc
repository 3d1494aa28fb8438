// Kind "chains": the longest chain of a game and how far it travels, a curve for each agent.
// A trial is a game; its record is the chain's length and travel.
#include <fmt/format.h>

#include <algorithm>

#include "core/macros.h"
#include "core/message.h"
#include "core/statistics.h"
#include "game/play_game.h"
#include "review/influence.h"
#include "review/reason_graph.h"
#include "study/presets/trial_tools.h"

namespace minewise {
namespace {

struct LongestChain {
  int length = 0;
  int travel = 0;
};

// The longest chains of one agent's games on one board.
struct ChainPoint {
  SquareBoard board;
  std::string agent;
  Mean length, travel;
  int greatest_length = 0, greatest_travel = 0;

  void add(const LongestChain& chain) {
    length.add(chain.length);
    travel.add(chain.travel);
    greatest_length = std::max(greatest_length, chain.length);
    greatest_travel = std::max(greatest_travel, chain.travel);
  }
};

LongestChain longest_chain(const AgentSpec& spec, const GameId& id, const TopologyPtr& topology) {
  const auto agent = spec.make();
  Game game(id, topology);
  Rng rng = rng_for(spec, id);
  InfluenceWatch watch(*agent, game.view());
  play_game(*agent, game, rng, &watch);
  const Chain chain = chain_to(watch.graph(), watch.graph().deepest(), *topology);
  return {chain.length(), chain.travel};
}

void put_chain(ByteWriter& writer, const LongestChain& chain) {
  writer.number(static_cast<std::uint64_t>(chain.length));
  writer.number(static_cast<std::uint64_t>(chain.travel));
}

LongestChain get_chain(ByteReader& reader) {
  const int length = reader.small_number();
  return {length, reader.small_number()};
}

// What was measured, in the order in which it is told: board by board, agent by agent.
struct ChainStudy {
  const Study* study = nullptr;
  BoardAxis axis;
  std::vector<ChainPoint> points;

  const Experiment& experiment() const { return study->experiment; }
  std::uint64_t seed() const { return static_cast<std::uint64_t>(experiment().seed); }
  std::string rules() const { return format_rules(experiment().conditions.front().rules); }
};

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
std::string peak_text(const ChainStudy& study, std::string_view agent, const Value& value,
                      const Text& text) {
  const ChainPoint* peak = nullptr;
  for (const ChainPoint& point : study.points) {
    if (point.agent == agent && (!peak || value(point) > value(*peak))) peak = &point;
  }
  return fmt::format("{} at {} {:.4g}", text(*peak), study.axis.label, study.axis.x(peak->board));
}

std::string peaks_of(const ChainStudy& study, std::string_view agent) {
  return fmt::format("peaks of {}\n  mean length    {}\n  greatest       {}\n  mean travel    {}\n",
                     agent,
                     peak_text(
                         study, agent, [](const ChainPoint& p) { return p.length.value(); },
                         [](const ChainPoint& p) { return with_interval(p.length, 2); }),
                     peak_text(
                         study, agent, [](const ChainPoint& p) { return p.greatest_length; },
                         [](const ChainPoint& p) { return fmt::format("{}", p.greatest_length); }),
                     peak_text(
                         study, agent, [](const ChainPoint& p) { return p.travel.value(); },
                         [](const ChainPoint& p) { return with_interval(p.travel, 2); }));
}

std::string summary_of(const ChainStudy& study) {
  std::string text = fmt::format(
      "The longest chain of a game and how far it travels: {} a board, seed {}, rules {}.\n\n"
      "{:>10} {:>7}  {:<9} {:>15} {:>8} {:>14} {:>8}\n",
      counted(study.experiment().games, "game"), study.seed(), study.rules(), "board", "density",
      "agent", "length", "greatest", "travel", "greatest");
  for (const ChainPoint& p : study.points) {
    text += fmt::format("{:>10} {:>7.3f}  {:<9} {:>15} {:>8} {:>14} {:>8}\n", p.board.text(),
                        p.board.density(), p.agent, with_interval(p.length, 2), p.greatest_length,
                        with_interval(p.travel, 2), p.greatest_travel);
  }
  text += "\n";
  for (const AgentSpec& agent : study.experiment().agents) text += peaks_of(study, agent.name());
  return text;
}

// A mean with its interval, or a greatest value, a curve for each agent.
template <class At>
Plot plot_of(const ChainStudy& study, const At& at) {
  Plot plot;
  plot.x_label = study.axis.label;
  for (const AgentSpec& agent : study.experiment().agents) {
    PlotSeries series{agent.name(), {}};
    for (const ChainPoint& point : study.points) {
      if (point.agent != agent.name()) continue;
      PlotPoint drawn = at(point);
      drawn.x = study.axis.x(point.board);
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

std::vector<Plot> plots_of(const ChainStudy& study) {
  std::vector<Plot> plots;
  const auto add = [&](std::string_view ending, std::string title, std::string y_label, Plot plot) {
    plot.name = fmt::format("{}-{}", study.study->name, ending);
    plot.title = std::move(title);
    plot.subtitle =
        fmt::format("{} a point, seed {}, {}", counted(study.experiment().games, "game"),
                    study.seed(), study.rules());
    plot.y_label = std::move(y_label);
    plots.push_back(std::move(plot));
  };
  add("length", "The longest chain of a game, on average", "deductions",
      plot_of(study, [](const ChainPoint& p) { return mean_at(p.length); }));
  add("greatest", "The longest chain of all games", "deductions",
      plot_of(study, [](const ChainPoint& p) { return value_at(p.greatest_length); }));
  add("travel", "How far the longest chain of a game travels, on average", "distance",
      plot_of(study, [](const ChainPoint& p) { return mean_at(p.travel); }));
  return plots;
}

class ChainTrials final : public Trials {
 public:
  ChainTrials(Study study, BoardAxis axis, std::vector<SquareBoard> boards)
      : study_(std::move(study)), axis_(axis), boards_(std::move(boards)) {}

  ChunkPlan plan() const override { return ChunkPlan(study_.experiment); }

  std::optional<std::string> measure(const ChunkId& chunk, const Meter& meter) const override {
    const AgentSpec& agent = study_.experiment.agent_of(chunk.series);
    return measure_games(study_.experiment, chunk, meter,
                         [&](const GameId& id, const TopologyPtr& topology, ByteWriter& writer) {
                           put_chain(writer, longest_chain(agent, id, topology));
                         });
  }

  Result<Figures> figures(const ReadRecords& read) const override {
    const Experiment& experiment = study_.experiment;
    ChainStudy study{&study_, axis_, {}};
    for (std::size_t board = 0; board < boards_.size(); ++board) {
      for (std::size_t agent = 0; agent < experiment.agents.size(); ++agent) {
        ChainPoint& point = study.points.emplace_back();
        point.board = boards_[board];
        point.agent = experiment.agents[agent].name();
        auto seen = each_trial(read, experiment.series_of(agent, board), get_chain,
                               [&](const LongestChain& chain) { point.add(chain); });
        if (!seen) return std::unexpected(seen.error());
      }
    }
    const std::string summary = summary_of(study);
    return Figures{.files = {{"chains.csv", csv_of(study.points)}, {"chains.txt", summary}},
                   .summary = summary,
                   .plots = plots_of(study)};
  }

 private:
  Study study_;
  BoardAxis axis_;
  std::vector<SquareBoard> boards_;  // by condition
};

Result<std::unique_ptr<Trials>> make_chain_trials(const Study& study) {
  TRY(const auto axis, find_axis(study.setting("axis")));
  TRY(auto boards, square_boards(study.experiment));
  return std::make_unique<ChainTrials>(study, axis, std::move(boards));
}

}  // namespace

TrialKind chains_kind() {
  return {.name = "chains",
          .label = "following chains",
          .verb = "influence",
          .settings = {"axis"},
          .make = make_chain_trials};
}

}  // namespace minewise
