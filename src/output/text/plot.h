// What a plot shows, in words: for those who cannot see it.
#pragma once

#include <string>

#include "study/plot.h"

namespace minewise {

// "Mean score against mine density, 20x20 survival. From 0.1 to 0.9: basic 0.98 to 0.10, exact 0.99
// to 0.21. Highest at 0.1: exact; at 0.9: exact."
std::string describe_plot(const Plot& plot);

}  // namespace minewise
