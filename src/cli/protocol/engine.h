// Minewise as a player of the protocol (docs/library.md): lines of a board program go in, answers
// come out. It knows no files, processes, threads or clocks, so a program, a page or a test can
// drive it.
//
//     ProtocolPlayer player(*parse_agent("exact"));
//     player.answer("position 1?/?? mines 1");
//     player.answer("go");                            // "open 0,1 : probability 0.333..."
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "agents/agent.h"
#include "agents/registry.h"
#include "cli/protocol/lines.h"
#include "solver/knowledge.h"

namespace minewise {

// An agent at one board that another program keeps: the view as far as that program has shown it,
// and the agent that follows it. Everything shown is checked; an impossible line is refused
// and changes nothing.
//
// Agents are made to follow games whose moves are all their own. If the board takes another way
// than the agent did, a new agent takes over and looks at the view as it is. Asked twice about the
// same view, the session gives the same answer.
class EngineSession {
 public:
  // A board as it stands: a game before its first move, or a position.
  EngineSession(std::unique_ptr<Agent> agent, const Shape& shape, View view, const Rng& rng);

  // The same board for a new agent with these random numbers. Another thread may be asking the old
  // session meanwhile: only what a question does not change is read of it.
  EngineSession(std::unique_ptr<Agent> agent, const EngineSession& session, const Rng& rng);

  // Takes the agent away, for another session: some remember what they found from game to game.
  std::unique_ptr<Agent> release_agent() { return std::move(agent_); }

  const View& view() const { return view_; }
  const Shape& shape() const { return shape_; }
  const Rng& rng() const { return rng_; }

  // What the board tells. An Error says why it cannot be; then nothing has changed.
  Result<void> show(const ShowsLine& shows);
  Result<void> tell_mines(int mines);
  void end() { is_over_ = true; }

  // The questions. An Error says why there is no answer: above all, that no layout explains the
  // view, and which clues conflict.
  Result<Decision> decide();
  Result<std::string> analyze(std::optional<Place> why) const;  // JSON, one line

 private:
  void start();
  Result<Cell> cell_at(Place place) const;
  Result<void> check(const ShownCell& shown);
  Result<void> check_symbol(const ShownCell& shown, Cell cell) const;
  void uncover(const ShownCell& shown);
  bool is_explained();
  bool has_followed() const;

  std::unique_ptr<Agent> agent_;
  Shape shape_;
  View view_;
  Rng rng_;
  bool is_over_ = false;

  Knowledge known_;           // whether some layout explains the view
  std::size_t compared_ = 0;  // how many uncovered cells agree with what was known of them before

  // The line that showed a cell last, by cell, so that one line cannot show it twice.
  std::vector<std::uint32_t> shown_by_;
  std::uint32_t shows_ = 0;  // lines read, whether they could be or not
  std::uint32_t line_ = 0;   // lines taken

  // The last decision, and what had been shown then.
  std::optional<Decision> decided_;
  std::size_t decided_after_ = 0;
  std::uint32_t decided_line_ = 0;
};

// No line can bring the player down: one that cannot be read or cannot be true is answered by
// `error` and changes nothing. `go` and `analyze` may take long, so take() hands them out as
// questions, which another thread may work out; live_player.h does that.
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
  std::shared_ptr<EngineSession> session_;  // shared with a question that was given up
  AgentSpec seated_;                        // the agent in it
  Rng rng_before_;                          // the random numbers before the last question
};

}  // namespace minewise
