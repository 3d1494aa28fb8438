// Collects the reasons of one game or position: the deductions, the order in which cells were
// shown, and the moves that were proved. There are three sources:
//
// - A game that an agent plays: the agent's own conclusions, so chains differ from agent to agent.
// - A saved game: what all engines together prove before each move, the simplest first, regardless
//   of what the player claimed; or what one agent proves. A flag is a claim and shows nothing.
// - A position: the same, all at once. All that it shows is given, flags included, so chains lead
//   from verdict to verdict.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "agents/agent.h"
#include "core/result.h"
#include "game/play_game.h"
#include "game/transcript.h"
#include "review/reason_graph.h"

namespace minewise {

// A cell that was opened or flagged by proof; in a position, a cell that could be.
struct ProvedCell {
  Cell cell;
  Verdict verdict = Verdict::Safe;
  std::size_t uncovered = 0;   // number of uncovered cells before the move
  std::int32_t inference = 0;  // the one that proves it
};

struct Influence {
  View view;  // at the end
  bool is_position = false;
  ReasonGraph graph;
  std::vector<ProvedCell> proved;
};

// Follows a game that an agent plays, from its start. REQUIRES: the agent outlives it.
class InfluenceWatch final : public Observer {
 public:
  InfluenceWatch(const Agent& agent, const View& view);

  void decided(const Game& game, const Decision& decision) override;
  void played(const Game& game, const Step& step) override;

  const ReasonGraph& graph() const { return graph_; }
  std::span<const ProvedCell> proved() const { return proved_; }

  // All that was collected so far.
  Influence gather(const View& view) const;

 private:
  const Agent& agent_;
  ReasonGraph graph_;
  std::vector<ProvedCell> proved_;
  std::size_t concluded_ = 0;  // of the agent's conclusions
};

// What an agent proves when it is shown a view, in the order in which it finds it.
std::vector<Deduction> proved_by(Agent& agent, const View& view);

using InfluenceProgress = std::function<void(double done)>;

// The influence in a saved game. An Error names the first line that is wrong, as replay() does. If
// no layout that the rules allow explains what was shown, nothing more is deduced. Deductions are
// those of all engines or, with an agent, those that this agent proves; it starts again on the
// board before each move, whoever played the game. `progress` is called after each move with the
// share that is done.
Result<Influence> influence_of(const Transcript& transcript, const InfluenceProgress& progress = {},
                               Agent* agent = nullptr);

// The influence in a position. REQUIRES: some layout explains it.
Influence influence_of(const View& position, Agent* agent = nullptr);

}  // namespace minewise
