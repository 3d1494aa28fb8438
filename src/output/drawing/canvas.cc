#include "output/drawing/canvas.h"

#include <fmt/format.h>

#include <cmath>
#include <utility>

#include "core/result.h"

namespace minewise {

void draw_box(Canvas& canvas, const Box& box, const Paint& paint) {
  const auto& [x, y, width, height] = box;
  const Point corners[] = {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
  canvas.polygon(corners, paint);
}

namespace {

// A length with at most two decimals: "3", "3.5", "3.25".
std::string number(double value) {
  return fmt::format("{:g}", std::round(value * 100) / 100 + 0.0);
}

std::string paint_text(const Paint& paint) {
  std::string text = fmt::format(" fill=\"{}\"", paint.fill ? paint.fill->hex() : "none");
  if (!paint.stroke) return text;
  text +=
      fmt::format(" stroke=\"{}\" stroke-width=\"{}\"", paint.stroke->hex(), number(paint.width));
  if (paint.dashed) text += fmt::format(" stroke-dasharray=\"{}\"", number(1.5 * paint.width));
  return text;
}

// Whether the corners are those of draw_box.
bool is_box(std::span<const Point> corners) {
  return corners.size() == 4 && corners[0].y == corners[1].y && corners[1].x == corners[2].x &&
         corners[2].y == corners[3].y && corners[3].x == corners[0].x;
}

std::string_view anchor_text(Anchor anchor) {
  switch (anchor) {
    case Anchor::Start:
      return "";
    case Anchor::Middle:
      return " text-anchor=\"middle\"";
    case Anchor::End:
      return " text-anchor=\"end\"";
  }
  return "";
}

}  // namespace

SvgCanvas::SvgCanvas(double width, double height)
    : text_(fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
                        "viewBox=\"0 0 {0} {1}\" font-family=\"DejaVu Sans Mono, Menlo, Consolas, "
                        "monospace\">\n",
                        number(width), number(height))) {}

void SvgCanvas::polygon(std::span<const Point> corners, const Paint& paint) {
  if (is_box(corners)) {
    text_ +=
        fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{}/>\n",
                    number(corners[0].x), number(corners[0].y), number(corners[2].x - corners[0].x),
                    number(corners[2].y - corners[0].y), paint_text(paint));
    return;
  }
  text_ += "<polygon points=\"";
  for (std::size_t i = 0; i < corners.size(); ++i) {
    text_ += fmt::format("{}{},{}", i == 0 ? "" : " ", number(corners[i].x), number(corners[i].y));
  }
  text_ += fmt::format("\"{}/>\n", paint_text(paint));
}

void SvgCanvas::circle(Point centre, double radius, const Paint& paint) {
  text_ += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>\n", number(centre.x),
                       number(centre.y), number(radius), paint_text(paint));
}

void SvgCanvas::line(Point from, Point to, const Paint& paint) {
  text_ += fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"{}/>\n", number(from.x),
                       number(from.y), number(to.x), number(to.y), paint_text(paint));
}

void SvgCanvas::text(Point at, std::string_view text, const Lettering& lettering) {
  text_ += fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\"{}{} fill=\"{}\">{}</text>\n",
                       number(at.x), number(at.y + 0.36 * lettering.size), number(lettering.size),
                       lettering.bold ? " font-weight=\"bold\"" : "", anchor_text(lettering.anchor),
                       lettering.colour.hex(), escape_markup(text));
}

void SvgCanvas::begin(std::string_view title) {
  text_ += fmt::format("<g><title>{}</title>\n", escape_markup(title));
}

void SvgCanvas::end() {
  text_ += "</g>\n";
}

std::string SvgCanvas::finish() && {
  return std::move(text_) + "</svg>\n";
}

std::string escape_markup(std::string_view text) {
  std::string escaped;
  for (const char c : printable(text, "\n\t")) {
    switch (c) {
      case '&':
        escaped += "&amp;";
        break;
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      case '"':
        escaped += "&quot;";
        break;
      default:
        escaped += c;
    }
  }
  return escaped;
}

}  // namespace minewise
