#include "play/replay/person_source.h"

#include <utility>

#include "ground/base/try.h"
#include "play/replay/person_transcript.h"
#include "play/replay/readers.h"

namespace minewise {

bool holds_person_game(std::string_view beginning) {
  return is_person_transcript(beginning) || looks_like_recording(beginning);
}

Result<PersonGame> read_person_game(std::string_view bytes) {
  if (is_person_transcript(bytes)) {
    TRY(auto transcript, parse_person_transcript(bytes));
    TRY(check(transcript));
    return std::move(transcript.game);
  }
  TRY(const auto recording, read_recording(bytes));
  return referee(recording);
}

}  // namespace minewise
