// An agent whose decisions another program makes. Each decision is one question and one answer:
// everything that the program has not seen yet goes out in one piece, and only what changed is
// told.
//
//     shows 0,0 0 0,1 1 1,0 1 1,1 2
//     go                               ->  open 2,2
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "agents/agent.h"
#include "cli/protocol/players.h"

namespace minewise {

// An agent that has its program from `players`, which outlives it.
std::unique_ptr<Agent> outside_agent(Players& players, const std::string& command);

// Says hello to a program that was just started. Returns what is wrong with its answer.
std::optional<Fault> greet(Child& child, const PlayerLimits& limits);

}  // namespace minewise
