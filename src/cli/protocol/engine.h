// Minewise as a player of the protocol (docs/protocol.md): lines of a board program go in, answers
// come out. It knows no files, processes, threads or clocks, so a program, a page or a test can
// drive it.
//
//     ProtocolPlayer player(*parse_agent("exact"));
//     player.answer("position 1?/?? mines 1");
//     player.answer("go");                            // "open 0,1 : probability 0.333..."
//
// No line can bring it down: what does not read or cannot be is answered by `error`, and changes
// nothing. `go` and `analyze` may take long, so take() hands them out as questions, which another
// thread may work out; live_player.h does that.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "agents/registry.h"
#include "cli/protocol/lines.h"
#include "cli/protocol/seat.h"

namespace minewise {

class ProtocolPlayer {
 public:
  explicit ProtocolPlayer(AgentSpec agent);

  // What follows from a line.
  struct Reply {
    std::string text = {};  // lines with their ends; often none
    std::function<std::string()> work_out =
        {};  // a question, if the line asks one: gives its answer
    bool quits = false;
  };

  // REQUIRES: the last question was worked out, or given up.
  Reply take(std::string_view line);

  // The same with the question worked out: all lines that answer this one.
  std::string answer(std::string_view line);

  // Gives up a question that is still being worked out, by whichever thread. That thread may go on;
  // its answer counts for nothing. The board and the random numbers are as before the question.
  void give_up();

 private:
  class Reader;

  AgentSpec spec_;
  std::shared_ptr<Seat> seat_;  // shared with a question that was given up
  AgentSpec seated_;            // the agent in it
  Rng rng_before_;              // the random numbers before the last question
};

}  // namespace minewise
