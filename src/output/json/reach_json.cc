#include "output/json/reach_json.h"

namespace minewise {
namespace {

Json altered_json(const PositionReach::Altered& altered) {
  Json json{{"sources", altered.sources},
            {"measured", altered.profile.sources()},
            {"mean_reach", altered.profile.mean_reach()},
            {"farthest", altered.profile.farthest()},
            {"sources_by_reach", altered.profile.sources_by_reach()},
            {"rings", Json::array()}};
  for (std::size_t d = 1; d < altered.profile.rings().size(); ++d) {
    const ReachProfile::Ring& ring = altered.profile.rings()[d];
    json["rings"].push_back({{"distance", d},
                             {"pairs", ring.pairs},
                             {"mean", ring.mean()},
                             {"most", ring.most},
                             {"changed", ring.changed},
                             {"over_1_percent", ring.noticeable}});
  }
  return json;
}

Json position_json(const PositionReach& reach) {
  Json json{{"exact", reach.exact}};
  for (const Alteration alteration : kAlterations) {
    json[std::string(alteration_word(alteration))] = altered_json(reach.of(alteration));
  }
  return json;
}

}  // namespace

Json reach_json(const ReachFigures& figures) {
  Json json = position_json(figures.reach);
  json["local"] = figures.local ? position_json(*figures.local) : Json(nullptr);
  return json;
}

}  // namespace minewise
