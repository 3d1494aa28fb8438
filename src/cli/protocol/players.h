// Players that are other programs, by the protocol of docs/library.md: `cmd:COMMAND` can be used
// wherever an agent is named. A program is started when its first move is due and plays one game
// after another, because starting takes longer than a game. Each thread that plays has its own
// program.
//
// A mistake of a program is a Fault: the program and its game are given up, and the next game has a
// new one. If a program does not start, or all its games end this way, its faults are final.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agents/agent.h"
#include "agents/registry.h"
#include "cli/protocol/child.h"

namespace minewise {

struct PlayerLimits {
  double move_seconds = 10;           // for a move, by the clock; 0: for ever
  double start_seconds = 10;          // for the first answer, or as long as for a move
  std::uint64_t most_lines = 10'000;  // of one answer, the move included
};

// REQUIRES: it outlives the agents made by it, and there is one that is offered at a time.
class Players {
 public:
  // Calls `before_fault` before a fault is made of what a program did, by any thread.
  explicit Players(std::function<void()> before_fault = [] {})
      : before_fault_(std::move(before_fault)) {}
  ~Players();  // programs are told that it is over, and have a moment to end by themselves
  Players(const Players&) = delete;

  // The agents `cmd:COMMAND`, for the registry.
  OfferedAgents offer();

  // What a game may take. REQUIRES for changes: no game is played.
  PlayerLimits& limits() { return limits_; }

  void before_fault() const { before_fault_(); }

  // A program that has said that it is ready.
  std::expected<std::unique_ptr<Child>, Fault> take(const std::string& command);

  // Notes that a game of this command went well.
  void note_finished(const std::string& command);

  // Takes back one that plays no game now, for the next one that is needed.
  void give_back(const std::string& command, std::unique_ptr<Child> child);

  // Ends one, and says whether all of the last games of this command ended so.
  bool give_up(const std::string& command, std::unique_ptr<Child> child);

  // Ends every program at once. For the end of the run: any thread may call it, at any time.
  void end_all();

 private:
  struct Bench {
    AgentEntry entry;
    std::vector<std::unique_ptr<Child>> idle;
    int faults_in_a_row = 0;
  };

  Result<const AgentEntry*> find(std::string_view command);

  std::function<void()> before_fault_;
  PlayerLimits limits_;
  std::mutex mutex_;
  std::map<std::string, Bench> benches_;  // by command; references to them stay valid
  std::set<int> groups_;                  // of all programs that run
};

// An agent whose decisions another program makes. Each decision is one question and one answer:
// everything that the program has not seen yet goes out in one piece, and only what changed is
// told.
//
//     shows 0,0 0 0,1 1 1,0 1 1,1 2
//     go                               ->  open 2,2
//
// The agent gets its program from `players`, which outlives it.
std::unique_ptr<Agent> outside_agent(Players& players, const std::string& command);

// Says hello to a program that was just started. Returns what is wrong with its answer.
std::optional<Fault> greet(Child& child, const PlayerLimits& limits);

}  // namespace minewise
