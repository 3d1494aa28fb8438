// Sampling: whole layouts, drawn with their true probability given all that a position shows.
//
// All random numbers come from an Rng, which is a seed and the name of a stream: the same seed and
// name give the same numbers on every machine.
//
// Example:
//
//     #include <minewise/position.h>
//     #include <minewise/sample.h>
//
//     #include <cstdio>
//
//     int main() {
//       const auto position = minewise::read_position("? ? ?\n1 2 1\n", {.mines = "2"});
//       if (!position) return std::puts(position.error().text().c_str()), 1;
//       minewise::Rng rng(minewise::Seed{1}, minewise::Digest("my program"));
//       const auto layouts = minewise::draw_layouts(minewise::view_of(*position), 1000, rng);
//       if (!layouts) return std::puts(layouts.error().text().c_str()), 1;
//       const auto& layout = layouts->front();
//       std::printf("%s", minewise::format_layout(layout, position->shape.width).c_str());
//       // prints * . *
//       // prints . . .
//     }
//
// Promised names: draw_layouts(), draw_layout(), Rng, Seed, Digest.
#pragma once

#include "minewise/error.h"

#include "core/rng.h"
#include "solver/sample.h"
