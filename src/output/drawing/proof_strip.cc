#include "output/drawing/proof_strip.h"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "output/drawing/canvas.h"
#include "output/drawing/tile.h"
#include "output/text/explain.h"
#include "output/text/typeset.h"

namespace minewise {
namespace {

using Kind = ProofStep::Kind;

constexpr double kEdge = 14;
constexpr double kBetween = 30;      // frames side by side
constexpr double kWide = 1060;       // of a row of frames
constexpr double kLeastFrame = 230;  // wide enough for a sentence
constexpr double kRulers = 25;
constexpr double kLetters = 12;
constexpr double kLineHeight = 17;
constexpr double kSample = 18;  // of the key
constexpr int kMostLines = 7;
constexpr int kWholeSide = 12;  // boards up to this many rows or columns are not cut
constexpr std::size_t kMostFrames = 60;

int letters_in(double width) {
  return static_cast<int>(width / (kCharacter * kLetters));
}

// What is known at each step: what was fixed, and the suppositions that are in force.
class KnownSoFar {
 public:
  explicit KnownSoFar(const View& view) : overlay_(static_cast<std::size_t>(view.cells())) {}

  // The marks of a board at a step, which is the next one.
  Overlay advance(const ProofStep& step) {
    for (Mark& mark : overlay_) mark.is_new = mark.is_premise = false;
    if (step.kind == Kind::Therefore) {
      overlay_ = before_.back();
      before_.pop_back();
    }
    if (step.kind == Kind::Suppose) before_.push_back(overlay_);
    for (const auto& [cell, verdict] : step.fixes) {
      const bool supposed = step.kind == Kind::Suppose;
      overlay_[cell.at()] = {
          .origin = supposed ? Origin::Random : Origin::None, .is_new = true, .inferred = verdict};
    }
    for (const auto& limit : {step.argument.least, step.argument.most}) {
      if (limit && limit->clue) overlay_[limit->clue->at()].is_premise = true;
    }
    return overlay_;
  }

 private:
  Overlay overlay_;
  std::vector<Overlay> before_;
};

std::string heading_of_step(const ProofStep& step, int number) {
  if (step.is_argument()) return fmt::format("Step {}", number);
  if (step.kind == Kind::Therefore) return "So";
  return step.level > 0 ? "Suppose further" : "Suppose";
}

// Whether a cell is fixed by an argument, now or before.
bool follows(const Mark& mark, bool is_new) {
  return mark.inferred && mark.origin == Origin::None && mark.is_new == is_new;
}

// A thick stroke from each corner towards the clue, which stays readable.
void cross_out(Canvas& canvas, Point centre, double side, Colour colour) {
  const double from = 0.46 * side, to = 0.24 * side;
  const Paint paint{.stroke = colour, .width = std::max(3.0, 0.14 * side)};
  for (const auto& [x, y] : {Point{-1, -1}, Point{1, -1}, Point{-1, 1}, Point{1, 1}}) {
    canvas.line({centre.x + x * from, centre.y + y * from}, {centre.x + x * to, centre.y + y * to},
                paint);
  }
}

}  // namespace

// What the key says of a clue or a cell, and of which marks.
struct ProofStrip::KeyEntry {
  std::string_view label;
  Tile sample;
  bool (*is_like)(const Mark& mark, bool is_crossed);
  bool is_crossed = false;
};

std::span<const ProofStrip::KeyEntry> ProofStrip::all_entries() {
  static const KeyEntry kKey[] = {
      {"supposed",
       {Face::Covered, '?', {.origin = Origin::Random, .is_new = true, .inferred = Verdict::Mine}},
       [](const Mark& mark, bool) { return mark.origin == Origin::Random; }},
      {"follows now: safe",
       {Face::Covered, '?', {.is_new = true, .inferred = Verdict::Safe}},
       [](const Mark& mark, bool) {
         return follows(mark, true) && mark.inferred == Verdict::Safe;
       }},
      {"follows now: a mine",
       {Face::Covered, '?', {.is_new = true, .inferred = Verdict::Mine}},
       [](const Mark& mark, bool) {
         return follows(mark, true) && mark.inferred == Verdict::Mine;
       }},
      {"followed before",
       {Face::Covered, '?', {.inferred = Verdict::Safe}},
       [](const Mark& mark, bool) { return follows(mark, false); }},
      {"clue used",
       {Face::Open, '1', {.is_premise = true}},
       [](const Mark& mark, bool is_crossed) { return mark.is_premise && !is_crossed; }},
      {"clash",
       {Face::Open, '1', {.is_premise = true}},
       [](const Mark&, bool is_crossed) { return is_crossed; },
       true},
  };
  return kKey;
}

bool ProofStrip::is_drawn(const KeyEntry& entry) const {
  return std::ranges::any_of(frames_, [&](const Frame& frame) {
    for (std::size_t i = 0; i < frame.tiles.size(); ++i) {
      const bool is_crossed =
          std::ranges::find(frame.conflicting, i, &Cell::at) != frame.conflicting.end();
      if (entry.is_like(frame.tiles[i].mark, is_crossed)) return true;
    }
    return false;
  });
}

ProofStrip::ProofStrip(const Proof& proof, const PlacedView& placed, Theme theme)
    : shape_(placed.shape), palette_(palette_of(theme)) {
  find_window(proof);
  const int longest =
      std::max(window_.last.col - window_.first.col, window_.last.row - window_.first.row) + 1;
  side_ = longest <= 9 ? 28 : longest <= 16 ? 22 : 16;
  frame_width_ = std::max(kLeastFrame, std::ceil(window_box(board_at({})).width + kRulers + 4));
  add_frames(proof, placed.view);
  for (std::size_t i = 0; i < frames_.size(); ++i) {
    frames_[i].caption =
        wrap(tell_step(proof.steps[i], placed), letters_in(frame_width_), kMostLines);
  }
  const auto columns =
      std::clamp<double>(std::floor((kWide - 2 * kEdge + kBetween) / (frame_width_ + kBetween)), 1,
                         static_cast<double>(std::max<std::size_t>(frames_.size(), 2)));
  width_ = 2 * kEdge + columns * (frame_width_ + kBetween) - kBetween;
  const Conclusion& proved = proof.steps.back().fixes.front();
  std::string heading =
      fmt::format("Why {} is {}: {}", name_of(proved.cell, shape_),
                  proved.verdict == Verdict::Safe ? "safe" : "a mine", tell_length(proof));
  if (frames_.size() < proof.steps.size()) {
    heading += fmt::format(" The first {} are drawn.", frames_.size());
  }
  heading_ = wrap(heading, letters_in(width_ - 2 * kEdge), 2);
  place_frames();
}

// The cells that the proof names and those next to them; rows and columns of a small board are all
// drawn.
void ProofStrip::find_window(const Proof& proof) {
  Place first{shape_.height, shape_.width}, last{0, 0};
  const auto take = [&](Cell cell) {
    const auto [row, col] = shape_.place(cell);
    first = {std::min(first.row, row - 1), std::min(first.col, col - 1)};
    last = {std::max(last.row, row + 1), std::max(last.col, col + 1)};
  };
  for (const ProofStep& step : proof.steps) {
    for (const auto& [cell, verdict] : step.fixes) take(cell);
    for (const auto& limit : {step.argument.least, step.argument.most}) {
      if (limit && limit->clue) take(*limit->clue);
    }
  }
  const bool all_rows = shape_.height <= kWholeSide, all_columns = shape_.width <= kWholeSide;
  window_.first = {all_rows ? 0 : std::max(first.row, 0), all_columns ? 0 : std::max(first.col, 0)};
  window_.last = {all_rows ? shape_.height - 1 : std::min(last.row, shape_.height - 1),
                  all_columns ? shape_.width - 1 : std::min(last.col, shape_.width - 1)};
}

void ProofStrip::add_frames(const Proof& proof, const View& view) {
  KnownSoFar known(view);
  int number = 0;
  for (const ProofStep& step : proof.steps) {
    if (frames_.size() == kMostFrames) break;
    number += step.is_argument();
    Frame frame;
    frame.heading = heading_of_step(step, number);
    frame.tiles = tiles_of(view, known.advance(step));
    frame.conflicts = step.kind == Kind::Conflict;
    for (const auto& limit : {step.argument.least, step.argument.most}) {
      if (frame.conflicts && limit && limit->clue) frame.conflicting.push_back(*limit->clue);
    }
    frames_.push_back(std::move(frame));
  }
}

void ProofStrip::place_frames() {
  const double board = window_box(board_at({})).height;
  double x = kEdge, y = kEdge + kLineHeight * static_cast<double>(heading_.size()) + 10;
  std::size_t lines = 0;
  for (Frame& frame : frames_) {
    if (x + frame_width_ > width_) {
      y += kLineHeight * static_cast<double>(lines + 1) + kRulers + board + 30;
      x = kEdge;
      lines = 0;
    }
    frame.at = {x, y};
    lines = std::max(lines, frame.caption.size());
    x += frame_width_ + kBetween;
  }
  place_key(y + kLineHeight * static_cast<double>(lines + 1) + kRulers + board + 24);
}

// In as many lines as it takes.
void ProofStrip::place_key(double top) {
  constexpr double kLine = 24;
  double x = kEdge;
  for (const KeyEntry& entry : all_entries()) {
    if (!is_drawn(entry)) continue;
    const double width =
        kSample + 6 + std::ceil(kCharacter * 11 * static_cast<double>(entry.label.size()));
    if (x > kEdge && x + width > width_ - kEdge) {
      x = kEdge;
      top += kLine;
    }
    key_.push_back({&entry, {x, top}});
    x += width + 14;
  }
  height_ = top + kLine - 2 + kEdge;
}

// The plan of the whole board such that the window has its top left below a heading at `at`.
BoardPlan ProofStrip::board_at(Point at) const {
  const BoardPlan whole(shape_, {0, 0}, side_);
  const Box first = whole.box(shape_.cell({window_.first.row, 0}));
  return {shape_,
          {at.x + kRulers - window_.first.col * side_, at.y + kLineHeight + kRulers - first.y},
          side_};
}

Box ProofStrip::window_box(const BoardPlan& board) const {
  const auto [row, col] = window_.first;
  const int count = window_.last.col - col + 1;
  const Box top = board.box(shape_.cell({row, col}));
  const Box bottom = board.box(shape_.cell(window_.last));
  const double half = shape_.is_hex() ? side_ / 2 : 0;
  const double left = board.box().x + col * side_;
  return {left, top.y, count * side_ + half, bottom.y + bottom.height - top.y};
}

void ProofStrip::draw_rulers(Canvas& canvas, const BoardPlan& board) const {
  const Box around = window_box(board);
  Lettering lettering{.size = 10, .colour = palette_[Role::Faint], .anchor = Anchor::Middle};
  for (int col = window_.first.col; col <= window_.last.col; ++col) {
    const Point centre = board.centre(shape_.cell({window_.first.row, col}));
    canvas.text({centre.x, around.y - 11}, fmt::format("{}", col), lettering);
  }
  lettering.anchor = Anchor::End;
  for (int row = window_.first.row; row <= window_.last.row; ++row) {
    const Point centre = board.centre(shape_.cell({row, window_.first.col}));
    canvas.text({around.x - 8, centre.y}, fmt::format("{}", row), lettering);
  }
}

void ProofStrip::draw_cells(Canvas& canvas, const Frame& frame, const BoardPlan& board) const {
  for (int row = window_.first.row; row <= window_.last.row; ++row) {
    for (int col = window_.first.col; col <= window_.last.col; ++col) {
      const Cell cell = shape_.cell({row, col});
      const Tile& tile = frame.tiles[cell.at()];
      canvas.begin(fmt::format("{} {}", name_of(cell, shape_), describe(tile)));
      draw_tile(canvas, palette_, board.outline(cell), board.centre(cell), side_, tile);
      canvas.end();
    }
  }
  for (const Cell clue : frame.conflicting) {
    cross_out(canvas, board.centre(clue), side_, palette_[Role::SteppedOn]);
  }
}

void ProofStrip::draw_frame(Canvas& canvas, const Frame& frame) const {
  const auto [x, y] = frame.at;
  const BoardPlan board = board_at(frame.at);
  const Box around = window_box(board);
  const Lettering letters{.size = kLetters, .colour = palette_[Role::Ink]};
  Lettering bold = letters;
  bold.bold = true;
  canvas.text({x, y + kLineHeight / 2}, frame.heading, bold);
  draw_rulers(canvas, board);
  if (!shape_.is_hex()) {
    draw_box(canvas, {around.x - 1, around.y - 1, around.width + 1, around.height + 1},
             {.fill = palette_[Role::Line]});
  }
  draw_cells(canvas, frame, board);
  if (frame.conflicts) {
    draw_box(canvas, {around.x - 3, around.y - 3, around.width + 5, around.height + 5},
             {.stroke = palette_[Role::SteppedOn], .width = 3, .dashed = true});
  }
  const double below = around.y + around.height + 8;
  for (std::size_t i = 0; i < frame.caption.size(); ++i) {
    canvas.text({x, below + kLineHeight * (static_cast<double>(i) + 0.5)}, frame.caption[i],
                letters);
  }
}

void ProofStrip::draw_key(Canvas& canvas) const {
  for (const auto& [entry, at] : key_) {
    const auto [x, top] = at;
    const BoardPlan plan({1, 1, shape_.grid}, {x, top}, kSample);
    draw_tile(canvas, palette_, plan.outline(Cell{0}), plan.centre(Cell{0}), kSample,
              entry->sample);
    if (entry->is_crossed) {
      cross_out(canvas, plan.centre(Cell{0}), kSample, palette_[Role::SteppedOn]);
    }
    canvas.text({x + kSample + 6, top + kSample / 2}, entry->label,
                {.size = 11, .colour = palette_[Role::Faint]});
  }
}

void ProofStrip::draw(Canvas& canvas) const {
  draw_box(canvas, {0, 0, width_, height_}, {.fill = palette_[Role::Paper]});
  for (std::size_t i = 0; i < heading_.size(); ++i) {
    canvas.text({kEdge, kEdge + kLineHeight * (static_cast<double>(i) + 0.5)}, heading_[i],
                {.size = 13, .colour = palette_[Role::Ink], .bold = true});
  }
  for (const Frame& frame : frames_) draw_frame(canvas, frame);
  draw_key(canvas);
}

std::string draw_svg(const ProofStrip& strip) {
  SvgCanvas canvas(strip.width(), strip.height());
  strip.draw(canvas);
  return std::move(canvas).finish();
}

}  // namespace minewise
