#include "output/json/long_answer.h"

#include <string>

namespace minewise {
namespace {

// Without the closing brace.
std::string open_text(const Json& fields) {
  std::string text = fields.dump();
  text.pop_back();
  return text;
}

}  // namespace

LongAnswer::LongAnswer(const Json& head, const Sink& sink) : sink_(sink) {
  sink_(open_text(head));
}

void LongAnswer::add(const Json& fields) {
  sink_("," + open_text(fields).substr(1));
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
