#include "game/luckless.h"

#include <utility>

#include "core/macros.h"
#include "game/dealer.h"
#include "solver/sample.h"

namespace minewise {

namespace {

// What is hidden from the player is known here.
MineCount law_of(const Game& game) {
  const MineCount& told = game.view().count();
  if (std::holds_alternative<UnknownCount>(told)) return FixedCount{game.layout().mines()};
  return told;
}

std::optional<Layout> draw_exactly(Knowledge& known, Rng& rng) {
  auto source = LayoutSource::of(known);
  if (!source || !known.posterior().is_exact()) return std::nullopt;
  return source->draw(rng);
}

}  // namespace

void DealtOdds::begin(const Game& game) {
  const View& seen = game.view();
  if (view_ && view_->topology_ptr() == seen.topology_ptr() && view_->rules() == seen.rules()) {
    view_->restart(law_of(game));
  } else {
    view_.emplace(seen.topology_ptr(), seen.rules(), law_of(game));
  }
  view_->promise({seen.promised().begin(), seen.promised().end()});
  known_.start(*view_);
  read_ = 0;
  is_started_ = true;
}

void DealtOdds::follow(const Game& game) {
  if (!is_started_) begin(game);
  const View& seen = game.view();
  for (; read_ < seen.uncovered().size(); ++read_) {
    const Cell cell = seen.uncovered()[read_];
    if (seen.is_open(cell)) view_->open(cell, seen.clue(cell));
    if (seen.state(cell) == CellState::Mine) view_->step_on(cell);
  }
  known_.deduce(*view_);
}

std::optional<double> DealtOdds::mine_probability(const Game& game, Cell cell) {
  follow(game);
  if (!known_.posterior().is_exact()) return std::nullopt;
  return known_.posterior().mine_probability(cell);
}

std::optional<Layout> DealtOdds::draw(const Game& game, Rng& rng) {
  follow(game);
  return draw_exactly(known_, rng);
}

// The fact that is told stays true: the cell is opened next.
std::optional<Layout> DealtOdds::draw_safe(const Game& game, Cell cell, Rng& rng) {
  follow(game);
  if (known_.facts().is_mine(cell)) return std::nullopt;
  known_.tell({cell, Verdict::Safe, {}});
  const Posterior& posterior = known_.recount();
  if (!posterior.is_possible()) return std::nullopt;
  return draw_exactly(known_, rng);
}

namespace {

// A game of less weight is played as it falls: it cannot change a sum of games any more.
constexpr double kLeastWeight = 1e-15;

}  // namespace

// A game on its way.
struct Luckless::Course {
  Agent& agent;
  Game& game;
  Rng& rng;
  Rng& redraws;
  const SeePlain& see_plain;

  Trial trial = {};
  bool is_plain = true;  // so far
  double weight = 1;     // the chance to have come this far
  double expected = 0;   // mines at guesses, by their probability
  int met = 0;           // and as they fell

  // The plain game is over.
  void leave_plain(const Trial& result, const Game& left) {
    if (std::exchange(is_plain, false) && see_plain) see_plain(result, left);
  }

  // Of the whole game. REQUIRES: it is over or given up.
  double estimate() const {
    if (estimated_under(game.id().rules) == Estimated::Won) return trial.won ? weight : 0;
    const double luck = expected - met;  // as many more mines might have been stepped on
    return luck == 0 ? trial.score : trial.score - luck / game.layout().mines();
  }
};

Rng luckless_rng_for(const GameId& id) {
  constexpr Digest kPurpose("luckless");
  return Rng(id.seed, stream_of(id, kPurpose));
}

// A promise that is pending makes any cell safe.
bool Luckless::is_risk(const Game& game, const Decision& decision) const {
  if (decision.move.kind != Move::Kind::Open || game.view().promise_is_pending()) return false;
  return decision.is_guess() || !believes_;
}

// A player that is not told the number of mines has another posterior than that of the deal.
std::optional<double> Luckless::mine_probability(const Game& game, const Decision& decision) {
  const bool is_told = !std::holds_alternative<UnknownCount>(game.view().count());
  if (believes_ && is_told && decision.estimate &&
      decision.choice.measure == Measure::Probability) {
    return decision.estimate;
  }
  return odds_.mine_probability(game, decision.move.cell);
}

void Luckless::take_risk(Course& course, const Decision& decision) {
  Game& game = course.game;
  const auto risk = mine_probability(game, decision);
  if (!risk) return;
  if (estimated_under(game.id().rules) == Estimated::Score) {
    course.expected += *risk;
    course.met += game.layout().has_mine(decision.move.cell);
    return;
  }
  course.weight *= 1 - *risk;
  if (game.layout().has_mine(decision.move.cell)) survive(course, decision);
}

// The plain game is lost with this move; a copy of it says how. Where no layout can be drawn the
// game itself is lost with it.
void Luckless::survive(Course& course, const Decision& decision) {
  if (course.is_plain) {
    Game lost = course.game;
    lost.play(decision.move);
    Trial trial = course.trial;
    trial.count(decision);
    trial.conclude(lost);
    course.leave_plain(trial, lost);
  }
  if (course.weight < kLeastWeight) return;
  auto layout = odds_.draw_safe(course.game, decision.move.cell, course.redraws);
  if (layout) course.game.relay(*std::move(layout));
}

void Luckless::run(Course& course, std::optional<Decision> next) {
  Agent& agent = course.agent;
  Game& game = course.game;
  Trial& trial = course.trial;
  while (!game.is_over()) {
    const Decision decision =
        next ? *std::exchange(next, std::nullopt) : agent.decide(game.view(), course.rng);
    if (decision.gives_up()) {
      trial.given_up = true;
      break;
    }
    if (is_risk(game, decision)) take_risk(course, decision);
    game.play(decision.move);
    if (is_wrong_claim(game, decision.move) && agent.gives_up_for_flag(decision.move.cell)) {
      trial.given_up = true;
      break;
    }
    trial.count(decision);
  }
  trial.conclude(game);
}

LucklessGame Luckless::play(Agent& agent, Game& game, Rng& rng, Rng& redraws,
                            const SeePlain& see_plain) {
  CHECK(game.view().uncovered().empty());
  Course course{agent, game, rng, redraws, see_plain};
  odds_.start();
  agent.start(game.view());
  run(course, prescribed_opening(game));
  agent.finish(game.view(), course.trial.won, course.trial.score);
  const bool given_up_later = course.trial.given_up && !course.is_plain;
  course.leave_plain(course.trial, game);
  return {course.estimate(), given_up_later, course.trial.moves};
}

double Luckless::play_on(Agent& agent, Game& game, const Decision& first, Rng& rng, Rng& redraws) {
  CHECK(!game.is_over());
  const SeePlain nobody;
  Course course{agent, game, rng, redraws, nobody};
  odds_.start();
  agent.start(game.view());
  run(course, first);
  return course.estimate();
}

}  // namespace minewise
