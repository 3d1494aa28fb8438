// Replay files of format RAWVF.
#include "fuzz/replay.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  minewise::check_replay(minewise::read_rawvf, minewise::as_text(bytes, size));
  return 0;
}
