#include "formats/board_file.h"

#include <algorithm>

#include "core/words.h"
#include "formats/mbf.h"
#include "formats/tatham.h"

namespace minewise {
namespace {

// The ID that is all of a text, at its place.
struct LoneId {
  std::string_view id;
  int line = 0, column = 0;
};

std::optional<LoneId> find_lone_id(std::string_view text) {
  std::optional<LoneId> found;
  for (LineReader lines(text); !lines.at_end(); lines.next()) {
    if (is_skipped_line(lines.line())) continue;
    WordReader words(lines.line());
    if (found || !is_tatham_id(words.word().text)) return std::nullopt;
    found = {words.word().text, lines.number(), words.word().column};
    words.next();
    if (!words.at_end()) return std::nullopt;
  }
  return found;
}

}  // namespace

// A text is never an MBF: it would have 2,304 mines at least, and be as many different cells.
std::optional<Result<LayoutSet>> read_board_file(std::string_view bytes) {
  if (const auto found = find_lone_id(bytes)) {
    auto set = parse_tatham_id(found->id);
    if (set) return set;
    const int within = std::max(0, set.error().column - 1);
    return fail_there(found->line, found->column + within, set.error());
  }
  if (auto set = parse_mbf(bytes)) return set;
  return std::nullopt;
}

}  // namespace minewise
