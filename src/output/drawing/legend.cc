#include "output/drawing/legend.h"

namespace minewise {
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
