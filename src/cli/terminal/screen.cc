#include "cli/terminal/screen.h"

#define NCURSES_NOMACROS  // its macros are named clear, move, timeout, ...
#include <curses.h>
#include <poll.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <string>

#include "cli/run/interrupt.h"
#include "cli/run/progress.h"

namespace minewise {
namespace {

// What a signal handler needs to give the terminal back: it may not call ncurses. The length stays
// 0 until there is something to undo.
struct Restoration {
  termios before{};
  std::array<char, 256> farewell{};
  std::size_t length = 0;
};
Restoration restoration;

// Ways to end a program: asked to, or by a fault of its own. The first three come here only when
// nobody else takes them (cli/run/interrupt.h).
constexpr std::array kEndings{SIGINT,  SIGTERM, SIGHUP, SIGQUIT, SIGABRT,
                              SIGSEGV, SIGBUS,  SIGFPE, SIGILL};

// All calls are safe in a handler.
void give_back() {
  const auto& [before, farewell, length] = restoration;
  [[maybe_unused]] const auto written = ::write(STDOUT_FILENO, farewell.data(), length);
  tcsetattr(STDIN_FILENO, TCSANOW, &before);
}

// Gives the terminal back and lets the signal have its usual effect.
void give_back_and_end(int signal_number) {
  give_back();
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

// Holds the handlers in place, except where the caller of the program has a signal ignored.
class EndingWatch {
 public:
  EndingWatch() {
    struct sigaction ending{};
    ending.sa_handler = give_back_and_end;
    for (std::size_t i = 0; i < kEndings.size(); ++i) {
      sigaction(kEndings[i], &ending, &before_[i]);
      if (before_[i].sa_handler == SIG_IGN) sigaction(kEndings[i], &before_[i], nullptr);
    }
  }
  ~EndingWatch() {
    for (std::size_t i = 0; i < kEndings.size(); ++i) sigaction(kEndings[i], &before_[i], nullptr);
  }
  EndingWatch(const EndingWatch&) = delete;

 private:
  std::array<struct sigaction, kEndings.size()> before_{};
};

// What the terminal calls a thing in its own language, without notes on how long it takes.
std::string capability(const char* name) {
  const char* found = tigetstr(name);
  if (!found || found == reinterpret_cast<char*>(-1)) return "";
  std::string text(found);
  while (true) {
    const std::size_t begin = text.find("$<"), end = text.find('>', begin);
    if (begin == text.npos || end == text.npos) return text;
    text.erase(begin, end - begin + 1);
  }
}

void note_farewell() {
  std::string farewell = "\x1b[?1006l\x1b[?1000l";  // the mouse is the terminal's own again
  if (capability("kmous").empty()) farewell.clear();
  for (const char* name : {"sgr0", "cnorm", "rmkx", "rmcup"}) farewell += capability(name);
  const std::size_t length = std::min(farewell.size(), restoration.farewell.size());
  std::copy_n(farewell.begin(), length, restoration.farewell.begin());
  restoration.length = length;
}

short colour_of(Role role) {
  const int colour = terminal_style(role).colour;
  return static_cast<short>(colour < COLORS ? colour : -1);
}

constexpr short pair_of(Role role) {
  return static_cast<short>(1 + static_cast<int>(role));
}

Key key_of(int code) {
  switch (code) {
    case KEY_LEFT:
      return {Key::Kind::Left};
    case KEY_RIGHT:
      return {Key::Kind::Right};
    case KEY_UP:
      return {Key::Kind::Up};
    case KEY_DOWN:
      return {Key::Kind::Down};
    case KEY_HOME:
      return {Key::Kind::Home};
    case KEY_END:
      return {Key::Kind::End};
    case KEY_PPAGE:
      return {Key::Kind::PageUp};
    case KEY_NPAGE:
      return {Key::Kind::PageDown};
    case KEY_RESIZE:
      return {Key::Kind::Resized};
    case KEY_ENTER:
    case '\r':
      return {Key::Kind::Letter, '\n'};
    default:
      break;
  }
  if (code > 0 && code < 128) return {Key::Kind::Letter, static_cast<char>(code)};
  return {};
}

Key mouse_key() {
  MEVENT event;
  if (getmouse(&event) != OK) return {};
  if (event.bstate & BUTTON1_PRESSED) return {Key::Kind::Click, 0, event.y, event.x};
  if (event.bstate & BUTTON3_PRESSED) return {Key::Kind::RightClick, 0, event.y, event.x};
  return {};
}

}  // namespace

struct Screen::Terminal {
  ProgressLine no_progress;
  EndingWatch endings;  // before ncurses, which would set handlers of its own
  SCREEN* screen = nullptr;
  bool coloured = false;
  Undo taking;  // of the terminal, if the run is ended

  ~Terminal() {
    if (!screen) return;
    const Unbroken whole;
    taking.forget();
    endwin();
    restoration.length = 0;
    delscreen(screen);
  }
};

Result<std::unique_ptr<Screen>> Screen::open(bool coloured) {
  if (!isatty(STDOUT_FILENO) || tcgetattr(STDIN_FILENO, &restoration.before) != 0) {
    return fail("needs a terminal for its input and output");
  }
  const char* name = std::getenv("TERM");
  const std::string kind = name ? name : "";
  std::unique_ptr<Screen> screen(new Screen);
  screen->terminal_ = std::make_unique<Terminal>();
  screen->terminal_->screen = newterm(nullptr, stdout, stdin);
  if (!screen->terminal_->screen) {
    return fail("TERM={}: unknown kind of terminal", kind);
  }
  if (capability("cup").empty()) {
    return fail("TERM={}: this terminal cannot move the cursor", kind);
  }
  note_farewell();
  screen->terminal_->taking = Undo(give_back);
  screen->prepare(coloured);
  return screen;
}

Screen::~Screen() = default;

void Screen::prepare(bool coloured) {
  cbreak();
  noecho();
  nodelay(stdscr, true);
  keypad(stdscr, true);
  set_escdelay(50);
  curs_set(0);
  mouseinterval(0);  // a press counts at once: nobody waits for a second one
  mousemask(BUTTON1_PRESSED | BUTTON3_PRESSED, nullptr);
  terminal_->coloured = coloured && has_colors();
  if (!terminal_->coloured) return;
  start_color();
  use_default_colors();
  for (std::size_t i = 0; i < kRoles; ++i) {
    const auto role = static_cast<Role>(i);
    init_pair(pair_of(role), colour_of(role), -1);
  }
}

int Screen::rows() const {
  return getmaxy(stdscr);
}

int Screen::cols() const {
  return getmaxx(stdscr);
}

void Screen::clear() {
  werase(stdscr);
}

void Screen::write(int row, int col, std::string_view text, Role role, Light light) {
  if (row < 0 || row >= rows() || col < 0 || col >= cols()) return;
  attr_t attributes = A_NORMAL;
  if (terminal_style(role).bold) attributes |= A_BOLD;
  if (terminal_style(role).faint) attributes |= A_DIM;
  if (light == Light::Cursor) attributes |= A_REVERSE;
  if (light == Light::Premise) attributes |= A_UNDERLINE;
  wattr_set(stdscr, attributes, terminal_->coloured ? pair_of(role) : short{0}, nullptr);
  const auto most = static_cast<std::size_t>(cols() - col);
  mvwaddnstr(stdscr, row, col, text.data(), static_cast<int>(std::min(most, text.size())));
  wattr_set(stdscr, A_NORMAL, 0, nullptr);
}

// Nothing is drawn on a terminal that has been given back.
void Screen::show() {
  const Unbroken whole;
  wrefresh(stdscr);
}

// In short naps: a change of size that comes between a look and a nap is noticed after it.
Key Screen::wait(std::optional<std::chrono::milliseconds> time) {
  using std::chrono::milliseconds;
  constexpr milliseconds kNap{100};
  const auto end = std::chrono::steady_clock::now() + time.value_or(milliseconds{0});
  while (true) {
    const int code = wgetch(stdscr);
    if (code != ERR) {
      const Key key = code == KEY_MOUSE ? mouse_key() : key_of(code);
      if (key.kind == Key::Kind::None) continue;  // a key that means nothing here
      return key;
    }
    auto nap = kNap;
    if (time) {
      const auto left = std::chrono::ceil<milliseconds>(end - std::chrono::steady_clock::now());
      if (left.count() <= 0) return {};
      nap = std::min(nap, left);
    }
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const bool is_awake = poll(&input, 1, static_cast<int>(nap.count())) > 0;
    if (is_awake && (input.revents & (POLLHUP | POLLERR | POLLNVAL))) return {Key::Kind::Gone};
  }
}

}  // namespace minewise
