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

void put_game_times(ByteWriter& writer, const PlayedGame& game) {
  writer.number(static_cast<std::uint64_t>(game.longest));
  writer.number(game.decisions.size());
  for (const auto& [chain, seconds] : game.decisions) {
    writer.number(static_cast<std::uint64_t>(chain));
    writer.real(seconds);
  }
}

PlayedGame get_game_times(ByteReader& reader) {
  PlayedGame game;
  game.longest = reader.small_number();
  game.decisions.resize(reader.length());
  for (auto& [chain, seconds] : game.decisions) {
    chain = reader.small_number();
    seconds = reader.real();
  }
  return game;
}

// One agent's times, in microseconds, by classes of lengths.
struct AgentTimes {
  std::string agent;
  Mean decision;
  std::map<int, Mean> by_chain;             // a decision, by the chain so far
  std::map<int, Mean> by_game;              // the mean decision of a game, by its longest chain
  std::vector<double> longest, game_means;  // of each game

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

std::string class_text(int number) {
  return fmt::format("{},{}", number * kClassWidth, number * kClassWidth + kClassWidth - 1);
}

// How many decisions and games there are of each length, with the times or without.
std::string csv_of(const std::vector<AgentTimes>& all, bool with_times) {
  std::string text = fmt::format("agent,against,chain_from,chain_to,number{}\n",
                                 with_times ? ",microseconds,half_width" : "");
  for (const AgentTimes& times : all) {
    const auto add = [&](std::string_view against, const std::map<int, Mean>& classes) {
      for (const auto& [number, mean] : classes) {
        text += fmt::format("{},{},{},{}", times.agent, against, class_text(number), mean.games());
        if (with_times) {
          text += fmt::format(",{:.3f},{}", mean.value(), half_width(mean, 3));
        }
        text += "\n";
      }
    };
    add("so-far", times.by_chain);
    add("game", times.by_game);
  }
  return text;
}

std::string summary_of(const std::vector<AgentTimes>& all, const Experiment& experiment) {
  const Condition& condition = experiment.conditions.front();
  std::string text = fmt::format(
      "Processor time of a decision against the longest chain: {} of {} an agent, seed {}, "
      "rules {}.\n\n{:<9} {:>12} {:>12} {:>12} {:>12}\n",
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
         "\nThe correlation is that of a game's longest chain with the mean time of its "
         "decisions.\n";
}

Plot plot_of(const std::vector<AgentTimes>& all, std::map<int, Mean> AgentTimes::* classes,
             const Experiment& experiment) {
  Plot plot;
  plot.subtitle = fmt::format("{} of {} an agent", counted(experiment.games, "game"),
                              format_board(experiment.conditions.front().board));
  plot.y_label = "microseconds a decision";
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
  std::vector<Plot> plots;
  for (Plot& plot : std::vector{so_far, of_games}) {
    const bool has_points = std::ranges::any_of(
        plot.series, [](const PlotSeries& series) { return !series.points.empty(); });
    if (has_points) plots.push_back(std::move(plot));
  }
  return plots;
}

class ChainTimeTrials final : public Trials {
 public:
  explicit ChainTimeTrials(Study study) : study_(std::move(study)) {}

  ChunkPlan plan() const override { return ChunkPlan(study_.experiment); }

  std::optional<std::string> measure(const ChunkId& chunk, const Meter& meter) const override {
    const AgentSpec& agent = study_.experiment.agent_of(chunk.series);
    return measure_games(study_.experiment, chunk, meter,
                         [&](const GameId& id, const TopologyPtr& topology, ByteWriter& writer) {
                           put_game_times(writer, play_timed(agent, id, topology, meter.clock));
                         });
  }

  Result<Figures> figures(const ReadRecords& read) const override {
    std::vector<AgentTimes> all;
    for (int series = 0; series < study_.experiment.series(); ++series) {
      AgentTimes& times = all.emplace_back();
      times.agent = study_.experiment.agent_of(series).name();
      auto seen = each_trial(read, series, get_game_times,
                             [&](const PlayedGame& game) { times.add(game); });
      if (!seen) return std::unexpected(seen.error());
    }
    const std::string summary = summary_of(all, study_.experiment);
    return Figures{.files = {{"decisions.csv", csv_of(all, false)},
                             {"times.csv", csv_of(all, true)},
                             {"times.txt", summary}},
                   .summary = summary,
                   .plots = plots_of(all, study_)};
  }

 private:
  Study study_;
};

Result<std::unique_ptr<Trials>> make_chain_time_trials(const Study& study) {
  if (study.experiment.conditions.size() != 1) return fail("sizes: times are of one board");
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
