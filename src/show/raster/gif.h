// Films as an animated GIF, by giflib. Each frame holds the rectangle that changed, and in it the
// pixels that did not change are transparent, which packs to almost nothing. All frames share one
// palette made from the theme's colours and a few shades between them, so fills are exact and the
// same in every frame, and only the edges of letters and lines are rounded to the nearest shade.
#pragma once

#include <vector>

#include "show/raster/gif_writer.h"
#include "show/render/film.h"

namespace minewise {

// The most frames that an animation takes: those of a survival game on the largest board.
inline constexpr std::size_t kMaxFrames = std::size_t{kMaxFilmSide} * kMaxFilmSide + 1;

struct Timing {
  int frame = 0;   // hundredths of a second for each; 0 chooses by the number of frames
  int last = 400;  // for the last, which shows where the mines were
};

// Told the part that is done, frame by frame.
using FilmProgress = std::function<void(double part)>;

// Side by side, each going on to its own end; the boards before the first move come first. Returns
// false when the sink did. REQUIRES: there is a film; none is longer than kMaxFrames or wider or
// higher than kMaxFilmSide.
bool encode_gif(const std::vector<Film>& films, Theme theme, const Timing& timing,
                const ByteSink& sink, const FilmProgress& progress = {});

}  // namespace minewise
