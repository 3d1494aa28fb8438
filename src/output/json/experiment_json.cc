#include "output/json/experiment_json.h"

#include "output/json/pieces.h"

namespace minewise {
namespace {

Json figure_json(double value, const std::optional<Interval>& interval) {
  Json json{{"value", value}};
  if (interval) {
    json["low"] = interval->low;
    json["high"] = interval->high;
    json["kind"] = interval_word(interval->kind);
  }
  return json;
}

// Null where it was not measured.
Json memory_json(const MemorySummary& memory) {
  if (memory.peak.games() == 0) return nullptr;
  return {{"games", memory.peak.games()},
          {"peak_bytes", figure_json(memory.peak.value(), memory.peak.interval())},
          {"greatest_bytes", memory.greatest}};
}

// The fields that name a condition.
void add_condition(const Condition& condition, Json& json) {
  const auto* fixed = std::get_if<FixedCount>(&condition.board.mines);
  json["width"] = condition.board.width;
  json["height"] = condition.board.height;
  json["mines"] = fixed ? Json(fixed->mines) : nullptr;
  json["density"] = condition.density;
  json["rules"] = format_rules(condition.rules);
}

// The first agent's estimates less the second's.
Json estimates_json(const Experiment& experiment, const PairSummary& pair) {
  Json json{{"agent", experiment.agents[pair.first].name()},
            {"other", experiment.agents[pair.second].name()}};
  add_condition(experiment.conditions[pair.condition], json);
  json["games"] = pair.estimate.games();
  json["difference"] = figure_json(pair.estimate.value(), pair.estimate.interval());
  return json;
}

Json series_json(const Experiment& experiment, int number, const SeriesSummary& series) {
  Json json{{"agent", experiment.agent_of(number).name()}};
  add_condition(experiment.condition_of(number), json);
  json["games"] = series.games();
  json["won"] = series.won.happened();
  json["won_rate"] = figure_json(series.won.value(), series.won.interval());
  for (std::size_t i = 0; i < kColumns.size(); ++i) {
    const Mean& mean = series.means[i];
    json[std::string(kColumns[i].word)] = figure_json(mean.value(), mean.interval());
  }
  json["deductions"] = Json::object();
  for (std::size_t rule = 0; rule < kRules; ++rule) {
    json["deductions"][std::string(rule_word(static_cast<Rule>(rule)))] = series.deductions[rule];
  }
  json["beyond_basic"] = series.beyond_basic();
  json["memory"] = memory_json(series.memory);
  if (series.estimate.games() > 0) {
    json["estimate"] = figure_json(series.estimate.value(), series.estimate.interval());
  }
  json["faults"] = {{"games", series.faults.size()}, {"by_clock", series.faults_by_clock()}};
  return json;
}

}  // namespace

std::string experiment_json(const Experiment& experiment, const Summary& summary) {
  Json json{{"seed", static_cast<std::uint64_t>(experiment.seed)},
            {"games", experiment.games},
            {"results", Json::array()}};
  for (int number = 0; number < experiment.series(); ++number) {
    json["results"].push_back(series_json(experiment, number, summary.series[number]));
  }
  if (experiment.estimate != Estimate::None) {
    json["estimate"] = estimate_word(experiment.estimate);
    json["estimate_differences"] = Json::array();
    for (const PairSummary& pair : summary.pairs) {
      json["estimate_differences"].push_back(estimates_json(experiment, pair));
    }
  }
  return json.dump() + "\n";
}

}  // namespace minewise
