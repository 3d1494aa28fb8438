#include "cli/run/shared_progress.h"

#include "cli/run/interrupt.h"

namespace minewise {

bool SharedProgress::goes_on() const {
  return !InterruptWatch::was_interrupted();
}

}  // namespace minewise
