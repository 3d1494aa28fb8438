// A Canvas is what drawings are made on: polygons, circles, lines and text. One drawing serves
// every kind of picture: SvgCanvas writes it as text, a Raster (output/raster/raster.h) paints
// pixels.
//
// All text is in a monospaced font, so the width of a line is known without loading a font, and
// lines break at the same places on every machine.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "output/drawing/palette.h"

namespace minewise {

struct Point {
  double x = 0, y = 0;
};

struct Box {
  double x = 0, y = 0, width = 0, height = 0;
};

struct Paint {
  std::optional<Colour> fill = std::nullopt;
  std::optional<Colour> stroke = std::nullopt;
  double width = 1;  // of the stroke
  bool dashed = false;
};

enum class Anchor { Start, Middle, End };

struct Lettering {
  double size = 12;
  Colour colour;
  bool bold = false;
  Anchor anchor = Anchor::Start;
};

// The width of a character as a multiple of the font size: that of DejaVu Sans Mono. Other
// monospaced fonts differ by less than a hundredth.
inline constexpr double kCharacter = 0.602;

class Canvas {
 public:
  virtual ~Canvas() = default;

  virtual void polygon(std::span<const Point> corners, const Paint& paint) = 0;
  virtual void circle(Point centre, double radius, const Paint& paint) = 0;
  virtual void line(Point from, Point to, const Paint& paint) = 0;

  // One line of text, its middle at the height of `at`.
  virtual void text(Point at, std::string_view text, const Lettering& lettering) = 0;

  // What is drawn between begin() and end() belongs together and has a name, which a browser shows
  // under the mouse pointer. They do not nest.
  virtual void begin(std::string_view) {}
  virtual void end() {}
};

// Draws a box as a polygon.
void draw_box(Canvas& canvas, const Box& box, const Paint& paint);

// A canvas that writes SVG. It is our own code rather than cairo's: text stays text, cells have
// names that a browser shows under the mouse pointer, and the same drawing gives the same bytes on
// every machine, regardless of its fonts.
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
// (core/result.h).
std::string escape_markup(std::string_view text);

}  // namespace minewise
