#include "output/text/study.h"

#include <fmt/format.h>

#include "core/message.h"
#include "game/luckless.h"

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
  return fmt::format("the games do not show yet whether {} leads by {} (error rate {})", first,
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

namespace {

std::string mean_difference_text(const Mean& mean) {
  const auto interval = mean.interval();
  std::string text = fmt::format("{:+.5f}", mean.value());
  if (interval)
    text += fmt::format(" [{:+.5f}, {:+.5f}] (95%, student)", interval->low, interval->high);
  return text;
}

std::string selection_text(const Decisions& decisions) {
  const auto& [player, evaluating, selecting, least] = decisions.play_outs;
  if (selecting == 0) return "";
  const Mean& mean = decisions.comparison.selecting;
  return fmt::format("selected {} that differ by more than {}, by {}: {}\n", mean.games(), least,
                     counted(selecting, "play-out", "play-outs"), mean_difference_text(mean));
}

}  // namespace

std::string decisions_text(const Decisions& decisions) {
  const std::string first = decisions.first.name(), second = decisions.second.name();
  const auto& [positions, selecting, difference, played_out] = decisions.comparison;
  std::string text = fmt::format("guesses of {} against those of {}: {}\n", first, second,
                                 format_game_id(decisions.id));
  text +=
      fmt::format("games {}: {} where they guess differently, the first of each game\n",
                  decisions.games, counted(static_cast<int>(positions), "position", "positions"));
  text += selection_text(decisions);
  const bool is_score = estimated_under(decisions.id.rules) == Estimated::Score;
  return text + fmt::format("difference in {}, by {} of each cell by {}: {}\n",
                            is_score ? "score" : "chance to win",
                            counted(decisions.play_outs.evaluating, "luckless play-out",
                                    "luckless play-outs"),
                            decisions.play_outs.player.name(), mean_difference_text(difference));
}

namespace {

constexpr std::size_t kMostNamed = 5;

// "basic, exact", "9x9/10 classic, 16x16/40 classic and 3 more"
std::string listing(std::span<const std::string> names) {
  const auto first = names.first(std::min(names.size(), kMostNamed));
  const std::string text = fmt::format("{}", fmt::join(first, ", "));
  if (first.size() == names.size()) return text;
  return fmt::format("{} and {} more", text, names.size() - first.size());
}

std::string line(std::string_view key, std::string_view value) {
  return fmt::format("  {:<12}{}\n", key, value);
}

std::string experiment_text(const LedgerFacts& facts) {
  return fmt::format("{} on {}: {} each, seed {}", listing(facts.agents), listing(facts.conditions),
                     counted(facts.games_each, "game"), facts.seed);
}

}  // namespace

std::string ledger_text(const LedgerFacts& facts) {
  std::string text = fmt::format("{}\n", excerpt(facts.path));
  if (!facts.study.empty()) {
    text += line("study", fmt::format("{}, of kind {}", facts.study, facts.kind));
  }
  text += line("experiment", experiment_text(facts));
  text += line("command", excerpt(facts.command, 1000));
  text += line("version", excerpt(facts.version));
  text += line("shard", format_shard(facts.shard));
  text += line("chunks", fmt::format("{} of {}", facts.chunks.kept, facts.chunks.all));
  text += line("games", fmt::format("{} of {}", facts.games.kept, facts.games.all));
  text += line("size", fmt::format("{} bytes, {:.1f} per game", facts.bytes, facts.bytes_a_game()));
  text += line("time", fmt::format("{:.1f} s of one processor", facts.seconds));
  return text + line("state", facts.is_finished()
                                  ? "finished"
                                  : "unfinished; to continue, run the command with --resume");
}

std::string chunks_text(std::string_view what, std::uint64_t count, std::uint64_t all,
                        std::span<const ChunkId> chunks) {
  if (count == 0) return "";
  std::vector<std::string> names;
  for (const ChunkId& id : chunks.first(std::min(chunks.size(), kMostNamed))) {
    names.push_back(fmt::format("chunk {} of series {}", id.number, id.series));
  }
  const std::string more = count > names.size() ? ", ..." : "";
  return fmt::format("{} {} {} ({}{})", counted_of(count, all, "chunk"), count == 1 ? "is" : "are",
                     what, fmt::join(names, ", "), more);
}

std::string sound_text(std::string_view path, std::uint64_t chunks, std::uint64_t games) {
  return fmt::format("{}: sound, all {} with {}\n", excerpt(path), counted(chunks, "chunk"),
                     counted(games, "game"));
}

std::string compacted_text(std::string_view path, std::uint64_t before, std::uint64_t after,
                           std::uint64_t left_out) {
  const std::string without =
      left_out > 0 ? fmt::format(", without {}", counted(left_out, "damaged chunk")) : "";
  return fmt::format("{}: {} bytes before, {} after{}\n", excerpt(path), before, after, without);
}

}  // namespace minewise
