#include "output/json/clues_json.h"

#include "core/information.h"
#include "output/json/place_json.h"
#include "output/text/clues.h"

namespace minewise {

std::string clues_json(std::span<const ClueModelPtr> models) {
  Json json = Json::array();
  for (const ClueModelPtr& model : models) {
    Json bits = Json::array();
    for (const double density : kToldDensities) {
      bits.push_back(bits_told(*model, kToldDegree, density));
    }
    json.push_back({{"clues", model->name()}, {"densities", kToldDensities}, {"bits", bits}});
  }
  return json.dump() + "\n";
}

}  // namespace minewise
