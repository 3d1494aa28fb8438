// An experiment: agents, the conditions under which they play, how many games, and a seed. It fixes
// every game to be played. Every agent meets the same boards, and what an agent does under a
// condition does not depend on the other agents and conditions of the experiment.
//
// The games of one agent under one condition are a series: a row of results.csv. Series are
// numbered agent by agent and, within an agent, condition by condition.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/registry.h"
#include "core/game_id.h"
#include "core/layout.h"
#include "core/result.h"
#include "core/shape.h"

namespace minewise {

// Lists of sizes, densities and numbers of mines: items separated by commas, each a value or a
// range FIRST:LAST:STEP with both ends included.
//
//     20,30x16,expert      sizes; one that names its mines is a whole board
//     0.1:0.9:0.1          nine densities
//     10,20,40:80:20       numbers of mines

// A size, and how its mines are laid if that was said with it.
struct Size {
  Shape shape;
  std::optional<MineLaw> mines;
};
Result<std::vector<Size>> parse_sizes(std::string_view text);

Result<std::vector<double>> parse_densities(std::string_view text);
Result<std::vector<int>> parse_mine_counts(std::string_view text);

// What is the same for all games of a series but the agent.
struct Condition {
  Board board;         // for a layout set whose boards have unlike numbers of mines, their density
  double density = 0;  // as it was asked for, or mines divided by cells
  Rules rules;
};

// What is estimated of each game beside what came of it.
enum class Estimate {
  None,
  Luckless,  // the chance to win, or the score, with the luck of guesses taken out
             // (game/luckless.h)
};
std::string_view estimate_word(Estimate estimate);  // "none", "luckless"
std::optional<Estimate> find_estimate(std::string_view word);

struct Experiment {
  std::vector<AgentSpec> agents;
  std::vector<Condition> conditions;
  std::uint64_t games = 0;  // of each series
  Seed seed{};
  Estimate estimate = Estimate::None;

  // The boards, if they are given rather than dealt. An experiment read back from its text has only
  // their digest: enough to report results, not to play.
  std::shared_ptr<const LayoutSet> layouts;
  std::uint64_t layouts_digest = 0;

  int series() const { return static_cast<int>(agents.size() * conditions.size()); }
  const AgentSpec& agent_of(int series) const {
    return agents[static_cast<std::size_t>(series) / conditions.size()];
  }
  const Condition& condition_of(int series) const {
    return conditions[static_cast<std::size_t>(series) % conditions.size()];
  }
  int series_of(std::size_t agent, std::size_t condition) const {
    return static_cast<int>(agent * conditions.size() + condition);
  }
};

// A request for an experiment. Every size without mines of its own is combined with every density
// or number of mines, one of which may be empty, and all of these with all rules.
struct Request {
  std::vector<AgentSpec> agents;
  bool fitting_agents_only = false;  // leave out those that some board is not fit for, or fail
  std::vector<Size> sizes;
  std::vector<double> densities;
  std::vector<int> mine_counts;
  std::vector<Rules> rules;
  std::uint64_t games = 0;
  Seed seed{};
  Estimate estimate = Estimate::None;
};

// An Error names the part of the request that is at fault: "mines: 10 mines do not fit".
Result<Experiment> make_experiment(const Request& request);

// On given boards. `games` up to the number of boards, or 0 for all of them; what the request says
// of sizes and mines plays no part.
Result<Experiment> make_experiment(const Request& request, std::shared_ptr<const LayoutSet> set);

// Game `index` of a series. REQUIRES: the layouts, if there are any, are at hand.
GameId game_id_of(const Experiment& experiment, const Condition& condition, std::uint64_t index);

// The experiment as text, one line an item, by which ledgers recognise it; the same text for the
// same games.
std::string format_experiment(const Experiment& experiment);
Result<Experiment> parse_experiment(std::string_view text);

// A condition as it stands there: "20x20/40 0.1 survival".
std::string condition_text(const Condition& condition);

// The line in which two experiments differ first: "games 100 here, games 200 there".
std::string difference_between(std::string_view here, std::string_view there);

// An experiment in the words of front ends: lists of names, sizes and numbers as text.

struct ExperimentOptions {
  std::string agents;  // all of them, if empty
  std::optional<std::string> sizes, densities, mines, layouts_file;
  std::optional<std::uint64_t> games;
  std::vector<std::string> rules;
  std::uint64_t seed = 1;
  std::string estimate = "none";
  std::vector<AgentSpec> players = {};  // in place of agents that have names
};

// What these words ask for. With a file of layouts, sizes and mines play no part. An Error names
// the option that is at fault.
Result<Request> read_request(const ExperimentOptions& options);

// The experiment that these words ask for. `layouts`, which may be null, are the boards of
// layouts_file.
Result<Experiment> plan_experiment(const ExperimentOptions& options,
                                   std::shared_ptr<const LayoutSet> layouts = nullptr);

}  // namespace minewise
