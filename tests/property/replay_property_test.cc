// Replaying a transcript: every game that was played is accepted, no game that was tampered with,
// and nothing that reads as a transcript is too strange to be judged.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "any.h"
#include "game/dealer.h"
#include "game/play_game.h"
#include "same.h"
#include "spoiled.h"

namespace minewise {
namespace {

// Any covered cell; but the first move is the one that the rules prescribe, where they do.
Decision any_decision(const Game& game) {
  const auto covered = game.view().covered();
  const auto& first = game.id().rules.first.cell;
  Decision decision;
  if (first && game.view().uncovered().empty()) {
    decision.move = {Move::Kind::Open, game.id().shape().cell(*first)};
    return decision;
  }
  decision.move.kind = *rc::gen::inRange(0, 4) == 0 ? Move::Kind::Flag : Move::Kind::Open;
  decision.move.cell = covered[*rc::gen::inRange<std::size_t>(0, covered.size())];
  return decision;
}

Transcript play(Game game) {
  Trial trial;
  Recorder recorder;
  while (!game.is_over()) {
    const Decision decision = any_decision(game);
    const Outcome outcome = game.play(decision.move);
    trial.count(decision);
    recorder.played(game, {decision, outcome});
  }
  trial.conclude(game);
  return recorder.transcript(game, "nobody", trial);
}

Transcript any_played_game() {
  const GameId id = *any_game_id();
  return play(Game(id, make_topology(id.shape())));
}

RC_GTEST_PROP(Replay, AcceptsEveryGameThatWasPlayed, ()) {
  const GameId id = *any_game_id();
  const TopologyPtr topology = make_topology(id.shape());
  const bool given = *rc::gen::arbitrary<bool>();
  const Transcript written = play(given ? Game(id, topology, deal(id, {})) : Game(id, topology));
  RC_ASSERT(written.is_given == given);
  const auto read = parse_transcript(format_transcript(written));
  RC_ASSERT(read.has_value());
  RC_ASSERT(same(*read, written));
  const auto replayed = replay(*read);
  if (!replayed) RC_FAIL(replayed.error().text());
}

RC_GTEST_PROP(Replay, ShowsTheGameAfterEveryMove, ()) {
  const Transcript played = any_played_game();
  std::size_t seen = 0;
  const auto replayed = replay(played, [&](const Game& game, const Step& step) {
    RC_ASSERT(same(step, played.steps[seen]));
    RC_ASSERT(!game.view().is_covered(step.decision.move.cell));
    ++seen;
  });
  RC_ASSERT(replayed.has_value());
  RC_ASSERT(seen == played.steps.size());
}

Layout with_one_cell_changed(const Layout& layout) {
  const int changed = *rc::gen::inRange(0, layout.cells());
  Layout other(layout.cells());
  for (int index = 0; index < layout.cells(); ++index) {
    if (layout.has_mine(Cell{index}) != (index == changed)) other.place_mine(Cell{index});
  }
  return other;
}

// An answer that the same move cannot have had as well.
void change_answer(Outcome& outcome) {
  if (outcome.kind != Outcome::Kind::Clue) {
    outcome = {Outcome::Kind::Clue, Clue::withheld(), 1};
  } else if (*rc::gen::arbitrary<bool>()) {
    ++outcome.changed;
  } else {
    outcome.clue = outcome.clue == Clue::number(1) ? Clue::number(2) : Clue::number(1);
  }
}

void tamper_with(Transcript& transcript) {
  const std::size_t move = *rc::gen::inRange<std::size_t>(0, transcript.steps.size());
  switch (*rc::gen::inRange(0, 6)) {
    case 0:
      transcript.steps.pop_back();
      break;
    case 1:
      transcript.steps.push_back(transcript.steps[move]);
      break;
    case 2:
      change_answer(transcript.steps[move].outcome);
      break;
    case 3:
      transcript.layout = with_one_cell_changed(transcript.layout);
      break;
    case 4:
      transcript.result.won = !transcript.result.won;
      break;
    default: {
      Trial& result = transcript.result;
      int* const figure =
          *rc::gen::element(&result.stepped, &result.guesses, &result.moves, &result.wrong_flags);
      ++*figure;
    }
  }
}

RC_GTEST_PROP(Replay, RefusesAGameThatWasTamperedWith, ()) {
  Transcript transcript = any_played_game();
  RC_PRE(!transcript.steps.empty());
  tamper_with(transcript);
  const auto replayed = replay(transcript);
  RC_ASSERT(!replayed.has_value());
  RC_ASSERT(!replayed.error().message.empty());
}

// Moves that no game allows, answers that no game gives: all of it is an Error, none of it a crash.
RC_GTEST_PROP(Replay, JudgesWhateverReadsAsATranscript, ()) {
  const bool played = *rc::gen::arbitrary<bool>();
  const Transcript transcript = played ? any_played_game() : *any_transcript();
  const auto read = parse_transcript(*spoiled(format_transcript(transcript)));
  const auto replayed = replay(read ? *read : transcript);
  if (!replayed) RC_ASSERT(!replayed.error().message.empty());
}

// The mines fit beside the corner that the rules free, not beside the middle.
TEST(Replay, RefusesAnOpeningThatTheRulesDoNotPrescribe) {
  const auto read = parse_transcript(
      "minewise transcript 1\n"
      "game 3x3/5 survival first=zero:0,0 seed=1 game=0\n"
      "agent nobody\n"
      "open 1,1 -> 0 : promise\n"
      "layout\n"
      ". . *\n"
      ". . *\n"
      "* * *\n"
      "result score 0 won 0 stepped 0 guesses 0 moves 1 wrong_flags 0\n");
  ASSERT_TRUE(read.has_value()) << read.error().text();
  EXPECT_FALSE(replay(*read).has_value());
}

}  // namespace
}  // namespace minewise
