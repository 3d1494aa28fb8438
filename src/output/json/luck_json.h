// Luck as JSON, in the reviews of agents' and of persons' games.
#pragma once

#include "output/json/place_json.h"
#include "review/luck.h"

namespace minewise {

inline Json luck_json(const Luck& luck) {
  return {{"stepped", luck.stepped},
          {"expected", luck.expected},
          {"least_expected", luck.least_expected},
          {"needless", or_null(luck.needless)},
          {"survival", luck.survival},
          {"best_survival", luck.best_survival},
          {"deviation", luck.deviation},
          {"figure", or_null(luck.figure)},
          {"luckier_than", or_null(luck.luckier_than)}};
}

}  // namespace minewise
