#include "game/play_game.h"

#include <fmt/format.h>

#include <utility>

#include "core/macros.h"
#include "game/dealer.h"

namespace minewise {

void Observer::decided(const Game&, const Decision&) {}
void Observer::played(const Game&, const Step&) {}

std::optional<Decision> prescribed_opening(const PlacedView& placed) {
  const FirstMove& first = placed.view.rules().first;
  if (!first.cell || !placed.view.uncovered().empty()) return std::nullopt;
  Decision decision;
  decision.move = {Move::Kind::Open, placed.shape.cell(*first.cell)};
  decision.basis = first.promise == Promise::None ? Basis::Forced : Basis::Promise;
  return decision;
}

std::optional<Decision> prescribed_opening(const Game& game) {
  return prescribed_opening(PlacedView{game.view(), game.id().shape()});
}

Decision next_decision(Agent& agent, const Game& game, Rng& rng) {
  const auto opening = prescribed_opening(game);
  return opening ? *opening : agent.decide(game.view(), rng);
}

bool is_wrong_claim(const Game& game, const Move& move) {
  return move.kind == Move::Kind::Flag && game.id().rules.flags == FlagRule::Certain &&
         game.is_dealt() && !game.layout().has_mine(move.cell);
}

Trial play_game(Agent& agent, Game& game, Rng& rng, Observer* observer) {
  CHECK(game.view().uncovered().empty());
  Trial trial;
  agent.start(game.view());
  auto opening = prescribed_opening(game);
  while (!game.is_over()) {
    const Decision decision =
        opening ? *std::exchange(opening, std::nullopt) : agent.decide(game.view(), rng);
    if (decision.gives_up()) {
      trial.given_up = true;
      break;
    }
    if (observer) observer->decided(game, decision);
    const Outcome outcome = game.play(decision.move);
    if (is_wrong_claim(game, decision.move) && agent.gives_up_for_flag(decision.move.cell)) {
      trial.given_up = true;
      break;
    }
    trial.count(decision);
    if (observer) observer->played(game, {decision, outcome});
  }
  trial.conclude(game);
  agent.finish(game.view(), trial.won, trial.score);
  return trial;
}

std::string describe_fault(const AgentSpec& agent, const GameId& id, int move, const Fault& fault) {
  return fmt::format("{}, {}, move {}: {}", format_game_id(id), agent.name(), move, fault.what);
}

Rng rng_for(const AgentSpec& agent, const GameId& id) {
  constexpr Digest kPurpose("agent");
  return Rng(id.seed, stream_of(id, kPurpose).add(agent.name()));
}

void Recorder::played(const Game&, const Step& step) {
  steps_.push_back(step);
}

Transcript Recorder::transcript(const Game& game, std::string agent, const Trial& result) const {
  CHECK(game.is_over());
  const Layout layout = game.is_dealt() ? game.layout() : Layout(game.view().cells());
  return {game.id(), std::move(agent), steps_, layout, game.is_given(), result};
}

}  // namespace minewise
