#include "front/run/shared_progress.h"

#include "front/run/interrupt.h"

namespace minewise {

bool SharedProgress::goes_on() const {
  return !InterruptWatch::was_interrupted();
}

}  // namespace minewise
