#include "study/standings.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>

#include "core/words.h"

namespace minewise {

namespace {

// How often clues are withheld, where that is all that keeps them from being exact.
std::optional<double> share_withheld(const ClueModel& clues) {
  constexpr std::string_view kWithheld = "withheld:";
  if (clues.is_exact()) return 0;
  const std::string& name = clues.name();
  if (!name.starts_with(kWithheld)) return std::nullopt;
  return parse_decimal(std::string_view(name).substr(kWithheld.size()));
}

// What a condition shares with others of its sweep, in words; empty if it takes part in none.
std::string rest_of(const Condition& condition, Sweep::By by) {
  const auto& [board, density, rules] = condition;
  const bool is_fixed = std::holds_alternative<FixedCount>(board.mines);
  const std::string law = format_rules(rules) + (is_fixed ? "" : ", each cell by itself");
  if (by == Sweep::By::Density) return fmt::format("{}x{} {}", board.width, board.height, law);
  if (by == Sweep::By::Size) return fmt::format("density {} {}", density, law);
  if (!share_withheld(*rules.clues)) return "";
  Rules exact = rules;
  exact.clues = exact_clues();
  return fmt::format("{} {}", format_board(board), format_rules(exact));
}

double x_of(const Condition& condition, Sweep::By by) {
  if (by == Sweep::By::Density) return condition.density;
  if (by == Sweep::By::Size) return std::sqrt(condition.board.width * condition.board.height);
  return share_withheld(*condition.rules.clues).value_or(0);
}

// In the order in which the experiment has them.
void add_sweeps(const Experiment& experiment, Sweep::By by, std::vector<Sweep>& sweeps) {
  std::vector<Sweep> found;
  std::map<std::string, std::size_t> place_of;
  for (std::size_t i = 0; i < experiment.conditions.size(); ++i) {
    const Condition& condition = experiment.conditions[i];
    const std::string rest = rest_of(condition, by);
    if (rest.empty()) continue;
    const auto [place, is_new] = place_of.emplace(rest, found.size());
    if (is_new) found.push_back({rest, {}, by});
    found[place->second].conditions.emplace_back(x_of(condition, by), i);
  }
  for (Sweep& sweep : found) {
    std::ranges::sort(sweep.conditions);
    const bool varies = sweep.conditions.front().first < sweep.conditions.back().first;
    if (varies) sweeps.push_back(std::move(sweep));
  }
}

}  // namespace

std::string_view words_for(Sweep::By by) {
  if (by == Sweep::By::Density) return "mine density";
  return by == Sweep::By::Size ? "side of the board" : "share of clues withheld";
}

std::string_view word_for(Sweep::By by) {
  if (by == Sweep::By::Density) return "density";
  return by == Sweep::By::Size ? "size" : "withheld";
}

std::vector<Sweep> sweeps_of(const Experiment& experiment) {
  std::vector<Sweep> sweeps;
  for (const Sweep::By by : {Sweep::By::Density, Sweep::By::Size, Sweep::By::Withheld}) {
    add_sweeps(experiment, by, sweeps);
  }
  return sweeps;
}

std::vector<std::size_t> lone_conditions(const Experiment& experiment,
                                         const std::vector<Sweep>& sweeps) {
  std::vector<std::size_t> lone;
  for (std::size_t i = 0; i < experiment.conditions.size(); ++i) {
    const auto has = [i](const Sweep& sweep) {
      return std::ranges::find(sweep.conditions, i, &std::pair<double, std::size_t>::second) !=
             sweep.conditions.end();
    };
    if (std::ranges::none_of(sweeps, has)) lone.push_back(i);
  }
  return lone;
}

namespace {

RankedBy ranking_of(const Experiment& experiment) {
  const bool ends = std::ranges::all_of(experiment.conditions, [](const Condition& condition) {
    return condition.rules.on_mine == OnMine::Lose;
  });
  return ends ? RankedBy::Won : RankedBy::Score;
}

const SeriesSummary& series_at(const Experiment& experiment, const Summary& summary,
                               std::size_t agent, std::size_t condition) {
  return summary.series[experiment.series_of(agent, condition)];
}

double mean_over_conditions(const Experiment& experiment, const Summary& summary, std::size_t agent,
                            RankedBy by) {
  double sum = 0;
  for (std::size_t i = 0; i < experiment.conditions.size(); ++i) {
    sum += ranked_figure(series_at(experiment, summary, agent, i), by);
  }
  return sum / static_cast<double>(experiment.conditions.size());
}

// The differences of two agents under one condition, and whether they are the other way round.
std::pair<const Mean*, double> difference(const Experiment& experiment, const Summary& summary,
                                          std::size_t condition, std::size_t agent,
                                          std::size_t other, RankedBy by) {
  const auto [first, second] = std::minmax(agent, other);
  const PairSummary& pair = summary.pair(experiment, condition, first, second);
  return {by == RankedBy::Won ? &pair.won : &pair.score(), agent < other ? 1.0 : -1.0};
}

Lead lead_under(const Experiment& experiment, const Summary& summary, std::size_t condition,
                std::size_t agent, std::size_t other, RankedBy by) {
  const auto [mean, sign] = difference(experiment, summary, condition, agent, other, by);
  Lead lead{agent, other, sign * mean->value(), mean->interval()};
  if (lead.interval && sign < 0) {
    lead.interval = Interval{-lead.interval->high, -lead.interval->low, lead.interval->kind};
  }
  return lead;
}

// Over all conditions, each with the same weight. Their games are independent but for rules that
// are tried on the same boards, which makes the interval a little too narrow or too wide.
Lead lead_over_all(const Experiment& experiment, const Summary& summary, std::size_t agent,
                   std::size_t other, RankedBy by) {
  const std::size_t conditions = experiment.conditions.size();
  if (conditions == 1) return lead_under(experiment, summary, 0, agent, other, by);
  Lead all{agent, other, 0, std::nullopt};
  double variance = 0;
  double widest = 0;  // of Student's factor: that of a condition by itself
  for (std::size_t i = 0; i < conditions; ++i) {
    const auto [mean, sign] = difference(experiment, summary, i, agent, other, by);
    all.by += sign * mean->value() / static_cast<double>(conditions);
    if (mean->games() < 2) return {agent, other, all.by, std::nullopt};
    const double own = mean->variance() / static_cast<double>(mean->games());
    variance += own;
    if (own > 0) widest = std::max(widest, mean->interval()->half_width() / std::sqrt(own));
  }
  const double reach = widest * std::sqrt(variance) / static_cast<double>(conditions);
  all.interval = Interval{all.by - reach, all.by + reach, IntervalKind::Student};
  return all;
}

// The agent that is furthest ahead of another under a condition, clearly; none if no agent is.
std::optional<LeadThere> overtaker(const Experiment& experiment, const Summary& summary,
                                   std::size_t condition, std::size_t agent, RankedBy by) {
  std::optional<LeadThere> found;
  for (std::size_t other = 0; other < experiment.agents.size(); ++other) {
    if (other == agent) continue;
    const Lead lead = lead_under(experiment, summary, condition, other, agent, by);
    if (lead.is_clear() && (!found || lead.by > found->lead.by)) found = {condition, lead};
  }
  return found;
}

// In the sweep with the most conditions.
std::optional<Fall> deepest_fall(const Experiment& experiment, const Summary& summary,
                                 std::size_t agent, RankedBy by) {
  const std::vector<Sweep> sweeps = sweeps_of(experiment);
  if (sweeps.empty()) return std::nullopt;
  const Sweep& longest = *std::ranges::max_element(
      sweeps, {}, [](const Sweep& sweep) { return sweep.conditions.size(); });
  std::optional<Fall> deepest;
  for (std::size_t i = 1; i < longest.conditions.size(); ++i) {
    const std::size_t from = longest.conditions[i - 1].second, to = longest.conditions[i].second;
    const double before = ranked_figure(series_at(experiment, summary, agent, from), by);
    const double after = ranked_figure(series_at(experiment, summary, agent, to), by);
    const double least = deepest ? deepest->before - deepest->after : 0;
    if (before - after > least) deepest = Fall{longest, from, to, before, after};
  }
  return deepest;
}

}  // namespace

double ranked_figure(const SeriesSummary& series, RankedBy by) {
  return by == RankedBy::Won ? series.won.value() : series.means[kScore].value();
}

Standings standings_of(const Experiment& experiment, const Summary& summary) {
  Standings standings;
  standings.by = ranking_of(experiment);
  for (std::size_t agent = 0; agent < experiment.agents.size(); ++agent) {
    standings.overall.push_back(mean_over_conditions(experiment, summary, agent, standings.by));
  }
  standings.order.resize(experiment.agents.size());
  std::iota(standings.order.begin(), standings.order.end(), std::size_t{0});
  std::ranges::sort(standings.order, [&](std::size_t a, std::size_t b) {
    if (standings.overall[a] > standings.overall[b]) return true;
    return !(standings.overall[b] > standings.overall[a]) && a < b;
  });
  const std::size_t first = standings.order.front();
  standings.fall = deepest_fall(experiment, summary, first, standings.by);
  if (standings.order.size() == 1) return standings;
  const std::size_t second = standings.order[1];
  standings.lead = lead_over_all(experiment, summary, first, second, standings.by);
  for (std::size_t i = 0; i < experiment.conditions.size(); ++i) {
    standings.ahead += lead_under(experiment, summary, i, first, second, standings.by).is_clear();
    standings.behind += lead_under(experiment, summary, i, second, first, standings.by).is_clear();
    if (auto by = overtaker(experiment, summary, i, first, standings.by)) {
      standings.overtaken.push_back(*by);
    }
  }
  return standings;
}

}  // namespace minewise
