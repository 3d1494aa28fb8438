#include "output/json/progress_json.h"

#include "output/json/place_json.h"

namespace minewise {

std::string progress_json(const Progress& progress) {
  const Json json{{"verb", progress.verb},
                  {"unit", progress.unit},
                  {"done", progress.done},
                  {"most", progress.most},
                  {"share", progress.share}};
  return json.dump() + "\n";
}

}  // namespace minewise
