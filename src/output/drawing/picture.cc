#include "output/drawing/picture.h"

#include "output/drawing/svg.h"

namespace minewise {

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
