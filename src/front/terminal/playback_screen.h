// A playback on the screen: it runs at a chosen speed, and keys stop it, step it and turn it back.
#pragma once

#include "front/session/playback.h"
#include "front/terminal/screen.h"

namespace minewise {

// In moves per second.
inline constexpr double kSlowest = 0.01, kFastest = 1000;

// Begins with a pause if the speed is 0. Returns when the user has had enough.
void show_playback(Screen& screen, Playback& playback, double speed);

}  // namespace minewise
