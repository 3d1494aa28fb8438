#include "output/json/studies_json.h"

#include "output/json/place_json.h"

namespace minewise {

std::string studies_json(std::span<const ListedStudy> studies) {
  Json json = Json::array();
  for (const auto& [name, kind, title, games, quick] : studies) {
    json.push_back(
        {{"name", name}, {"kind", kind}, {"title", title}, {"games", games}, {"quick", quick}});
  }
  return json.dump(2) + "\n";
}

}  // namespace minewise
