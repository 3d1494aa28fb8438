#include "agent_cases.h"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>

#include "core/shape.h"
#include "game/dealer.h"
#include "support/rounds.h"

namespace minewise {

AgentEntry template_agent();  // in src/agents/template.cc, which the registry leaves out

namespace {

// Boards and rules, without seed and number.
constexpr std::string_view kGames[] = {
    // the two rulesets as they come
    "8x8/10 survival",
    "8x8/10 classic",
    "16x16/40 classic",
    "9x9@0.2 survival",
    "9x9@0.15 classic",
    // one setting at a time
    "7x7/10 survival on-mine=lose",
    "7x7/8 classic on-mine=go",
    "7x7/10 survival count=shown",
    "7x7/8 classic count=hidden",
    "8x8/6 classic count=hidden first=zero",
    "6x6@0.2 survival count=shown",
    "6x6@0.2 classic count=hidden",
    "7x7/8 survival first=safe",
    "7x7/8 survival first=zero",
    "7x7/8 survival first=3,2",
    "7x7/8 survival first=safe:6,6",
    "7x7/8 survival first=zero:0,3",
    "7x7/8 classic first=any",
    "7x7/8 classic first=zero",
    "7x7/8 classic first=0,0",
    "7x7/8 classic first=zero:3,3",
    "8x8/8 survival cascade=yes",
    "8x8/8 classic cascade=no",
    "7x6/8 survival clues=withheld:0.2",
    "7x6/8 survival clues=withheld:1",
    "7x6/8 survival clues=optimistic",
    "7x6/8 survival clues=cautious",
    "7x6/8 classic clues=cautious",
    "7x6/8 classic clues=withheld:0.3+optimistic first=zero",
    "7x6/8 survival topology=torus",
    "7x6/8 survival topology=hex",
    "8x7/8 classic topology=torus",
    "8x7/8 classic topology=hex first=zero",
    // several at once
    "6x7/9 survival on-mine=lose count=shown first=safe cascade=yes clues=cautious topology=hex",
    "6x7/5 classic on-mine=go count=hidden first=zero:2,2 clues=withheld:0.2 topology=torus",
    // small, narrow, empty and full boards
    "1x1/0 survival",
    "1x1/1 survival",
    "1x1/0 classic",
    "1x1/1 classic first=any",
    "2x1/1 classic",
    "1x9/3 survival",
    "9x1/3 survival topology=torus",
    "2x6/4 classic topology=torus",
    "4x4/0 survival",
    "4x4/16 survival",
    "4x4/15 classic",
    "4x4/0 classic",
    "4x4/16 classic first=any",
    "3x3@0 survival",
    "3x3@1 survival first=zero",
    "3x3@1 classic",
    "5x5/12 survival count=shown",
    "6x6/30 survival",
};

std::vector<double> defaults_of(const AgentEntry& entry) {
  std::vector<double> values;
  for (const Parameter& parameter : entry.parameters) values.push_back(parameter.usual);
  return values;
}

// A game with a setting that no other has.
void add_unless_met(std::vector<std::string>& games, std::string_view setting,
                    std::string_view word, std::string_view parameter) {
  const std::string said = fmt::format("{}={}", setting, word);
  const auto is_met = [&](const std::string& game) { return game.find(said) != game.npos; };
  if (std::ranges::none_of(games, is_met)) {
    games.push_back(fmt::format("7x6/8 survival {}{}", said, parameter));
  }
}

}  // namespace

std::vector<AgentSpec> agents_to_try() {
  static const AgentEntry newcomer = template_agent();
  std::vector<AgentSpec> specs;
  for (const AgentEntry& entry : all_agents()) {
    const AgentSpec as_it_comes{&entry, defaults_of(entry)};
    specs.push_back(as_it_comes);
    for (std::size_t i = 0; i < entry.parameters.size(); ++i) {
      const Parameter& parameter = entry.parameters[i];
      for (const double value : {parameter.least, parameter.most}) {
        if (value == parameter.usual) continue;
        specs.push_back(as_it_comes);
        specs.back().values[i] = value;
      }
    }
  }
  specs.push_back({&newcomer, defaults_of(newcomer)});
  return specs;
}

std::vector<GameCase> games_to_try() {
  const int kGamesEach = rounds(3);
  std::vector<GameCase> cases;
  std::vector<std::string> games(std::begin(kGames), std::end(kGames));
  for (const Grid& grid : all_grids()) add_unless_met(games, "topology", grid_word(grid), "");
  for (const ClueEntry& entry : all_clues()) {
    add_unless_met(games, "clues", entry.word, entry.parameter.empty() ? "" : ":0.2");
  }
  for (const std::string& text : games) {
    for (int game = 0; game < kGamesEach; ++game) {
      const auto id = parse_game_id(fmt::format("{} seed=5 game={}", text, game));
      cases.push_back({id.value(), false});
    }
    cases.push_back({cases.back().id, true});
  }
  return cases;
}

Game make_game(const GameCase& game_case) {
  const GameId& id = game_case.id;
  const TopologyPtr topology = make_topology(id.shape());
  if (!game_case.is_given) return Game(id, topology);
  return Game(id, topology, deal(id, {}));
}

}  // namespace minewise
