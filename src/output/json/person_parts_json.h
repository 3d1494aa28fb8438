// What the answers about one game of a person and about many share.
#pragma once

#include <string>

#include "output/json/place_json.h"
#include "review/person_critique.h"

namespace minewise {

inline Json clicks_json(const ClickCounts& clicks) {
  return {{"left", clicks.left},
          {"right", clicks.right},
          {"chord", clicks.chord},
          {"wasted", clicks.wasted}};
}

template <class Times>
Json spent_json(const Times& spent_ms) {
  Json json = Json::object();
  for (std::size_t i = 0; i < spent_ms.size(); ++i) {
    json[std::string(spent_word(static_cast<Spent>(i)))] = spent_ms[i];
  }
  return json;
}

}  // namespace minewise
