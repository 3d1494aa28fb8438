// Playing: games by an agent, by your own program, or by a person.
//
// A Game is the referee: it deals the mines, answers moves and keeps the score. play_out() plays
// one with an agent and gives its transcript, which replay() checks. A Session is a game for a
// person, with marks, undo, hints and reasons; what a person may do wrongly there is a Result.
//
// Example:
//
//     #include <minewise/play.h>
//
//     #include <cstdio>
//
//     int main() {
//       const auto id = minewise::parse_game_id("beginner classic first=zero seed=7");
//       const auto agent = minewise::parse_agent("exact");
//       if (!id || !agent) return 1;
//       const minewise::GameSource source{*id, {}};
//       const auto played = minewise::play_out(source, *agent);
//       if (!played) return std::puts(played.error().text().c_str()), 1;
//       std::puts(minewise::format_trial(played->result).c_str());
//       // prints score 1 won 1 stepped 0 guesses 0 moves 28 wrong_flags 0
//
//       minewise::Session session(source.game());
//       if (const auto hint = session.hint()) {
//         if (auto opened = session.open(hint->move.cell); !opened) return 1;
//       }
//       std::printf("%zu cells are open\n", session.view().uncovered().size());
//       // prints 29 cells are open
//     }
//
// Promised names:
// - Game, Move, Outcome, GameSource, deal()
// - play_out(), play_game(), next_decision(), rng_for(), Observer, Recorder; Trial, format_trial()
// - Transcript, Step, parse_transcript(), format_transcript(), replay(), AfterMove
// - Session
#pragma once

#include "minewise/error.h"

#include "api/session.h"
#include "formats/game_source.h"
#include "game/dealer.h"
#include "game/game.h"
#include "game/play_game.h"
#include "game/transcript.h"
