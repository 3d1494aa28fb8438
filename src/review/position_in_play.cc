#include "review/position_in_play.h"

#include "core/altered_view.h"
#include "game/dealer.h"
#include "game/play_game.h"

namespace minewise {
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
