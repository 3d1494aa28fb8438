#include "study/measured.h"

#include "game/play_game.h"
#include "search/layout_table.h"
#include "study/average.h"

namespace minewise {
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
