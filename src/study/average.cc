#include "study/average.h"

#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/macros.h"
#include "core/position.h"
#include "core/rng.h"
#include "game/game.h"
#include "game/play_game.h"
#include "search/layout_table.h"
#include "study/expectation.h"

namespace minewise {

namespace {

// Games that look the same to a player.
using Games = std::vector<Game>;
using GamesBySight = std::map<std::string, Games>;

// What a player sees of a game, and whether it is over.
std::string sight_of(const Game& game) {
  std::string seen(1, game.is_over() ? '.' : '?');
  const View& view = game.view();
  for (int index = 0; index < view.cells(); ++index) seen += symbol_of(view, Cell{index});
  return seen;
}

GamesBySight after(const Move& move, Games games) {
  GamesBySight parts;
  for (Game& game : games) {
    game.play(move);
    std::string seen = sight_of(game);
    parts[std::move(seen)].push_back(std::move(game));
  }
  return parts;
}

class Averager {
 public:
  Averager(const AgentSpec& agent, std::int64_t most_decisions,
           const std::function<bool()>& goes_on)
      : agent_(agent.make()), left_(most_decisions), goes_on_(goes_on) {}

  bool may_go_on() {
    constexpr std::int64_t kBetweenQuestions = 1024;
    if (--left_ < 0) return false;
    return left_ % kBetweenQuestions != 0 || !goes_on_ || goes_on_();
  }

 protected:
  std::unique_ptr<Agent> agent_;
  DrawScript script_;

 private:
  std::int64_t left_;
  const std::function<bool()>& goes_on_;
};

void add(Average& sum, const Average& part, double share = 1) {
  sum.won += share * part.won;
  sum.stepped += share * part.stepped;
}

Average ends_of(const Games& games) {
  Average sum;
  for (const Game& game : games) {
    add(sum, {game.is_won() ? 1.0 : 0.0, static_cast<double>(game.mines_stepped_on())});
  }
  return sum;
}

// For agents that play by position: a position met again is worth what it was worth before.
class ByPosition : Averager {
 public:
  using Averager::Averager;

  // The sum over games that look the same.
  std::optional<Average> of(Games games) {
    const std::string seen = sight_of(games.front());
    if (const auto found = known_.find(seen); found != known_.end()) return found->second;
    if (games.front().is_over()) return ends_of(games);
    if (!may_go_on()) return std::nullopt;
    const auto decisions = decide(games.front());
    if (decisions.empty()) return std::nullopt;
    Average sum;
    for (const Decision& decision : decisions) {
      for (auto& [sight, part] : after(decision.move, games)) {
        const auto worth = of(std::move(part));
        if (!worth) return std::nullopt;
        add(sum, *worth, 1.0 / static_cast<double>(decisions.size()));
      }
    }
    return known_[seen] = sum;
  }

 private:
  // What the agent may decide, all equally likely; none if that depends on more than one draw.
  std::vector<Decision> decide(const Game& game) {
    script_.start({});
    Rng rng(script_);
    agent_->start(game.view());
    const Decision only = next_decision(*agent_, game, rng);
    if (script_.was_refused()) return {};
    if (!script_.missing()) return {only};
    std::vector<Decision> decisions;
    const std::uint32_t choices = *script_.missing();
    for (std::uint32_t choice = 0; choice < choices; ++choice) {
      script_.start({choice});
      decisions.push_back(agent_->decide(game.view(), rng));
      if (script_.missing()) return {};
    }
    return decisions;
  }

  std::unordered_map<std::string, Average> known_;
};

// For any agent: it plays again and again from the start, with the draws so far written down and
// one more.
class ByGame : Averager {
 public:
  using Averager::Averager;

  // The sum over games that have not begun, as far as they take these draws.
  std::optional<Average> of(const Games& begun, std::vector<std::uint32_t>& draws) {
    script_.start(draws);
    Rng rng(script_);
    Games games = begun;
    agent_->start(games.front().view());
    while (!games.front().is_over()) {
      if (!may_go_on()) return std::nullopt;
      const Decision decision = next_decision(*agent_, games.front(), rng);
      if (script_.was_refused()) return std::nullopt;
      if (script_.missing()) return of_every_draw(begun, draws);
      std::map<std::string, Games> parts;  // as they were before they began
      for (std::size_t i = 0; i < games.size(); ++i) {
        games[i].play(decision.move);
        parts[sight_of(games[i])].push_back(begun[i]);
      }
      if (parts.size() > 1) return of_all(parts, draws);
    }
    return ends_of(games);
  }

 private:
  std::optional<Average> of_all(const GamesBySight& parts, std::vector<std::uint32_t>& draws) {
    Average sum;
    for (const auto& [sight, part] : parts) {
      const auto worth = of(part, draws);
      if (!worth) return std::nullopt;
      add(sum, *worth);
    }
    return sum;
  }

  std::optional<Average> of_every_draw(const Games& begun, std::vector<std::uint32_t>& draws) {
    const std::uint32_t values = *script_.missing();
    Average sum;
    for (std::uint32_t value = 0; value < values; ++value) {
      draws.push_back(value);
      const auto worth = of(begun, draws);
      draws.pop_back();
      if (!worth) return std::nullopt;
      add(sum, *worth, 1.0 / values);
    }
    return sum;
  }
};

}  // namespace

std::optional<Average> average(const AgentSpec& agent, const GameId& id,
                               std::span<const Layout> layouts, std::int64_t most_decisions,
                               const std::function<bool()>& goes_on) {
  CHECK(!layouts.empty());
  const TopologyPtr topology = make_topology(id.shape());
  Games games;
  for (const Layout& layout : layouts) games.emplace_back(id, topology, layout);
  std::optional<Average> sum;
  if (agent.entry->by_position) {
    sum = ByPosition(agent, most_decisions, goes_on).of(std::move(games));
  } else {
    std::vector<std::uint32_t> draws;
    sum = ByGame(agent, most_decisions, goes_on).of(games, draws);
  }
  if (!sum) return std::nullopt;
  const auto count = static_cast<double>(layouts.size());
  return Average{sum->won / count, sum->stepped / count};
}

namespace {

std::vector<Layout> every_layout_of(const GameId& id) {
  const int mines = std::get<FixedCount>(id.mines).mines;
  const LayoutTable table = every_layout(make_topology(id.shape()), mines);
  std::vector<Layout> layouts;
  for (std::size_t row = 0; row < table.rows(); ++row) {
    Layout& layout = layouts.emplace_back(id.shape().cells());
    for (std::size_t column = 0; column < table.columns(); ++column) {
      if (table.answer(row, column) == LayoutTable::kMine) layout.place_mine(table.cell(column));
    }
  }
  return layouts;
}

// An agent's games on boards dealt by chance.
std::optional<Measured> play_some(const AgentSpec& agent, GameId id, std::uint64_t games,
                                  const std::function<bool()>& goes_on) {
  const auto player = agent.make();
  const TopologyPtr topology = make_topology(id.shape());
  const bool is_classic = id.rules.ruleset == Ruleset::Classic;
  Mean mean;
  for (id.game = 0; id.game < games; ++id.game) {
    if (!goes_on()) return std::nullopt;
    Game game(id, topology);
    Rng rng = rng_for(agent, id);
    const Trial trial = play_game(*player, game, rng);
    mean.add(is_classic ? (trial.won ? 1 : 0) : static_cast<double>(trial.stepped));
  }
  return Measured{agent.name(), mean.value(), games, mean.interval().value_or(Interval{})};
}

}  // namespace

std::optional<std::vector<Measured>> measure_agents(const std::vector<AgentSpec>& agents,
                                                    const GameId& id, const MeasureLimits& limits,
                                                    const std::function<bool(double)>& goes_on) {
  const bool is_classic = id.rules.ruleset == Ruleset::Classic;
  const std::vector<Layout> layouts = every_layout_of(id);
  std::vector<Measured> measured;
  for (const AgentSpec& agent : agents) {
    const double done = static_cast<double>(measured.size()) / static_cast<double>(agents.size());
    const auto asked = [&] { return goes_on(done); };
    const auto exact =
        average(agent, id, layouts, static_cast<std::int64_t>(limits.decisions), asked);
    std::optional<Measured> found;
    if (exact) {
      found = {agent.name(), is_classic ? exact->won : exact->stepped};
    } else {
      found = play_some(agent, id, limits.games, asked);
    }
    if (!found || !asked()) return std::nullopt;
    measured.push_back(*found);
  }
  return measured;
}

}  // namespace minewise
