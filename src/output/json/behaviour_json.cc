#include "output/json/behaviour_json.h"

#include "output/json/place_json.h"

namespace minewise {

std::string behaviour_json(const Behaviour& behaviour, double seconds) {
  const Json json{{"bench", behaviour.number},
                  {"games", behaviour.games},
                  {"moves", behaviour.moves},
                  {"seconds", seconds},
                  {"moves_per_second", behaviour.moves / seconds}};
  return json.dump() + "\n";
}

}  // namespace minewise
