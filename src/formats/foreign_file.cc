#include "core/message.h"
#include "formats/foreign_layout.h"
#include "formats/input.h"
#include "formats/person_game.h"
#include "formats/recording.h"

namespace minewise {
namespace {

// Whether bytes are no text. The third of a board in MBF is below 9 unless it has 2,304 mines.
bool is_binary(std::string_view bytes) {
  const bool has_odd_third = bytes.size() > 2 && static_cast<std::uint8_t>(bytes[2]) < '\t';
  return has_odd_third || bytes.contains('\0');
}

}  // namespace

std::optional<Result<Input>> read_foreign_file(std::string_view text, std::optional<InputKind> as) {
  if (const auto game = find_person_game(text)) {
    if (!*game) return std::unexpected(game->error());
    if (as && as != InputKind::Transcript) return fail("this is a replay; leave 'as' out");
    return transcript_of(**game);
  }
  if (auto board = read_board_file(text)) {
    if (!*board) return std::unexpected(board->error());
    if (as && as != InputKind::Layout) return fail("this is a layout; leave 'as' out");
    return **std::move(board);
  }
  if (is_binary(text)) {
    return std::unexpected(Error{fmt::format(
        "is not a text file, and not a replay or a board of a known kind: {}; as MBF, {}",
        misfits_of(text), parse_mbf(text).error().message)});
  }
  return std::nullopt;
}

}  // namespace minewise
