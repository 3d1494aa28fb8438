#include "cli/run/interrupt.h"

#include <fmt/format.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <map>
#include <mutex>
#include <system_error>
#include <utility>

#include "cli/run/streams.h"
#include "core/result.h"

namespace minewise {

namespace {

// One set for the whole process, as signals are: a run ends only once.
std::recursive_timed_mutex unbroken;
std::mutex mutex;  // taken after `unbroken` where both are needed
std::map<std::uint64_t, std::function<void()>> actions;
std::uint64_t last_undo = 0;

}  // namespace

Unbroken::Unbroken() {
  unbroken.lock();
}

Unbroken::~Unbroken() {
  unbroken.unlock();
}

Undo::Undo(std::function<void()> action) {
  const std::lock_guard lock(mutex);
  number_ = ++last_undo;
  actions.emplace(number_, std::move(action));
}

Undo::Undo(Undo&& other) noexcept : number_(std::exchange(other.number_, 0)) {}

Undo& Undo::operator=(Undo&& other) noexcept {
  std::swap(number_, other.number_);
  return *this;
}

// Under the lock: an end that comes now finds it undone or still to be undone.
Undo::~Undo() {
  if (number_ == 0) return;
  const std::lock_guard lock(mutex);
  const auto found = actions.find(number_);
  found->second();
  actions.erase(found);
}

void Undo::forget() {
  const std::lock_guard lock(mutex);
  actions.erase(std::exchange(number_, 0));
}

bool stop_the_rest(std::chrono::milliseconds patience) {
  return unbroken.try_lock_for(patience);
}

void undo_all() {
  mutex.lock();
  for (auto action = actions.rbegin(); action != actions.rend(); ++action) action->second();
}

namespace {

using std::chrono::milliseconds;

// Together well below a second.
constexpr milliseconds kTimeToStop{500};
constexpr milliseconds kPatience{120};  // with what is Unbroken, and with a stream in use

constexpr std::array kEndings{SIGINT, SIGTERM, SIGHUP, SIGUSR1, SIGUSR2};
const int kRunIsOver = SIGRTMIN;  // sent to the thread that waits, by our own

std::atomic<bool> interrupted = false;
std::atomic<bool> is_watched = false;
std::atomic<TimeToStop> time_to_stop = TimeToStop::Short;
LastWords last_words;                              // of the watch; touched by whoever is Unbroken
std::function<void(const std::string&)> last_act;  // the same

// The signals that end a program, without those that our caller has ignored.
sigset_t endings() {
  sigset_t set;
  sigemptyset(&set);
  for (const int signal_number : kEndings) {
    struct sigaction action{};
    sigaction(signal_number, nullptr, &action);
    if (action.sa_handler != SIG_IGN) sigaddset(&set, signal_number);
  }
  return set;
}

// Waits until a signal of a set has come, and leaves it pending. Where that cannot be, returns at
// once.
void await_coming(const sigset_t& set) {
  const int coming = signalfd(-1, &set, SFD_CLOEXEC);
  if (coming < 0) return;
  pollfd one{coming, POLLIN, 0};
  while (poll(&one, 1, -1) < 0 && errno == EINTR) {
  }
  close(coming);
}

// Whether a signal that ends the program has come and was not yet taken.
bool is_ending_pending() {
  const sigset_t set = endings();
  sigset_t pending;
  sigpending(&pending);
  return std::ranges::any_of(kEndings, [&](int signal_number) {
    return sigismember(&set, signal_number) == 1 && sigismember(&pending, signal_number) == 1;
  });
}

// The next signal of a set, or 0 when the time is over.
int await(const sigset_t& set, milliseconds time) {
  const timespec limit{time.count() / 1000, time.count() % 1000 * 1'000'000};
  const int signal_number = sigtimedwait(&set, nullptr, &limit);
  return signal_number > 0 ? signal_number : 0;
}

// Whether a run that was interrupted ends by itself.
bool ends_by_itself(const sigset_t& set) {
  int next = 0;
  if (time_to_stop == TimeToStop::Short) {
    next = await(set, kTimeToStop);
  } else {
    sigwait(&set, &next);
  }
  return next == kRunIsOver;
}

// Takes a stream for good, unless a thread is stuck in it or nobody reads what is written to it.
bool take(std::FILE* stream) {
  const auto end = std::chrono::steady_clock::now() + kPatience;
  while (ftrylockfile(stream) != 0) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(milliseconds(1));
  }
  pollfd room{fileno(stream), POLLOUT, 0};
  return poll(&room, 1, 0) == 1 && (room.revents & POLLOUT) != 0;
}

// What was printed: each print is there as a whole, for no thread is in the middle of one.
void give_out_printed() {
  if (take(stdout)) std::fflush(stdout);
}

// In place of a line of progress, if there is one.
void tell(const std::string& message) {
  if (is_silent() || !take(stderr)) return;
  if (isatty(STDERR_FILENO)) std::fputs("\r\x1b[K", stderr);
  std::fputs(message.c_str(), stderr);
  std::fflush(stderr);
}

[[noreturn]] void die_of(int signal_number) {
  signal(signal_number, SIG_DFL);
  raise(signal_number);
  _exit(128 + signal_number);
}

}  // namespace

SignalWatch::SignalWatch(std::string verb) : verb_(std::move(verb)) {
  sigset_t set = endings();
  sigaddset(&set, kRunIsOver);
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  try {
    thread_ = std::thread([this] { await_signals(); });
    sigemptyset(&set);
    sigaddset(&set, kRunIsOver);
  } catch (const std::system_error&) {
    // Without a thread, signals do what they do to any program.
  }
  pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

SignalWatch::~SignalWatch() {
  if (!thread_.joinable()) return;
  pthread_kill(thread_.native_handle(), kRunIsOver);
  thread_.join();
  const sigset_t set = endings();
  pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
}

void SignalWatch::await_signals() {
  sigset_t set = endings();
  sigaddset(&set, kRunIsOver);
  int first = 0;
  await_coming(set);
  if (is_ending_pending()) interrupted = true;  // before it is taken: it is always seen somewhere
  while (sigwait(&set, &first) != 0) {
  }
  if (first == kRunIsOver) return;
  interrupted = true;
  if (is_watched && ends_by_itself(set)) return;
  end(first);
}

// What was begun is undone whatever signals come meanwhile, which takes no more than a moment; then
// the next one ends it all, even if a pipe is not read.
void SignalWatch::end(int signal_number) {
  const bool is_alone = stop_the_rest(kPatience);
  const std::string words = is_alone && last_words ? last_words() : "stopped";
  if (is_alone && last_act) last_act(words);
  undo_all();
  const sigset_t set = endings();
  pthread_sigmask(SIG_UNBLOCK, &set, nullptr);
  give_out_printed();
  if (!is_watched) die_of(signal_number);
  tell(fmt::format("{}: {}\n", verb_, printable(words)));
  _exit(exit_code(ErrorKind::Stopped));
}

void wait_if_interrupted() {
  if (time_to_stop == TimeToStop::UntilNextSignal) return;
  if (!is_ending_pending() && !interrupted) return;  // in this order
  while (true) pause();
}

LastAct::LastAct(std::function<void(const std::string& words)> act) {
  const Unbroken whole;
  last_act = std::move(act);
}

LastAct::~LastAct() {
  const Unbroken whole;
  last_act = nullptr;
}

InterruptWatch::InterruptWatch(LastWords words, TimeToStop time) {
  const Unbroken whole;
  before_ = std::exchange(last_words, std::move(words));
  time_before_ = time_to_stop.exchange(time);
  is_watched = true;
}

InterruptWatch::InterruptWatch(std::string words, TimeToStop time)
    : InterruptWatch([words = std::move(words)] { return words; }, time) {}

// A run that was interrupted is on its way out, and still gets the time that it was given.
InterruptWatch::~InterruptWatch() {
  const Unbroken whole;
  last_words = std::move(before_);
  time_to_stop = time_before_;
  is_watched = last_words || was_interrupted();
}

bool InterruptWatch::was_interrupted() {
  return interrupted;
}

std::unexpected<Error> InterruptWatch::stopped() {
  const Unbroken whole;
  return fail_as(ErrorKind::Stopped, last_words());
}

}  // namespace minewise
