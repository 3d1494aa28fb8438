#include "play/input/board_file.h"

#include <algorithm>

#include "ground/view/words.h"
#include "play/input/mbf.h"
#include "play/input/tatham.h"

namespace minewise {
namespace {

// A byte that no text has: controls other than tabs, ends of lines and pages, and escapes.
bool is_binary(char byte) {
  return static_cast<std::uint8_t>(byte) < ' ' &&
         std::string_view("\t\n\v\f\r\x1b").find(byte) == std::string_view::npos;
}

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

// A text is never an MBF: its third byte would stand for 2,304 mines at least, and the bytes that
// follow for as many different cells.
std::optional<Result<LayoutSet>> read_board_file(std::string_view bytes) {
  if (const auto found = find_lone_id(bytes)) {
    auto set = parse_tatham_id(found->id);
    if (set) return set;
    const int within = std::max(0, set.error().column - 1);
    return fail_there(found->line, found->column + within, set.error());
  }
  const std::string_view header = bytes.substr(0, 4);
  if (std::ranges::none_of(header, is_binary) && bytes.find('\0') == bytes.npos) {
    return std::nullopt;
  }
  auto set = parse_mbf(bytes);
  if (!set) set.error().message = "is not a text file, nor a board in MBF: " + set.error().message;
  return set;
}

}  // namespace minewise
