#include "study/presets/mean_text.h"

#include <fmt/format.h>

namespace minewise {

std::string half_width(const Mean& mean, int digits) {
  const auto interval = mean.interval();
  return interval ? fmt::format("{:.{}f}", interval->half_width(), digits) : "";
}

std::string with_interval(const Mean& mean, int digits) {
  if (mean.games() == 0) return "-";
  const std::string value = fmt::format("{:.{}f}", mean.value(), digits);
  return mean.interval() ? value + " ± " + half_width(mean, digits) : value;
}

}  // namespace minewise
