#include "play/average.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/check.h"
#include "game/game.h"
#include "play/play_game.h"
#include "view/position.h"

namespace minewise {
namespace {

class Averager {
 public:
  Averager(const AgentSpec& agent, const GameId& id, std::span<const Layout> layouts,
           std::int64_t most_decisions, const std::function<bool()>& goes_on)
      : agent_(agent.make()),
        id_(id),
        topology_(make_topology(id.shape())),
        layouts_(layouts),
        left_(most_decisions),
        goes_on_(goes_on) {}

  std::optional<Average> run() {
    std::vector<std::size_t> all(layouts_.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    if (!follow({}, all, 1.0 / static_cast<double>(all.size()))) return std::nullopt;
    return sum_;
  }

 private:
  using Draws = std::vector<std::uint32_t>;
  using Group = std::vector<std::size_t>;  // layouts, by index

  // Plays all layouts of a group from the beginning with these draws, as far as they go together.
  // `weight` is that of each layout. Returns false if that takes too many decisions.
  bool follow(const Draws& draws, const Group& group, double weight) {
    std::vector<Game> games;
    for (const std::size_t each : group) games.emplace_back(id_, topology_, layouts_[each]);
    DrawScript script;
    script.start(draws);
    Rng rng(script);
    agent_->start(games.front().view());
    while (!games.front().is_over()) {
      if (!may_go_on()) return false;
      const Decision decision = next_decision(*agent_, games.front(), rng);
      if (script.was_refused()) return false;
      if (script.missing()) return follow_every_draw(draws, *script.missing(), group, weight);
      for (Game& game : games) game.play(decision.move);
      const auto parts = parts_of(group, games);
      if (parts.size() == 1) continue;
      for (const auto& [seen, part] : parts) {
        if (!follow(draws, part, weight)) return false;
      }
      return true;
    }
    for (const Game& game : games) {
      sum_.won += weight * game.is_won();
      sum_.stepped += weight * game.mines_stepped_on();
    }
    return true;
  }

  bool follow_every_draw(Draws draws, std::uint32_t values, const Group& group, double weight) {
    draws.push_back(0);
    for (std::uint32_t value = 0; value < values; ++value) {
      draws.back() = value;
      if (!follow(draws, group, weight / values)) return false;
    }
    return true;
  }

  bool may_go_on() {
    constexpr std::int64_t kBetweenQuestions = 1024;
    if (--left_ < 0) return false;
    return left_ % kBetweenQuestions != 0 || !goes_on_ || goes_on_();
  }

  // The layouts that show the same, and that agree on whether the game is over.
  std::map<std::string, Group> parts_of(const Group& group, const std::vector<Game>& games) const {
    std::map<std::string, Group> parts;
    for (std::size_t i = 0; i < games.size(); ++i) {
      const View& view = games[i].view();
      std::string seen(1, games[i].is_over() ? '.' : '?');
      for (int index = 0; index < view.cells(); ++index) seen += symbol_of(view, Cell{index});
      parts[seen].push_back(group[i]);
    }
    return parts;
  }

  std::unique_ptr<Agent> agent_;
  GameId id_;
  TopologyPtr topology_;
  std::span<const Layout> layouts_;
  std::int64_t left_;
  const std::function<bool()>& goes_on_;
  Average sum_;
};

}  // namespace

std::optional<Average> average(const AgentSpec& agent, const GameId& id,
                               std::span<const Layout> layouts, std::int64_t most_decisions,
                               const std::function<bool()>& goes_on) {
  CHECK(!layouts.empty());
  return Averager(agent, id, layouts, most_decisions, goes_on).run();
}

}  // namespace minewise
