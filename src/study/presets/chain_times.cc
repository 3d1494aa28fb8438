// Kind "chain-times": whether long chains make decisions slow. The processor time of every decision
// but the first of a game, against the length of the longest chain so far; and the mean of a game
// against its longest chain. A trial is a game; its record is its longest chain, and the chain so
// far and the time of each decision.
//
// Following the chains is not part of what is timed. Times differ from run to run, so they are in
// files of their own; decisions.csv holds what does not.
#include <fmt/format.h>

#include <algorithm>
#include <boost/math/statistics/bivariate_statistics.hpp>
#include <cmath>
#include <map>
#include <optional>

#include "core/message.h"
#include "core/statistics.h"
#include "game/play_game.h"
#include "review/influence.h"
#include "study/presets/trial_tools.h"

namespace minewise {
namespace {

constexpr int kClassWidth = 5;  // of a class of lengths

struct TimedDecision {
  int chain = 0;  // the length so far
  double seconds = 0;
};

class TimedGame final : public Observer {
 public:
  TimedGame(const Agent& agent, const View& view, const ThreadClock& clock)
      : watch_(agent, view), clock_(clock) {}

  void decided(const Game& game, const Decision& decision) override {
    const double now = clock_();
    if (began_) decisions_.push_back({watch_.graph().depth(), now - *began_});
    watch_.decided(game, decision);
  }
  void played(const Game& game, const Step& step) override {
    watch_.played(game, step);
    began_ = clock_();
  }

  const std::vector<TimedDecision>& decisions() const { return decisions_; }
  int longest() const { return watch_.graph().depth(); }

 private:
  InfluenceWatch watch_;
  const ThreadClock& clock_;
  std::optional<double> began_;  // the time for the next decision
  std::vector<TimedDecision> decisions_;
};

struct PlayedGame {
  std::vector<TimedDecision> decisions;
  int longest = 0;
};

PlayedGame play_timed(const AgentSpec& spec, const GameId& id, const TopologyPtr& topology,
                      const ThreadClock& clock) {
  const auto agent = spec.make();
  Game game(id, topology);
  Rng rng = rng_for(spec, id);
  TimedGame timed(*agent, game.view(), clock);
  play_game(*agent, game, rng, &timed);
  return {timed.decisions(), timed.longest()};
}

template <class Bytes>
void field(Bytes& bytes, TimedDecision& decision) {
  fields(bytes, decision.chain, decision.seconds);
}

template <class Bytes>
void field(Bytes& bytes, PlayedGame& game) {
  fields(bytes, game.longest, game.decisions);
}

// One agent's times, in microseconds, by classes of lengths.
struct AgentTimes {
  std::string agent;
  Mean decision = {};
  std::map<int, Mean> by_chain = {};  // a decision, by the chain so far
  std::map<int, Mean> by_game = {};   // the mean decision of a game, by its longest chain
  std::vector<double> longest = {}, game_means = {};  // of each game

  void add(const PlayedGame& game) {
    Mean of_game;
    for (const auto& [chain, seconds] : game.decisions) {
      of_game.add(1e6 * seconds);
      decision.add(1e6 * seconds);
      by_chain[chain / kClassWidth].add(1e6 * seconds);
    }
    if (game.decisions.empty()) return;
    by_game[game.longest / kClassWidth].add(of_game.value());
    longest.push_back(game.longest);
    game_means.push_back(of_game.value());
  }

  // Of a game's longest chain and its mean decision: Pearson's, 0 where one of them is always the
  // same.
  double correlation() const {
    if (longest.size() < 2) return 0;
    const double value = boost::math::statistics::correlation_coefficient(longest, game_means);
    return std::isfinite(value) ? value : 0;
  }
};

// How many decisions and games there are of each length, with the times or without.
Table table_of(const std::vector<AgentTimes>& all, bool with_times) {
  Table table{{"agent", "against", "chain_from", "chain_to", "number"}};
  if (with_times) table.columns.insert(table.columns.end(), {"microseconds", "half_width"});
  for (const AgentTimes& times : all) {
    const auto add = [&](std::string_view against, const std::map<int, Mean>& classes) {
      for (const auto& [number, mean] : classes) {
        const int from = number * kClassWidth;
        TableRow& row = table.rows.emplace_back(
            row_of(times.agent, against, from, from + kClassWidth - 1, mean.games()));
        if (!with_times) continue;
        row.push_back(fmt::format("{:.3f}", mean.value()));
        row.push_back(half_width(mean, 3));
      }
    };
    add("so-far", times.by_chain);
    add("game", times.by_game);
  }
  return table;
}

std::string summary_of(const std::vector<AgentTimes>& all, const Experiment& experiment) {
  const Condition& condition = experiment.conditions.front();
  std::string text = fmt::format(
      "Processor time of a decision by the longest chain:\n"
      "{} of {} per agent, seed {}, rules {}.\n"
      "\n"
      "{:<9} {:>12} {:>12} {:>12} {:>12}\n",
      counted(experiment.games, "game"), format_board(condition.board),
      static_cast<std::uint64_t>(experiment.seed), format_rules(condition.rules), "agent",
      "decision", "chain 0-4", "chain 30-34", "correlation");
  for (const AgentTimes& times : all) {
    const auto at = [&](int chain) {
      const auto found = times.by_chain.find(chain / kClassWidth);
      return found == times.by_chain.end() ? "-" : fmt::format("{:.1f} us", found->second.value());
    };
    text += fmt::format("{:<9} {:>12} {:>12} {:>12} {:>12.2f}\n", times.agent,
                        fmt::format("{:.1f} us", times.decision.value()), at(0), at(30),
                        times.correlation());
  }
  return text +
         "\n"
         "correlation: of a game's longest chain with the mean time of its decisions.\n";
}

Plot plot_of(const std::vector<AgentTimes>& all, std::map<int, Mean> AgentTimes::* classes,
             const Experiment& experiment) {
  Plot plot;
  plot.subtitle = fmt::format("{} of {} per agent", counted(experiment.games, "game"),
                              format_board(experiment.conditions.front().board));
  plot.y_label = "microseconds per decision";
  plot.log_y = true;
  for (const AgentTimes& times : all) {
    PlotSeries series{times.agent, {}};
    for (const auto& [number, mean] : times.*classes) {
      const double y = mean.value();
      const auto interval = mean.interval();
      if (!interval || y <= 0) continue;
      series.points.push_back({number * kClassWidth + (kClassWidth - 1) / 2.0, y,
                               std::max(interval->low, y / 10), interval->high});
    }
    plot.series.push_back(std::move(series));
  }
  return plot;
}

std::vector<Plot> plots_of(const std::vector<AgentTimes>& all, const Study& study) {
  Plot so_far = plot_of(all, &AgentTimes::by_chain, study.experiment);
  so_far.name = study.name;
  so_far.title = "Time of a decision by the longest chain so far";
  so_far.x_label = "deductions on the longest chain so far";
  Plot of_games = plot_of(all, &AgentTimes::by_game, study.experiment);
  of_games.name = study.name + "-games";
  of_games.title = "Mean time of a game's decisions by its longest chain";
  of_games.x_label = "deductions on the longest chain of the game";
  return with_points({so_far, of_games});
}

class ChainTimeTrials final : public RecordedTrials<PlayedGame, AgentTimes> {
 public:
  using RecordedTrials::RecordedTrials;

 private:
  std::optional<PlayedGame> record_of(const TrialGame& trial, const Meter& meter) const override {
    return play_timed(study_.experiment.agent_of(trial.series), trial.id, trial.topology,
                      meter.clock);
  }

  AgentTimes empty_point(int series) const override {
    return {.agent = study_.experiment.agent_of(series).name()};
  }

  Figures figures_of(const std::vector<AgentTimes>& all) const override {
    const std::string summary = summary_of(all, study_.experiment);
    return {.files = {{"decisions.csv", format_csv(table_of(all, false))},
                      {"times.csv", format_csv(table_of(all, true))},
                      {"times.txt", summary}},
            .summary = summary,
            .plots = plots_of(all, study_)};
  }
};

Result<std::unique_ptr<Trials>> make_chain_time_trials(const Study& study) {
  if (study.experiment.conditions.size() != 1) return fail("sizes: name one board only");
  return std::make_unique<ChainTimeTrials>(study);
}

}  // namespace

TrialKind chain_times_kind() {
  return {.name = "chain-times",
          .label = "timing decisions",
          .verb = "influence",
          .make = make_chain_time_trials};
}

}  // namespace minewise
