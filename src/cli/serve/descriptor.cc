#include "cli/serve/descriptor.h"

#include <unistd.h>

namespace minewise {

Descriptor::~Descriptor() {
  if (is_open()) ::close(number_);
}

}  // namespace minewise
