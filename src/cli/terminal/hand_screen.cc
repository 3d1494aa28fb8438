#include "cli/terminal/hand_screen.h"

#include <algorithm>

#include "api/no_guess_games.h"
#include "api/session.h"
#include "cli/terminal/game_screen.h"
#include "core/macros.h"
#include "core/message.h"
#include "output/drawing/trace.h"
#include "output/text/explain.h"

namespace minewise {
namespace {

constexpr std::string_view kHandKeys =
    "arrows move  space/click open  f/right click mark  c/click a number chord  h hint  r reason  "
    "p probabilities  u undo  s save  n new game  ? help  q quit";

constexpr std::string_view kHelp =
    "Open every cell without a mine. A number shows how many mines are around it.\n"
    "A marked cell cannot be opened. Chord opens the other cells around a number\n"
    "whose mines are all marked. Classic is won when every safe cell is open;\n"
    "survival continues after a mine and ends when every cell is open or marked.\n";

// What is known of the number of mines, and what is left of it.
std::string mines_text(const Session& session) {
  const int found = session.marks() + session.game().mines_stepped_on();
  const MineCount& count = session.view().count();
  if (const auto* fixed = std::get_if<FixedCount>(&count)) {
    return fmt::format("{}, {} left", counted(fixed->mines, "mine"), fixed->mines - found);
  }
  if (const auto* law = std::get_if<Independent>(&count)) {
    return fmt::format("each cell a mine with probability {}", law->density);
  }
  if (const auto* weighed = std::get_if<WeighedCount>(&count)) {
    return fmt::format("{} to {}, not equally likely", weighed->least(),
                       counted(weighed->most(), "mine"));
  }
  return "number of mines unknown";
}

class HandScreen {
 public:
  HandScreen(Screen& screen, GameSource source, const std::optional<SavePlace>& save,
             const std::optional<GameSeries>& series)
      : screen_(screen),
        source_(std::move(source)),
        save_(save),
        series_(series),
        shape_(source_.id.shape()),
        stage_(screen, shape_),
        session_(source_.game()),
        cursor_(shape_.cell({shape_.height / 2, shape_.width / 2})) {}

  void run() {
    for (draw(); answer(screen_.wait(std::nullopt)); draw()) {
    }
  }

 private:
  bool answer(const Key& key);
  void press(char letter);
  void click(const Key& key);
  void move(int down, int right);
  void tell(const Result<void>& done);
  void open() { tell(session_.open(cursor_)); }
  void give_hint();
  void give_reason();
  void save();
  void begin_next();
  void draw();
  std::vector<Note> notes();
  std::string status() const;
  Note ending() const;
  Overlay news() const;

  Screen& screen_;
  GameSource source_;
  std::optional<SavePlace> save_;
  std::optional<GameSeries> series_;
  Shape shape_;
  GameScreen stage_;
  Session session_;
  Cell cursor_;
  Note message_;                // what came of the last key
  std::vector<Cell> premises_;  // of a hint
  bool with_probabilities_ = false, with_help_ = false;
};

bool HandScreen::answer(const Key& key) {
  switch (key.kind) {
    case Key::Kind::Gone:
      return false;
    case Key::Kind::Left:
      move(0, -1);
      break;
    case Key::Kind::Right:
      move(0, 1);
      break;
    case Key::Kind::Up:
      move(-1, 0);
      break;
    case Key::Kind::Down:
      move(1, 0);
      break;
    case Key::Kind::Home:
      move(0, -shape_.width);
      break;
    case Key::Kind::End:
      move(0, shape_.width);
      break;
    case Key::Kind::PageUp:
      move(-shape_.height, 0);
      break;
    case Key::Kind::PageDown:
      move(shape_.height, 0);
      break;
    case Key::Kind::Click:
    case Key::Kind::RightClick:
      click(key);
      break;
    case Key::Kind::Letter:
      if (key.letter == 'q') return false;
      press(key.letter);
      break;
    case Key::Kind::None:
    case Key::Kind::Resized:
      break;
  }
  return true;
}

void HandScreen::press(char letter) {
  message_ = {};
  premises_.clear();
  switch (letter) {
    case ' ':
    case '\n':
      return open();
    case 'f':
      return tell(session_.mark(cursor_));
    case 'c':
      return tell(session_.chord(cursor_));
    case 'u':
      return tell(session_.undo());
    case 'h':
      return give_hint();
    case 'r':
      return give_reason();
    case 'p':
      with_probabilities_ = !with_probabilities_;
      return;
    case 's':
      return save();
    case 'n':
      return begin_next();
    case '?':
      with_help_ = !with_help_;
      return;
    default:
      return;
  }
}

void HandScreen::click(const Key& key) {
  const auto cell = stage_.cell_at(key);
  if (!cell) return;
  cursor_ = *cell;
  if (key.kind == Key::Kind::RightClick) return press('f');
  press(session_.view().is_open(cursor_) ? 'c' : ' ');
}

void HandScreen::move(int down, int right) {
  const Place place = shape_.place(cursor_);
  cursor_ = shape_.cell({std::clamp(place.row + down, 0, shape_.height - 1),
                         std::clamp(place.col + right, 0, shape_.width - 1)});
}

// What could not be done is said; what could is seen.
void HandScreen::tell(const Result<void>& done) {
  if (!done) message_ = {"Not possible: " + done.error().message + "."};
}

void HandScreen::give_hint() {
  const auto hint = session_.hint();
  if (!hint) {
    message_ = {"There is nothing left to do."};
    return;
  }
  const bool is_open = hint->move.kind == Move::Kind::Open;
  const bool is_certain = !hint->is_guess();
  cursor_ = hint->move.cell;
  premises_.assign(hint->reason.because.begin(), hint->reason.because.end());
  message_ = {fmt::format("Hint: {} {}, {}: {}.", is_open ? "open" : "mark",
                          name_of(cursor_, shape_), is_certain ? "certain" : "not certain",
                          explain_why(*hint, {session_.view(), shape_})),
              !is_open     ? Role::Flag
              : is_certain ? Role::Safe
                           : Role::Probability};
}

void HandScreen::give_reason() {
  if (session_.is_over() || !session_.view().is_covered(cursor_)) {
    message_ = {"Reasons are for covered cells, before the game is over."};
  } else {
    stage_.tell_busy();
    message_ = {tell_grounds(session_.reason(cursor_), cursor_, {session_.view(), shape_})};
  }
}

void HandScreen::save() {
  if (!save_) {
    message_ = {"To save games, start with --save FILE."};
  } else if (!session_.is_over()) {
    message_ = {"A game can be saved when it is over."};
  } else {
    const auto saved = save_->write(format_transcript(session_.transcript()));
    message_ = saved ? Note{"Saved to " + excerpt(save_->name) + ".", Role::Safe}
                     : Note{saved.error().message, Role::SteppedOn};
  }
}

// The next game of the series, or of the same seed; a given layout is played again.
void HandScreen::begin_next() {
  if (series_) {
    stage_.tell_busy();
    auto next = series_->next(source_.id);
    if (!next) return tell(std::unexpected(next.error()));
    source_ = *std::move(next);
  } else if (!source_.layout) {
    ++source_.id.game;
  }
  session_ = Session(source_.game());
}

// What the last move opened, and whether by proof or as a guess. A chord opens several cells.
Overlay HandScreen::news() const {
  if (!session_.last()) return {};
  Overlay overlay = marks_after(*session_.last(), session_.view(), {});
  for (const Cell cell : session_.newest()) {
    Mark& mark = overlay[cell.at()];
    if (!mark.is_new) mark = {.origin = Origin::Cascade, .is_new = true};
  }
  return overlay;
}

void HandScreen::draw() {
  BoardPicture picture(session_.game());
  picture.set_news(news());
  picture.set_cursor(cursor_);
  picture.set_premises(premises_);
  picture.set_hand_marks([&](Cell cell) { return session_.is_marked(cell); });
  if (with_probabilities_ && !session_.is_over()) picture.set_analysis(session_.probabilities());
  Scene scene;
  const std::string note = series_ ? series_->note : "layout given";
  scene.title =
      session_.share_code() + (session_.game().is_given() ? fmt::format("  ({})", note) : "");
  scene.status = status();
  scene.notes = notes();
  scene.keys = kHandKeys;
  scene.cell_width = picture.cell_width();
  scene.focus = cursor_;
  scene.cell = [&](Cell cell) { return picture.at(cell); };
  stage_.show(scene);
}

std::string HandScreen::status() const {
  const std::string stepped =
      session_.game().mines_stepped_on() > 0
          ? fmt::format("  stepped on {}", session_.game().mines_stepped_on())
          : "";
  return fmt::format("{}  marked {}{}  at {}", mines_text(session_), session_.marks(), stepped,
                     name_of(cursor_, shape_));
}

Note HandScreen::ending() const {
  const Trial figures = session_.figures();
  if (figures.won) return {"Won. u takes the last move back, n starts a new game.", Role::Safe};
  return {"Not won. u takes the last move back, n starts a new game.", Role::SteppedOn};
}

std::vector<Note> HandScreen::notes() {
  std::vector<Note> notes;
  if (session_.is_over()) {
    notes.push_back(ending());
    notes.push_back({summary(session_.game(), session_.figures())});
  }
  if (!message_.text.empty()) notes.push_back(message_);
  if (with_help_) notes.push_back({std::string(kHelp) + picture_legend(), Role::Faint});
  return notes;
}

}  // namespace

Result<GameSeries> games_without_guess(const std::string& difficulty, GameSource& source) {
  TRY(auto made, NoGuessGames::make(source.id, find_grade(difficulty)));
  const auto games = std::make_shared<NoGuessGames>(std::move(made));
  TRY(auto first, games->game(source.id.game, [] { return true; }));
  source = std::move(first);
  return GameSeries{
      fmt::format("needs no guess, {} difficulty", difficulty),
      [games](const GameId& last) { return games->game(last.game + 1, [] { return true; }); }};
}

void play_by_hand(Screen& screen, GameSource source, const std::optional<SavePlace>& save,
                  const std::optional<GameSeries>& series) {
  HandScreen(screen, std::move(source), save, series).run();
}

}  // namespace minewise
