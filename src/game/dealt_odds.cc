#include "game/dealt_odds.h"

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

}  // namespace minewise
