// Replay files of format MVF.
#include "fuzz/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  minewise::check_replay(minewise::read_mvf, minewise::as_text(bytes, size));
  return 0;
}
