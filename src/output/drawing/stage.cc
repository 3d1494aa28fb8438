#include "output/drawing/stage.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/macros.h"
#include "output/drawing/tile.h"
#include "output/text/explain.h"
#include "output/text/typeset.h"

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

namespace {

constexpr double kMargin = 14;
constexpr double kGutter = 28;    // between panels
constexpr double kRuler = 26;     // room for row numbers, and
constexpr double kRulerTop = 16;  // for column numbers
constexpr double kText = 12;      // headings and captions
constexpr double kLine = 18;      // from one line of them to the next
constexpr double kSmall = 11;     // legends
constexpr double kLegendLine = 22;
constexpr double kSwatch = 16;
constexpr double kHexSwatch = 14;     // as high as it is wide
constexpr double kWideEnough = 400;   // where text breaks into lines, on boards that are no wider
constexpr double kLegendWidth = 300;  // and where a legend does
constexpr int kMostCaptionLines = 3;
constexpr int kMostHeadingLines = 3;

double board_width(const Shape& shape) {
  const BoardPlan board(shape, {}, side_for(shape));
  return std::ceil(kRuler + board.box().width + 1);
}

int columns_in(double width) {
  return static_cast<int>(width / (kCharacter * kText));
}

double width_of(int columns) {
  return std::ceil(columns * kCharacter * kText) + 1;
}

// Where lines of text break beside a board.
int columns_for(const Shape& shape) {
  return columns_in(std::max(kWideEnough, board_width(shape)));
}

int longest_of(const std::vector<std::string>& lines) {
  std::size_t longest = 0;
  for (const std::string& line : lines) longest = std::max(longest, line.size());
  return static_cast<int>(longest);
}

// The letters that every font has, and a question mark for any other: names come from files.
std::string in_ascii(std::string_view text) {
  std::string plain;
  for (const char letter : text) {
    const auto code = static_cast<unsigned char>(letter);
    if (code >= 0x80 && code < 0xc0) continue;  // the rest of a letter in UTF-8
    plain += code >= 32 && code < 127 ? letter : '?';
  }
  return plain;
}

std::vector<std::string> heading_of(std::string_view heading, const Shape& shape) {
  return wrap(in_ascii(heading), columns_for(shape), kMostHeadingLines);
}

// As wide as what is in it.
double panel_width(const PanelPlan& plan) {
  const int columns = std::max(longest_of(heading_of(plan.heading, plan.shape)), plan.columns);
  return std::max(board_width(plan.shape), width_of(columns));
}

// The room that an entry of a legend takes.
double key_width(const LegendEntry& entry) {
  return kSwatch + 6 + std::ceil(kCharacter * kSmall * static_cast<double>(entry.label.size()));
}

// Every row or column has its number unless they would run into each other.
int ruler_step(double side) {
  return side >= 16 ? 1 : side >= 10 ? 5 : 10;
}

}  // namespace

void PanelPlan::fit(std::string_view caption) {
  if (caption.empty()) return;
  const auto wrapped = wrap(in_ascii(caption), columns_for(shape), kMostCaptionLines);
  lines = std::max(lines, static_cast<int>(wrapped.size()));
  columns = std::max(columns, longest_of(wrapped));
}

Stage::Stage(const std::vector<PanelPlan>& panels, const Legend& legend, Theme theme)
    : palette_(palette_of(theme)) {
  CHECK(!panels.empty());
  place_panels(panels);
  place_legend(legend);
}

void Stage::place_panels(const std::vector<PanelPlan>& panels) {
  double x = kMargin, bottom = 0;
  std::size_t heading_lines = 0;
  int caption_lines = 0;
  for (const auto& [heading, shape, lines, columns] : panels) {
    CHECK(std::max(shape.width, shape.height) <= kMaxPictureSide);
    heading_lines = std::max(heading_lines, heading_of(heading, shape).size());
    caption_lines = std::max(caption_lines, lines);
  }
  for (const PanelPlan& plan : panels) {
    const auto& [heading, shape, lines, columns] = plan;
    const double width = panel_width(plan);
    const double top = kMargin + kLine * static_cast<double>(heading_lines) + kRulerTop + 4;
    const BoardPlan board(shape, {x + kRuler, top}, side_for(shape));
    const double below = std::ceil(top + board.box().height) + 10;
    panels_.push_back({{x, kMargin + kLine / 2},
                       heading_of(heading, shape),
                       board,
                       {x, below, width, kLine * caption_lines}});
    bottom = std::max(bottom, below + kLine * caption_lines);
    x += width + kGutter;
  }
  width_ = x - kGutter + kMargin;
  height_ = bottom;
}

void Stage::place_legend(const Legend& legend) {
  constexpr double kGap = 16;
  double row = -kGap, widest = 0;
  for (std::size_t i = 0; i < legend_entries().size(); ++i) {
    if (!legend.has(i)) continue;
    widest = std::max(widest, key_width(legend_entries()[i]));
    row += key_width(legend_entries()[i]) + kGap;
  }
  width_ = std::max(width_, 2 * kMargin + std::max(widest, std::min(row, kLegendWidth)));
  double x = kMargin, y = height_ + 8;
  for (std::size_t i = 0; i < legend_entries().size(); ++i) {
    if (!legend.has(i)) continue;
    const double wide = key_width(legend_entries()[i]);
    if (x > kMargin && x + wide > width_ - kMargin) {
      x = kMargin;
      y += kLegendLine;
    }
    keys_.push_back({i, {x, y}});
    x += wide + kGap;
  }
  height_ = (keys_.empty() ? height_ : y + kLegendLine) + kMargin - 4;
}

void Stage::make_room(double width, double height) {
  width = std::ceil(width);
  rooms_.push_back({kMargin, height_, width, height});
  if (height == 0) return;
  width_ = std::max(width_, width + 2 * kMargin);
  height_ += height + kMargin;
}

void Stage::draw_rulers(Canvas& canvas, const BoardPlan& board) const {
  const Shape& shape = board.shape();
  const int step = ruler_step(board.side());
  const Box around = board.box();
  Lettering lettering{.size = 10, .colour = palette_[Role::Faint], .anchor = Anchor::Middle};
  for (int col = 0; col < shape.width; col += step) {
    const Point centre = board.centre(shape.cell({0, col}));
    canvas.text({centre.x, around.y - 9}, fmt::format("{}", col), lettering);
  }
  lettering.anchor = Anchor::End;
  for (int row = 0; row < shape.height; row += step) {
    const Point centre = board.centre(shape.cell({row, 0}));
    canvas.text({around.x - 6, centre.y}, fmt::format("{}", row), lettering);
  }
}

// Each entry beside a cell of the kind that the boards have.
void Stage::draw_legend(Canvas& canvas) const {
  const Lettering lettering{.size = kSmall, .colour = palette_[Role::Faint]};
  const Shape& shape = panels_.front().board.shape();
  const Shape one{1, 1, shape.wraps() ? kUsualGrid : shape.grid};
  for (const auto& [entry, at] : keys_) {
    const auto& [label, sample, shows] = legend_entries()[entry];
    const BoardPlan swatch(one, at, one.is_hex() ? kHexSwatch : kSwatch);
    draw_ground(canvas, swatch);
    draw_tile_at(canvas, swatch, Cell{0}, sample);
    if (sample.mark.link)
      draw_stop(canvas, swatch, {Cell{0}, sample.mark.link, sample.mark.by_count});
    canvas.text({at.x + kSwatch + 6, at.y + kSwatch / 2}, label, lettering);
  }
}

// Hexagons bring their own part of the lines along: their slanted edges cannot be sharp, and a cell
// drawn again over its old self would wear the lines away.
void Stage::draw_tile_at(Canvas& canvas, const BoardPlan& board, Cell cell,
                         const Tile& tile) const {
  const Outline outline = board.outline(cell);
  const Point centre = board.centre(cell);
  if (board.shape().is_hex()) {
    const double larger = (board.side() + 0.6) / (board.side() - 1);
    canvas.polygon(shrunk(outline, centre, larger), {.fill = palette_[Role::Line]});
  }
  draw_tile(canvas, palette_, outline, centre, board.side(), tile);
}

// What shows between the cells: the lines. Where the edges of a board are joined, a broken frame.
void Stage::draw_ground(Canvas& canvas, const BoardPlan& board) const {
  const Paint lines{.fill = palette_[Role::Line]};
  const Shape& shape = board.shape();
  if (shape.is_hex()) return;  // see draw_tile_at
  const Box box = board.box();
  draw_box(canvas, {box.x - 1, box.y - 1, box.width + 1, box.height + 1}, lines);
  if (shape.wraps()) {
    draw_box(canvas, {box.x - 3, box.y - 3, box.width + 5, box.height + 5},
             {.stroke = palette_[Role::Faint], .width = 2, .dashed = true});
  }
}

void Stage::draw_backdrop(Canvas& canvas) const {
  draw_box(canvas, {0, 0, width_, height_}, {.fill = palette_[Role::Paper]});
  for (const auto& [heading, lines, board, caption] : panels_) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      canvas.text({heading.x, heading.y + kLine * static_cast<double>(i)}, lines[i],
                  {.size = kText, .colour = palette_[Role::Ink], .bold = true});
    }
    draw_rulers(canvas, board);
    draw_ground(canvas, board);
  }
  draw_legend(canvas);
}

void Stage::draw_cell(Canvas& canvas, std::size_t panel, Cell cell, const Tile& tile) const {
  const BoardPlan& board = panels_[panel].board;
  canvas.begin(fmt::format("{} {}", name_of(cell, board.shape()), describe(tile)));
  draw_tile_at(canvas, board, cell, tile);
  canvas.end();
}

void Stage::draw_cells(Canvas& canvas, std::size_t panel, const Tiles& tiles) const {
  for (int index = 0; index < std::ssize(tiles); ++index) {
    draw_cell(canvas, panel, Cell{index}, tiles[Cell{index}.at()]);
  }
}

void Stage::draw_stop(Canvas& canvas, const BoardPlan& board, const ChainStop& stop) const {
  draw_link(canvas, palette_, board.outline(stop.cell), board.centre(stop.cell), board.side(),
            stop);
}

void Stage::draw_chain(Canvas& canvas, std::size_t panel, std::span<const ChainStop> chain) const {
  const BoardPlan& board = panels_[panel].board;
  for (std::size_t i = 1; i < chain.size(); ++i) {
    draw_chain_line(canvas, palette_, board, chain[i - 1].cell, chain[i]);
  }
  for (const ChainStop& stop : chain) draw_stop(canvas, board, stop);
}

void Stage::draw_caption(Canvas& canvas, std::size_t panel, std::string_view caption) const {
  const Box& box = panels_[panel].caption;
  if (box.height == 0) return;
  draw_box(canvas, box, {.fill = palette_[Role::Paper]});
  const auto lines = wrap(in_ascii(caption), columns_in(box.width),
                          static_cast<int>(std::lround(box.height / kLine)));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    canvas.text({box.x, box.y + kLine * (static_cast<double>(i) + 0.5)}, lines[i],
                {.size = kText, .colour = palette_[Role::Ink]});
  }
}

}  // namespace minewise
