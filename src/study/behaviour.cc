#include "study/behaviour.h"

#include <array>

#include "core/digest.h"
#include "core/position.h"
#include "game/play_game.h"
#include "solver/knowledge.h"
#include "solver/registry.h"

namespace minewise {
namespace {

// Games that between them meet nearly every setting of the rules. Every agent plays each of them.
constexpr std::array<std::string_view, 14> kGames{
    "9x9/10 classic seed=1",
    "16x16/40 classic first=zero seed=2",
    "30x16/99 classic first=safe:0,0 seed=3",
    "30x16@0.2 classic count=hidden seed=4",
    "20x20/40 survival seed=5",
    "20x20/120 survival count=shown seed=6",
    "20x20/240 survival on-mine=lose seed=7",
    "25x25@0.3 survival first=12,12 seed=8",
    "20x20/60 survival topology=torus seed=9",
    "20x20/60 classic topology=hex first=zero:5,5 seed=10",
    "15x15/45 survival clues=withheld:0.2 seed=11",
    "15x15/45 survival clues=optimistic cascade=yes seed=12",
    "15x15/45 classic clues=cautious seed=13",
    "15x15/45 survival clues=withheld:0.1+optimistic first=zero seed=14",
};

// Positions that tell engines apart. Every engine looks at each of them.
constexpr std::array<std::string_view, 6> kPositions{
    "? ? ?\n1 2 1\n",                        // 1-2-1 along a wall
    "mines 4\n? ? ? ?\n1 2 2 1\n",           // 1-2-2-1
    "2 2 1 ?\nF ? ? ?\nF ? 3 ?\n? ? ? ?\n",  // flags taken into account
    "topology hex\n0 1 ?\n1 2 ?\n? ? ?\n",
    "topology torus\n8 ? ?\n? ? ?\n? ? ?\n",
    "clues cautious\n0 1 ?\n1 8 ?\n? ? ?\n",  // a cautious 0
};

class BehaviourDigest final : public Observer {
 public:
  void played(const Game&, const Step& step) override {
    const auto& [decision, outcome, line] = step;
    add(decision.move.cell, decision.move.kind == Move::Kind::Open, decision.reason);
    digest_.add(static_cast<std::uint64_t>(decision.basis));
    digest_.add(static_cast<std::uint64_t>(outcome.clue.symbol()));
    digest_.add(static_cast<std::uint64_t>(outcome.changed));
    ++moves_;
  }

  void add(const Deduction& deduction) {
    add(deduction.cell, deduction.verdict == Verdict::Safe, deduction.reason);
  }

  std::uint64_t value() const { return digest_.value(); }
  int moves() const { return moves_; }

 private:
  void add(Cell cell, bool safe, const Reason& reason) {
    digest_.add(static_cast<std::uint64_t>(cell.index)).add(std::uint64_t{safe});
    digest_.add(static_cast<std::uint64_t>(reason.rule));
    for (const Cell clue : reason.because) digest_.add(static_cast<std::uint64_t>(clue.index));
  }

  Digest digest_{"behaviour"};
  int moves_ = 0;
};

void look_at_positions(BehaviourDigest& behaviour) {
  for (const std::string_view text : kPositions) {
    const View view = view_of(parse_position(text).value());
    for (const EngineEntry& entry : all_engines()) {
      Engines engines;
      engines.push_back(entry.make());
      const Knowledge known(view, by(std::move(engines)));
      for (const Deduction& deduction : known.facts().deductions()) behaviour.add(deduction);
    }
  }
}

// Returns how many. Agents that a board is not fit for are left out.
int play_games(BehaviourDigest& behaviour) {
  int games = 0;
  for (const std::string_view text : kGames) {
    const GameId id = parse_game_id(text).value();
    const TopologyPtr topology = make_topology(id.shape());
    for (const AgentEntry& entry : all_agents()) {
      if (!check_fit(entry, id.board(), id.rules)) continue;
      const AgentSpec spec = parse_agent(entry.name).value();
      const auto agent = spec.make();
      Game game(id, topology);
      Rng rng = rng_for(spec, id);
      play_game(*agent, game, rng, &behaviour);
      ++games;
    }
  }
  return games;
}

}  // namespace

Behaviour sum_up_behaviour() {
  BehaviourDigest behaviour;
  look_at_positions(behaviour);
  const int games = play_games(behaviour);
  return {behaviour.value() % 1'000'000'000, games, behaviour.moves()};
}

}  // namespace minewise
