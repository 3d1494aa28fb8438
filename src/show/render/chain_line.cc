#include "show/render/chain_line.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "show/render/tile.h"

namespace minewise {
namespace {

Point along(Point from, Point to, double part) {
  return {from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)};
}

// The part of the way from one point to another that lies within a box, `from` being inside.
double part_inside(Point from, Point to, const Box& box) {
  double part = 1;
  const auto limit = [&](double start, double end, double low, double high) {
    if (end > high) part = std::min(part, (high - start) / (end - start));
    if (end < low) part = std::min(part, (start - low) / (start - end));
  };
  limit(from.x, to.x, box.x, box.x + box.width - 1);
  limit(from.y, to.y, box.y, box.y + box.height - 1);
  return part;
}

// The shortest way along one side of a board whose edges are joined: 0, or once around it.
double way_round(double distance, double length) {
  return 2 * distance > length ? -length : 2 * distance < -length ? length : 0;
}

// A line on a lighter one, so that it shows on every fill.
void stroke(Canvas& canvas, const Palette& palette, double side, Point from, Point to) {
  const double width = std::max(1.5, 0.08 * side);
  canvas.line(from, to, {.stroke = palette[Role::Paper], .width = width + 2});
  canvas.line(from, to, {.stroke = palette[Role::Chain], .width = width});
}

// The head of a line that comes from some point.
void point_at(Canvas& canvas, const Palette& palette, double side, Point from, Point tip) {
  const double length = std::hypot(tip.x - from.x, tip.y - from.y);
  if (length == 0) return;
  const double part = 0.2 * side / length;
  const Point ahead{part * (tip.x - from.x), part * (tip.y - from.y)};
  const Point base{tip.x - ahead.x, tip.y - ahead.y};
  const std::array<Point, 3> corners{tip, Point{base.x - 0.5 * ahead.y, base.y + 0.5 * ahead.x},
                                     Point{base.x + 0.5 * ahead.y, base.y - 0.5 * ahead.x}};
  canvas.polygon(corners, {.fill = palette[Role::Chain]});
}

// Whether a straight line would run over the middle of other cells.
bool runs_over_cells(const BoardPlan& board, Cell from, Cell to) {
  const auto [row, col] = board.shape().place(from);
  const auto [to_row, to_col] = board.shape().place(to);
  if (!board.shape().is_hex()) return std::gcd(to_row - row, to_col - col) > 1;
  const Point start = board.centre(from), end = board.centre(to);
  const double cells = std::hypot(end.x - start.x, end.y - start.y) / board.side();
  return cells > 1.9 && std::abs(cells - std::round(cells)) < 0.01;
}

// Where a line from one point to another bends to leave room for what stands between them.
Point bend(Point start, Point end, double aside) {
  const double length = std::hypot(end.x - start.x, end.y - start.y);
  const Point middle = along(start, end, 0.5);
  return {middle.x - aside * (end.y - start.y) / length,
          middle.y + aside * (end.x - start.x) / length};
}

}  // namespace

void draw_chain_line(Canvas& canvas, const Palette& palette, const BoardPlan& board, Cell from,
                     Cell to) {
  const Point start = board.centre(from), end = board.centre(to);
  const Box box = board.box();
  Point round{0, 0};
  if (board.shape().wraps()) {
    round = {way_round(end.x - start.x, box.width), way_round(end.y - start.y, box.height)};
  }
  const double side = board.side(), gap = kLinkRadius * side;
  const auto at_gap = [gap](Point near, Point far) {
    return along(near, far, gap / std::max(gap, std::hypot(far.x - near.x, far.y - near.y)));
  };
  if (round.x == 0 && round.y == 0) {
    const bool bends = runs_over_cells(board, from, to);
    const Point middle = bends ? bend(start, end, 0.36 * side) : along(start, end, 0.5);
    stroke(canvas, palette, side, at_gap(start, middle), middle);
    stroke(canvas, palette, side, middle, at_gap(end, middle));
    return point_at(canvas, palette, side, middle, at_gap(end, middle));
  }
  // Towards where the other end would be if the board went on beyond its edge, and back from there.
  const Point target{end.x + round.x, end.y + round.y},
      source{start.x - round.x, start.y - round.y};
  stroke(canvas, palette, side, at_gap(start, target),
         along(start, target, part_inside(start, target, box)));
  stroke(canvas, palette, side, along(end, source, part_inside(end, source, box)),
         at_gap(end, source));
  point_at(canvas, palette, side, source, at_gap(end, source));
}

}  // namespace minewise
