#include "output/json/board_json.h"

#include "output/json/place_json.h"

namespace minewise {

std::string board_json(const BoardMetrics& metrics) {
  const auto& [shape, mines, value, zini, first, grade] = metrics;
  Json json{{"rows", shape.height},
            {"cols", shape.width},
            {"topology", grid_word(shape.grid)},
            {"mines", mines},
            {"3bv", value.clicks},
            {"openings", value.openings},
            {"islands", value.islands},
            {"numbers", value.numbers},
            {"zini", zini.best},
            {"zini_at_least", zini.least},
            {"greedy_zini", zini.greedy},
            {"human_zini", zini.human}};
  if (first) {
    json["first"] = {first->row, first->col};
    json["grade"] = grade ? Json(grade_word(*grade)) : Json(nullptr);
  }
  return json.dump() + "\n";
}

}  // namespace minewise
