#include "study/influence/influence_report.h"

#include <utility>

namespace minewise {

InfluenceReport report_on(const Shape& shape, Influence influence) {
  Chain chain = chain_to(influence.graph, influence.graph.deepest(), influence.view.topology());
  return {.game = {},
          .agent = {},
          .shape = shape,
          .influence = std::move(influence),
          .chain = std::move(chain),
          .clues = {},
          .without = {},
          .lost = {},
          .reach = {}};
}

}  // namespace minewise
