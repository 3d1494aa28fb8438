#include "analysis/expectation.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "game/game.h"
#include "game/trial.h"
#include "play/play_game.h"

namespace minewise {
namespace {

static_assert(CellState::Covered == CellState{});  // and so no part of a key

// A cell's part in the key of a position; none while it is covered.
std::uint64_t at(CellState state, Cell cell) {
  return static_cast<std::uint64_t>(state) << (2 * cell.index);
}

std::uint64_t key_of(const View& view) {
  std::uint64_t key = 0;
  for (const Cell cell : view.uncovered()) key |= at(view.state(cell), cell);
  return key;
}

ExpectedTrial figures_of(const Trial& trial) {
  return {trial.score, trial.won ? 1.0 : 0.0, static_cast<double>(trial.stepped),
          static_cast<double>(trial.guesses), static_cast<double>(trial.moves)};
}

// A position decides the score, the mines stepped on and the win of the games that go through it;
// decisions are counted from the position on.
ExpectedTrial from_here(ExpectedTrial whole, const ExpectedTrial& so_far) {
  whole.guesses -= so_far.guesses;
  whole.moves -= so_far.moves;
  return whole;
}

ExpectedTrial from_start(ExpectedTrial rest, const ExpectedTrial& so_far) {
  rest.guesses += so_far.guesses;
  rest.moves += so_far.moves;
  return rest;
}

void add_share(ExpectedTrial& sum, const ExpectedTrial& part, double share) {
  sum.score += share * part.score;
  sum.won += share * part.won;
  sum.stepped += share * part.stepped;
  sum.guesses += share * part.guesses;
  sum.moves += share * part.moves;
}

}  // namespace

// Those whose engines find the same facts in whatever order cells are opened, and whose guesses
// depend on nothing else. A test holds them to it.
bool plays_by_position(const AgentSpec& agent) {
  constexpr std::array<std::string_view, 5> kNames{"random", "basic", "subset", "contradiction",
                                                   "exact"};
  return std::ranges::find(kNames, agent.entry->name) != kNames.end();
}

Expectation::Expectation(const AgentSpec& agent, const GameId& id, std::uint64_t most_games)
    : spec_(agent),
      id_(id),
      topology_(make_topology(id.shape())),
      agent_(agent.make()),
      merges_(plays_by_position(agent) && topology_->cells() <= kMostMerged),
      most_games_(most_games) {}

Expectation::~Expectation() = default;

std::optional<ExpectedTrial> Expectation::of(const Layout& layout) {
  known_.clear();
  games_ = 0;
  std::vector<std::uint32_t> draws;
  return explore(layout, draws);
}

// Plays by the script until a draw is missing.
Expectation::Stop Expectation::play(const Layout& layout, const std::vector<std::uint32_t>& draws) {
  GameId id = id_;
  id.mines = FixedCount{layout.mines()};
  Game game(id, topology_, layout);
  script_.start(draws);
  Rng rng(script_);
  Trial trial;
  agent_->start(game.view());
  std::size_t taken = 0;  // draws before the present decision
  while (!game.is_over()) {
    const auto opening = prescribed_opening(game);
    const Decision decision = opening ? *opening : agent_->decide(game.view(), rng);
    if (script_.missing()) {
      Stop stop{script_.missing(), {}, figures_of(trial)};
      if (merges_ && taken == draws.size() && !script_.was_refused()) {
        look_at_choices(game, rng, stop);
      }
      return stop;
    }
    taken = script_.taken();
    game.play(decision.move);
    trial.count(decision);
  }
  trial.conclude(game);
  return {std::nullopt, {}, figures_of(trial)};
}

// Has the agent decide once for every value of the draw it waits for. Nothing happens in between,
// so it decides as if asked for the first time. A decision that takes another draw is left alone.
void Expectation::look_at_choices(const Game& game, Rng& rng, Stop& stop) {
  const Key here = key_of(game.view());
  for (std::uint32_t choice = 0; choice < *stop.choices; ++choice) {
    script_.start({choice});
    const Decision decision = agent_->decide(game.view(), rng);
    if (script_.missing()) return stop.merged.clear();
    const Move& move = decision.move;
    CellState after = CellState::Flagged;
    if (move.kind == Move::Kind::Open) {
      after = game.layout().has_mine(move.cell) ? CellState::Mine : CellState::Open;
    }
    stop.merged.push_back({here | at(after, move.cell), decision.is_guess()});
  }
}

std::optional<ExpectedTrial> Expectation::explore(const Layout& layout,
                                                  std::vector<std::uint32_t>& draws) {
  if (++games_ > most_games_) return std::nullopt;
  const Stop stop = play(layout, draws);
  if (script_.was_refused()) return std::nullopt;
  if (!stop.choices) return stop.figures;
  ExpectedTrial sum;
  for (std::uint32_t choice = 0; choice < *stop.choices; ++choice) {
    const Choice* merged = stop.merged.empty() ? nullptr : &stop.merged[choice];
    ExpectedTrial so_far = stop.figures;
    so_far.moves += 1;
    so_far.guesses += merged && merged->is_guess;
    const auto found = merged ? known_.find(merged->position) : known_.end();
    std::optional<ExpectedTrial> part;
    if (found != known_.end()) {
      part = from_start(found->second, so_far);
    } else {
      draws.push_back(choice);
      part = explore(layout, draws);
      draws.pop_back();
      if (!part) return std::nullopt;
      if (merged) known_.emplace(merged->position, from_here(*part, so_far));
    }
    add_share(sum, *part, 1.0 / *stop.choices);
  }
  return sum;
}

}  // namespace minewise
