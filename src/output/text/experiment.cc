#include "output/text/experiment.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "core/message.h"
#include "output/text/explain.h"

namespace minewise {

namespace {

// What all conditions of a list agree in.
struct Varying {
  bool sizes = false, mines = false, laws = false, rules = false;
};

Varying what_varies(const Experiment& experiment, std::span<const std::size_t> conditions) {
  const Condition& first = experiment.conditions[conditions.front()];
  Varying varying;
  for (const std::size_t i : conditions) {
    const Condition& other = experiment.conditions[i];
    varying.sizes |= other.board.width != first.board.width;
    varying.sizes |= other.board.height != first.board.height;
    varying.mines |= other.density != first.density;
    varying.laws |= other.board.mines.index() != first.board.mines.index();
    varying.rules |= other.rules != first.rules;
  }
  return varying;
}

std::string density_name(const Condition& condition) {
  return fmt::format("{:.3g}", condition.density);
}

bool are_unlike(const std::vector<std::string>& names) {
  return std::set(names.begin(), names.end()).size() == names.size();
}

// Of boards alone, without rules.
ConditionNames name_boards(const Experiment& experiment, std::span<const std::size_t> conditions,
                           const Varying& varying) {
  const auto named = [&](std::string what, const auto& name) {
    ConditionNames names{std::move(what), {}};
    for (const std::size_t i : conditions) names.names.push_back(name(experiment.conditions[i]));
    return names;
  };
  if (!varying.sizes && !varying.laws && varying.mines) {
    ConditionNames densities = named("density", density_name);
    if (varying.rules || are_unlike(densities.names)) return densities;
  }
  if (varying.sizes && !varying.mines && !varying.laws) {
    return named("size", [](const Condition& condition) {
      return fmt::format("{}x{}", condition.board.width, condition.board.height);
    });
  }
  return named("board", [](const Condition& condition) { return format_board(condition.board); });
}

}  // namespace

ConditionNames name_by_what_varies(const Experiment& experiment,
                                   std::span<const std::size_t> conditions) {
  const Varying varying = what_varies(experiment, conditions);
  ConditionNames names = name_boards(experiment, conditions, varying);
  if (!varying.rules) return names;
  const bool boards_vary = varying.sizes || varying.mines || varying.laws;
  names.what = boards_vary ? "condition" : "rules";
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    const std::string rules = format_rules(experiment.conditions[conditions[i]].rules);
    names.names[i] = boards_vary ? fmt::format("{} {}", names.names[i], rules) : rules;
  }
  return names;
}

ConditionNames name_by_what_varies(const Experiment& experiment) {
  std::vector<std::size_t> all(experiment.conditions.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return name_by_what_varies(experiment, all);
}

namespace {

// Makes the sentences about one standings.
class Teller {
 public:
  Teller(const Experiment& experiment, const Summary& summary, const Standings& standings)
      : experiment_(experiment),
        summary_(summary),
        standings_(standings),
        names_(name_by_what_varies(experiment)) {}

  std::string who_won() const;
  std::string where_it_turns() const;
  std::string how_sure() const;

 private:
  bool by_won() const { return standings_.by == RankedBy::Won; }
  std::string name(std::size_t agent) const { return experiment_.agents[agent].name(); }
  std::string first() const { return name(standings_.order.front()); }
  std::size_t conditions() const { return experiment_.conditions.size(); }

  // "84.2% of its games", "a mean score of 0.912"; and the bare figure or difference.
  std::string figure(double value) const {
    return by_won() ? fmt::format("{:.1f}% of its games", 100 * value)
                    : fmt::format("a mean score of {:.3f}", value);
  }
  std::string bare(double value) const {
    return by_won() ? fmt::format("{:.1f}%", 100 * value) : fmt::format("{:.3f}", value);
  }
  std::string difference(double value) const {
    return by_won() ? fmt::format("{:.2f} percentage points", 100 * value)
                    : fmt::format("{:.4f}", value);
  }
  std::string ends(const Interval& interval) const {
    return by_won() ? fmt::format("{:.2f} to {:.2f}", 100 * interval.low, 100 * interval.high)
                    : fmt::format("{:.4f} to {:.4f}", interval.low, interval.high);
  }

  // "density 0.2", "30x16/99".
  std::string place(std::size_t condition) const {
    const bool says_what = names_.what == "density" || names_.what == "size";
    return (says_what ? names_.what + " " : "") + names_.names[condition];
  }

  std::string overtaken() const;
  std::string fall() const;
  std::string best_and_worst() const;

  const Experiment& experiment_;
  const Summary& summary_;
  const Standings& standings_;
  ConditionNames names_;
};

std::string Teller::who_won() const {
  const std::vector<double>& overall = standings_.overall;
  const std::string average =
      conditions() > 1 ? fmt::format(" on average over {}", counted(conditions(), "condition"))
                       : "";
  const double best = overall[standings_.order.front()];
  const std::string_view verb = by_won() ? "wins" : "has";
  if (!standings_.lead)
    return fmt::format("{} is the only agent: it {} {}{}.", first(), verb, figure(best), average);
  const std::size_t second = standings_.order[1];
  const bool is_clear = standings_.lead->is_clear();
  std::string text =
      fmt::format("{} {} {}{}, {} has {}",
                  is_clear ? first() + " comes first: it" : "No agent is clearly ahead: " + first(),
                  verb, figure(best), average, name(second), bare(overall[second]));
  if (standings_.order.size() > 2) {
    const std::size_t last = standings_.order.back();
    text += fmt::format("; last of {} is {} with {}", counted(standings_.order.size(), "agent"),
                        name(last), bare(overall[last]));
  }
  return text + ".";
}

std::string Teller::overtaken() const {
  constexpr std::size_t kTold = 3;
  std::string places;
  for (std::size_t i = 0; i < std::min(kTold, standings_.overtaken.size()); ++i) {
    const auto& [condition, lead] = standings_.overtaken[i];
    places += fmt::format("{}{}, where {} is ahead of it by {}", i ? "; " : "", place(condition),
                          name(lead.agent), difference(lead.by));
  }
  const std::size_t more =
      standings_.overtaken.size() - std::min(kTold, standings_.overtaken.size());
  if (more > 0) places += fmt::format("; and in {}", counted(more, "other condition"));
  return fmt::format("{} is overtaken at {}.", first(), places);
}

std::string Teller::fall() const {
  const auto& [sweep, from, to, before, after] = *standings_.fall;
  const std::size_t pair[] = {from, to};
  const ConditionNames names = name_by_what_varies(experiment_, pair);
  const std::string where =
      sweep.conditions.size() < conditions() ? fmt::format(" ({})", sweep.what) : "";
  return fmt::format("its {} falls most from {} {} to {}{}: from {} to {}",
                     by_won() ? "share of games won" : "score", names.what, names.names[0],
                     names.names[1], where, bare(before), bare(after));
}

std::string Teller::best_and_worst() const {
  std::size_t best = 0, worst = 0;
  const auto at = [&](std::size_t condition) {
    const int series = experiment_.series_of(standings_.order.front(), condition);
    return ranked_figure(summary_.series[series], standings_.by);
  };
  for (std::size_t i = 1; i < conditions(); ++i) {
    if (at(i) > at(best)) best = i;
    if (at(i) < at(worst)) worst = i;
  }
  return fmt::format("it does best at {} with {} and worst at {} with {}", place(best),
                     bare(at(best)), place(worst), bare(at(worst)));
}

std::string Teller::where_it_turns() const {
  if (conditions() == 1) {
    return "There is only one kind of board and one set of rules, so nothing shows where the order "
           "changes.";
  }
  if (!standings_.overtaken.empty()) return overtaken();
  const std::string rest = standings_.fall ? fall() : best_and_worst();
  if (!standings_.lead) {
    return fmt::format("{}: {}.", first(), rest);
  }
  return fmt::format("No agent is clearly ahead of {} anywhere; {}.", first(), rest);
}

std::string Teller::how_sure() const {
  if (!standings_.lead) return "There is no other agent to compare with.";
  const auto& [agent, other, by, interval] = *standings_.lead;
  if (!interval) return "One game each gives no interval.";
  std::string text =
      fmt::format("On the same boards {} is ahead of {} by {}, with a paired 95% interval from {}",
                  name(agent), name(other), difference(by), ends(*interval));
  if (conditions() > 1) {
    text += fmt::format(
        "; condition by condition it is clearly ahead in {} of {} and clearly behind in {}",
        standings_.ahead, counted(conditions(), "condition"),
        standings_.behind == 0 ? "none" : fmt::format("{}", standings_.behind));
  }
  return text + ".";
}

}  // namespace

std::array<std::string, 3> standings_sentences(const Experiment& experiment, const Summary& summary,
                                               const Standings& standings) {
  const Teller teller(experiment, summary, standings);
  return {teller.who_won(), teller.where_it_turns(), teller.how_sure()};
}

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
      text += fmt::format(", {} because of a time limit, so another run may differ", all.by_clock);
    }
    text += fmt::format(". The first is game {} of {} {}, at move {}: {}.\n", all.first->game,
                        format_board(all.condition->board), format_rules(all.condition->rules),
                        all.first->move, all.first->what);
  }
  return text;
}

namespace {

std::string x_name(const Plot& plot, double x) {
  if (plot.x_names.empty()) return fmt::format("{:.3g}", x);
  return plot.x_names[static_cast<std::size_t>(x)];
}

// The series that is highest at its first, or at its last, point.
std::string highest(const Plot& plot, bool at_first) {
  const auto y_of = [&](const PlotSeries& series) {
    if (series.points.empty()) return 0.0;
    return at_first ? series.points.front().y : series.points.back().y;
  };
  const auto [low, high] = std::ranges::minmax_element(plot.series, {}, y_of);
  return y_of(*low) < y_of(*high) ? high->name : "all equal";
}

// A series along numbers: "exact 0.99 to 0.21"; along names: "9x9/10: basic 0.71, exact 0.92".
std::string describe_series(const Plot& plot, const PlotSeries& series) {
  if (plot.x_names.empty()) {
    return fmt::format("{} {:.3g} to {:.3g}", series.name, series.points.front().y,
                       series.points.back().y);
  }
  std::string text = series.name + ":";
  for (std::size_t i = 0; i < series.points.size(); ++i) {
    text += fmt::format("{} {} {:.3g}", i ? "," : "", x_name(plot, series.points[i].x),
                        series.points[i].y);
  }
  return text;
}

}  // namespace

std::string describe_plot(const Plot& plot) {
  std::string text = fmt::format("{}, {}. ", plot.title, plot.subtitle);
  std::string series_text;
  const PlotSeries* some = nullptr;
  for (const PlotSeries& series : plot.series) {
    if (series.points.empty()) continue;
    if (some) series_text += plot.x_names.empty() ? ", " : "; ";
    series_text += describe_series(plot, series);
    some = &series;
  }
  if (!some || !plot.x_names.empty()) return text + series_text + ".";
  const std::string from = x_name(plot, some->points.front().x);
  const std::string to = x_name(plot, some->points.back().x);
  return text + fmt::format("From {} to {}: {}. Highest at {}: {}; at {}: {}.", from, to,
                            series_text, from, highest(plot, true), to, highest(plot, false));
}

namespace {

std::string move_sentence(const ExhibitMove& move, const PlacedView& placed) {
  return fmt::format("{} opens {}: {}{}.", move.agent,
                     name_of(move.decision.move.cell, placed.shape),
                     explain_why(move.decision, placed), move.is_hit ? "; it was a mine" : "");
}

}  // namespace

ExhibitWords tell_apart(const ExhibitMove& player, const ExhibitMove& other, const View& view,
                        const Shape& shape) {
  const bool is_proof = other.decision.basis == Basis::Proof;
  ExhibitWords words;
  const bool both_weigh = player.decision.basis == Basis::Probability && !is_proof;
  words.heading = both_weigh
                      ? fmt::format("{} and {} saw different risks", player.agent, other.agent)
                      : fmt::format("{} guessed, {} {}", player.agent, other.agent,
                                    is_proof ? "knew" : "estimated the risks");
  words.player = move_sentence(player, {view, shape});
  words.other = move_sentence(other, {view, shape});
  words.picture =
      fmt::format("A board of {}x{} with {} of {} cells covered. {} {}", shape.width, shape.height,
                  view.covered().size(), view.cells(), words.player, words.other);
  return words;
}

}  // namespace minewise
