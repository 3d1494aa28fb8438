#include "output/json/decision_json.h"

#include "output/json/decision_object.h"
#include "output/text/review.h"

namespace minewise {

std::string decision_json(const Decision& decision, const PlacedView& before,
                          const std::optional<Outcome>& outcome) {
  Json json = decision_object(decision, before);
  if (outcome) {
    json["result"] = result_text(*outcome);
    json["changed"] = outcome->changed;
  }
  return json.dump() + "\n";
}

}  // namespace minewise
