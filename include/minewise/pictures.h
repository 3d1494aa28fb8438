// Pictures of positions, analyses and games, as SVG or as text. minewise/images.h has PNG and GIF.
//
// A Panel is one board with its heading and caption; draw_svg() draws one or more side by side. The
// same drawing gives the same bytes on every machine.
//
// Example:
//
//     #include <minewise/analyze.h>
//     #include <minewise/pictures.h>
//     #include <minewise/position.h>
//
//     #include <cstdio>
//
//     int main() {
//       const auto position = minewise::read_position("? ? ?\n1 2 1\n", {.mines = "2"});
//       if (!position) return std::puts(position.error().text().c_str()), 1;
//       const minewise::View view = minewise::view_of(*position);
//       const minewise::Analysis analysis = minewise::analyze(view);
//       if (analysis.conflict) return std::puts("no layout explains this"), 1;
//       const auto panel = minewise::picture_of({view, position->shape}, analysis, {});
//       const std::string svg = minewise::draw_svg({panel}, minewise::Theme::Light);
//       std::printf("%.4s\n", svg.c_str());  // prints <svg
//     }
//
// Promised names: Panel, picture_of(), draw_svg(), Theme, find_theme(), theme_word(),
// kMaxPictureSide; Tile, Tiles, tiles_of(), overlay_of(), draw_tiles(), Ink; Animation,
// AnimationRecorder, first_panel(), last_panel().
#pragma once

#include "minewise/error.h"

#include "output/drawing/analysis.h"
#include "output/drawing/animation.h"
#include "output/drawing/picture.h"
#include "output/drawing/text.h"
