#include "output/drawing/picture.h"

#include <fmt/core.h>

#include <algorithm>

#include "output/drawing/canvas.h"
#include "output/drawing/stage.h"

namespace minewise {

namespace {

constexpr std::size_t kMostNoteLines = 1000;
constexpr double kNoteSize = 12;
constexpr double kNoteLine = 17;
constexpr double kLeastName = 6;  // a smaller name could not be read

// Word by word, each at its own column: a canvas need not keep several spaces.
void draw_line(Canvas& canvas, Point at, std::string_view line, const Lettering& lettering) {
  for (std::size_t begin = line.find_first_not_of(' '); begin < line.size();) {
    const std::size_t gap = std::min(line.find("  ", begin), line.size());
    const double x = at.x + kCharacter * lettering.size * static_cast<double>(begin);
    canvas.text({x, at.y}, line.substr(begin, gap - begin), lettering);
    begin = line.find_first_not_of(' ', gap);
  }
}

void draw_name(Canvas& canvas, const Stage& stage, const Box& cell, std::string_view name) {
  const double fitting = 0.86 * cell.width / (kCharacter * static_cast<double>(name.size()));
  const double size = std::min(0.5 * cell.width, fitting);
  if (size < kLeastName) return;
  canvas.text({cell.x + cell.width / 2, cell.y + cell.height / 2}, name,
              {.size = size,
               .colour = stage.palette().ink_on(stage.palette()[Role::Covered]),
               .bold = true,
               .anchor = Anchor::Middle});
}

}  // namespace

std::vector<std::string> note_lines(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  if (lines.size() > kMostNoteLines) {
    const std::size_t more = lines.size() - kMostNoteLines + 1;
    lines.resize(kMostNoteLines - 1);
    lines.push_back(fmt::format("and {} more lines that do not fit in the picture", more));
  }
  return lines;
}

void make_room_for(const Notes& notes, Stage& stage) {
  std::size_t longest = 0;
  for (const std::string& line : notes.lines) longest = std::max(longest, line.size());
  stage.make_room(kCharacter * kNoteSize * static_cast<double>(longest),
                  kNoteLine * static_cast<double>(notes.lines.size()));
}

// A line that is not indented is a heading.
void draw_notes(Canvas& canvas, const Stage& stage, std::size_t panel, const Notes& notes) {
  for (std::size_t i = 0; i < notes.names.size(); ++i) {
    const Cell cell{static_cast<std::int32_t>(i)};
    if (!notes.names[i].empty())
      draw_name(canvas, stage, stage.cell_box(panel, cell), notes.names[i]);
  }
  for (std::size_t i = 0; i < notes.lines.size(); ++i) {
    const Box room = stage.room(panel);
    const bool heading = !notes.lines[i].starts_with(' ');
    draw_line(canvas, {room.x, room.y + kNoteLine * (static_cast<double>(i) + 0.5)}, notes.lines[i],
              {.size = kNoteSize, .colour = stage.palette()[Role::Ink], .bold = heading});
  }
}

Stage stage_for(const std::vector<Panel>& panels, Theme theme) {
  std::vector<PanelPlan> plans;
  Legend legend;
  for (const auto& [heading, shape, tiles, caption, chain, notes] : panels) {
    plans.emplace_back(heading, shape).fit(caption);
    legend.add(tiles);
  }
  Stage stage(plans, legend, theme);
  for (const Panel& panel : panels) make_room_for(panel.notes, stage);
  return stage;
}

void draw_panels(Canvas& canvas, const Stage& stage, const std::vector<Panel>& panels) {
  stage.draw_backdrop(canvas);
  for (std::size_t i = 0; i < panels.size(); ++i) {
    stage.draw_cells(canvas, i, panels[i].tiles);
    stage.draw_chain(canvas, i, panels[i].chain);
    stage.draw_caption(canvas, i, panels[i].caption);
    draw_notes(canvas, stage, i, panels[i].notes);
  }
}

std::string draw_svg(const std::vector<Panel>& panels, Theme theme) {
  return draw_svg(panels, stage_for(panels, theme));
}

std::string draw_svg(const std::vector<Panel>& panels, const Stage& stage) {
  SvgCanvas canvas(stage.width(), stage.height());
  draw_panels(canvas, stage, panels);
  return std::move(canvas).finish();
}

}  // namespace minewise
