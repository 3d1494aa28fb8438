// Transcripts of persons' games. What reads is checked, unless its board is large.
#include "formats/person_transcript.h"
#include "fuzz/reader.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace minewise;
  const std::string_view text = as_text(bytes, size);
  const auto transcript = check_reader(
      text, parse_person_transcript,
      [](const PersonTranscript& read) { return format_person_transcript(read.game); });
  if (!transcript || transcript->game.shape.cells() > 400) return 0;
  if (const auto checked = check(*transcript); !checked) check_error(checked.error(), text);
  return 0;
}
