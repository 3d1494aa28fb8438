// Chains of influence against brute force: in games on small boards, every deduction follows from
// its premises and from no fewer of them, and is as deep as the way back from it is long. Whether
// something follows is found by laying mines in every way; nothing of the library takes part in it.
#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "agents/registry.h"
#include "oracle/brute_force.h"
#include "review/influence.h"
#include "review/reason_graph.h"
#include "support/game.h"

namespace minewise {
namespace {

// Some premises, and every way to lay mines that they allow.
class Tried {
 public:
  Tried(const GameId& id, const View& view, std::span<const Premise> premises,
        std::optional<std::size_t> without)
      : id_(id), cells_(static_cast<std::size_t>(view.cells()), Content::Free) {
    for (std::size_t i = 0; i < premises.size(); ++i) {
      if (i != without) add(view, premises[i]);
    }
  }

  // Whether some layout has a mine in a cell, or none there.
  bool allows(Cell cell, bool mine) {
    Content& here = cells_[cell.at()];
    if (here != Content::Free) return (here == Content::Mine) == mine;
    here = mine ? Content::Mine : Content::Safe;
    const bool allowed = lay(0);
    here = Content::Free;
    return allowed;
  }

 private:
  enum class Content { Free, Safe, Mine };
  struct Sum {
    std::vector<int> cells;
    int least, most;
  };

  void add(const View& view, const Premise& premise) {
    if (premise.kind == Premise::Kind::Count) {
      const int mines = std::get<FixedCount>(id_.mines).mines;
      total_ = mines;
      return;
    }
    cells_[premise.cell.at()] = premise.kind == Premise::Kind::Mine ? Content::Mine : Content::Safe;
    if (premise.kind != Premise::Kind::Clue) return;
    Sum sum{oracle::neighbours(id_.width, id_.height, std::string(grid_word(id_.rules.topology)),
                               premise.cell.index),
            99, -1};
    const Clue shown = view.clue(premise.cell);
    const int degree = static_cast<int>(sum.cells.size());
    for (int mines = 0; mines <= degree; ++mines) {
      const bool can_be =
          shown.is_withheld() ||
          oracle::chance_to_show(id_.rules.clues->name(), shown.number(), mines, degree) > 0;
      if (!can_be) continue;
      sum.least = std::min(sum.least, mines);
      sum.most = mines;
    }
    sums_.push_back(sum);
  }

  // Decides the cells around the sums, one after another, and looks at a sum once all are decided.
  bool lay(std::size_t sum) {
    if (sum == sums_.size()) return total_fits();
    int mines = 0;
    for (const int cell : sums_[sum].cells) {
      Content& here = cells_[cell];
      mines += here == Content::Mine;
      if (here != Content::Free) continue;
      for (const Content content : {Content::Safe, Content::Mine}) {
        here = content;
        if (lay(sum)) {
          here = Content::Free;
          return true;
        }
      }
      here = Content::Free;
      return false;
    }
    return mines >= sums_[sum].least && mines <= sums_[sum].most && lay(sum + 1);
  }

  bool total_fits() const {
    if (!total_) return true;
    int mines = 0, free = 0;
    for (const Content content : cells_) {
      mines += content == Content::Mine;
      free += content == Content::Free;
    }
    return mines <= *total_ && mines + free >= *total_;
  }

  const GameId& id_;
  std::vector<Content> cells_;
  std::vector<Sum> sums_;
  std::optional<int> total_;
};

// Watches a game and keeps its own record of how cells came to be open.
class DepthRecord final : public Observer {
 public:
  explicit DepthRecord(const InfluenceWatch& watch) : watch_(watch) {}

  // Depths of inferences drawn since the last move, from what is on record.
  void decided(const Game&, const Decision&) override {
    const auto inferences = watch_.graph().inferences();
    for (; seen_ < inferences.size(); ++seen_) {
      const Inference& inference = inferences[seen_];
      int deepest = 0;
      for (const Premise& premise : watch_.graph().premises(inference)) {
        if (premise.kind == Premise::Kind::Count) continue;
        const auto opened = opening_.find(premise.cell.index);
        const auto proved = proof_.find(premise.cell.index);
        int depth = 0;
        if (opened != opening_.end()) {
          depth = opened->second;
        } else if (proved != proof_.end()) {
          depth = proved->second;
        }
        EXPECT_EQ(premise.depth, depth);
        deepest = std::max(deepest, depth);
      }
      EXPECT_EQ(inference.depth, deepest + 1);
      proof_[inference.cell.index] = inference.depth;
    }
  }

  void played(const Game& game, const Step& step) override {
    if (step.decision.move.kind == Move::Kind::Flag) return;
    const int moved = step.decision.move.cell.index;
    const bool by_proof = step.decision.basis == Basis::Proof && proof_.contains(moved);
    const int depth = by_proof ? proof_[moved] : 0;
    const auto changed = static_cast<std::size_t>(step.outcome.changed);
    for (const Cell cell : game.view().uncovered().last(changed)) opening_[cell.index] = depth;
  }

 private:
  const InfluenceWatch& watch_;
  std::size_t seen_ = 0;
  std::map<int, int> opening_, proof_;  // depths, by cell
};

class Both final : public Observer {
 public:
  Both(Observer& first, Observer& second) : first_(first), second_(second) {}
  void decided(const Game& game, const Decision& decision) override {
    first_.decided(game, decision);
    second_.decided(game, decision);
  }
  void played(const Game& game, const Step& step) override {
    first_.played(game, step);
    second_.played(game, step);
  }

 private:
  Observer& first_;
  Observer& second_;
};

struct Looked {
  int inferences = 0;
  int incomplete = 0;
  int counted = 0;  // by the number of mines
};

void expect_minimal(const GameId& id, const Influence& influence, Looked& looked) {
  for (const Inference& inference : influence.graph.inferences()) {
    const auto premises = influence.graph.premises(inference);
    ++looked.inferences;
    looked.incomplete += !inference.is_complete;
    looked.counted += inference.rule == Rule::Count;
    if (!inference.is_complete) continue;
    const bool opposite = inference.verdict == Verdict::Safe;
    Tried all(id, influence.view, premises, std::nullopt);
    EXPECT_TRUE(all.allows(inference.cell, !opposite));
    EXPECT_FALSE(all.allows(inference.cell, opposite)) << "does not follow";
    for (std::size_t i = 0; i < premises.size(); ++i) {
      Tried without(id, influence.view, premises, i);
      EXPECT_TRUE(without.allows(inference.cell, opposite)) << "does not need premise " << i;
    }
  }
}

// Each link of a chain rests on the one before.
void expect_linked(const Influence& influence) {
  const ReasonGraph& graph = influence.graph;
  const Chain chain = chain_to(graph, graph.deepest(), influence.view.topology());
  ASSERT_EQ(chain.length(), graph.depth());
  for (std::size_t i = 0; i < chain.links.size(); ++i) {
    const Inference& link = graph.inferences()[chain.links[i]];
    EXPECT_EQ(link.depth, static_cast<int>(i) + 1);
    if (i == 0) continue;
    const Premise* premise = graph.deepest_premise(link);
    ASSERT_NE(premise, nullptr);
    EXPECT_EQ(premise->from, chain.links[i - 1]);
  }
}

Looked look_at(const std::string& board, const std::string& agent_name, int games) {
  Looked looked;
  for (int i = 0; i < games; ++i) {
    const GameId id = id_of(board + " seed=5 game=" + std::to_string(i));
    SCOPED_TRACE(agent_name + ": " + format_game_id(id));
    Game game(id, make_topology(id.shape()));
    const AgentSpec spec = must(parse_agent(agent_name));
    const auto agent = spec.make();
    InfluenceWatch watch(*agent, game.view());
    DepthRecord depths(watch);
    Both both(watch, depths);
    Rng rng = rng_for(spec, id);
    play_game(*agent, game, rng, &both);
    const Influence influence = watch.gather(game.view());
    expect_minimal(id, influence, looked);
    expect_linked(influence);
    if (::testing::Test::HasFailure()) break;
  }
  return looked;
}

// Whether a proved cell was certain when it was played, had one clue been withheld.
bool is_certain_without(const GameId& id, const Influence& influence, const ProvedCell& proved,
                        Cell clue) {
  oracle::Position position;
  position.width = id.width;
  position.height = id.height;
  position.clues = id.rules.clues->name();
  position.rows.assign(static_cast<std::size_t>(id.height),
                       std::string(static_cast<std::size_t>(id.width), '?'));
  const auto* fixed = std::get_if<FixedCount>(&influence.view.count());
  if (fixed) position.prior = oracle::CountPrior::known(fixed->mines);
  for (const Cell cell : influence.view.uncovered().first(proved.uncovered)) {
    if (influence.view.state(cell) == CellState::Flagged) continue;
    const Place place = id.shape().place(cell);
    position.rows[place.row][place.col] = cell == clue ? '_' : symbol_of(influence.view, cell);
  }
  const oracle::Answer answer = oracle::ask(position);
  return proved.verdict == Verdict::Safe ? answer.is_never_mine[proved.cell.at()]
                                         : answer.is_always_mine[proved.cell.at()];
}

void expect_lost(const std::string& board, const std::string& agent_name, int games) {
  for (int i = 0; i < games; ++i) {
    const GameId id = id_of(board + " seed=8 game=" + std::to_string(i));
    SCOPED_TRACE(format_game_id(id));
    Game game(id, make_topology(id.shape()));
    const AgentSpec spec = must(parse_agent(agent_name));
    const auto agent = spec.make();
    InfluenceWatch watch(*agent, game.view());
    Rng rng = rng_for(spec, id);
    play_game(*agent, game, rng, &watch);
    const Influence influence = watch.gather(game.view());
    auto clues = count_influence(influence);
    count_lost(influence, clues);
    for (const ClueInfluence& clue : clues) {
      std::vector<Cell> lost;
      for (const ProvedCell& proved : influence.proved) {
        if (!is_certain_without(id, influence, proved, clue.clue)) lost.push_back(proved.cell);
      }
      EXPECT_EQ(lost_without(influence, clue.clue), lost);
      EXPECT_EQ(clue.lost, static_cast<int>(lost.size()));
    }
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(Chain, WhatIsLostWithoutAClueIsUncertainWithoutIt) {
  expect_lost("4x4/3 survival", "exact", 10);
  expect_lost("5x3/3 classic first=any on-mine=go cascade=no", "exact", 10);
  expect_lost("4x4/4 survival clues=withheld:0.2", "subset", 10);
}

// A saved game is followed by every engine, whoever played it.
TEST(Chain, OfASavedGameHoldsAsWell) {
  Looked looked;
  for (int i = 0; i < 30; ++i) {
    const GameId id = id_of("6x6/8 survival seed=6 game=" + std::to_string(i));
    Game game(id, make_topology(id.shape()));
    const AgentSpec spec = must(parse_agent("basic"));
    const auto agent = spec.make();
    Recorder recorder;
    Rng rng = rng_for(spec, id);
    const Trial trial = play_game(*agent, game, rng, &recorder);
    const auto influence = influence_of(recorder.transcript(game, "basic", trial));
    ASSERT_TRUE(influence.has_value());
    expect_minimal(id, *influence, looked);
    expect_linked(*influence);
    if (HasFailure()) return;
  }
  EXPECT_EQ(looked.incomplete, 0);
}

TEST(Chain, PremisesSufficeAndNoneCanBeLeftOut) {
  for (const std::string agent : {"basic", "subset", "gaussian", "contradiction", "groups",
                                  "double", "triple-risk", "local", "basic-once", "exact"}) {
    const Looked looked = look_at("6x5/7 survival", agent, 40);
    EXPECT_EQ(looked.incomplete, 0) << agent;
    EXPECT_GT(looked.inferences, 300) << agent;
    if (HasFailure()) return;
  }
}

TEST(Chain, AndWhereTheNumberOfMinesCounts) {
  const Looked looked = look_at("5x5/6 classic first=any on-mine=go cascade=no", "exact", 150);
  EXPECT_EQ(looked.incomplete, 0);
  EXPECT_GT(looked.counted, 30);
}

TEST(Chain, OnEveryKindOfBoard) {
  for (const std::string agent : {"subset", "exact"}) {
    look_at("6x6/8 survival topology=torus", agent, 30);
    look_at("6x6/8 survival topology=hex", agent, 30);
    look_at("8x8/10 classic", agent, 30);
    look_at("4x3@0.3 classic first=zero:1,1", agent, 30);
    if (HasFailure()) return;
  }
}

TEST(Chain, WithImperfectClues) {
  for (const std::string clues :
       {"withheld:0.3", "optimistic", "cautious", "withheld:0.2+optimistic"}) {
    for (const std::string agent : {"basic", "subset", "contradiction", "exact"}) {
      look_at("5x5/7 survival clues=" + clues, agent, 30);
      look_at("6x4/7 classic first=safe clues=" + clues, agent, 30);
      if (HasFailure()) return;
    }
  }
}

}  // namespace
}  // namespace minewise
