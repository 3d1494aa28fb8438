// Shows a playback on the screen. It runs at a chosen speed; keys stop it, and step forward and
// back.
#pragma once

#include "front/session/playback.h"
#include "front/terminal/screen.h"

namespace minewise {

// In moves per second.
inline constexpr double kSlowest = 0.01, kFastest = 1000;

// Starts paused if the speed is 0. Returns when the user quits.
void show_playback(Screen& screen, Playback& playback, double speed);

}  // namespace minewise
