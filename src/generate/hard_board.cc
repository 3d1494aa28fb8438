#include "generate/hard_board.h"

#include <atomic>

#include "game/dealer.h"
#include "generate/clumping.h"

namespace minewise {
std::optional<FoundHard> find_hard(const HardPlan& plan, std::uint64_t number, const Runner& runner,
                                   const std::function<bool(double)>& goes_on,
                                   const SearchObserver& observer) {
  GameId id = plan.id;
  id.game = number;
  FoundHard found;
  found.start = plan.start ? *plan.start : deal(id, {});
  std::atomic<double> share = 0;
  const auto asked = [&] { return goes_on(share); };
  BoardTrials trials(terms_of(plan), runner, asked);
  HardSearch search{found.start, id.shape(), plan.bounds, plan.games};
  search.observer = [&](const SearchPoint& point) {
    found.curve.emplace_back(point.games, point.score);
    return observer(point);
  };
  search.goes_on = [&](std::uint64_t games) {
    share = static_cast<double>(games) / static_cast<double>(plan.games);
    return !trials.was_stopped() && asked();
  };
  Rng rng(id.seed, Digest("hard").add(number));
  found.board = plan.is_published ? search_published(search, trials, rng)
                                  : search_anneal(search, trials, rng);
  found.games = trials.played();
  // Fresh games, the same for all three.
  const auto measure = [&](const Layout& layout) {
    Mean mean;
    for (const double value : trials.play(layout, plan.games, plan.check_games)) mean.add(value);
    return mean;
  };
  found.before = measure(found.start);
  found.after = measure(found.board);
  found.block = measure(corner_block(id.shape(), found.start.mines()));
  if (trials.was_stopped() || !asked()) return std::nullopt;
  return found;
}

}  // namespace minewise
