// Pictures as PNG and GIF files. Part of the whole library (minewise::minewise), not of the core.
//
// draw_png() draws the panels of minewise/pictures.h. encode_gif() animates a game that an
// AnimationRecorder recorded move by move. picture_formats() lists all formats by name.
//
// Example:
//
//     #include <minewise/images.h>
//     #include <minewise/play.h>
//
//     #include <cstdio>
//
//     int main() {
//       const auto id = minewise::parse_game_id("beginner classic first=zero seed=7");
//       const auto spec = minewise::parse_agent("exact");
//       if (!id || !spec) return 1;
//       minewise::Game game = minewise::GameSource{*id, {}}.game();
//       const auto agent = spec->make();
//       minewise::Rng rng = minewise::rng_for(*spec, *id);
//       minewise::AnimationRecorder recorder("exact", game, agent.get());
//       const minewise::Trial trial = minewise::play_game(*agent, game, rng, &recorder);
//       const minewise::Animation animation = std::move(recorder).finish(game, trial);
//       const minewise::Panel panel = minewise::last_panel(animation);
//       const auto png = minewise::draw_png({panel}, minewise::Theme::Dark);
//       std::printf("%s\n", png.substr(1, 3).c_str());  // prints PNG
//       std::string gif;
//       minewise::encode_gif({animation}, minewise::Theme::Dark, {}, [&](std::string_view bytes) {
//         gif += bytes;
//         return true;
//       });
//       std::printf("%s\n", gif.substr(0, 3).c_str());  // prints GIF
//     }
//
// Promised names: draw_png(), encode_gif(), Timing, ByteSink, PictureFormat, picture_formats(),
// find_picture_format().
#pragma once

#include "minewise/pictures.h"

#include "output/raster/gif.h"
#include "output/raster/picture_format.h"
#include "output/raster/raster.h"
