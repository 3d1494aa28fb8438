#include "output/drawing/tile.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

namespace minewise {

namespace {

// The cell that is being drawn: lengths are parts of its side, from its centre.
struct Cut {
  Canvas& canvas;
  const Palette& palette;
  const Outline& outline;
  Point centre;
  double side;
  Colour ink;  // that reads well on the fill

  Point at(double x, double y) const { return {centre.x + x * side, centre.y + y * side}; }
  double ring_width() const { return std::max(2.0, 0.09 * side); }
  bool is_hex() const { return outline.size() == 6; }

  void line(double x1, double y1, double x2, double y2, double width) const {
    canvas.line(at(x1, y1), at(x2, y2), {.stroke = ink, .width = width * side});
  }
  void polygon(std::initializer_list<Point> corners) const {
    Outline points;
    for (const auto& [x, y] : corners) points.push_back(at(x, y));
    canvas.polygon(points, {.fill = ink});
  }
  void ring(Colour colour, double width, bool dashed) const {
    const double part = 1 - (width + 0.5) / (side - 1);  // none of it on the lines between cells
    canvas.polygon(shrunk(outline, centre, part),
                   {.stroke = colour, .width = width, .dashed = dashed});
  }
};

constexpr double kLeastLetters = 9;  // a side below which a cell has no room for a character

void draw_text(const Cut& cut, std::string_view text, double size, Colour colour, bool bold) {
  if (cut.side < kLeastLetters) return;
  cut.canvas.text(
      cut.at(0, 0), text,
      {.size = size * cut.side, .colour = colour, .bold = bold, .anchor = Anchor::Middle});
}

void draw_flag(const Cut& cut) {
  cut.line(-0.12, -0.3, -0.12, 0.3, 0.07);
  cut.line(-0.26, 0.3, 0.08, 0.3, 0.07);
  cut.polygon({{-0.12, -0.32}, {0.26, -0.15}, {-0.12, 0.02}});
}

// Hollow where nobody stepped on it.
void draw_mine(const Cut& cut, std::optional<Colour> hollow) {
  cut.line(-0.31, 0, 0.31, 0, 0.07);
  cut.line(0, -0.31, 0, 0.31, 0.07);
  cut.line(-0.22, -0.22, 0.22, 0.22, 0.07);
  cut.line(-0.22, 0.22, 0.22, -0.22, 0.07);
  cut.canvas.circle(
      cut.centre, 0.18 * cut.side,
      {.fill = hollow.value_or(cut.ink), .stroke = cut.ink, .width = 0.07 * cut.side});
}

void draw_plus(const Cut& cut) {
  cut.line(-0.2, 0, 0.2, 0, 0.1);
  cut.line(0, -0.2, 0, 0.2, 0.1);
}

void draw_cross(const Cut& cut, double reach) {
  cut.line(-reach, -reach, reach, reach, 0.1);
  cut.line(-reach, reach, reach, -reach, 0.1);
}

void draw_covered(const Cut& cut, const Mark& mark) {
  if (mark.inferred == Verdict::Safe) return draw_plus(cut);
  if (mark.inferred == Verdict::Mine) return draw_cross(cut, 0.17);
  if (!mark.probability) return;
  const std::string text = percent_text(*mark.probability);
  draw_text(cut, text, text.size() > 2 ? 0.36 : 0.42, cut.ink, false);
}

void draw_open(const Cut& cut, char symbol, Colour fill) {
  if (symbol == ' ') return;
  if (symbol == '_') return cut.line(-0.18, 0, 0.18, 0, 0.08);
  draw_text(cut, {&symbol, 1}, 0.6, ink_of_clue(cut.palette, symbol, fill), symbol != '0');
}

void draw_face(const Cut& cut, const Tile& tile) {
  switch (tile.face) {
    case Face::Covered:
      return draw_covered(cut, tile.mark);
    case Face::Open:
      return draw_open(cut, tile.symbol, fill_of(cut.palette, tile));
    case Face::Flagged:
      return draw_flag(cut);
    case Face::SteppedOn:
      return draw_mine(cut, std::nullopt);
    case Face::HiddenMine:
      return draw_mine(cut, fill_of(cut.palette, tile));
    case Face::WrongFlag:
      draw_flag(cut);
      return draw_cross(cut, 0.36);
  }
}

// How the cell came to be open, for those that were opened at a risk or by the rules.
void draw_origin(const Cut& cut, Origin origin) {
  const bool hex = cut.is_hex();
  switch (origin) {
    case Origin::Random:
      return hex ? cut.polygon({{0, -0.56}, {0.24, -0.42}, {-0.24, -0.42}})
                 : cut.polygon({{-0.5, -0.5}, {-0.14, -0.5}, {-0.5, -0.14}});
    case Origin::Probability:
      return hex ? cut.line(-0.24, 0.38, 0.24, 0.38, 0.1) : cut.line(-0.36, 0.38, 0.36, 0.38, 0.1);
    case Origin::Prescribed:
      return hex ? cut.polygon({{-0.1, -0.46}, {0.1, -0.46}, {0.1, -0.32}, {-0.1, -0.32}})
                 : cut.polygon({{-0.4, -0.4}, {-0.22, -0.4}, {-0.22, -0.22}, {-0.4, -0.22}});
    default:
      return;
  }
}

void draw_rings(const Cut& cut, const Mark& mark) {
  if (mark.is_new) {
    const bool main = mark.origin != Origin::Cascade;
    cut.ring(cut.palette[Role::Ink], main ? cut.ring_width() : 1, false);
  }
  if (mark.is_asked) cut.ring(cut.ink, cut.ring_width(), false);
  if (mark.is_premise) cut.ring(cut.palette[Role::Premise], cut.ring_width(), true);
  if (mark.is_best) {
    cut.canvas.circle(cut.centre, 0.43 * cut.side,
                      {.stroke = cut.ink, .width = std::max(1.5, 0.07 * cut.side)});
  }
}

// How far the chain has come, above the clue: at the right, or in the middle where a hexagon is
// narrow.
void draw_number(const Cut& cut, int number) {
  constexpr double kLeastNumber = 14;  // a side below which a number would be too small to read
  constexpr double kHeight = 0.25, kSize = 0.26;
  if (cut.side < kLeastNumber) return;
  const std::string text = fmt::format("{}", number);
  const double width = 0.06 + kCharacter * kSize * static_cast<double>(text.size());
  const double middle = cut.is_hex() ? 0 : 0.48 - width / 2, top = -kClueHeight - kHeight;
  const Point corner = cut.at(middle - width / 2, top);
  draw_box(cut.canvas, {corner.x, corner.y, width * cut.side, kHeight * cut.side},
           {.fill = cut.palette[Role::Chain]});
  cut.canvas.text(cut.at(middle, top + kHeight / 2), text,
                  {.size = kSize * cut.side,
                   .colour = cut.palette[Role::Paper],
                   .bold = true,
                   .anchor = Anchor::Middle});
}

Role role_of_open(const Mark& mark) {
  switch (mark.origin) {
    case Origin::Random:
      return Role::Random;
    case Origin::Probability:
      return Role::Probability;
    case Origin::Proof:
      return mark.is_new ? Role::Safe : Role::Open;
    default:
      return Role::Open;
  }
}

Colour fill_of_covered(const Palette& palette, const Mark& mark) {
  if (mark.inferred == Verdict::Safe) return palette[Role::Safe];
  if (mark.inferred == Verdict::Mine) return palette[Role::ProvedMine];
  return mark.probability ? palette.heat(*mark.probability) : palette[Role::Covered];
}

std::string describe_face(const Tile& tile) {
  const Mark& mark = tile.mark;
  switch (tile.face) {
    case Face::Covered:
      if (mark.inferred) {
        return *mark.inferred == Verdict::Safe ? "certainly safe" : "certainly a mine";
      }
      if (!mark.probability) return "covered";
      return fmt::format("{} {:.4g}%",
                         mark.is_estimate ? "mine by an estimate of" : "mine with probability",
                         100 * *mark.probability);
    case Face::Open:
      if (tile.symbol == ' ') return "free";
      return tile.symbol == '_' ? "clue withheld" : fmt::format("clue {}", tile.symbol);
    case Face::Flagged:
      return "flagged";
    case Face::SteppedOn:
      return "mine stepped on";
    case Face::HiddenMine:
      return "mine";
    case Face::WrongFlag:
      return "flagged wrongly";
  }
  return "";
}

}  // namespace

Colour ink_of_clue(const Palette& palette, char symbol, Colour fill) {
  return palette.readable(palette.digits[static_cast<std::size_t>(symbol - '0')], fill);
}

Colour fill_of(const Palette& palette, const Tile& tile) {
  switch (tile.face) {
    case Face::Covered:
      return fill_of_covered(palette, tile.mark);
    case Face::Open:
      if (tile.mark.is_new && tile.mark.origin == Origin::Cascade) {
        return blend(palette[Role::Open], palette[Role::Safe], 0.5);
      }
      return palette[role_of_open(tile.mark)];
    case Face::Flagged:
    case Face::WrongFlag:
      return palette[Role::Flag];
    case Face::SteppedOn:
      return palette[Role::SteppedOn];
    case Face::HiddenMine:
      return palette[Role::Covered];
  }
  return palette[Role::Paper];
}

void draw_tile(Canvas& canvas, const Palette& palette, const Outline& outline, Point centre,
               double side, const Tile& tile) {
  const Colour fill = fill_of(palette, tile);
  const Cut cut{canvas, palette, outline, centre, side, palette.ink_on(fill)};
  canvas.polygon(outline, {.fill = fill});
  draw_origin(cut, tile.mark.origin);
  draw_face(cut, tile);
  draw_rings(cut, tile.mark);
}

void draw_link(Canvas& canvas, const Palette& palette, const Outline& outline, Point centre,
               double side, const ChainStop& stop) {
  const double radius = kLinkRadius * side, width = std::max(1.5, 0.07 * side);
  canvas.circle(centre, radius, {.stroke = palette[Role::Paper], .width = width + 2});
  canvas.circle(centre, radius,
                {.stroke = palette[Role::Chain], .width = width, .dashed = stop.by_count});
  const Cut cut{canvas, palette, outline, centre, side, palette[Role::Ink]};
  if (stop.number) draw_number(cut, *stop.number);
}

std::string describe(const Tile& tile) {
  std::string text = describe_face(tile);
  if (tile.mark.link) text += fmt::format(", on the chain after {}", *tile.mark.link);
  if (tile.mark.by_count) text += ", by the mine count";
  return text;
}

namespace {

bool is_decided(const Tile& tile) {
  return tile.mark.is_new && tile.mark.origin != Origin::Cascade;
}

Tile open_tile(Origin origin, bool is_new) {
  return {Face::Open, '1', {.origin = origin, .is_new = is_new}};
}

Tile covered_tile(const Mark& mark) {
  return {Face::Covered, '?', mark};
}

template <Origin kOrigin>
bool is_from(const Tile& tile) {
  return tile.mark.origin == kOrigin;
}

template <Face kFace>
bool is_face(const Tile& tile) {
  return tile.face == kFace;
}

template <Verdict kVerdict>
bool is_inferred(const Tile& tile) {
  return tile.mark.inferred == kVerdict;
}

template <bool kIsEstimate>
bool is_heat(const Tile& tile) {
  return tile.mark.probability && !tile.mark.inferred && tile.mark.is_estimate == kIsEstimate;
}

const LegendEntry kEntries[] = {
    {"covered", covered_tile({}),
     [](const Tile& tile) {
       return tile.face == Face::Covered && !tile.mark.inferred && !tile.mark.probability;
     }},
    {"proved safe", covered_tile({.inferred = Verdict::Safe}), is_inferred<Verdict::Safe>},
    {"proved a mine", covered_tile({.inferred = Verdict::Mine}), is_inferred<Verdict::Mine>},
    {"flagged", {Face::Flagged, 'F', {}}, is_face<Face::Flagged>},
    {"flagged wrongly", {Face::WrongFlag, '!', {}}, is_face<Face::WrongFlag>},
    {"stepped on", {Face::SteppedOn, 'M', {}}, is_face<Face::SteppedOn>},
    {"mine", {Face::HiddenMine, '*', {}}, is_face<Face::HiddenMine>},
    {"clue withheld", {Face::Open, '_', {}}, [](const Tile& tile) { return tile.symbol == '_'; }},
    {"guess at random", open_tile(Origin::Random, false), is_from<Origin::Random>},
    {"weighed guess", open_tile(Origin::Probability, false), is_from<Origin::Probability>},
    {"by the rules", open_tile(Origin::Prescribed, false), is_from<Origin::Prescribed>},
    {"just decided", {Face::Open, '1', {.is_new = true}}, is_decided},
    {"by proof", open_tile(Origin::Proof, true),
     [](const Tile& tile) {
       return tile.face == Face::Open && is_decided(tile) && is_from<Origin::Proof>(tile);
     }},
    {"opened with it", open_tile(Origin::Cascade, true),
     [](const Tile& tile) { return tile.mark.is_new && tile.mark.origin == Origin::Cascade; }},
    {"clue of the reason",
     {Face::Open, '1', {.is_premise = true}},
     [](const Tile& tile) { return tile.mark.is_premise; }},
    {"5% a mine", covered_tile({.probability = 0.05}), is_heat<false>},
    {"50% a mine", covered_tile({.probability = 0.5}), is_heat<false>},
    {"95% a mine", covered_tile({.probability = 0.95}), is_heat<false>},
    {"10% by estimate", covered_tile({.probability = 0.1, .is_estimate = true}), is_heat<true>},
    {"60% by estimate", covered_tile({.probability = 0.6, .is_estimate = true}), is_heat<true>},
    {"asked about", covered_tile({.is_asked = true}),
     [](const Tile& tile) { return tile.mark.is_asked; }},
    {"on the chain",
     {Face::Open, '1', {.link = 7}},
     [](const Tile& tile) { return tile.mark.link.has_value(); }},
    {"by the mine count",
     {Face::Open, '1', {.link = 8, .by_count = true}},
     [](const Tile& tile) { return tile.mark.by_count; }},
    {"best to open", covered_tile({.is_best = true}),
     [](const Tile& tile) { return tile.mark.is_best; }},
};
static_assert(std::size(kEntries) <= 32, "Legend keeps them in the bits of a word");

}  // namespace

std::span<const LegendEntry> legend_entries() {
  return kEntries;
}

void Legend::add(const Tile& tile) {
  for (std::size_t i = 0; i < std::size(kEntries); ++i) {
    if (!has(i) && kEntries[i].shows(tile)) needed_ |= std::uint32_t{1} << i;
  }
}

void Legend::add(const Tiles& tiles) {
  for (const Tile& tile : tiles) add(tile);
}

}  // namespace minewise
