#include "api/playback.h"

#include <algorithm>
#include <utility>

#include "core/macros.h"
#include "game/play_game.h"

namespace minewise {

Playback::Playback(Game game, std::string player, std::unique_ptr<Agent> agent, Rng rng)
    : player_(std::move(player)),
      agent_(std::move(agent)),
      rng_(rng),
      start_(std::move(game)),
      shown_(start_),
      live_(start_) {
  CHECK(start_.view().uncovered().empty());
  agent_->start(live_.view());
}

Playback::Playback(const Transcript& transcript, const Game& game)
    : player_(transcript.agent),
      rng_(transcript.id.seed, Digest("nobody draws")),
      steps_(transcript.steps),
      start_(game),
      shown_(game),
      live_(game) {}

Result<Playback> Playback::of(const Transcript& transcript) {
  TRY(replay(transcript));
  return Playback(transcript, game_of(transcript, make_topology(transcript.id.shape())));
}

View Playback::view_before_last() const {
  CHECK(position_ > 0);
  return game_after(position_ - 1).view();
}

std::span<const Deduction> Playback::conclusions() {
  if (!agent_) return {};
  if (position_ == steps_.size()) think();
  if (position_ == thought_.size()) return agent_->conclusions();  // the game is over
  return agent_->conclusions().first(thought_[position_]);
}

Trial Playback::figures() const {
  Trial trial;
  for (std::size_t i = 0; i < position_; ++i) trial.count(steps_[i].decision);
  trial.given_up = is_given_up();
  trial.conclude(shown_);
  return trial;
}

void Playback::think() {
  if (next_ || live_.is_over()) return;
  next_ = next_decision(*agent_, live_, rng_);
  thought_.push_back(agent_->conclusions().size());
  if (!keeps_odds_ || next_->gives_up()) return;
  odds_.emplace_back();
  if (next_->is_guess()) odds_.back() = odds_before(live_.view(), *next_, agent_.get());
}

// Those of a saved game are worked out when they are first asked for.
const std::vector<CellOdds>& Playback::odds() {
  static const std::vector<CellOdds> none;
  if (is_at_end()) return none;
  if (agent_ && position_ == steps_.size()) think();
  if (agent_) return odds_[position_];
  odds_.resize(steps_.size());
  const Decision& decision = steps_[position_].decision;
  if (odds_[position_].empty() && decision.is_guess()) {
    odds_[position_] = odds_before(shown_.view(), decision, nullptr);
  }
  return odds_[position_];
}

const Step* Playback::next_step() {
  CHECK(!is_at_end());
  if (position_ < steps_.size()) return &steps_[position_];
  think();
  if (next_->gives_up()) return nullptr;
  const Outcome outcome = live_.play(next_->move);
  steps_.push_back({*next_, outcome});
  next_.reset();
  if (live_.is_over()) agent_->finish(live_.view(), live_.is_won(), live_.score());
  return &steps_.back();
}

void Playback::forward() {
  const Step* const step = next_step();
  if (!step) return;
  shown_.play(step->decision.move);
  ++position_;
}

void Playback::back() {
  CHECK(position_ > 0);
  go_to(position_ - 1);
}

void Playback::go_to(std::size_t position) {
  CHECK(position <= steps_.size());
  if (position < position_) shown_ = game_after(position);
  for (; position_ < position; ++position_) shown_.play(steps_[position_].decision.move);
  position_ = position;
}

Game Playback::game_after(std::size_t position) const {
  Game game = start_;
  for (std::size_t i = 0; i < position; ++i) game.play(steps_[i].decision.move);
  return game;
}

}  // namespace minewise
