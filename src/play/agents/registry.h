// The agents there are. An agent is asked for by its name, with parameters where it has any:
// `triple-risk:threshold=0.2`, several joined by further colons.
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
  bool is_whole = false;  // a number of something
};

// The values of an agent's parameters, in the order in which its entry lists them.
using ParameterValues = std::vector<double>;

struct AgentEntry {
  std::string name;
  std::string source;       // the report it comes from, or what it is for
  std::string description;  // a paragraph: what it deduces with, how it guesses, what it misses
  std::vector<Parameter> parameters;
  std::function<std::unique_ptr<Agent>(const ParameterValues& values)> make;

  // Whether it finds the same facts in whatever order cells were opened, and decides by nothing
  // else. Averages over all its games merge positions then; tests hold it to that.
  bool by_position = false;

  // Whether it plays such games as it is meant to; left out by agents that play any.
  std::function<Result<void>(const Board& board, const Rules& rules)> fits = {};
};

// What an agent says of a game that is asked of it.
Result<void> check_fit(const AgentEntry& agent, const Board& board, const Rules& rules);

// Every agent, weakest first.
std::span<const AgentEntry> all_agents();

// An agent asked for, with every parameter settled.
struct AgentSpec {
  const AgentEntry* entry = nullptr;
  ParameterValues values;

  std::unique_ptr<Agent> make() const { return entry->make(values); }

  // The name, and the parameters that differ from their defaults: one text per agent. The agent's
  // own random numbers are drawn from a stream of this name.
  std::string name() const;
};

Result<AgentSpec> parse_agent(std::string_view text);

// Several, separated by commas; "all" is every agent, as it is without parameters.
Result<std::vector<AgentSpec>> parse_agents(std::string_view text);

// The same for a board: "all" is every agent that can play it, and one named that cannot is an
// Error.
Result<std::vector<AgentSpec>> parse_agents_for(std::string_view text, const Board& board,
                                                const Rules& rules);

}  // namespace minewise
