#include "bindings/c/watch.h"

namespace minewise::c {

bool Watch::goes_on(const Progress& progress) {
  if (!told_ || is_stopped_) return !is_stopped_;
  const std::string json = progress_json(progress);
  is_stopped_ = told_(data_, json.c_str(), json.size()) != 0;
  return !is_stopped_;
}

Answer<void> Watch::check() const {
  if (!is_stopped_) return {};
  return refuse(Error{"the request was stopped"}, MW_STOPPED);
}

}  // namespace minewise::c
