#include "game/transcript.h"

#include <utility>

#include "view/layout_text.h"

namespace minewise {
namespace {

std::string answer_text(const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::Mine) return "mine";
  std::string text(1, outcome.clue.symbol());
  if (outcome.changed > 1) text += fmt::format(" +{}", outcome.changed - 1);
  return text;
}

std::string why_text(const Decision& decision, const Shape& shape) {
  std::string text(basis_word(decision.basis));
  if (decision.basis == Basis::Proof) {
    text += fmt::format(" {}", rule_word(decision.reason.rule));
    for (const Cell cell : decision.reason.because) text += " " + shape.place(cell).text();
  }
  if (decision.mine_probability) text += fmt::format(" {}", *decision.mine_probability);
  return text;
}

std::string step_text(const Step& step, const Shape& shape) {
  const auto& [decision, outcome, line] = step;
  const std::string cell = shape.place(decision.move.cell).text();
  const std::string why = why_text(decision, shape);
  if (decision.move.kind == Move::Kind::Flag) return fmt::format("flag {} : {}\n", cell, why);
  return fmt::format("open {} -> {} : {}\n", cell, answer_text(outcome), why);
}

}  // namespace

std::string format_transcript(const Transcript& transcript) {
  const Shape shape = transcript.id.shape();
  std::string text = fmt::format("minewise transcript 1\ngame {}\nagent {}\n",
                                 format_game_id(transcript.id), transcript.agent);
  for (const Step& step : transcript.steps) text += step_text(step, shape);
  text += transcript.is_given ? "layout given\n" : "layout\n";
  text += format_layout(transcript.layout, shape.width);
  return text + fmt::format("result {}\n", format_trial(transcript.result));
}

Game game_of(const Transcript& transcript, TopologyPtr topology) {
  if (transcript.is_given) return Game(transcript.id, std::move(topology), transcript.layout);
  return Game(transcript.id, std::move(topology));
}

Result<void> replay(const Transcript& transcript, const AfterMove& after_move) {
  const Shape shape = transcript.id.shape();
  Game game = game_of(transcript, make_topology(shape));
  Trial trial;
  for (const Step& step : transcript.steps) {
    const Cell cell = step.decision.move.cell;
    const std::string place = shape.place(cell).text();
    if (game.is_over()) return fail_at(step.line, 0, "a move after the game is over");
    if (!game.view().is_covered(cell)) {
      return fail_at(step.line, 0, "a move at {}, which is no longer covered", place);
    }
    const Outcome outcome = game.play(step.decision.move);
    if (outcome != step.outcome) {
      return fail_at(step.line, 0, "{} is written to show {}, but the game shows {}", place,
                     answer_text(step.outcome), answer_text(outcome));
    }
    trial.count(step.decision);
    if (after_move) after_move(game, step);
  }
  if (!game.is_over()) return fail("the game is not over after the last move written");
  if (game.is_dealt() && game.layout() != transcript.layout) {
    return fail("the layout written is not the one that the game ID deals");
  }
  trial.conclude(game);
  if (trial != transcript.result) {
    return fail("the result written is not that of the moves: {}", format_trial(trial));
  }
  return {};
}

}  // namespace minewise
