#include "review/reach.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/macros.h"
#include "core/topology.h"
#include "core/view.h"
#include "game/dealer.h"
#include "game/play_game.h"
#include "solver/engines/single_point.h"
#include "solver/what_if.h"

namespace minewise {

namespace {

template <class List>
auto& at_distance(List& list, int distance) {
  const auto index = static_cast<std::size_t>(distance);
  if (index >= list.size()) list.resize(index + 1);
  return list[index];
}

}  // namespace

void ReachProfile::add(std::span<const int> distance, std::span<const Change> changes) {
  int reach = 0;
  for (const auto& [cell, amount] : changes) {
    const int away = distance[cell.at()];
    Ring& ring = at_distance(rings_, away);
    ++ring.pairs;
    ring.sum += amount;
    ring.most = std::max(ring.most, amount);
    ring.changed += amount > kRounding;
    ring.noticeable += amount > kNoticeable;
    if (amount > kNoticeable) reach = std::max(reach, away);
  }
  ++at_distance(by_reach_, reach);
}

void ReachProfile::merge(const ReachProfile& other) {
  if (rings_.size() < other.rings_.size()) rings_.resize(other.rings_.size());
  for (std::size_t d = 0; d < other.rings_.size(); ++d) {
    const Ring& theirs = other.rings_[d];
    rings_[d].pairs += theirs.pairs;
    rings_[d].sum += theirs.sum;
    rings_[d].most = std::max(rings_[d].most, theirs.most);
    rings_[d].changed += theirs.changed;
    rings_[d].noticeable += theirs.noticeable;
  }
  if (by_reach_.size() < other.by_reach_.size()) by_reach_.resize(other.by_reach_.size());
  for (std::size_t d = 0; d < other.by_reach_.size(); ++d) by_reach_[d] += other.by_reach_[d];
}

std::uint64_t ReachProfile::sources() const {
  return std::accumulate(by_reach_.begin(), by_reach_.end(), std::uint64_t{0});
}

double ReachProfile::mean_reach() const {
  std::uint64_t sum = 0;
  for (std::size_t d = 0; d < by_reach_.size(); ++d) sum += d * by_reach_[d];
  return sum == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(sources());
}

double ReachProfile::share_reaching(int distance) const {
  std::uint64_t reaching = 0;
  for (auto d = static_cast<std::size_t>(distance); d < by_reach_.size(); ++d) {
    reaching += by_reach_[d];
  }
  return reaching == 0 ? 0 : static_cast<double>(reaching) / static_cast<double>(sources());
}

int ReachProfile::farthest() const {
  return by_reach_.empty() ? 0 : static_cast<int>(by_reach_.size()) - 1;
}

std::string_view alteration_word(Alteration alteration) {
  switch (alteration) {
    case Alteration::HiddenClue:
      return "hidden-clue";
    case Alteration::Content:
      return "content";
    case Alteration::Opened:
      return "opened";
  }
  return "";
}

Reach::Reach(const View& view)
    : view_(view),
      now_(view_, by_counting(make_engines<SinglePoint>(), kSmallBudget)),
      then_(by_counting(make_engines<SinglePoint>(), kSmallBudget)) {
  if (is_possible()) probability_ = probabilities_of(now_);
}

std::int64_t Reach::work() const {
  const Frontier& frontier = now_.posterior().frontier();
  std::int64_t work = view_.cells();
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    if (!frontier.component(slot).clues.empty()) work += now_.posterior().counted(slot).entries();
  }
  return work;
}

std::vector<double> Reach::probabilities_of(Knowledge& known) {
  exact_ = exact_ && known.posterior().is_exact();
  if (!known.posterior().is_possible()) {
    exact_ = false;
    return probability_;
  }
  std::vector<double> probability;
  probability.reserve(static_cast<std::size_t>(view_.cells()));
  for (int index = 0; index < view_.cells(); ++index) {
    probability.push_back(known.posterior().mine_probability(Cell{index}));
  }
  return probability;
}

std::vector<double> Reach::probabilities_in(const View& altered) {
  then_.start(altered);
  then_.deduce(altered);
  return probabilities_of(then_);
}

bool Reach::is_source(Alteration alteration, Cell cell) const {
  switch (alteration) {
    case Alteration::HiddenClue:
      return view_.is_open(cell) && !view_.clue(cell).is_withheld() &&
             std::ranges::any_of(view_.topology().neighbours(cell),
                                 [&](Cell near) { return view_.is_covered(near); });
    case Alteration::Content:
      return is_unsettled(cell);
    case Alteration::Opened:
      return view_.is_covered(cell) && probability_[cell.at()] < 1;
  }
  return false;
}

std::vector<Cell> Reach::sources(Alteration alteration) const {
  CHECK(is_possible());
  std::vector<Cell> sources;
  for (int index = 0; index < view_.cells(); ++index) {
    if (is_source(alteration, Cell{index})) sources.push_back(Cell{index});
  }
  return sources;
}

std::vector<double> Reach::without(Cell clue) {
  return probabilities_in(without_clue(view_, clue));
}

std::vector<double> Reach::given(Cell cell, Verdict verdict) {
  CHECK(view_.is_covered(cell));
  if (!is_unsettled(cell)) return probability_;
  if (!now_.posterior().is_interior(cell)) {
    then_.suppose(view_, {cell, verdict, {}});
    return probabilities_of(then_);
  }
  // Any two cells of the interior can change places.
  if (!interior_) {
    interior_ = cell;
    for (const Verdict either : {Verdict::Safe, Verdict::Mine}) {
      then_.suppose(view_, {cell, either, {}});
      interior_given_[static_cast<int>(either)] = probabilities_of(then_);
    }
  }
  std::vector<double> probability = interior_given_[static_cast<int>(verdict)];
  std::swap(probability[cell.at()], probability[interior_->at()]);
  return probability;
}

std::vector<Change> Reach::unsettled_but(Cell source) const {
  std::vector<Change> changes;
  for (int index = 0; index < view_.cells(); ++index) {
    const Cell cell{index};
    if (cell != source && is_unsettled(cell)) changes.push_back({cell, 0});
  }
  return changes;
}

void Reach::add_outcome(std::span<const double> after, double weight,
                        std::vector<Change>& changes) const {
  for (auto& [cell, amount] : changes) {
    amount += weight * std::abs(after[cell.at()] - probability_[cell.at()]);
  }
}

// The outcomes in which the source is safe and shows a clue. What may be shown takes a look at the
// components next to the source; what follows from it is reckoned anew, as every cell is asked
// about.
void Reach::add_answers(Cell source, std::vector<Change>& changes) {
  const WhatIf what_if(now_, source);
  exact_ = exact_ && what_if.is_exact();
  const double safe = 1 - probability_[source.at()];
  for (const auto& [clue, probability] : what_if.answers()) {
    const auto after = probabilities_in(with_opened(view_, source, clue));
    add_outcome(after, safe * probability, changes);
  }
}

std::vector<Change> Reach::changes(Alteration alteration, Cell source) {
  CHECK(is_possible());
  if (alteration == Alteration::HiddenClue) {
    std::vector<Change> changes;
    for (int index = 0; index < view_.cells(); ++index) {
      if (view_.is_covered(Cell{index})) changes.push_back({Cell{index}, 0});
    }
    add_outcome(without(source), 1, changes);
    return changes;
  }
  std::vector<Change> changes = unsettled_but(source);
  const double mine = probability_[source.at()];
  add_outcome(given(source, Verdict::Mine), mine, changes);
  if (alteration == Alteration::Content) {
    add_outcome(given(source, Verdict::Safe), 1 - mine, changes);
  } else {
    add_answers(source, changes);
  }
  return changes;
}

std::optional<PositionReach> measure_reach(const View& view, std::size_t most_sources,
                                           const ReachGoesOn& goes_on) {
  Reach reach(view);
  if (!reach.is_possible()) return std::nullopt;
  PositionReach measured;
  double done = 0;
  for (const Alteration alteration : kAlterations) {
    auto& [count, profile] = measured.altered[std::to_underlying(alteration)];
    const auto sources = reach.sources(alteration);
    count = sources.size();
    const std::size_t looked_at = std::min(most_sources, count);
    for (std::size_t i = 0; i < looked_at; ++i) {
      const Cell source = sources[i * count / looked_at];
      profile.add(distances_from(view.topology(), source), reach.changes(alteration, source));
      done += 1.0 / static_cast<double>(looked_at * std::size(kAlterations));
      if (goes_on && !goes_on(done)) return std::nullopt;
    }
  }
  measured.exact = reach.is_exact();
  return measured;
}

std::optional<View> without_coupling(const View& view) {
  const auto* fixed = std::get_if<FixedCount>(&view.count());
  if (!fixed) return std::nullopt;
  const auto laid_over = static_cast<std::size_t>(view.cells()) - view.promised().size();
  View local = view;
  local.tell_count(Independent{
      laid_over == 0 ? 0 : static_cast<double>(fixed->mines) / static_cast<double>(laid_over)});
  return local;
}

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

namespace {

// Keeps one of the moments that it is shown: the n-th takes the place of the one kept with a chance
// of one in n.
class Keeper final : public Observer {
 public:
  Keeper(Moment moment, Rng rng) : moment_(moment), rng_(rng) {}

  void decided(const Game& game, const Decision& decision) override {
    const bool has_begun = !game.view().uncovered().empty();
    if (!has_begun || (moment_ == Moment::Guess && !decision.is_guess())) return;
    if (rng_.below(++met_) == 0) kept_ = game.view();
  }

  const std::optional<View>& kept() const { return kept_; }

 private:
  Moment moment_;
  Rng rng_;
  std::uint32_t met_ = 0;
  std::optional<View> kept_;
};

}  // namespace

std::string_view moment_word(Moment moment) {
  return moment == Moment::Guess ? "guess" : "decision";
}

std::optional<Moment> find_moment(std::string_view word) {
  for (const Moment moment : {Moment::Guess, Moment::Decision}) {
    if (word == moment_word(moment)) return moment;
  }
  return std::nullopt;
}

std::optional<View> position_in_play(const GameId& id, const TopologyPtr& topology,
                                     const AgentSpec& agent, Moment moment) {
  Keeper keeper(moment, Rng(id.seed, stream_of(id, Digest("met position")).add(agent.name())));
  const auto player = agent.make();
  Game game(id, topology);
  Rng rng = rng_for(agent, id);
  play_game(*player, game, rng, &keeper);
  if (!keeper.kept()) return std::nullopt;
  return without_flags(*keeper.kept());
}

}  // namespace minewise
