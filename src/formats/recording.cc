#include "formats/recording.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "core/message.h"
#include "core/result.h"
#include "core/words.h"

namespace minewise {

std::string_view replay_format_name(ReplayFormat format) {
  constexpr std::array<std::string_view, 5> kNames{"AVF", "RMV", "MVF", "EVF", "RAWVF"};
  return kNames[std::to_underlying(format)];
}

std::string_view game_end_word(GameEnd end) {
  constexpr std::array<std::string_view, 3> kWords{"won", "lost", "unfinished"};
  return kWords[std::to_underlying(end)];
}

std::optional<Cell> Recording::cell_at(const MouseEvent& event) const {
  if (event.x < 0 || event.y < 0) return std::nullopt;
  const Place place{event.y / square_size, event.x / square_size};
  if (!shape.contains(place)) return std::nullopt;
  return shape.cell(place);
}

Result<void> FileBytes::status() const {
  if (error_) return std::unexpected(*error_);
  return {};
}

void FileBytes::note(std::size_t offset, std::string message) {
  error_ = Error{fmt::format("offset {}: {}", offset, message)};
  at_ = bytes_.size();
}

std::uint64_t FileBytes::number(std::size_t bytes, std::string_view what) {
  std::uint64_t value = 0;
  for (const char byte : take(bytes, what)) value = value << 8 | static_cast<unsigned char>(byte);
  return value;
}

std::string_view FileBytes::take(std::size_t count, std::string_view what) {
  if (count > left()) {
    fail_at_offset(bytes_.size(), "the file ends in the middle of {}", what);
    return {};
  }
  return bytes_.substr(std::exchange(at_, at_ + count), count);
}

std::string_view FileBytes::take_until(char last, std::string_view what) {
  const std::size_t end = bytes_.find(last, at_);
  if (end == bytes_.npos) {
    fail_at_offset(bytes_.size(), "the file ends in the middle of {}", what);
    return {};
  }
  const std::size_t begin = std::exchange(at_, end + 1);
  return bytes_.substr(begin, end - begin);
}

bool FileBytes::expect(std::size_t count, std::size_t each, std::string_view what) {
  if (count > left() / each) {
    fail_at_offset(at_, "expected {} {}, but only {} bytes are left", count, what, left());
  }
  return is_good();
}

void FileBytes::seek(std::size_t offset, std::string_view what) {
  if (offset > bytes_.size()) {
    fail_at_offset(bytes_.size(), "the file ends before {}", what);
  } else if (is_good()) {
    at_ = offset;
  }
}

void set_board(Recording& recording, int width, int height, int mines, FileBytes& reader) {
  if (width < 1 || height < 1 || width > Shape::kMaxSide || height > Shape::kMaxSide) {
    reader.fail_at_offset(reader.offset(), "a board of {}x{} cells", width, height);
  } else if (mines > width * height) {
    reader.fail_at_offset(reader.offset(), "{} mines on {}x{} cells", mines, width, height);
  }
  if (!reader.is_good()) return;
  recording.shape = Shape{width, height};
  recording.layout = Layout(width * height);
}

void read_mines(Recording& recording, int mines, MineOrder order, int first, FileBytes& reader) {
  if (!reader.expect(static_cast<std::size_t>(mines), 2, "mines")) return;
  for (int i = 0; i < mines && reader.is_good(); ++i) {
    const std::size_t offset = reader.offset();
    const int a = reader.u8("the mines") - first, b = reader.u8("the mines") - first;
    const Place place = order == MineOrder::ColumnRow ? Place{b, a} : Place{a, b};
    if (!recording.shape.contains(place)) {
      reader.fail_at_offset(offset, "a mine at {}, outside the board of {}x{}", place.text(),
                            recording.shape.width, recording.shape.height);
    } else if (recording.layout.has_mine(recording.shape.cell(place))) {
      reader.fail_at_offset(offset, "a second mine at {}", place.text());
    } else {
      recording.layout.place_mine(recording.shape.cell(place));
    }
  }
}

void add_first_press(Recording& recording) {
  const auto is_left = [](const MouseEvent& event) {
    return event.kind == MouseEvent::Kind::LeftPress ||
           event.kind == MouseEvent::Kind::ShiftLeftPress ||
           event.kind == MouseEvent::Kind::LeftRelease;
  };
  const auto first = std::ranges::find_if(recording.mouse, is_left);
  if (first == recording.mouse.end() || first->kind != MouseEvent::Kind::LeftRelease) return;
  MouseEvent press = *first;
  press.kind = MouseEvent::Kind::LeftPress;
  const auto at = static_cast<std::int32_t>(first - recording.mouse.begin());
  recording.mouse.insert(first, press);
  for (CellEvent& event : recording.cells) event.after += event.after > at;
}

std::string replay_mode(int number) {
  constexpr std::string_view kModes[] = {"classic",
                                         "upk",
                                         "cheat",
                                         "density",
                                         "win7",
                                         "solvable",
                                         "strong-solvable",
                                         "weak-solvable",
                                         "to-be-solvable",
                                         "strong-guessable",
                                         "weak-guessable",
                                         "recursive-chord",
                                         "recursive-flag",
                                         "recursive-chord-flag",
                                         "solvable-recursive-chord",
                                         "solvable-recursive-flag",
                                         "solvable-recursive-chord-flag"};
  if (number < static_cast<int>(std::size(kModes))) return std::string(kModes[number]);
  return fmt::format("mode-{}", number);
}

std::string name_text(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  constexpr std::size_t kMost = 100;
  text = text.substr(std::min(text.find_first_not_of(kBlanks), text.size()), kMost);
  return printable(text.substr(0, text.find_last_not_of(kBlanks) + 1));
}

// Detects the format of a replay file from its content. The beginnings of some formats also fit
// other files, such as an MBF board or a picture. So a format is recognised by reading the whole
// file, and if one reader fails, the next is tried. A file that none can read is a damaged replay
// if it has the mark of a format, which other files do not have; otherwise it is no replay.

namespace {

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
