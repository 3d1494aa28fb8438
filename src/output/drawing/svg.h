// A canvas that writes SVG. It is our own code rather than cairo's: text stays text, cells have
// names that a browser shows under the mouse pointer, and the same drawing gives the same bytes on
// every machine, regardless of its fonts.
#pragma once

#include <string>

#include "output/drawing/canvas.h"

namespace minewise {

class SvgCanvas final : public Canvas {
 public:
  SvgCanvas(double width, double height);

  void polygon(std::span<const Point> corners, const Paint& paint) override;
  void circle(Point centre, double radius, const Paint& paint) override;
  void line(Point from, Point to, const Paint& paint) override;
  void text(Point at, std::string_view text, const Lettering& lettering) override;
  void begin(std::string_view title) override;
  void end() override;

  // The whole document. REQUIRES: called once, after all drawing.
  std::string finish() &&;

 private:
  std::string text_;
};

// A text for XML and HTML: &, <, > and quotes are escaped, and unprintable characters are replaced
// (core/printable.h).
std::string escape_markup(std::string_view text);

}  // namespace minewise
