#include "study/lab/choices.h"

#include <cmath>
#include <optional>
#include <utility>

#include "ground/base/check.h"
#include "ground/base/try.h"
#include "play/game/dealer.h"
#include "play/loop/luckless.h"

namespace minewise {
namespace {

Result<void> check_agent(const AgentSpec& agent, const GameId& id) {
  if (!agent.entry->by_position) {
    return fail("{} does not play by position alone", agent.name());
  }
  return check_fit(*agent.entry, id.board(), id.rules);
}

// Waits for the first guess at which another agent guesses another cell.
class Watch final : public Observer {
 public:
  Watch(Agent& other, Rng rng) : other_(other), rng_(rng) {}

  void decided(const Game& game, const Decision& decision) override {
    if (found_ || !is_choice(decision)) return;
    other_.start(game.view());
    Decision another = other_.decide(game.view(), rng_);
    if (!is_choice(another) || another.move == decision.move) return;
    found_ = ChoicePosition{game, decision, std::move(another)};
  }

  std::optional<ChoicePosition> take() { return std::move(found_); }

 private:
  // The rules leave no choice of an opening that they prescribe.
  static bool is_choice(const Decision& decision) {
    return decision.is_guess() && decision.basis != Basis::Forced;
  }

  Agent& other_;
  Rng rng_;
  std::optional<ChoicePosition> found_;
};

// Plays out the two choices of one position.
class Weighing {
 public:
  explicit Weighing(const AgentSpec& player) : agent_(player.make()), luckless_(player) {}

  // The mean difference over play-outs `from` to `end`; nothing if no layout can be drawn.
  std::optional<double> difference(const ChoicePosition& position, int from, int end) {
    Mean mean;
    for (int number = from; number < end; ++number) {
      Rng rng = rng_of(position, "layout", number);
      odds_.start();
      const auto layout = odds_.draw(position.game, rng);
      if (!layout) return std::nullopt;
      mean.add(value(position, position.first, *layout, number) -
               value(position, position.second, *layout, number));
    }
    return mean.value();
  }

 private:
  static Rng rng_of(const ChoicePosition& position, std::string_view purpose, int number) {
    const GameId& id = position.game.id();
    return Rng(
        id.seed,
        stream_of(id, Digest("choices")).add(purpose).add(static_cast<std::uint64_t>(number)));
  }

  // Both choices meet the same layout and the same random numbers.
  double value(const ChoicePosition& position, const Decision& choice, const Layout& layout,
               int number) {
    Game game = position.game;
    game.relay(layout);
    Rng rng = rng_of(position, "player", number), redraws = rng_of(position, "redraws", number);
    return luckless_.play_on(*agent_, game, choice, rng, redraws);
  }

  std::unique_ptr<Agent> agent_;
  Luckless luckless_;
  DealtOdds odds_;
};

}  // namespace

Result<std::vector<ChoicePosition>> find_choices(const AgentSpec& first, const AgentSpec& second,
                                                 GameId id, std::uint64_t games) {
  TRY(check_agent(first, id));
  TRY(check_agent(second, id));
  std::vector<ChoicePosition> positions;
  const auto agent = first.make(), other = second.make();
  const TopologyPtr topology = make_topology(id.shape());
  for (const std::uint64_t end = id.game + games; id.game < end; ++id.game) {
    Game game(id, topology);
    Rng rng = rng_for(first, id);
    Watch watch(*other, rng_for(second, id));
    play_game(*agent, game, rng, &watch);
    if (auto found = watch.take()) positions.push_back(*std::move(found));
  }
  return positions;
}

ChoiceComparison compare_choices(const std::vector<ChoicePosition>& positions,
                                 const PlayOuts& play_outs) {
  CHECK(play_outs.evaluating > 0 && play_outs.selecting >= 0);
  CHECK(play_outs.player.entry->by_position);
  ChoiceComparison comparison;
  Weighing weighing(play_outs.player);
  const int from = play_outs.selecting, end = from + play_outs.evaluating;
  for (const ChoicePosition& position : positions) {
    ++comparison.positions;
    if (from > 0) {
      const auto selecting = weighing.difference(position, 0, from);
      if (!selecting || std::abs(*selecting) <= play_outs.least_difference) continue;
      comparison.selecting.add(*selecting);
    }
    if (const auto evaluated = weighing.difference(position, from, end)) {
      comparison.difference.add(*evaluated);
    }
  }
  return comparison;
}

}  // namespace minewise
