// The list of all agents. An agent is named as in `triple-risk:threshold=0.2`: its name, then its
// parameters, if any, each after a colon. A front end may offer more, by a prefix of its own, as in
// `cmd:python3 player.py`; this module starts no programs.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "agents/agent.h"
#include "core/game_id.h"
#include "core/result.h"

namespace minewise {

struct Parameter {
  std::string name;
  double usual = 0;  // the value when none is given
  double least = 0;
  double most = 0;
  std::string meaning;
  bool is_whole = false;  // only whole numbers are allowed

  // Words for the values from `least` on, written in place of numbers: "fast".
  std::vector<std::string> words = {};
};

// A value of a parameter as it is written.
std::string format_value(const Parameter& parameter, double value);

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

  // Whether it has a number for how likely a cell is a mine: it can then flag on belief
  // (flags_on_belief.h), by the parameter `flag`.
  bool reckons = false;

  // Whether it keeps what it found from game to game: what it holds is then not that of one game.
  bool remembers = false;

  // Whether it is outside of this program: it plays games from their beginning, may give them up,
  // and is not to be asked about anything else.
  bool is_outside = false;

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

// An Error if an agent is outside of this program, for uses that ask it about positions in an order
// of their own.
Result<void> check_inside(const AgentSpec& agent);
Result<AgentSpec> parse_inner_agent(std::string_view text);

// Several agents, separated by commas; "all" is every agent, with usual parameters. A comma within
// quotes, single or double, separates nothing: `basic,cmd:./player "1,2"`.
Result<std::vector<AgentSpec>> parse_agents(std::string_view text);

// The same for a board: "all" is every agent that can play it. To name an agent that cannot is an
// Error.
Result<std::vector<AgentSpec>> parse_agents_for(std::string_view text, const Board& board,
                                                const Rules& rules);

// A kind of agents that a front end offers: those whose names begin with a prefix.
struct OfferedAgents {
  std::string prefix;  // "cmd:"

  // The entry of the agent that the text after the prefix stands for, with a name that begins with
  // the prefix: the same entry for the same agent. It outlives every use of the agent. Called by
  // one thread at a time.
  std::function<Result<const AgentEntry*>(std::string_view rest)> find;
};

// Offers a kind of agents from now on; one without a prefix withdraws it. There is one offer at a
// time. REQUIRES: no other thread uses the registry.
void offer_agents(OfferedAgents offered);

}  // namespace minewise
