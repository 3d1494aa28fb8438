// Influence in one game or position: which deductions follow from which clues. It has three parts:
// the collected reasons (Influence), what each clue is worth (ClueInfluence), and the report of
// both.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "agents/agent.h"
#include "core/result.h"
#include "core/shape.h"
#include "game/play_game.h"
#include "game/transcript.h"
#include "review/reach.h"
#include "review/reason_graph.h"

namespace minewise {

// Collects the deductions, the order in which cells were shown, and the moves that were proved.
// There are three sources:
//
// - A game that an agent plays: the agent's own conclusions, so chains differ from agent to agent.
// - A saved game: what all engines together prove before each move, the simplest first, regardless
//   of what the player claimed; or what one agent proves. A flag is a claim and shows nothing.
// - A position: the same, all at once. All that it shows is given, flags included, so chains lead
//   from verdict to verdict.

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
// board before each move and need not be the player. `progress` is called after each move with the
// share that is done.
Result<Influence> influence_of(const Transcript& transcript, const InfluenceProgress& progress = {},
                               Agent* agent = nullptr);

// The influence in a position. REQUIRES: some layout explains it.
Influence influence_of(const View& position, Agent* agent = nullptr);

// The influence of each clue of a game or position: how many deductions follow from it, directly or
// through other deductions, and what could not have been proved without it.

struct ClueInfluence {
  Cell clue;
  int direct = 0;           // deductions of which it is a premise
  int total = 0;            // deductions that follow from it, directly or through others
  std::optional<int> lost;  // proved cells that would be unknown without it; if asked for
};

// Which deductions follow from which clues, through any number of steps. A cell that a cascade
// opened depends on the clue that started the cascade. An incomplete inference may depend on any
// clue: it is counted for no clue, but may_rest_on() is true for all.
class Ancestry {
 public:
  // It is a table of all pairs, so larger boards have none.
  static constexpr int kMostCells = 16384;

  // REQUIRES: the board has at most kMostCells cells.
  explicit Ancestry(const Influence& influence);

  bool rests_on(std::int32_t inference, Cell clue) const;
  bool may_rest_on(std::int32_t inference, Cell clue) const;

 private:
  std::size_t words_;                // of a row
  std::vector<std::uint64_t> rows_;  // by inference: its clues, a bit each
  std::vector<bool> is_incomplete_;  // by inference: it, or one that it depends on
};

// One entry for each clue that is shown, oldest first; the lost cells are not looked for. Empty on
// boards of more than Ancestry::kMostCells cells.
std::vector<ClueInfluence> count_influence(const Influence& influence);

// The proved cells that could not have been proved without a clue: if its number is withheld, and
// all else is as shown at that moment, neither the count of layouts nor a simpler engine settles
// them. The cell of the clue stays open. Where a count is too large to be exact, it means that no
// engine settles them. `progress` is called with the share of proved cells that is done.
std::vector<Cell> lost_without(const Influence& influence, Cell clue,
                               const InfluenceProgress& progress = {});

// Finds the lost cells of every clue. A clue may take as long as the reasoning for a whole game.
// `progress` is called after each clue with the share that is done. REQUIRES: as for Ancestry.
void count_lost(const Influence& influence, std::vector<ClueInfluence>& clues,
                const InfluenceProgress& progress = {});

// The full report on the influence in one game or position.

struct InfluenceReport {
  std::string game;       // its ID; empty for a position
  bool is_given = false;  // it was played on a given layout
  std::string agent;      // who played it; empty for a position
  Shape shape;
  Influence influence;
  Chain chain;
  std::vector<ClueInfluence> clues;  // empty where the board is too large

  // If a clue was asked about: this clue, and the cells that would have been unknown without it.
  std::optional<Cell> without;
  std::vector<Cell> lost;

  std::optional<ReachFigures> reach;  // if it was asked for
};

// A report with the influence and its longest chain. The caller adds the other parts if asked for.
InfluenceReport report_on(const Shape& shape, Influence influence);
InfluenceReport report_on_game(const GameId& id, bool is_given, std::string agent,
                               Influence influence);

// The worth of every clue is found on boards of up to this many cells: each clue takes a good part
// of the time of a game.
inline constexpr int kMostInfluenceCells = 1024;

// Adds the clues and, on boards up to that size, what each is worth.
void add_clues(InfluenceReport& report, const InfluenceProgress& progress = {});

}  // namespace minewise
