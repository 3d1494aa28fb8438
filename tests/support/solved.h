// What an engine makes of a drawn position: `+` proved safe, `x` proved a mine.
#pragma once

#include <string>
#include <string_view>

#include "output/text/explain.h"
#include "solver/facts.h"
#include "support/board.h"

namespace minewise {

// The facts that engines of these kinds find one after another, each asked once.
template <class... Engines>
Facts facts_after(const View& view) {
  Facts facts(view);
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

// An engine that keeps up with a game while cells are opened one by one.
template <class AnEngine>
class Follower {
 public:
  explicit Follower(std::string_view text)
      : position_(drawn_position(text)), view_(view_of(position_)) {
    facts_.start(view_);
    engine_.start(view_);
  }

  // What is proved once a cell shows a clue.
  std::string open(int index, int clue) {
    view_.open(Cell{index}, Clue::number(clue));
    facts_.observe(view_);
    engine_.deduce(view_, facts_);
    return with_verdicts(view_, position_.shape.width, facts_);
  }

 private:
  Position position_;
  View view_;
  Facts facts_;
  AnEngine engine_;
};

// Report 003's corner has four arrangements, and no cell is the same in all of them: without the
// number of mines there is nothing to see.
inline constexpr std::string_view kCornerOfReport003 =
    "_ _ _ _\n"
    "F F 3 1\n"
    "F F ? ?\n"
    "2 3 ? ?\n";

// The sentence for what an engine proves about a cell; "nothing" when it does not.
template <class AnEngine>
std::string sentence_by(std::string_view text, Place place) {
  const Position position = drawn_position(text);
  const View view = view_of(position);
  const Facts facts = facts_after<AnEngine>(view);
  for (const Deduction& deduction : facts.deductions()) {
    if (deduction.cell == position.shape.cell(place)) {
      return explain(deduction, {view, position.shape});
    }
  }
  return "nothing";
}

}  // namespace minewise
