// The list of all agents. An agent is named as in `triple-risk:threshold=0.2`: its name, then its
// parameters, if any, each after a colon.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ground/base/result.h"
#include "ground/view/game_id.h"
#include "play/agents/agent.h"

namespace minewise {

struct Parameter {
  std::string name;
  double usual = 0;  // the value when none is given
  double least = 0;
  double most = 0;
  std::string meaning;
  bool is_whole = false;  // only whole numbers are allowed
};

// The values of an agent's parameters, in the order in which its entry lists them.
using ParameterValues = std::vector<double>;

struct AgentEntry {
  std::string name;
  std::string source;       // the report it comes from, or what it is for
  std::string description;  // a paragraph: how it deduces and guesses, what it misses
  std::vector<Parameter> parameters;
  std::function<std::unique_ptr<Agent>(const ParameterValues& values)> make;

  // Whether it finds the same facts regardless of the order in which cells were opened, and decides
  // by these facts alone. Averages over all its games then merge positions. Tests check this.
  bool by_position = false;

  // Whether it keeps what it found from game to game: what it holds is then not that of one game.
  bool remembers = false;

  // Whether it can play such games; left out by agents that play any game.
  std::function<Result<void>(const Board& board, const Rules& rules)> fits = {};
};

// An Error says why an agent cannot play a game.
Result<void> check_fit(const AgentEntry& agent, const Board& board, const Rules& rules);

// Every agent, weakest first.
std::span<const AgentEntry> all_agents();

// An agent with a value for every parameter.
struct AgentSpec {
  const AgentEntry* entry = nullptr;
  ParameterValues values;

  std::unique_ptr<Agent> make() const { return entry->make(values); }

  // The name, and the parameters that differ from their usual values: equal agents have equal
  // names. The agent's random numbers come from a stream of this name.
  std::string name() const;
};

Result<AgentSpec> parse_agent(std::string_view text);

// Several agents, separated by commas; "all" is every agent, with usual parameters.
Result<std::vector<AgentSpec>> parse_agents(std::string_view text);

// The same for a board: "all" is every agent that can play it. To name an agent that cannot is an
// Error.
Result<std::vector<AgentSpec>> parse_agents_for(std::string_view text, const Board& board,
                                                const Rules& rules);

}  // namespace minewise
