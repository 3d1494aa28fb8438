#include "output/text/luck.h"

#include <fmt/format.h>

namespace minewise {

std::string luck_text(const Luck& luck) {
  std::string text;
  if (luck.needless) {
    text += fmt::format(
        "risk: {:.4f} mines to be expected, {:.4f} with the best cell each time; "
        "{:.1f}% of it was needless\n",
        luck.expected, luck.least_expected, 100 * *luck.needless);
    text += fmt::format("chance to step on none: {:.4g}, with the best cell each time {:.4g}\n",
                        luck.survival, luck.best_survival);
  }
  if (!luck.figure) return text + "luck: nothing was left to chance\n";
  return text + fmt::format(
                    "luck: {:+.2f} standard deviations; luckier than {:.0f} of 100 games with the "
                    "same risks\n",
                    *luck.figure, 100 * *luck.luckier_than);
}

}  // namespace minewise
