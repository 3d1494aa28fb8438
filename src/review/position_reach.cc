#include "review/position_reach.h"

#include <algorithm>

namespace minewise {
namespace {

// How many sources of each kind can be looked at in a few seconds.
std::size_t most_sources(const Reach& reach) {
  constexpr std::int64_t kMostWork = 3'000'000, kFew = 4;
  return static_cast<std::size_t>(std::max(kFew, kMostWork / reach.work()));
}

}  // namespace

std::optional<ReachFigures> find_reach(const View& view, const Reach& now,
                                       const std::function<bool(double)>& goes_on) {
  const auto local_view = without_coupling(view);
  double before = 0;
  const double share = local_view ? 0.5 : 1;
  bool stopped = false;
  const auto asked = [&](double done) {
    stopped = stopped || !goes_on(before + share * done);
    return !stopped;
  };
  auto reach = measure_reach(view, most_sources(now), asked);
  before = share;
  std::optional<PositionReach> local;
  if (reach && local_view) local = measure_reach(*local_view, most_sources(now), asked);
  if (!reach || stopped) return std::nullopt;
  return ReachFigures{std::move(*reach), std::move(local)};
}

}  // namespace minewise
