#include "cli/terminal/playback_screen.h"

#include <algorithm>
#include <chrono>

#include "cli/terminal/game_screen.h"
#include "output/drawing/trace.h"
#include "output/text/explain.h"

namespace minewise {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::string_view kPlaybackKeys =
    "space pause  right/n step  left/b back  home/0 first  end/$ last  +/- speed  p probabilities  "
    "r reason  ? help  q quit";

Role role_of(const Step& step) {
  if (step.outcome.kind == Outcome::Kind::Mine) return Role::SteppedOn;
  if (step.outcome.kind == Outcome::Kind::Flagged) return Role::Flag;
  switch (step.decision.basis) {
    case Basis::Random:
      return Role::Random;
    case Basis::Probability:
      return Role::Probability;
    case Basis::Proof:
    case Basis::Promise:
    case Basis::Forced:
      return Role::Safe;
    case Basis::Untold:
      break;
  }
  return Role::Ink;
}

// "-> 2, and 5 more"
std::string answer_text(const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::Flagged) return "";
  if (outcome.kind == Outcome::Kind::Mine) return " -> a mine";
  const std::string more =
      outcome.changed > 1 ? fmt::format(", and {} more cells", outcome.changed - 1) : "";
  return fmt::format(" -> {}{}", outcome.clue.symbol(), more);
}

std::vector<Cell> premises_of(const Playback& playback) {
  if (!playback.last()) return {};
  const auto& because = playback.last()->decision.reason.because;
  return {because.begin(), because.end()};
}

class PlaybackScreen {
 public:
  PlaybackScreen(Screen& screen, Playback& playback, double speed, bool odds)
      : screen_(screen),
        playback_(playback),
        shape_(playback.game().id().shape()),
        stage_(screen, shape_),
        speed_(speed > 0 ? speed : 2),
        is_running_(speed > 0),
        with_odds_(odds) {
    if (odds) playback.keep_odds();
  }

  void run() {
    for (bool stays = true; stays;) {
      const std::chrono::duration<double> pace(1 / speed_);
      const auto due = Clock::now() + std::chrono::duration_cast<Clock::duration>(pace);
      hurry();
      draw();
      stays = answer_until(due);
    }
  }

 private:
  // Waits for a key, or for the next move to be due, and does what is to be done. Returns false
  // when the user wants to go.
  bool answer_until(Clock::time_point due) {
    using std::chrono::milliseconds;
    if (is_hurrying_) return answer(screen_.wait(milliseconds{0}));
    if (!is_running_) return answer(screen_.wait(std::nullopt));
    const auto left = std::chrono::ceil<milliseconds>(due - Clock::now());
    const Key key = screen_.wait(std::max(left, milliseconds{0}));
    if (key.kind == Key::Kind::None) step();
    return answer(key);
  }

  bool answer(const Key& key);
  void press(char letter);
  void step();
  void pause() { is_running_ = is_hurrying_ = false; }
  void hurry();
  void draw();
  bool shows_odds() const { return with_odds_ && !with_probabilities_ && !is_hurrying_; }
  std::vector<Note> notes();
  std::string status() const;
  const Analysis& analysis();
  const std::string& grounds_of_last();

  Screen& screen_;
  Playback& playback_;
  Shape shape_;
  GameScreen stage_;
  double speed_;
  bool is_running_;
  bool is_hurrying_ = false;  // to the end, with a look at the keys now and then
  bool with_odds_;
  bool with_probabilities_ = false, with_reason_ = false, with_help_ = false;

  // What was worked out last, and for which position.
  std::optional<Analysis> analysis_;
  std::optional<std::string> grounds_;
  std::size_t worked_out_at_ = 0;
};

bool PlaybackScreen::answer(const Key& key) {
  switch (key.kind) {
    case Key::Kind::Gone:
      return false;
    case Key::Kind::Right:
      press('n');
      break;
    case Key::Kind::Left:
      press('b');
      break;
    case Key::Kind::Home:
      press('0');
      break;
    case Key::Kind::End:
      press('$');
      break;
    case Key::Kind::Letter:
      if (key.letter == 'q') return false;
      press(key.letter);
      break;
    default:
      break;
  }
  return true;
}

void PlaybackScreen::press(char letter) {
  switch (letter) {
    case ' ':
      is_running_ = !is_running_ && !is_hurrying_ && !playback_.is_at_end();
      is_hurrying_ = false;
      break;
    case 'n':
      pause();
      step();
      break;
    case 'b':
      pause();
      if (playback_.position() > 0) playback_.back();
      break;
    case '0':
      pause();
      playback_.go_to(0);
      break;
    case '$':
      pause();
      is_hurrying_ = true;
      break;
    case '+':
    case '=':
      speed_ = std::min(speed_ * 2, kFastest);
      break;
    case '-':
      speed_ = std::max(speed_ / 2, kSlowest);
      break;
    case 'p':
      with_probabilities_ = !with_probabilities_;
      break;
    case 'r':
      with_reason_ = !with_reason_;
      break;
    case '?':
      with_help_ = !with_help_;
      break;
    default:
      break;
  }
}

void PlaybackScreen::step() {
  if (!playback_.is_at_end()) playback_.forward();
  if (playback_.is_at_end()) pause();
}

// As many moves as a moment holds; the picture and the keys are not kept waiting longer.
void PlaybackScreen::hurry() {
  if (!is_hurrying_) return;
  const auto end = Clock::now() + std::chrono::milliseconds{100};
  while (is_hurrying_ && Clock::now() < end) step();
}

void PlaybackScreen::draw() {
  const Game& game = playback_.game();
  if (worked_out_at_ != playback_.position()) {
    analysis_.reset();
    grounds_.reset();
    worked_out_at_ = playback_.position();
  }
  BoardPicture picture(game);
  if (playback_.last() && !is_hurrying_) {
    picture.set_news(marks_after(*playback_.last(), game.view(), playback_.conclusions()));
  }
  picture.set_premises(premises_of(playback_));
  if (shows_odds()) picture.set_odds(playback_.odds());
  if (with_probabilities_ && !is_hurrying_) picture.set_analysis(analysis());
  Scene scene;
  scene.title = format_game_id(game.id());
  scene.status = status();
  scene.notes = notes();
  scene.keys = kPlaybackKeys;
  scene.cell_width = picture.cell_width();
  scene.focus = playback_.last() ? playback_.last()->decision.move.cell : Cell{0};
  scene.cell = [&](Cell cell) { return picture.at(cell); };
  stage_.show(scene);
}

const Analysis& PlaybackScreen::analysis() {
  if (analysis_) return *analysis_;
  stage_.tell_busy();
  return analysis_.emplace(analyze(playback_.game().view()));
}

// A saved game may hold a wrong flag, after which nothing can be reckoned any more.
const std::string& PlaybackScreen::grounds_of_last() {
  if (grounds_) return *grounds_;
  stage_.tell_busy();
  const View view = playback_.view_before_last();
  const Cell cell = playback_.last()->decision.move.cell;
  if (analyze(view).conflict) return grounds_.emplace("no layout explains this position\n");
  return grounds_.emplace(tell_grounds(find_grounds(view, cell), cell, {view, shape_}));
}

std::string PlaybackScreen::status() const {
  const Trial figures = playback_.figures();
  const std::string pace = playback_.is_at_end() ? "over"
                           : is_hurrying_        ? "to the end"
                           : is_running_         ? "running"
                                                 : "paused";
  return fmt::format("{}  move {}  guesses {}  stepped on {}  [{}, {} moves/s]", playback_.player(),
                     playback_.position(), figures.guesses, figures.stepped, pace, speed_);
}

std::vector<Note> PlaybackScreen::notes() {
  std::vector<Note> notes;
  if (with_help_) notes.push_back({picture_legend(), Role::Faint});
  if (const Fault* fault = playback_.fault()) {
    notes.push_back({fmt::format("{} gives up at move {}: {}.", playback_.player(),
                                 playback_.position() + 1, fault->what),
                     Role::SteppedOn});
  }
  const Step* last = playback_.last();
  if (!last) {
    notes.push_back(
        {playback_.is_at_end() ? "There is nothing to play." : "The game is about to begin."});
    return notes;
  }
  const Cell cell = last->decision.move.cell;
  const View& view = playback_.game().view();
  notes.push_back({fmt::format("{}. {} {}: {}{}", playback_.position(),
                               last->decision.move.kind == Move::Kind::Open ? "open" : "flag",
                               name_of(cell, shape_), explain_why(last->decision, {view, shape_}),
                               answer_text(last->outcome)),
                   role_of(*last)});
  if (playback_.is_at_end()) notes.push_back({summary(playback_.game(), playback_.figures())});
  if (shows_odds() && !playback_.odds().empty()) {
    const bool is_own = playback_.odds().front().is_estimate;
    notes.push_back({fmt::format("The next move is a guess; {} of a mine in percent.",
                                 is_own ? "the player's estimates" : "the probabilities"),
                     Role::Probability});
  }
  if (with_reason_ && !is_hurrying_) {
    notes.push_back({"Before this move: " + grounds_of_last()});
  }
  return notes;
}

}  // namespace

void show_playback(Screen& screen, Playback& playback, double speed, bool odds) {
  PlaybackScreen(screen, playback, speed, odds).run();
}

}  // namespace minewise
