#include "formats/readers.h"

#include <algorithm>

#include "core/printable.h"

namespace minewise {

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

}  // namespace minewise
