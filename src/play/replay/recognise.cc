// What a replay file is, by its content. RMV and the later MVF begin with a word, RAWVF is text
// with a line `Board:`. The others begin with numbers that fit more than one format; they are tried
// in turn, those that can be told best first, and the error is that of the reader that came
// furthest.
#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "play/replay/readers.h"

namespace minewise {
namespace {

bool is_rawvf(std::string_view bytes) {
  constexpr std::size_t kHead = 1 << 16;
  const std::string_view head = bytes.substr(0, kHead);
  for (const std::string_view word : {"RawVF_Version", "\nBoard:", "\nboard:", "\rBoard:"}) {
    if (head.find(word) != head.npos) return head.find('\0') == head.npos;
  }
  return head.starts_with("Width:");
}

bool could_be_avf(std::string_view bytes) {
  return bytes.size() > 6 && bytes[5] >= 3 && bytes[5] <= 6 && bytes.find("|B") != bytes.npos;
}

bool could_be_evf(std::string_view bytes) {
  return bytes.size() > 6 && bytes[0] >= 0 && bytes[0] <= 4;
}

bool could_be_mvf(std::string_view bytes) {
  for (const std::string_view size : {"\x08\x08", "\x10\x10", "\x1e\x10"}) {
    if (bytes.starts_with(size)) return true;
  }
  return bytes.starts_with(std::string_view("\0\0", 2));
}

// "offset 123: ..." is as far as a reader came.
std::size_t offset_of(const Error& error) {
  constexpr std::string_view kWord = "offset ";
  std::size_t offset = 0;
  const std::string& text = error.message;
  if (text.starts_with(kWord)) {
    std::from_chars(text.data() + kWord.size(), text.data() + text.size(), offset);
  }
  return offset;
}

using Reader = Result<Recording>(std::string_view);

std::optional<Reader*> sure_reader(std::string_view bytes) {
  if (bytes.starts_with("*rmv")) return read_rmv;
  if (bytes.starts_with("\x11Minesweeper Clone")) return read_mvf;
  if (is_rawvf(bytes)) return read_rawvf;
  return std::nullopt;
}

}  // namespace

bool looks_like_recording(std::string_view bytes) {
  return sure_reader(bytes) || could_be_avf(bytes) || could_be_evf(bytes) || could_be_mvf(bytes);
}

Result<Recording> read_recording(std::string_view bytes) {
  if (const auto reader = sure_reader(bytes)) return (*reader)(bytes);
  std::optional<Error> furthest;
  const std::pair<bool, Reader*> candidates[] = {{could_be_avf(bytes), read_avf},
                                                 {could_be_evf(bytes), read_evf},
                                                 {could_be_mvf(bytes), read_mvf}};
  for (const auto& [is_possible, reader] : candidates) {
    if (!is_possible) continue;
    auto read = reader(bytes);
    if (read) return read;
    if (!furthest || offset_of(read.error()) > offset_of(*furthest)) furthest = read.error();
  }
  if (furthest) return std::unexpected(*furthest);
  return fail("offset 0: not a replay of a known kind (AVF, RMV, MVF, EVF or RAWVF)");
}

}  // namespace minewise
