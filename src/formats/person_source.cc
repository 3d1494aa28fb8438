#include "formats/person_source.h"

#include <utility>

#include "core/try.h"
#include "formats/person_transcript.h"
#include "formats/readers.h"

namespace minewise {
namespace {

Result<PersonGame> read_written(std::string_view text) {
  TRY(auto transcript, parse_person_transcript(text));
  TRY(check(transcript));
  return std::move(transcript.game);
}

Result<PersonGame> played(const Result<Recording>& recording) {
  if (!recording) return std::unexpected(recording.error());
  return referee(*recording);
}

}  // namespace

std::optional<Result<PersonGame>> find_person_game(std::string_view bytes) {
  if (is_person_transcript(bytes)) return read_written(bytes);
  const auto found = find_recording(bytes);
  if (!found) return std::nullopt;
  return played(*found);
}

Result<PersonGame> read_person_game(std::string_view bytes) {
  if (is_person_transcript(bytes)) return read_written(bytes);
  return played(read_recording(bytes));
}

}  // namespace minewise
