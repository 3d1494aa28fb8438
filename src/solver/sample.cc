#include "solver/sample.h"

#include <utility>
#include <vector>

#include "core/macros.h"

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

std::optional<LayoutSource> LayoutSource::of(Knowledge& known) {
  Posterior& posterior = known.recount();
  CHECK(posterior.is_possible());
  const auto together = posterior.together();
  if (!together) return std::nullopt;
  for (int slot = 0; slot < posterior.frontier().slots(); ++slot) {
    if (posterior.frontier().component(slot).clues.empty()) continue;
    if (posterior.counted(slot).is_estimated()) return std::nullopt;
  }
  return LayoutSource(known, *together);
}

Layout LayoutSource::draw(Rng& rng) {
  Posterior& posterior = known_->posterior();
  const View& view = known_->view();
  const Facts& facts = known_->facts();
  Layout layout(view.cells());
  for (const Cell cell : facts.known()) {
    if (facts.is_mine(cell)) layout.place_mine(cell);
  }
  const Frontier& frontier = posterior.frontier();
  const std::vector<int> shares = together_.draw_mines(rng);
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

Layout draw_layout(Knowledge& known, Rng& rng) {
  auto source = LayoutSource::of(known);
  CHECK(source);
  return source->draw(rng);
}

Result<std::vector<Layout>> draw_layouts(const View& view, std::size_t count, Rng& rng) {
  Knowledge known(view);
  if (!known.posterior().is_possible()) return fail("no layout explains the position");
  auto source = LayoutSource::of(known);
  if (!source) return fail("the position is too large to draw layouts from");
  std::vector<Layout> layouts;
  while (layouts.size() < count) layouts.push_back(source->draw(rng));
  return layouts;
}

}  // namespace minewise
