#include "output/text/decisions.h"

#include <fmt/format.h>

#include "core/counted.h"
#include "game/luckless.h"

namespace minewise {
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

}  // namespace minewise
