#include "game/legal.h"

namespace minewise {

Result<void> check_legal(const Decision& decision, const View& view) {
  const Shape& shape = view.topology().shape();
  const FirstMove& first = view.rules().first;
  if (!view.is_covered(decision.move.cell)) {
    return fail("a move at {}, which is no longer covered", shape.place(decision.move.cell).text());
  }
  const bool is_first = view.uncovered().empty();
  if (is_first && first.cell && decision.move != Move{Move::Kind::Open, shape.cell(*first.cell)}) {
    return fail("the rules have the first move open {}", first.cell->text());
  }
  if (decision.basis == Basis::Promise && !view.promise_is_pending()) {
    return fail("the rules promise nothing about this move");
  }
  if (decision.basis == Basis::Forced && !(is_first && first.cell)) {
    return fail("the rules do not prescribe this move");
  }
  for (const Cell clue : decision.reason.because) {
    if (view.is_open(clue)) continue;
    return fail("the reason names {}, which shows no clue", shape.place(clue).text());
  }
  return {};
}

}  // namespace minewise
