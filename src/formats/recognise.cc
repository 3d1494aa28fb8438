// What a replay file is, by its content. The beginnings of some formats fit files of other kinds, a
// board in MBF or any picture, so a format is recognised by reading the file whole, and where one
// reader fails the next is tried. A file that none can read is a damaged replay if it has the mark
// of a format, something that other files do not have; otherwise it is no replay.
#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "core/line_words.h"
#include "core/near_miss.h"
#include "formats/readers.h"

namespace minewise {
namespace {

bool is_digit(char letter) {
  return letter >= '0' && letter <= '9';
}

// The text [LEVEL|...|B3BVTtime].
bool has_avf_mark(std::string_view bytes) {
  constexpr std::size_t kLongest = 400;
  for (std::size_t at = bytes.find('['); at != bytes.npos; at = bytes.find('[', at + 1)) {
    std::string_view text = bytes.substr(at + 1, kLongest);
    text = text.substr(0, text.find(']'));
    if (text.size() < 5 || !is_digit(text[0]) || text[1] != '|') continue;
    const std::string_view score = text.substr(text.rfind('|') + 1);
    if (score.size() > 3 && score[0] == 'B' && is_digit(score[1]) && score.contains('T')) {
      return true;
    }
  }
  return false;
}

bool has_rmv_mark(std::string_view bytes) {
  return bytes.starts_with("*rmv");
}

bool has_mvf_mark(std::string_view bytes) {
  return bytes.starts_with("\x11Minesweeper Clone");
}

// The name of the program, at its places in versions 0 to 2, 3 and 4.
bool has_evf_mark(std::string_view bytes) {
  for (const std::size_t at : {14, 15, 34}) {
    const std::string_view text = bytes.substr(std::min(at, bytes.size()));
    if (text.starts_with("元") || text.starts_with("Meta")) return true;
  }
  return false;
}

// Its first option, or all the lines that a board needs.
bool has_rawvf_mark(std::string_view bytes) {
  constexpr std::size_t kHead = 1 << 16, kLongest = 20;
  constexpr std::array<std::string_view, 4> kNeeded{"width:", "height:", "mines:", "board:"};
  std::array<bool, kNeeded.size()> has{};
  bytes = bytes.substr(0, kHead);
  if (bytes.contains('\0')) return false;
  bool is_first = true;
  for (LineReader lines(without_byte_order_mark(bytes)); !lines.at_end(); lines.next()) {
    const std::string_view word = WordReader(lines.line()).word().text.substr(0, kLongest);
    if (word.empty()) continue;
    const std::string option = lower_case(word.substr(0, word.find(':') + 1));
    if (std::exchange(is_first, false) && option == "rawvf_version:") return true;
    const auto needed = std::ranges::find(kNeeded, option);
    if (needed == kNeeded.end()) continue;
    has[static_cast<std::size_t>(needed - kNeeded.begin())] = true;
    if (std::ranges::all_of(has, std::identity())) return true;
  }
  return false;
}

struct Format {
  ReplayFormat format;
  Result<Recording> (*read)(std::string_view bytes);
  bool (*has_mark)(std::string_view bytes);
};

constexpr std::array<Format, 5> kFormats{{{ReplayFormat::Avf, read_avf, has_avf_mark},
                                          {ReplayFormat::Rmv, read_rmv, has_rmv_mark},
                                          {ReplayFormat::Mvf, read_mvf, has_mvf_mark},
                                          {ReplayFormat::Evf, read_evf, has_evf_mark},
                                          {ReplayFormat::Rawvf, read_rawvf, has_rawvf_mark}}};

}  // namespace

std::optional<Result<Recording>> find_recording(std::string_view bytes) {
  std::optional<Result<Recording>> damaged;
  for (const Format& format : kFormats) {
    auto read = format.read(bytes);
    if (read) return read;
    if (!damaged && format.has_mark(bytes)) damaged = std::move(read);
  }
  return damaged;
}

bool has_mark_of_replay(std::string_view bytes) {
  return std::ranges::any_of(kFormats,
                             [&](const Format& format) { return format.has_mark(bytes); });
}

Result<Recording> read_recording(std::string_view bytes) {
  if (auto found = find_recording(bytes)) return *std::move(found);
  return std::unexpected(Error{"not a replay of a known kind: " + misfits_of(bytes)});
}

std::string misfits_of(std::string_view bytes) {
  std::string found;
  for (const Format& format : kFormats) {
    const auto read = format.read(bytes);
    if (read) continue;
    found += fmt::format("{}as {}, {}", found.empty() ? "" : "; ",
                         replay_format_name(format.format), read.error().message);
  }
  return found;
}

}  // namespace minewise
