#include "study/presets/figures.h"

#include <algorithm>

#include "study/presets/chains.h"
#include "study/presets/reach.h"

namespace minewise {
namespace {

constexpr FigurePreset kInfluence[] = {
    {"chain-density", "following chains", false, measure_chains},
    {"chain-size", "following chains", false, measure_chains},
    {"chain-time", "timing decisions", false, time_chains},
    {"chain-record", "searching", false, search_chain_records},
    {"reach-density", "measuring reach", true, measure_reaches},
    {"reach-size", "measuring reach", true, measure_reaches},
};

}  // namespace

std::span<const FigurePreset> influence_presets() {
  return kInfluence;
}

const FigurePreset* find_influence_preset(std::string_view name) {
  const auto found = std::ranges::find(kInfluence, name, &FigurePreset::name);
  return found == std::end(kInfluence) ? nullptr : &*found;
}

}  // namespace minewise
