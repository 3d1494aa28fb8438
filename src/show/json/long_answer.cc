#include "show/json/long_answer.h"

#include <string>

namespace minewise {

LongAnswer::LongAnswer(const Json& head, const Sink& sink) : sink_(sink) {
  std::string text = head.dump();
  text.pop_back();  // the closing brace
  sink_(text);
}

void LongAnswer::list(std::string_view name, std::size_t count,
                      const std::function<Json(std::size_t)>& element) {
  sink_("," + Json(name).dump() + ":[");
  for (std::size_t i = 0; i < count; ++i) sink_((i > 0 ? "," : "") + element(i).dump());
  sink_("]");
}

void LongAnswer::end() {
  sink_("}\n");
}

}  // namespace minewise
