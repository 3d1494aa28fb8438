// Writes films as an animated GIF, with giflib. Each frame holds only the rectangle that changed;
// unchanged pixels in it are transparent and compress to almost nothing. All frames share one
// palette of the theme's colours and a few shades between them. So fills are exact and the same in
// every frame; only the edges of letters and lines are rounded to the nearest shade.
#pragma once

#include <vector>

#include "output/drawing/film.h"
#include "output/raster/gif_writer.h"

namespace minewise {

// The most frames of an animation: those of a survival game on the largest board.
inline constexpr std::size_t kMaxFrames = std::size_t{kMaxFilmSide} * kMaxFilmSide + 1;

struct Timing {
  int frame = 0;   // hundredths of a second each; 0: chosen by the number of frames
  int last = 400;  // for the last one, which shows where the mines were
};

// Called after each frame with the part that is done.
using FilmProgress = std::function<void(double part)>;

// Draws the films side by side, each to its own end. The first frame shows the boards before the
// first move. Returns false if the sink did. REQUIRES: there is a film; none is longer than
// kMaxFrames or wider or higher than kMaxFilmSide.
bool encode_gif(const std::vector<Film>& films, Theme theme, const Timing& timing,
                const ByteSink& sink, const FilmProgress& progress = {});

}  // namespace minewise
