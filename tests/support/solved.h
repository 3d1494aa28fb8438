// What an engine makes of a drawn position: `+` proved safe, `x` proved a mine.
#pragma once

#include <string>
#include <string_view>

#include "infer/explain.h"
#include "knowledge/facts.h"
#include "support/board.h"

namespace minewise {

// The facts that engines of these kinds find one after another, each asked once.
template <class... Engines>
Facts facts_after(const View& view) {
  Facts facts;
  facts.start(view);
  facts.observe(view);
  const auto ask = [&](auto engine) {
    engine.start(view);
    engine.deduce(view, facts);
  };
  (ask(Engines{}), ...);
  return facts;
}

inline std::string with_verdicts(const View& view, int width, const Facts& facts) {
  std::string rows;
  for (int index = 0; index < view.cells(); ++index) {
    const Cell cell{index};
    const bool proved = view.is_covered(cell) && facts.is_known(cell);
    rows += !proved ? symbol_of(view, cell) : facts.is_mine(cell) ? 'x' : '+';
    rows += (index + 1) % width == 0 ? '\n' : ' ';
  }
  return rows;
}

template <class... Engines>
std::string solved_by(std::string_view text) {
  const Position position = drawn_position(text);
  const View view = view_of(position);
  return with_verdicts(view, position.shape.width, facts_after<Engines...>(view));
}

// The sentence for what an engine proves about a cell; "nothing" when it does not.
template <class AnEngine>
std::string sentence_by(std::string_view text, Place place) {
  const Position position = drawn_position(text);
  const View view = view_of(position);
  const Facts facts = facts_after<AnEngine>(view);
  for (const Deduction& deduction : facts.deductions()) {
    if (deduction.cell == position.shape.cell(place)) {
      return explain(deduction, view, position.shape);
    }
  }
  return "nothing";
}

}  // namespace minewise
