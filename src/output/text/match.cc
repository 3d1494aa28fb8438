#include "output/text/match.h"

#include <fmt/format.h>

namespace minewise {
namespace {

// What the games say, in the terms of the test: the first agent leads by so much, or not at all.
std::string finding_text(const Match& match, Finding finding) {
  const std::string first = match.experiment.agents[0].name();
  const auto& [difference, error] = match.hypothesis;
  switch (finding) {
    case Finding::Confirmed:
      return fmt::format(
          "{} is ahead: the games fit a lead of {} better than no lead (error rate {})", first,
          difference, error);
    case Finding::Refuted:
      return fmt::format("{} is not ahead by {}: the games fit no lead better (error rate {})",
                         first, difference, error);
    case Finding::Undecided:
      break;
  }
  return fmt::format(
      "the games do not tell yet whether {} leads by {} or not at all (error rate {})", first,
      difference, error);
}

}  // namespace

std::string_view figure_word(MatchFigure figure) {
  return figure == MatchFigure::Won ? "won" : "score";
}

std::string_view finding_word(const MatchResult& result) {
  switch (result.finding) {
    case Finding::Confirmed:
      return "confirmed";
    case Finding::Refuted:
      return "refuted";
    case Finding::Undecided:
      break;
  }
  return result.was_stopped ? "stopped" : "undecided";
}

std::string match_text(const Match& match, const MatchResult& result) {
  const std::string first = match.experiment.agents[0].name();
  const std::string second = match.experiment.agents[1].name();
  const auto interval = result.difference.interval();
  std::string text;
  text += (fmt::format(
      "{} against {}: {}\n", first, second,
      format_game_id(game_id_of(match.experiment, match.experiment.conditions[0], 0))));
  text += (fmt::format("games {}: {} better in {}, worse in {}, the same in {}\n", result.games(),
                       first, result.wins, result.losses, result.ties));
  const bool is_estimated = match.experiment.estimate == Estimate::Luckless;
  text +=
      fmt::format("difference in {}{}: {:+.5f}", figure_word(match.figure),
                  is_estimated ? ", estimated by luckless play" : "", result.difference.value());
  if (interval)
    text += fmt::format(" [{:+.5f}, {:+.5f}] (95%, student)", interval->low, interval->high);
  text += fmt::format("\nlog likelihood ratio {0:.3f}, decided at -{1:.3f} and +{1:.3f}\n",
                      result.log_ratio, result.bound);
  text += fmt::format("{}: {}\n", finding_word(result), finding_text(match, result.finding));
  return text;
}

}  // namespace minewise
