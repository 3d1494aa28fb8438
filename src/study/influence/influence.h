// The reasons of one game or position, gathered: what deductions were drawn, in which order cells
// were shown, and which of the moves were proved.
//
// - Of a game that an agent plays: the agent's own conclusions, so that chains differ from agent to
//   agent with what they reason by.
// - Of a saved game: what every engine together proves before each move, the simplest first,
//   whatever the player claimed; or what an agent proves. A flag is a claim and shows nothing.
// - Of a position: the same, all at once. All that it shows is given, flags included, so chains run
//   from verdict to verdict.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "ground/base/result.h"
#include "play/agents/agent.h"
#include "play/game/transcript.h"
#include "play/loop/play_game.h"
#include "study/influence/reason_graph.h"

namespace minewise {

// A cell opened or flagged by proof; in a position, one that could be.
struct ProvedCell {
  Cell cell;
  Verdict verdict = Verdict::Safe;
  std::size_t uncovered = 0;   // how many cells were, before the move
  std::int32_t inference = 0;  // the one that proves it
};

struct Influence {
  View view;  // at the end
  bool is_position = false;
  ReasonGraph graph;
  std::vector<ProvedCell> proved;
};

// Follows a game that an agent plays, from its start. The agent outlives it.
class InfluenceWatch final : public Observer {
 public:
  InfluenceWatch(const Agent& agent, const View& view);

  void decided(const Game& game, const Decision& decision) override;
  void played(const Game& game, const Step& step) override;

  const ReasonGraph& graph() const { return graph_; }
  std::span<const ProvedCell> proved() const { return proved_; }

  // What has come of it so far.
  Influence gather(const View& view) const;

 private:
  const Agent& agent_;
  ReasonGraph graph_;
  std::vector<ProvedCell> proved_;
  std::size_t concluded_ = 0;  // of the agent's conclusions
};

// What an agent proves when it is shown a view, in the order in which it comes by it.
std::vector<Deduction> proved_by(Agent& agent, const View& view);

using InfluenceProgress = std::function<void(double done)>;

// An Error names the first line that does not hold, as replay() does. Where no layout that the
// rules allow explains what was shown, nothing more is deduced. With an agent, what it proves of
// the board before each move takes the place of what every engine proves; it is shown each board
// anew, whoever played the game. `progress` is told after each move which share is done.
Result<Influence> influence_of(const Transcript& transcript, const InfluenceProgress& progress = {},
                               Agent* agent = nullptr);

// REQUIRES: some layout explains the position.
Influence influence_of(const View& position, Agent* agent = nullptr);

}  // namespace minewise
