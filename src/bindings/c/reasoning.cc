#include "solver/reasoning.h"

#include "bindings/c/analysis.h"
#include "output/drawing/analysis.h"
#include "output/drawing/picture.h"
#include "output/json/analysis_json.h"
#include "output/json/game_json.h"

namespace minewise::c {

std::string full_text(const AnalyzeAnswer& answer) {
  std::string json =
      analysis_json(answer.placed(), answer.analysis, answer.grounds, answer.reasoning);
  if (!answer.asks_agent) return json;
  return with_advice(std::move(json), answer.advice, answer.placed().shape);
}

std::string reasoning_svg(const AnalyzeAnswer& answer, Theme theme) {
  return draw_svg({picture_of(answer.placed(), answer.reasoning)}, theme);
}

}  // namespace minewise::c
