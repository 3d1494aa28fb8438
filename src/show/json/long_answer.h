// An answer that ends with long lists, written piece by piece: a million moves would not fit into
// memory as one value.
//
//     LongAnswer answer(head, sink);
//     answer.list("moves", count, [&](std::size_t i) { return move_json(i); });
//     answer.end();
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

#include "show/json/place_json.h"

namespace minewise {

class LongAnswer {
 public:
  using Sink = std::function<void(std::string_view)>;

  // The fields before the lists. REQUIRES: there is one at least; the sink outlives the answer.
  LongAnswer(const Json& head, const Sink& sink);

  // A list as the next field; `element` is asked for each index in turn.
  void list(std::string_view name, std::size_t count,
            const std::function<Json(std::size_t)>& element);

  void end();

 private:
  const Sink& sink_;
};

}  // namespace minewise
