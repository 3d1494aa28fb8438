// A person's game as a game of ours, for everything that watches, draws and studies games: every
// cell that a click opened is a move of its own, a chord several in a row, and reasons are untold.
// Only flags that stand at the end are moves, as flags of ours cannot be taken back. Times and
// wasted clicks are lost: who needs them asks the PersonGame.
#pragma once

#include "formats/person_game.h"
#include "game/transcript.h"

namespace minewise {

Transcript transcript_of(const PersonGame& person);

}  // namespace minewise
