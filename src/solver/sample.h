// Draws whole layouts at random from the posterior: each layout comes with its true probability,
// given all that is seen. A draw chooses how many mines lie in the frontier, shares them among the
// components, goes through each component's tables from the end, and lays the other mines in the
// interior.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/layout.h"
#include "core/result.h"
#include "core/rng.h"
#include "solver/knowledge.h"

namespace minewise {

class LayoutSource {
 public:
  // Nothing where some component was estimated, or where components were not weighed together:
  // there are no tables to draw from then. If a component was counted by a beam, draws are
  // approximate. REQUIRES: some layout explains the view; `known` outlives this and does not
  // change.
  static std::optional<LayoutSource> of(Knowledge& known);

  Layout draw(Rng& rng);

 private:
  LayoutSource(Knowledge& known, Posterior::Together together)
      : known_(&known), together_(together) {}

  Knowledge* known_;
  Posterior::Together together_;
};

// Draws one layout. REQUIRES: LayoutSource::of(known) has any.
Layout draw_layout(Knowledge& known, Rng& rng);

// Draws layouts from what a view shows, independently of each other. An Error if no layout explains
// the view, or if a part of it is too large to draw from.
Result<std::vector<Layout>> draw_layouts(const View& view, std::size_t count, Rng& rng);

}  // namespace minewise
