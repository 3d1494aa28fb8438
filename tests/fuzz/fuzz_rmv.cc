// Replay files of format RMV.
#include "fuzz/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  minewise::check_replay(minewise::read_rmv, minewise::as_text(bytes, size));
  return 0;
}
