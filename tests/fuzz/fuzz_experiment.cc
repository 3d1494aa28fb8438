// Experiments and studies as ledgers keep them, and the records of their games.
#include "fuzz/reader.h"
#include "study/chunk.h"
#include "study/presets/trials.h"
#include "study/record.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace minewise;
  const std::string_view text = as_text(bytes, size);
  check_reader(text, parse_experiment, format_experiment);
  check_reader(text, parse_study, format_study);
  if (const auto record = decode(text))
    CHECK(encode(decode(encode(*record)).value()) == encode(*record));  // a score may be NaN
  return 0;
}
