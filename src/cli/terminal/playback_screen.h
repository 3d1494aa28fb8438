// Shows a playback on the screen at a chosen speed. Keys pause it and step forward and back.
#pragma once

#include "api/playback.h"
#include "cli/terminal/screen.h"

namespace minewise {

// In moves per second.
inline constexpr double kSlowest = 0.01, kFastest = 1000;

// Starts paused if the speed is 0. With `odds`, the board shows before each guess what there is to
// choose from. Returns when the user quits. REQUIRES: the playback is before its first move.
void show_playback(Screen& screen, Playback& playback, double speed, bool odds = false);

}  // namespace minewise
