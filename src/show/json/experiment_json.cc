#include "show/json/experiment_json.h"

#include "show/json/place_json.h"

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

Json series_json(const Experiment& experiment, int number, const SeriesSummary& series) {
  const Condition& condition = experiment.condition_of(number);
  const auto* fixed = std::get_if<FixedCount>(&condition.board.mines);
  Json json{{"agent", experiment.agent_of(number).name()},
            {"width", condition.board.width},
            {"height", condition.board.height},
            {"mines", nullptr},
            {"density", condition.density},
            {"rules", format_rules(condition.rules)},
            {"games", series.games()},
            {"won", series.won.happened()},
            {"won_rate", figure_json(series.won.value(), series.won.interval())}};
  if (fixed) json["mines"] = fixed->mines;
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
  return json.dump() + "\n";
}

}  // namespace minewise
