// Whoever watches a long request: it is told now and then how far the request has come, and may
// have it stopped. Nobody need watch.
#pragma once

#include "bindings/c/border.h"
#include "output/json/progress_json.h"

namespace minewise::c {

class Watch {
 public:
  using Told = std::int32_t (*)(void* data, const char* json, std::size_t size);

  Watch(Told told, void* data) : told_(told), data_(data) {}

  // Tells how far it has come. Returns whether to go on; once stopped, it stays so.
  bool goes_on(const Progress& progress);

  // A refusal if it was stopped.
  Answer<void> check() const;

 private:
  Told told_;
  void* data_;
  bool is_stopped_ = false;
};

}  // namespace minewise::c
