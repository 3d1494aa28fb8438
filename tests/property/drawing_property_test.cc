// What is drawn is read back: any view on any topology, with any marks, coloured or not.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "any.h"
#include "formats/input.h"
#include "output/drawing/text.h"

namespace minewise {
namespace {

rc::Gen<Mark> any_mark(bool is_covered, bool with_odds) {
  return rc::gen::exec([=] {
    Mark mark;
    if (is_covered && with_odds) {
      mark.probability = *rc::gen::inRange(0, 1001) / 1000.0;
      mark.is_best = *rc::gen::inRange(0, 10) == 0;
    }
    if (is_covered && *rc::gen::inRange(0, 3) == 0) {
      mark.inferred = *rc::gen::element(Verdict::Safe, Verdict::Mine);
    }
    if (!is_covered && *rc::gen::inRange(0, 2) == 0) {
      mark.is_new = true;
      mark.origin = *rc::gen::element(Origin::None, Origin::Proof, Origin::Random,
                                      Origin::Probability, Origin::Prescribed, Origin::Cascade);
    }
    if (!is_covered && *rc::gen::inRange(0, 4) == 0) mark.link = 1;
    return mark;
  });
}

RC_GTEST_PROP(Drawing, APositionIsReadBackFromItsDrawing, ()) {
  const Position position = *any_position();
  const View view = view_of(position);
  const bool with_odds = *rc::gen::element(false, true);
  Overlay overlay;
  for (int cell = 0; cell < view.cells(); ++cell) {
    overlay.push_back(*any_mark(view.is_covered(Cell{cell}), with_odds));
  }
  const Ink ink(*rc::gen::element(false, true));
  const std::string text = format_headers(position) +
                           draw_tiles(tiles_of(view, overlay), position.shape, ink) +
                           "score 1.000: 3 of 3 mines identified\n";
  const auto input = recognise(text, InputKind::Position);
  if (!input) RC_FAIL(input.error().text() + "\n" + text);
  const auto& drawing = std::get<Drawing>(*input);
  RC_ASSERT(drawing.moments.size() == 1u);
  RC_ASSERT(format_position(drawing.moments.front()) == format_position(position));
}

RC_GTEST_PROP(Drawing, ALayoutIsReadBackFromItsDrawing, ()) {
  const DrawnLayout drawn = *any_layout();
  const bool numbers = *rc::gen::element(false, true);
  RC_PRE(drawn.layout.mines() > 0);
  const std::string text =
      "The true layout:\n" +
      draw_tiles(tiles_of(drawn.layout, Topology(drawn.shape), numbers), drawn.shape, Ink(false));
  const auto input = recognise(text);
  if (!input) RC_FAIL(input.error().text() + "\n" + text);
  const auto layouts = layouts_in(*input);
  RC_ASSERT(layouts.has_value());
  RC_ASSERT(layouts->layout(0) == drawn.layout);
}

}  // namespace
}  // namespace minewise
