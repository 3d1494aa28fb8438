#include "cli/terminal/game_screen.h"

#include <algorithm>

#include "core/words.h"

namespace minewise {
namespace {

constexpr int kLeastRows = 12, kLeastCols = 40;

struct Line {
  std::string text;
  Role role;
};

std::vector<Line> lines_of(const std::vector<Note>& notes, int width) {
  std::vector<Line> lines;
  for (const Note& note : notes) {
    for (std::string& text : wrapped(note.text, width)) {
      lines.push_back({std::move(text), note.role});
    }
  }
  return lines;
}

// At most so many lines; if some had to go, the last one says so.
void cut(std::vector<Line>& lines, int most) {
  const auto room = static_cast<std::size_t>(std::max(0, most));
  if (lines.size() <= room) return;
  lines.resize(room);
  if (room > 1) lines.back() = {"(there is more than fits)", Role::Faint};
}

}  // namespace

std::vector<std::string> wrapped(std::string_view text, int width, std::string_view gap) {
  std::vector<std::string> lines;
  const auto most = static_cast<std::size_t>(std::max(1, width));
  for (LineReader reader(text); !reader.at_end(); reader.next()) {
    std::string_view rest = reader.line();
    while (rest.size() > most) {
      const std::size_t end = rest.rfind(gap, most);
      const bool breaks = end != rest.npos && end > 0;
      lines.emplace_back(rest.substr(0, breaks ? end : most));
      rest.remove_prefix(breaks ? end + gap.size() : most);
    }
    lines.emplace_back(rest);
  }
  return lines;
}

void GameScreen::show(const Scene& scene) {
  screen_.clear();
  is_shown_ = screen_.rows() >= kLeastRows && screen_.cols() >= kLeastCols;
  if (is_shown_) {
    show_scene(scene);
  } else {
    const std::string request =
        fmt::format("The terminal is too small: {}x{}. Enlarge it to {}x{}, or q to quit.",
                    screen_.cols(), screen_.rows(), kLeastCols, kLeastRows);
    int row = 0;
    for (const std::string& line : wrapped(request, screen_.cols())) screen_.write(row++, 0, line);
  }
  screen_.show();
}

void GameScreen::show_scene(const Scene& scene) {
  const int width = screen_.cols(), height = screen_.rows();
  std::vector<std::string> keys = wrapped(scene.keys, width, "  ");
  keys.resize(std::min(keys.size(), static_cast<std::size_t>(height / 4)));
  const int bottom = height - static_cast<int>(keys.size());
  std::vector<Line> notes = lines_of(scene.notes, width);

  // Between the status and the keys, the notes get what the board leaves, or half of it.
  constexpr int kTop = 2;
  const int room = bottom - kTop;
  const int board =
      std::min(1 + shape_.height, std::max(room - static_cast<int>(notes.size()), room / 2));
  screen_.write(0, 0, scene.title, Role::Faint);
  screen_.write(1, 0, scene.status);
  int row = kTop + pane_.draw(screen_, kTop, board, scene.cell_width, scene.focus, scene.cell);
  cut(notes, bottom - row);
  for (const auto& [text, role] : notes) screen_.write(row++, 0, text, role);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    screen_.write(bottom + static_cast<int>(i), 0, keys[i], Role::Faint);
  }
}

void GameScreen::tell_busy() {
  constexpr int kLarge = 20'000;
  constexpr std::string_view kBusy = " thinking ... ";
  if (!is_shown_ || shape_.cells() < kLarge) return;
  screen_.write(1, screen_.cols() - static_cast<int>(kBusy.size()), kBusy, Role::Ink,
                Light::Cursor);
  screen_.show();
}

std::optional<Cell> GameScreen::cell_at(const Key& key) const {
  return is_shown_ ? pane_.cell_at(key.row, key.col) : std::nullopt;
}

}  // namespace minewise
