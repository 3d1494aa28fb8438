// chain-time: whether long chains make decisions slow. The processor
// time of every decision but the first of a game, against the length of the longest chain so far;
// and the mean of a game against its longest chain.
//
// Following the chains is not part of what is timed. Times differ from run to run, so they are in
// files of their own; decisions.csv holds what does not.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "study/influence/influence.h"
#include "study/lab/statistics.h"
#include "study/presets/chains.h"
#include "study/presets/game_run.h"
#include "study/presets/mean_text.h"

namespace minewise {
namespace {

constexpr int kTimedSide = 16, kTimedMines = 51;
constexpr int kClassWidth = 5;  // of a class of lengths
constexpr std::uint64_t kTimedGames = 2000;

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

// How two figures of the same games go together: Pearson's coefficient, from -1 to 1.
class Correlation {
 public:
  void add(double x, double y) {
    ++n_;
    x_ += x, y_ += y, xx_ += x * x, yy_ += y * y, xy_ += x * y;
  }
  double value() const {
    const double spread = std::sqrt((n_ * xx_ - x_ * x_) * (n_ * yy_ - y_ * y_));
    return spread > 0 ? (n_ * xy_ - x_ * y_) / spread : 0;
  }

 private:
  double n_ = 0, x_ = 0, y_ = 0, xx_ = 0, yy_ = 0, xy_ = 0;
};

// One agent's times, in microseconds, by classes of lengths.
struct AgentTimes {
  std::string_view agent;
  Mean decision;
  std::map<int, Mean> by_chain;  // a decision, by the chain so far
  std::map<int, Mean> by_game;   // the mean decision of a game, by its longest chain
  Correlation in_games;

  void add(const PlayedGame& game) {
    Mean of_game;
    for (const auto& [chain, seconds] : game.decisions) {
      of_game.add(1e6 * seconds);
      decision.add(1e6 * seconds);
      by_chain[chain / kClassWidth].add(1e6 * seconds);
    }
    if (game.decisions.empty()) return;
    by_game[game.longest / kClassWidth].add(of_game.value());
    in_games.add(game.longest, of_game.value());
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

std::string summary_of(const std::vector<AgentTimes>& all, std::uint64_t games,
                       std::uint64_t seed) {
  std::string text = fmt::format(
      "Processor time of a decision against the longest chain: {} games of {}x{}/{} an agent, seed "
      "{}, rules {}.\n\n{:<9} {:>12} {:>12} {:>12} {:>12}\n",
      games, kTimedSide, kTimedSide, kTimedMines, seed, kChainGame, "agent", "decision",
      "chain 0-4", "chain 30-34", "correlation");
  for (const AgentTimes& times : all) {
    const auto at = [&](int chain) {
      const auto found = times.by_chain.find(chain / kClassWidth);
      return found == times.by_chain.end() ? "-" : fmt::format("{:.1f} us", found->second.value());
    };
    text += fmt::format("{:<9} {:>12} {:>12} {:>12} {:>12.2f}\n", times.agent,
                        fmt::format("{:.1f} us", times.decision.value()), at(0), at(30),
                        times.in_games.value());
  }
  return text +
         "\nThe correlation is that of a game's longest chain with the mean time of its "
         "decisions.\n";
}

Plot plot_of(const std::vector<AgentTimes>& all, std::map<int, Mean> AgentTimes::* classes,
             std::uint64_t games) {
  Plot plot;
  plot.subtitle =
      fmt::format("{} games of {}x{}/{} an agent", games, kTimedSide, kTimedSide, kTimedMines);
  plot.y_label = "microseconds a decision";
  plot.log_y = true;
  for (const AgentTimes& times : all) {
    PlotSeries series{std::string(times.agent), {}};
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

std::vector<Plot> plots_of(const std::vector<AgentTimes>& all, std::uint64_t games) {
  Plot so_far = plot_of(all, &AgentTimes::by_chain, games);
  so_far.name = "chain-time";
  so_far.title = "Time of a decision by the longest chain so far";
  so_far.x_label = "deductions on the longest chain so far";
  Plot of_games = plot_of(all, &AgentTimes::by_game, games);
  of_games.name = "chain-time-games";
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

// Returns false if it was given up.
bool time_agent(const FigureRun& figure, const GameRun& run, AgentTimes& times) {
  const GameId first = chain_game(kTimedSide, kTimedMines, figure.seed);
  const AgentSpec spec = *parse_agent(times.agent);
  const auto topology = make_topology(first.shape());
  return measure_in_order(
      figure, run, first,
      [&](const GameId& id) { return play_timed(spec, id, topology, figure.clock); },
      [&](const PlayedGame& game) { times.add(game); });
}

}  // namespace

std::optional<Figures> time_chains(std::string_view, const FigureRun& figure) {
  const std::uint64_t games = figure.games.value_or(kTimedGames);
  GameRun run{games, 0, 1.0 / std::size(kChainAgents)};
  std::vector<AgentTimes> all;
  for (const std::string_view agent : kChainAgents) {
    AgentTimes& times = all.emplace_back();
    times.agent = agent;
    if (!time_agent(figure, run, times)) return std::nullopt;
    run.before += run.share;
  }
  const std::string summary = summary_of(all, games, figure.seed);
  return Figures{.files = {{"decisions.csv", csv_of(all, false)},
                           {"times.csv", csv_of(all, true)},
                           {"times.txt", summary}},
                 .summary = summary,
                 .plots = plots_of(all, games)};
}

}  // namespace minewise
