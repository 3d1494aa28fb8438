#include "bindings/c/pictures.h"

#include "output/drawing/analysis.h"
#include "output/drawing/proof_strip.h"
#include "output/drawing/reasoning.h"

namespace minewise::c {

Answer<std::string> analysis_svg(const PlacedView& placed, const Analysis& analysis,
                                 std::optional<Cell> why, const Reasoning& reasoning, Theme theme) {
  TRY(check_drawable(placed.shape));
  if constexpr (kShowsReasoning) {
    if (!reasoning.aspects.empty()) return draw_svg({picture_of(placed, reasoning)}, theme);
  }
  const auto proof = why ? find_proof(placed.view, analysis, *why) : std::nullopt;
  if (proof) return draw_svg(ProofStrip(*proof, placed, theme));
  return draw_svg({picture_of(placed, analysis, why)}, theme);
}

}  // namespace minewise::c
