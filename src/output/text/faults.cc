#include "output/text/faults.h"

#include <fmt/format.h>

#include "core/counted.h"

namespace minewise {
namespace {

// The faults of one agent, counted over its conditions.
struct AgentFaults {
  std::uint64_t games = 0, faults = 0, by_clock = 0;
  const FaultRecord* first = nullptr;
  const Condition* condition = nullptr;  // of the first
};

AgentFaults faults_of(const Experiment& experiment, const Summary& summary, std::size_t agent) {
  AgentFaults all;
  for (std::size_t i = 0; i < experiment.conditions.size(); ++i) {
    const SeriesSummary& series = summary.series[experiment.series_of(agent, i)];
    if (!all.first && !series.faults.empty()) {
      all.first = &series.faults.front();
      all.condition = &experiment.conditions[i];
    }
    all.games += series.games();
    all.faults += series.faults.size();
    all.by_clock += series.faults_by_clock();
  }
  return all;
}

}  // namespace

std::string describe_faults(const Experiment& experiment, const Summary& summary) {
  std::string text;
  for (std::size_t agent = 0; agent < experiment.agents.size(); ++agent) {
    const AgentFaults all = faults_of(experiment, summary, agent);
    if (!all.first) continue;
    text += fmt::format("{} of {} given up", counted_of(all.faults, all.games, "game"),
                        experiment.agents[agent].name());
    if (all.by_clock > 0) {
      text += fmt::format(", {} by the clock: another run may end otherwise", all.by_clock);
    }
    text += fmt::format(". The first is game {} of {} {}, at move {}: {}.\n", all.first->game,
                        format_board(all.condition->board), format_rules(all.condition->rules),
                        all.first->move, all.first->what);
  }
  return text;
}

}  // namespace minewise
