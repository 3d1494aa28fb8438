#include "output/drawing/chain_line.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "output/drawing/tile.h"

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

// What lines are drawn with.
struct Pen {
  Canvas& canvas;
  const Palette& palette;
  double side;
  bool dashed;

  // A line on a lighter one, so that it shows on every fill.
  void stroke(Point from, Point to) const {
    const double width = std::max(1.5, 0.08 * side);
    canvas.line(from, to, {.stroke = palette[Role::Paper], .width = width + 2});
    canvas.line(from, to, {.stroke = palette[Role::Chain], .width = width, .dashed = dashed});
  }
};

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

// How near a line comes to the middle of a cell.
double distance_to(Point cell, Point from, Point to) {
  const double length = std::hypot(to.x - from.x, to.y - from.y);
  if (length == 0) return std::hypot(cell.x - from.x, cell.y - from.y);
  const double part = ((cell.x - from.x) * (to.x - from.x) + (cell.y - from.y) * (to.y - from.y)) /
                      (length * length);
  const Point nearest = along(from, to, std::clamp(part, 0.0, 1.0));
  return std::hypot(cell.x - nearest.x, cell.y - nearest.y);
}

// How near a line over a bend comes to the middle of any other cell around.
double clearance(const BoardPlan& board, Cell from, Cell to, Point middle) {
  const Shape& shape = board.shape();
  const auto [row, col] = shape.place(from);
  const auto [to_row, to_col] = shape.place(to);
  double least = board.box().width + board.box().height;
  for (int r = std::min(row, to_row) - 1; r <= std::max(row, to_row) + 1; ++r) {
    for (int c = std::min(col, to_col) - 1; c <= std::max(col, to_col) + 1; ++c) {
      if (!shape.contains({r, c})) continue;
      const Cell cell = shape.cell({r, c});
      if (cell == from || cell == to) continue;
      for (const Cell end : {from, to}) {
        least = std::min(least, distance_to(board.centre(cell), board.centre(end), middle));
      }
    }
  }
  return least;
}

// Where a line from one point to another bends to leave room for what stands between them.
Point bend(Point start, Point end, double aside) {
  const double length = std::hypot(end.x - start.x, end.y - start.y);
  const Point middle = along(start, end, 0.5);
  return {middle.x - aside * (end.y - start.y) / length,
          middle.y + aside * (end.x - start.x) / length};
}

// The points of a line, first to last.
using Route = boost::container::static_vector<Point, 5>;

// Along the gaps between the squares of a board, where there is nothing to hide.
Route between_cells(Point start, Point end, double side) {
  const auto ahead = [](double from, double to) { return to > from ? 1 : to < from ? -1 : 0; };
  const int dx = ahead(start.x, end.x), dy = ahead(start.y, end.y);
  const double half = side / 2;
  const Point out{start.x + half * (dx == 0 ? 1 : dx), start.y + half * (dy == 0 ? 1 : dy)};
  const Point in{dx == 0 ? out.x : end.x - half * dx, dy == 0 ? out.y : end.y - half * dy};
  return {start, out, {in.x, out.y}, in, end};
}

// Straight, or with the least bend that leaves free what cells in between show. A long way may have
// none; then along the gaps, or, between hexagons, with the bend that comes nearest to it.
Route route_of(const BoardPlan& board, Cell from, Cell to) {
  const double side = board.side(), free = std::hypot(kClueWidth, kClueHeight) * side;
  const Point start = board.centre(from), end = board.centre(to);
  Point best = along(start, end, 0.5);
  if (from == to) return {start, best, end};
  double room = clearance(board, from, to, best);
  for (const double aside : {0.36, -0.36, 0.7, -0.7}) {
    if (room > free) break;
    const Point middle = bend(start, end, aside * side);
    const double clear = clearance(board, from, to, middle);
    if (clear <= room) continue;
    room = clear;
    best = middle;
  }
  if (room <= free && !board.shape().is_hex()) return between_cells(start, end, side);
  return {start, best, end};
}

}  // namespace

void draw_chain_line(Canvas& canvas, const Palette& palette, const BoardPlan& board, Cell from,
                     const ChainStop& to) {
  const Point start = board.centre(from), end = board.centre(to.cell);
  const Box box = board.box();
  Point round{0, 0};
  if (board.shape().wraps()) {
    round = {way_round(end.x - start.x, box.width), way_round(end.y - start.y, box.height)};
  }
  const double side = board.side(), gap = kLinkRadius * side;
  const Pen pen{canvas, palette, side, to.by_count};
  const auto at_gap = [gap](Point near, Point far) {
    return along(near, far, gap / std::max(gap, std::hypot(far.x - near.x, far.y - near.y)));
  };
  if (round.x == 0 && round.y == 0) {
    Route route = route_of(board, from, to.cell);
    const Point last = route[route.size() - 2];
    route.front() = at_gap(start, route[1]);
    route.back() = at_gap(end, last);
    for (std::size_t i = 1; i < route.size(); ++i) pen.stroke(route[i - 1], route[i]);
    return point_at(canvas, palette, side, last, route.back());
  }
  // Towards where the other end would be if the board went on beyond its edge, and back from there.
  const Point target{end.x + round.x, end.y + round.y},
      source{start.x - round.x, start.y - round.y};
  pen.stroke(at_gap(start, target), along(start, target, part_inside(start, target, box)));
  pen.stroke(along(end, source, part_inside(end, source, box)), at_gap(end, source));
  point_at(canvas, palette, side, source, at_gap(end, source));
}

}  // namespace minewise
