// What every reader of replays promises, whatever bytes it is given: an Error that names the
// offset, or a recording that the referee plays, that is written as RAWVF and as a transcript, and
// reads back to the same game.
#pragma once

#include "formats/person_transcript.h"
#include "formats/rawvf.h"
#include "formats/recording.h"
#include "fuzz/reader.h"

namespace minewise {

using ReplayReader = Result<Recording>(std::string_view);

inline void check_replay(ReplayReader* read, std::string_view bytes) {
  constexpr int kMostCells = 1000;  // larger boards take long, and show nothing new
  const auto recording = read(bytes);
  if (!recording) {
    check_error(recording.error(), bytes);
    CHECK(recording.error().message.starts_with("offset "));
    return;
  }
  CHECK(recording->mouse.size() <= 3 * bytes.size() + 1);
  if (recording->shape.cells() > kMostCells) return;
  const PersonGame game = referee(*recording);
  const auto again = read_rawvf(format_rawvf(*recording));
  CHECK(again.has_value());
  CHECK(referee(*again) == game);
  const auto transcript = parse_person_transcript(format_person_transcript(game));
  CHECK(transcript.has_value());
  CHECK(check(*transcript).has_value());
  CHECK(format_person_transcript(transcript->game) == format_person_transcript(game));
}

}  // namespace minewise
