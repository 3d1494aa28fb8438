#include "output/text/standings.h"

#include <algorithm>

#include "core/counted.h"
#include "output/text/conditions.h"

namespace minewise {
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
    return fmt::format("{} played alone: it {} {}{}.", first(), verb, figure(best), average);
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
  return fmt::format("It turns against {} at {}.", first(), places);
}

std::string Teller::fall() const {
  const auto& [sweep, from, to, before, after] = *standings_.fall;
  const std::size_t pair[] = {from, to};
  const ConditionNames names = name_by_what_varies(experiment_, pair);
  const std::string where =
      sweep.conditions.size() < conditions() ? fmt::format(" ({})", sweep.what) : "";
  return fmt::format("what it {} falls most from {} {} to {}{}: from {} to {}",
                     by_won() ? "wins" : "scores", names.what, names.names[0], names.names[1],
                     where, bare(before), bare(after));
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
    return "Where it turns cannot be said: there is one kind of board and one set of rules.";
  }
  if (!standings_.overtaken.empty()) return overtaken();
  const std::string rest = standings_.fall ? fall() : best_and_worst();
  if (!standings_.lead) {
    return fmt::format("Of {}: {}.", first(), rest);
  }
  return fmt::format("Nobody is clearly ahead of {} anywhere; {}.", first(), rest);
}

std::string Teller::how_sure() const {
  if (!standings_.lead) return "With nobody to compare it with, no difference can be stated.";
  const auto& [agent, other, by, interval] = *standings_.lead;
  if (!interval) return "One game each does not say how sure this is.";
  std::string text =
      fmt::format("On the same boards {} is ahead of {} by {}, with a paired 95% interval from {}",
                  name(agent), name(other), difference(by), ends(*interval));
  if (conditions() > 1) {
    text += fmt::format(
        "; by its own interval it is clearly ahead in {} of {} and clearly behind "
        "in {}",
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

}  // namespace minewise
