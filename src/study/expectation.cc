#include "study/expectation.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "game/game.h"
#include "game/play_game.h"

namespace minewise {
namespace {

static_assert(CellState::Covered == CellState{});  // and so no part of a key

std::uint64_t key_of(const View& view) {
  std::uint64_t key = 0;
  for (const Cell cell : view.uncovered()) {
    key |= static_cast<std::uint64_t>(view.state(cell)) << (2 * cell.index);
  }
  return key;
}

ExpectedTrial figures_of(const Trial& trial) {
  return {trial.score, trial.won ? 1.0 : 0.0, static_cast<double>(trial.stepped),
          static_cast<double>(trial.guesses), static_cast<double>(trial.moves)};
}

void add_share(ExpectedTrial& sum, const ExpectedTrial& part, double share) {
  sum.score += share * part.score;
  sum.won += share * part.won;
  sum.stepped += share * part.stepped;
  sum.guesses += share * part.guesses;
  sum.moves += share * part.moves;
}

}  // namespace

Expectation::Expectation(const AgentSpec& agent, const GameId& id, std::uint64_t most_games)
    : id_(id),
      topology_(make_topology(id.shape())),
      agent_(agent.make()),
      merges_(agent.entry->by_position && topology_->cells() <= kMostMerged),
      most_games_(most_games) {}

Expectation::~Expectation() = default;

Game Expectation::game_on(const Layout& layout) const {
  GameId id = id_;
  id.mines = FixedCount{layout.mines()};
  return Game(id, topology_, layout);
}

std::optional<ExpectedTrial> Expectation::of(const Layout& layout) {
  known_.clear();
  games_ = 0;
  if (merges_) return from_position(game_on(layout));
  std::vector<std::uint32_t> draws;
  return from_draws(layout, draws);
}

// The agent begins where the game stands, which is the same to it as having played it there.
std::optional<ExpectedTrial> Expectation::from_position(Game game) {
  const Key key = key_of(game.view());
  if (const auto found = known_.find(key); found != known_.end()) return found->second;
  if (++games_ > most_games_) return std::nullopt;
  script_.start({});
  Rng rng(script_);
  Trial trial;
  agent_->start(game.view());
  while (!game.is_over()) {
    const Decision decision = next_decision(*agent_, game, rng);
    if (script_.was_refused()) return std::nullopt;
    if (script_.missing()) return known_[key] = after_choices(game, trial, rng);
    game.play(decision.move);
    trial.count(decision);
  }
  trial.conclude(game);
  return known_[key] = figures_of(trial);
}

// Has the agent decide once for every value of the draw it waits for. Nothing happens in between,
// so it decides as if asked for the first time.
std::optional<ExpectedTrial> Expectation::after_choices(const Game& game, const Trial& so_far,
                                                        Rng& rng) {
  std::vector<Decision> decisions;
  const std::uint32_t choices = *script_.missing();
  for (std::uint32_t choice = 0; choice < choices; ++choice) {
    script_.start({choice});
    decisions.push_back(agent_->decide(game.view(), rng));
    if (script_.missing()) return std::nullopt;  // a decision by two draws; none of ours is
  }
  ExpectedTrial sum = {.guesses = static_cast<double>(so_far.guesses),
                       .moves = static_cast<double>(so_far.moves)};
  for (const Decision& decision : decisions) {
    Game after = game;
    after.play(decision.move);
    auto part = from_position(std::move(after));
    if (!part) return std::nullopt;
    part->moves += 1;
    part->guesses += decision.is_guess() ? 1 : 0;
    add_share(sum, *part, 1.0 / choices);
  }
  return sum;
}

std::optional<ExpectedTrial> Expectation::from_draws(const Layout& layout,
                                                     std::vector<std::uint32_t>& draws) {
  if (++games_ > most_games_) return std::nullopt;
  Game game = game_on(layout);
  script_.start(draws);
  Rng rng(script_);
  Trial trial;
  agent_->start(game.view());
  while (!game.is_over() && !script_.missing()) {
    const Decision decision = next_decision(*agent_, game, rng);
    if (script_.was_refused()) return std::nullopt;
    if (script_.missing()) break;
    game.play(decision.move);
    trial.count(decision);
  }
  if (!script_.missing()) {
    trial.conclude(game);
    return figures_of(trial);
  }
  const std::uint32_t choices = *script_.missing();
  ExpectedTrial sum;
  for (std::uint32_t choice = 0; choice < choices; ++choice) {
    draws.push_back(choice);
    const auto part = from_draws(layout, draws);
    draws.pop_back();
    if (!part) return std::nullopt;
    add_share(sum, *part, 1.0 / choices);
  }
  return sum;
}

}  // namespace minewise
