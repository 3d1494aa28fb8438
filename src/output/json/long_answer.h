// Writes a JSON answer with long lists piece by piece: a million moves would not fit into memory as
// one value.
//
//     LongAnswer answer(head, sink);
//     answer.list("moves", count, [&](std::size_t i) { return move_json(i); });
//     answer.end();
#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

#include "output/json/place_json.h"

namespace minewise {

class LongAnswer {
 public:
  using Sink = std::function<void(std::string_view)>;

  // `head` has the fields before the lists. REQUIRES: it has at least one; the sink outlives the
  // answer.
  LongAnswer(const Json& head, const Sink& sink);

  // Writes more fields. REQUIRES: there is at least one.
  void add(const Json& fields);

  // Writes a list as the next field; `element` is called for each index in turn.
  void list(std::string_view name, std::size_t count,
            const std::function<Json(std::size_t)>& element);

  void end();

 private:
  const Sink& sink_;
};

}  // namespace minewise
