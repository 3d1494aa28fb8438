// For posteriors in which the number of mines counts through the density alone.
#pragma once

namespace minewise {

// Whether a density has moved so far that what was weighed with the former has to be weighed again.
bool has_drifted(double density, double from);

}  // namespace minewise
