#include "show/render/stage.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "ground/base/check.h"
#include "show/render/chain_line.h"
#include "show/render/wrap.h"
#include "show/wording/explain.h"

namespace minewise {
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
constexpr double kHexSwatch = 14;    // as high as it is wide
constexpr double kLeastPanel = 400;  // wide enough for a caption
constexpr int kMostCaptionLines = 3;
constexpr int kMostHeadingLines = 3;

double panel_width(const Shape& shape) {
  const BoardPlan board(shape, {}, side_for(shape));
  return std::max(kLeastPanel, std::ceil(kRuler + board.box().width + 1));
}

int columns_in(double width) {
  return static_cast<int>(width / (kCharacter * kText));
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
  return wrap(in_ascii(heading), columns_in(panel_width(shape)), kMostHeadingLines);
}

// Every row or column has its number unless they would run into each other.
int ruler_step(double side) {
  return side >= 16 ? 1 : side >= 10 ? 5 : 10;
}

}  // namespace

int caption_lines_for(std::string_view caption, const Shape& shape) {
  const int columns = columns_in(panel_width(shape));
  return static_cast<int>(wrap(caption, columns, kMostCaptionLines).size());
}

Stage::Stage(const std::vector<PanelPlan>& panels, int caption_lines, const Legend& legend,
             Theme theme)
    : palette_(palette_of(theme)) {
  CHECK(!panels.empty());
  place_panels(panels, caption_lines);
  place_legend(legend);
}

void Stage::place_panels(const std::vector<PanelPlan>& panels, int caption_lines) {
  double x = kMargin, bottom = 0;
  std::size_t heading_lines = 0;
  for (const auto& [heading, shape] : panels) {
    CHECK(std::max(shape.width, shape.height) <= kMaxPictureSide);
    heading_lines = std::max(heading_lines, heading_of(heading, shape).size());
  }
  for (const auto& [heading, shape] : panels) {
    const double width = panel_width(shape);
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
  double x = kMargin, y = height_ + 8;
  for (std::size_t i = 0; i < legend_entries().size(); ++i) {
    if (!legend.has(i)) continue;
    const double label =
        kCharacter * kSmall * static_cast<double>(legend_entries()[i].label.size());
    const double wide = kSwatch + 6 + std::ceil(label);
    if (x > kMargin && x + wide > width_ - kMargin) {
      x = kMargin;
      y += kLegendLine;
    }
    keys_.push_back({i, {x, y}});
    x += wide + 16;
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

void Stage::draw_chain(Canvas& canvas, std::size_t panel, std::span<const Cell> chain,
                       const Tiles& tiles) const {
  const BoardPlan& board = panels_[panel].board;
  for (std::size_t i = 1; i < chain.size(); ++i) {
    draw_chain_line(canvas, palette_, board, chain[i - 1], chain[i]);
  }
  for (const Cell cell : chain) {
    const auto link = tiles[cell.at()].mark.link;
    if (!link) continue;
    draw_link(canvas, palette_, board.outline(cell), board.centre(cell), board.side(), *link);
  }
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
