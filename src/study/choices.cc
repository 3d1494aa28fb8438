#include "study/choices.h"

#include <cmath>
#include <optional>
#include <utility>

#include "core/macros.h"
#include "game/dealer.h"
#include "game/luckless.h"

namespace minewise {
namespace {

Result<void> check_agent(const AgentSpec& agent, const GameId& id) {
  if (!agent.entry->by_position) {
    return fail("{} does not decide by the position alone", agent.name());
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
    found_ = ChoicePosition{game, decision, std::move(another), moves_};
  }

  void played(const Game&, const Step&) override { ++moves_; }

  std::optional<ChoicePosition> take() { return std::move(found_); }

 private:
  // The rules leave no choice of an opening that they prescribe.
  static bool is_choice(const Decision& decision) {
    return decision.is_guess() && decision.basis != Basis::Forced;
  }

  Agent& other_;
  Rng rng_;
  std::optional<ChoicePosition> found_;
  int moves_ = 0;
};

// Looks through games for choices, one after the other.
class Search {
 public:
  Search(const AgentSpec& first, const AgentSpec& second)
      : first_(first), second_(second), agent_(first.make()), other_(second.make()) {}

  std::optional<ChoicePosition> look(const GameId& id, const TopologyPtr& topology) {
    Game game(id, topology);
    Rng rng = rng_for(first_, id);
    Watch watch(*other_, rng_for(second_, id));
    play_game(*agent_, game, rng, &watch);
    return watch.take();
  }

 private:
  AgentSpec first_, second_;
  std::unique_ptr<Agent> agent_, other_;
};

// Plays out the two choices of one position.
class PlayingOut {
 public:
  explicit PlayingOut(const PlayOuts& asked)
      : asked_(asked), agent_(asked.player.make()), luckless_(asked.player) {}

  PlayedOut play(const ChoicePosition& position) {
    PlayedOut played;
    const int from = asked_.selecting, end = from + asked_.evaluating;
    if (from > 0) {
      played.selecting = difference(position, 0, from);
      played.is_selected = played.selecting.games() > 0 &&
                           std::abs(played.selecting.value()) > asked_.least_difference;
    }
    if (played.is_selected) played.evaluating = difference(position, from, end);
    return played;
  }

 private:
  // Over play-outs `from` to `end`; nothing if no layout can be drawn.
  Mean difference(const ChoicePosition& position, int from, int end) {
    Mean mean;
    for (int number = from; number < end; ++number) {
      Rng rng = rng_of(position, "layout", number);
      odds_.start();
      const auto layout = odds_.draw(position.game, rng);
      if (!layout) return {};
      mean.add(value(position, position.first, *layout, number) -
               value(position, position.second, *layout, number));
    }
    return mean;
  }

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

  const PlayOuts& asked_;
  std::unique_ptr<Agent> agent_;
  Luckless luckless_;
  DealtOdds odds_;
};

// Makes `count` things in lanes that each have a maker of their own, and takes them in order.
template <class Maker, class Made, class NewMaker, class Make, class Take>
void make_all(const Runner& runner, std::uint64_t count, const NewMaker& new_maker,
              const Make& make, const Take& take, const ChoicesGoOn& goes_on) {
  Lanes<std::optional<Maker>> makers(runner);
  Lanes<Made> made(runner);
  make_in_order(
      runner, count,
      [&](std::uint64_t number, int lane) {
        if (!makers[lane]) new_maker(makers[lane]);
        made[lane] = make(*makers[lane], number);
      },
      [&](std::uint64_t number, int lane) {
        take(std::move(made[lane]));
        const double done = static_cast<double>(number + 1) / static_cast<double>(count);
        return !goes_on || goes_on(done);
      });
}

}  // namespace

Result<std::vector<ChoicePosition>> find_choices(const AgentSpec& first, const AgentSpec& second,
                                                 const GameId& id, std::uint64_t games,
                                                 const Runner& runner, const ChoicesGoOn& goes_on) {
  TRY(check_agent(first, id));
  TRY(check_agent(second, id));
  std::vector<ChoicePosition> positions;
  const TopologyPtr topology = make_topology(id.shape());
  make_all<Search, std::optional<ChoicePosition>>(
      runner, games, [&](auto& place) { place.emplace(first, second); },
      [&](Search& search, std::uint64_t number) {
        GameId one = id;
        one.game += number;
        return search.look(one, topology);
      },
      [&](std::optional<ChoicePosition> found) {
        if (found) positions.push_back(*std::move(found));
      },
      goes_on);
  return positions;
}

ChoiceComparison compare_choices(const std::vector<ChoicePosition>& positions,
                                 const PlayOuts& play_outs, const Runner& runner,
                                 const ChoicesGoOn& goes_on) {
  CHECK(play_outs.evaluating > 0 && play_outs.selecting >= 0);
  CHECK(play_outs.player.entry->by_position);
  ChoiceComparison comparison;
  make_all<PlayingOut, PlayedOut>(
      runner, positions.size(), [&](auto& place) { place.emplace(play_outs); },
      [&](PlayingOut& playing, std::uint64_t number) { return playing.play(positions[number]); },
      [&](PlayedOut played) {
        ++comparison.positions;
        if (played.is_selected && played.selecting.games() > 0) {
          comparison.selecting.add(played.selecting.value());
        }
        if (played.evaluating.games() > 0) comparison.difference.add(played.evaluating.value());
        comparison.played_out.push_back(std::move(played));
      },
      goes_on);
  return comparison;
}

}  // namespace minewise
