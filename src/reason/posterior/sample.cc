#include "reason/posterior/sample.h"

#include <utility>
#include <vector>

#include "ground/base/check.h"

namespace minewise {
namespace {

// Places `mines` mines on cells chosen uniformly.
void place(std::vector<Cell> cells, int mines, Rng& rng, Layout& layout) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(mines); ++i) {
    const std::size_t chosen = i + rng.below(static_cast<std::uint32_t>(cells.size() - i));
    std::swap(cells[i], cells[chosen]);
    layout.place_mine(cells[i]);
  }
}

}  // namespace

bool can_draw_layouts(const Posterior& posterior) {
  if (posterior.is_propagated()) return false;
  for (int slot = 0; slot < posterior.frontier().slots(); ++slot) {
    if (posterior.frontier().component(slot).clues.empty()) continue;
    if (posterior.counted(slot).is_estimated()) return false;
  }
  return true;
}

Layout draw_layout(Knowledge& known, Rng& rng) {
  CHECK(known.posterior().is_possible());
  Posterior& posterior = known.recount();
  const View& view = known.view();
  const Facts& facts = known.facts();
  Layout layout(view.cells());
  for (const Cell cell : facts.known()) {
    if (facts.is_mine(cell)) layout.place_mine(cell);
  }
  const Frontier& frontier = posterior.frontier();
  const std::vector<int> shares = posterior.draw_mines(rng);
  std::vector<int> in_region;
  int laid = 0;
  for (int slot = 0; slot < frontier.slots(); ++slot) {
    const Component& component = frontier.component(slot);
    if (component.clues.empty()) continue;
    posterior.sampled(slot).sample(shares[slot], rng, in_region);
    for (std::size_t r = 0; r < component.regions.size(); ++r) {
      const auto cells = component.cells_of(component.regions[r]);
      place({cells.begin(), cells.end()}, in_region[r], rng, layout);
      laid += in_region[r];
    }
  }
  const auto interior = posterior.prior().draw_interior(laid, rng);
  std::size_t next = 0;
  for (int index = 0; index < view.cells(); ++index) {
    const Cell cell{index};
    if (facts.is_known(cell) || frontier.slot_of(cell) != Frontier::kInterior) continue;
    if (interior[next++]) layout.place_mine(cell);
  }
  return layout;
}

Result<std::vector<Layout>> draw_layouts(const View& view, std::size_t count, Rng& rng) {
  Knowledge known(view);
  if (!known.posterior().is_possible()) return fail("no layout explains the position");
  if (!can_draw_layouts(known.recount()))
    return fail("the position is too large to draw layouts from");
  std::vector<Layout> layouts;
  while (layouts.size() < count) layouts.push_back(draw_layout(known, rng));
  return layouts;
}

}  // namespace minewise
