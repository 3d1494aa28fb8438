#include "reduced_position.h"

#include <algorithm>
#include <string>

#include "core/position.h"

namespace minewise {
namespace {

oracle::CountPrior prior_of(const MineCount& count) {
  if (const auto* fixed = std::get_if<FixedCount>(&count)) {
    return oracle::CountPrior::known(fixed->mines);
  }
  if (const auto* law = std::get_if<Independent>(&count)) {
    return oracle::CountPrior::independent(law->density);
  }
  if (const auto* weighed = std::get_if<WeighedCount>(&count)) {
    return oracle::CountPrior::weighed(weighed->weights());
  }
  return oracle::CountPrior::unknown();
}

oracle::Position position_of(const std::string& symbols, const View& view, const Shape& shape) {
  oracle::Position position;
  position.width = shape.width;
  position.height = shape.height;
  position.grid = grid_word(shape.grid);
  for (int row = 0; row < shape.height; ++row) {
    position.rows.push_back(
        symbols.substr(shape.cell({row, 0}).at(), static_cast<std::size_t>(shape.width)));
  }
  position.clues = view.rules().clues->name();
  position.prior = prior_of(view.count());
  for (const Cell cell : view.promised()) position.promised_safe.push_back(cell.index);
  return position;
}

bool reasons_with_the_count(Rule rule) {
  return rule == Rule::Exact || rule == Rule::Count;
}

bool touches_one_of(Cell cell, std::span<const Cell> clues, const Topology& topology) {
  return std::ranges::any_of(clues, [&](Cell clue) {
    return std::ranges::binary_search(topology.neighbours(clue), cell);
  });
}

}  // namespace

oracle::Position whole_position(const View& view, const Shape& shape) {
  std::string symbols;
  for (int index = 0; index < view.cells(); ++index) symbols += symbol_of(view, Cell{index});
  return position_of(symbols, view, shape);
}

oracle::Position reduced_position(const Deduction& deduction, std::span<const Deduction> before,
                                  const View& view, const Shape& shape) {
  const auto& [cell, verdict, reason] = deduction;
  const std::span<const Cell> because(reason.because.data(), reason.because.size());
  std::string symbols;
  for (int index = 0; index < view.cells(); ++index) symbols += symbol_of(view, Cell{index});
  for (const Cell open : view.uncovered()) {
    const bool named = std::ranges::find(because, open) != because.end();
    if (view.is_open(open) && !named) symbols[open.at()] = '_';
  }
  for (const Deduction& known : before) {
    if (view.is_covered(known.cell)) {
      symbols[known.cell.at()] = known.verdict == Verdict::Mine ? 'M' : '_';
    }
  }
  if (reasons_with_the_count(reason.rule)) return position_of(symbols, view, shape);

  // Without the count, a cell that no named clue touches has no bearing on the others. It is taken
  // as open, which spares the oracle half of its work each time.
  for (const Cell far : view.covered()) {
    const bool unknown = symbols[far.at()] == '?';
    if (unknown && far != cell && !touches_one_of(far, because, view.topology())) {
      symbols[far.at()] = '_';
    }
  }
  oracle::Position position = position_of(symbols, view, shape);
  position.prior = oracle::CountPrior::independent(0.5);
  return position;
}

}  // namespace minewise
