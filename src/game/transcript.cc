#include "game/transcript.h"

#include <utility>

#include "core/layout_text.h"
#include "game/legal.h"
#include "game/why_text.h"

namespace minewise {
namespace {

std::string answer_text(const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::Mine) return "mine";
  std::string text(1, outcome.clue.symbol());
  if (outcome.changed > 1) text += fmt::format(" +{}", outcome.changed - 1);
  return text;
}

std::string step_text(const Step& step, const Shape& shape) {
  const auto& [decision, outcome, line] = step;
  const std::string cell = shape.place(decision.move.cell).text();
  std::string why;
  append_why(why, decision, shape);
  if (decision.move.kind == Move::Kind::Flag) return fmt::format("flag {} : {}\n", cell, why);
  return fmt::format("open {} -> {} : {}\n", cell, answer_text(outcome), why);
}

// What the rules have to say about a move before it is made.
Result<void> check_before(const Game& game, const Step& step) {
  if (game.is_over()) return fail_at(step.line, 0, "a move after the game is over");
  const auto legal = check_legal(step.decision, game.view());
  return legal ? legal : fail_there(step.line, 0, legal.error());
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
  Game game = game_of(transcript, make_topology(transcript.id.shape()));
  Trial trial;
  for (const Step& step : transcript.steps) {
    if (auto legal = check_before(game, step); !legal) return legal;
    const Outcome outcome = game.play(step.decision.move);
    if (outcome != step.outcome) {
      return fail_at(step.line, 0, "{} is written to show {}, but the game shows {}",
                     transcript.id.shape().place(step.decision.move.cell).text(),
                     answer_text(step.outcome), answer_text(outcome));
    }
    trial.count(step.decision);
    if (after_move) after_move(game, step);
  }
  if (!game.is_over()) {
    return fail_at(transcript.layout_line, 0, "the game is not over after the last move written");
  }
  if (game.layout() != transcript.layout) {
    return fail_at(transcript.layout_line, 0, "this is not the layout that the game ID deals");
  }
  trial.conclude(game);
  if (trial != transcript.result) {
    return fail_at(transcript.result_line, 0, "the moves come to another result: {}",
                   format_trial(trial));
  }
  return {};
}

}  // namespace minewise
