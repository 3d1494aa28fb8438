// A mean and its interval as the tables and summaries of experiments write them.
#pragma once

#include <string>

#include "core/statistics.h"

namespace minewise {

// "0.097"; empty where there is no interval.
std::string half_width(const Mean& mean, int digits);

// "0.615 ± 0.097"; "-" where nothing was measured.
std::string with_interval(const Mean& mean, int digits);

}  // namespace minewise
