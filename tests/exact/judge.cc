#include "exact/judge.h"

#include <algorithm>
#include <utility>

#include "conformance/reduced_position.h"

namespace minewise {
namespace {

Truth sum_of(const std::vector<WeighedLayout>& layouts, int cells) {
  Truth truth;
  const auto n = static_cast<std::size_t>(cells);
  truth.layouts = layouts.size();
  truth.mine_probability.assign(n, 0);
  truth.is_always_mine.assign(n, true);
  truth.is_never_mine.assign(n, true);
  double total = 0;
  for (const WeighedLayout& layout : layouts) {
    total += layout.weight;
    for (std::size_t cell = 0; cell < n; ++cell) {
      const bool mine = layout.has_mine(static_cast<int>(cell));
      truth.mine_probability[cell] += mine ? layout.weight : 0;
      (mine ? truth.is_never_mine : truth.is_always_mine)[cell] = false;
    }
  }
  for (double& probability : truth.mine_probability) probability /= total;
  return truth;
}

}  // namespace

oracle::Position oracle_position(const Seen& seen) {
  return whole_position(seen.view, seen.shape);
}

bool has_a_safe_cell_left(const View& view) {
  const bool unlaid = view.uncovered().empty() && view.rules().first.promise != Promise::None;
  return view.rules().ruleset == Ruleset::Classic && !unlaid;
}

std::vector<WeighedLayout> layouts_of(const Seen& seen) {
  std::vector<WeighedLayout> layouts = every_layout(oracle_position(seen));
  if (has_a_safe_cell_left(seen.view)) {
    std::erase_if(layouts, [&](const WeighedLayout& layout) {
      return std::ranges::all_of(seen.view.covered(),
                                 [&](Cell cell) { return layout.has_mine(cell.index); });
    });
  }
  return layouts;
}

Truth truth_of(const Seen& seen) {
  if (has_a_safe_cell_left(seen.view)) return sum_of(layouts_of(seen), seen.view.cells());
  oracle::Answer answer = oracle::ask(oracle_position(seen));
  return {answer.layouts, std::move(answer.mine_probability), std::move(answer.is_always_mine),
          std::move(answer.is_never_mine)};
}

}  // namespace minewise
