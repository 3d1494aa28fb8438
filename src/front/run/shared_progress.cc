#include "front/run/shared_progress.h"

#include "front/run/interrupt.h"

namespace minewise {

bool SharedProgress::goes_on() {
  if (const std::unique_lock lock(mutex_, std::try_to_lock); lock) line_.update(share_);
  return !InterruptWatch::was_interrupted();
}

}  // namespace minewise
