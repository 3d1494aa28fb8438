#include "cli/terminal/game_screen.h"

#include <algorithm>

#include "core/words.h"
#include "output/text/analysis.h"

namespace minewise {

namespace {

constexpr int kMargin = 4;  // for the numbers of the rows

// Where a window of `size` cells over `all` should begin to show `focus` and some cells around it,
// if it began at `first`.
int scrolled(int first, int size, int all, int focus) {
  const int around = std::min(2, (size - 1) / 2);
  first = std::clamp(first, focus - size + 1 + around, focus - around);
  return std::clamp(first, 0, std::max(0, all - size));
}

}  // namespace

int BoardPane::indent_of(int row) const {
  return kMargin + (shape_.is_hex() && row % 2 == 1 ? pitch_ / 2 : 0);
}

int BoardPane::draw(Screen& screen, int top, int rows, int cell_width, Cell focus,
                    const PaneCellAt& at) {
  const bool hex = shape_.is_hex();
  pitch_ = cell_width + (hex ? 1 : 0);
  top_ = top;
  const int width = screen.cols() - kMargin - (hex ? pitch_ / 2 : 0);
  shown_rows_ = std::clamp(rows - 1, 1, shape_.height);
  shown_cols_ = std::clamp(width / pitch_, 1, shape_.width);
  const Place place = shape_.place(focus);
  first_.row = scrolled(first_.row, shown_rows_, shape_.height, place.row);
  first_.col = scrolled(first_.col, shown_cols_, shape_.width, place.col);
  draw_ruler(screen);
  for (int row = 0; row < shown_rows_; ++row) draw_row(screen, first_.row + row, at);
  return 1 + shown_rows_;
}

// Numbers of three digits fill a narrow cell: every other one is left out.
void BoardPane::draw_ruler(Screen& screen) const {
  for (int i = 0; i < shown_cols_; ++i) {
    const int col = first_.col + i;
    if (col >= 100 && col % 2 == 1 && pitch_ < 4) continue;
    const std::string number = fmt::format("{:>{}}", col, pitch_ / 2 + 1);
    screen.write(top_, kMargin + i * pitch_, number, Role::Faint);
  }
}

void BoardPane::draw_row(Screen& screen, int row, const PaneCellAt& at) const {
  const int line = top_ + 1 + row - first_.row;
  screen.write(line, 0, fmt::format("{:>3}", row), Role::Faint);
  for (int i = 0; i < shown_cols_; ++i) {
    const PaneCell cell = at(shape_.cell({row, first_.col + i}));
    screen.write(line, indent_of(row) + i * pitch_, cell.text, cell.role, cell.light);
  }
}

std::optional<Cell> BoardPane::cell_at(int row, int col) const {
  const int down = row - top_ - 1;
  if (down < 0 || down >= shown_rows_) return std::nullopt;
  const int right = col - indent_of(first_.row + down);
  if (right < 0 || right / pitch_ >= shown_cols_) return std::nullopt;
  return shape_.cell({first_.row + down, first_.col + right / pitch_});
}

void BoardPicture::set_analysis(const Analysis& analysis) {
  if (analysis.conflict) return;  // there are no probabilities
  analysis_ = &analysis;
  verdicts_.assign(analysis.mine_probability.size(), std::nullopt);
  for (const Deduction& deduction : analysis.deductions) {
    verdicts_[deduction.cell.at()] = deduction.verdict;
  }
}

void BoardPicture::set_odds(const std::vector<CellOdds>& odds) {
  if (odds.empty()) return;
  odds_.assign(static_cast<std::size_t>(game_.view().cells()), std::nullopt);
  for (const CellOdds& each : odds) odds_[each.cell.at()] = each;
}

// After the end: a mine that was not found, a mark or flag where none is, a number never seen.
CellText BoardPicture::true_text(Cell cell) const {
  const Layout& layout = game_.layout();
  const bool claimed = is_marked(cell) || game_.view().state(cell) == CellState::Flagged;
  if (layout.has_mine(cell)) {
    return claimed ? CellText{" F ", Role::Flag} : CellText{" * ", Role::SteppedOn};
  }
  if (claimed) return {" ! ", Role::SteppedOn};
  const int number = mines_around(layout, game_.view().topology(), cell);
  return {fmt::format(" {} ", number), Role::Faint};
}

CellText BoardPicture::text(Cell cell) const {
  const View& view = game_.view();
  const CellText drawn = cell_text(tile_of(view, cell, news_.empty() ? Mark{} : news_[cell.at()]));
  const bool is_hidden = view.is_covered(cell) || view.state(cell) == CellState::Flagged;
  if (!is_hidden) return drawn;
  if (game_.is_over() && game_.is_dealt()) {
    CellText truth = true_text(cell);
    truth.text.front() = drawn.text.front();
    truth.text.back() = drawn.text.back();
    return truth;
  }
  return is_marked(cell) ? CellText{" F ", Role::Flag} : drawn;
}

Mark BoardPicture::odds_of(Cell cell) const {
  Mark mark;
  mark.is_best = analysis_->best == cell;
  mark.inferred = verdicts_[cell.at()];
  mark.probability = analysis_->mine_probability[cell.at()];
  return mark;
}

PaneCell BoardPicture::at(Cell cell) const {
  auto [inside, role] = text(cell);
  if (analysis_ && game_.view().is_covered(cell) && !game_.is_over()) {
    CellText drawn = wide_cell_text(tile_of(game_.view(), cell, odds_of(cell)));
    inside = drawn.text;
    if (is_marked(cell)) inside.front() = 'F';
    role = drawn.role;
  } else if (!analysis_ && !odds_.empty() && odds_[cell.at()]) {
    const auto& [numbered, number, is_estimate] = *odds_[cell.at()];
    const Mark mark{.probability = number, .is_estimate = is_estimate};
    inside = wide_cell_text(tile_of(game_.view(), cell, mark)).text;
    role = Role::Ink;
  } else if (cell_width() > 3) {
    inside = "  " + inside + " ";
  }
  Light light = Light::None;
  if (std::ranges::find(premises_, cell) != premises_.end()) light = Light::Premise;
  if (cursor_ == cell) light = Light::Cursor;
  return {inside, role, light};
}

std::string picture_legend() {
  return legend() +
         "after the end: * a mine not found, ! a wrong flag\n"
         "underlined: the clues of the reason\n"
         "probabilities in percent: the best cell in [ ] if proved safe, else in | |;\n"
         "a cell with F is marked\n";
}

std::string tell_grounds(const Grounds& grounds, Cell cell, const PlacedView& placed) {
  constexpr std::size_t kMostDigits = 24;
  std::string text = describe_grounds(grounds, cell, placed), shortened;
  for (auto at = text.begin(); at != text.end();) {
    const auto end = std::find_if_not(at, text.end(), is_digit);
    const auto digits = static_cast<std::size_t>(end - at);
    if (digits > kMostDigits) {
      shortened += fmt::format("{}.{}e+{}", *at, std::string_view(at + 1, at + 6), digits - 1);
    } else {
      shortened.append(at, end);
    }
    at = end;
    if (at != text.end()) shortened += *at++;
  }
  return shortened;
}

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
        fmt::format("The terminal is too small: {}x{}. Enlarge it to {}x{}, or press q to quit.",
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
