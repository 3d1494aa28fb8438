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
  Mean length = {}, travel = {};
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

template <class Bytes>
void field(Bytes& bytes, LongestChain& chain) {
  fields(bytes, chain.length, chain.travel);
}

Table table_of(const std::vector<ChainPoint>& points) {
  Table table{{"width", "height", "mines", "density", "agent", "games", "length",
               "length_half_width", "greatest_length", "travel", "travel_half_width",
               "greatest_travel"}};
  for (const ChainPoint& p : points) {
    table.rows.push_back(row_of(
        p.board.side, p.board.side, p.board.mines, p.board.density(), p.agent, p.length.games(),
        fmt::format("{:.4f}", p.length.value()), half_width(p.length, 4), p.greatest_length,
        fmt::format("{:.4f}", p.travel.value()), half_width(p.travel, 4), p.greatest_travel));
  }
  return table;
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
      "The longest chain of a game and how far it travels:\n"
      "{} per board, seed {}, rules {}.\n"
      "\n"
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
      series.points.push_back(at(study.axis.x(point.board), point));
    }
    plot.series.push_back(std::move(series));
  }
  return plot;
}

std::vector<Plot> plots_of(const ChainStudy& study) {
  std::vector<Plot> plots;
  const auto add = [&](std::string_view ending, std::string title, std::string y_label, Plot plot) {
    plot.name = fmt::format("{}-{}", study.study->name, ending);
    plot.title = std::move(title);
    plot.subtitle =
        fmt::format("{} per point, seed {}, {}", counted(study.experiment().games, "game"),
                    study.seed(), study.rules());
    plot.y_label = std::move(y_label);
    plots.push_back(std::move(plot));
  };
  add("length", "The longest chain of a game, on average", "deductions",
      plot_of(study, [](double x, const ChainPoint& p) { return plot_point(x, p.length); }));
  add("greatest", "The longest chain of all games", "deductions",
      plot_of(study, [](double x, const ChainPoint& p) {
        const double y = p.greatest_length;
        return PlotPoint{x, y, y, y};
      }));
  add("travel", "How far the longest chain of a game travels, on average", "distance",
      plot_of(study, [](double x, const ChainPoint& p) { return plot_point(x, p.travel); }));
  return plots;
}

class ChainTrials final : public RecordedTrials<LongestChain, ChainPoint> {
 public:
  ChainTrials(Study study, BoardAxis axis, std::vector<SquareBoard> boards)
      : RecordedTrials(std::move(study)), axis_(axis), boards_(std::move(boards)) {}

 private:
  std::optional<LongestChain> record_of(const TrialGame& trial, const Meter&) const override {
    return longest_chain(study_.experiment.agent_of(trial.series), trial.id, trial.topology);
  }

  ChainPoint empty_point(int series) const override {
    return {.board = boards_[static_cast<std::size_t>(series) % boards_.size()],
            .agent = study_.experiment.agent_of(series).name()};
  }

  Figures figures_of(const std::vector<ChainPoint>& points) const override {
    ChainStudy study{&study_, axis_, {}};
    for (std::size_t board = 0; board < boards_.size(); ++board) {
      for (std::size_t agent = 0; agent < study_.experiment.agents.size(); ++agent) {
        study.points.push_back(points[study_.experiment.series_of(agent, board)]);
      }
    }
    const std::string summary = summary_of(study);
    return {.files = {{"chains.csv", format_csv(table_of(study.points))}, {"chains.txt", summary}},
            .summary = summary,
            .plots = plots_of(study)};
  }

  const BoardAxis axis_;
  const std::vector<SquareBoard> boards_;  // by condition
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
