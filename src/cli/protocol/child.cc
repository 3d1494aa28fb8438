#include "cli/protocol/child.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <thread>

extern char** environ;

namespace minewise {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kReadAtOnce = std::size_t{1} << 16;
constexpr std::size_t kErrorsKept = std::size_t{1} << 12;
constexpr milliseconds kTimeToEnd{200};  // once its output has ended

// Two ends, neither of which another program inherits.
struct Pipe {
  int read = -1, write = -1;

  Pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) == 0) read = ends[0], write = ends[1];
  }
  ~Pipe() {
    for (const int end : {read, write}) {
      if (end >= 0) close(end);
    }
  }
  Pipe(const Pipe&) = delete;

  // The end that is kept here; nobody waits for it in vain.
  static int keep(int& end) {
    fcntl(end, F_SETFL, O_NONBLOCK);
    return std::exchange(end, -1);
  }
};

// Signals as any program finds them: what this one blocks or ignores is its own affair.
void reset_signals(posix_spawnattr_t& attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

// Writes what can be written. A pipe that nobody reads would end this program by a signal; it is
// kept from this thread alone, since our own output is another matter.
ssize_t write_quietly(int end, const std::string& text) {
  sigset_t broken_pipe, before;
  sigemptyset(&broken_pipe);
  sigaddset(&broken_pipe, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &broken_pipe, &before);
  const ssize_t written = write(end, text.data(), text.size());
  const int failed = errno;
  if (written < 0 && failed == EPIPE) {
    const timespec at_once{};
    sigtimedwait(&broken_pipe, nullptr, &at_once);
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  errno = failed;
  return written;
}

// A single command takes the place of the shell, so that its end, and how it ended, is seen at
// once.
std::string in_place_of_shell(const std::string& command) {
  const std::string_view first = std::string_view(command).substr(0, command.find(' '));
  const bool is_single = command.find_first_of("|&;()<>`\n") == command.npos &&
                         first.find_first_of("=!{") == first.npos;
  return (is_single ? "exec " : "") + command;
}

// Returns 0, or what is wrong.
int spawn(std::string command, const Pipe& in, const Pipe& out, const Pipe& err, pid_t& process) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in.read, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out.write, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, err.write, STDERR_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  reset_signals(attributes);
  std::string shell = "sh", option = "-c";
  const std::array<char*, 4> arguments{shell.data(), option.data(), command.data(), nullptr};
  const int failed =
      posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return failed;
}

}  // namespace

Result<std::unique_ptr<Child>> Child::start(const std::string& command) {
  Pipe in, out, err;
  if (in.read < 0 || out.read < 0 || err.read < 0) return fail("no pipe: {}", std::strerror(errno));
  pid_t process = 0;
  const int failed = spawn(in_place_of_shell(command), in, out, err, process);
  if (failed) return fail("no shell: {}", std::strerror(failed));
  std::unique_ptr<Child> child(new Child);
  child->group_ = process;
  child->in_ = Pipe::keep(in.write);
  child->out_ = Pipe::keep(out.read);
  child->err_ = Pipe::keep(err.read);
  return child;
}

Child::~Child() {
  kill(-group_, SIGKILL);
  for (const int end : {in_, out_, err_}) {
    if (end >= 0) close(end);
  }
  while (waitpid(group_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

Child::Heard Child::ask(Deadline deadline) {
  for (;;) {
    send();
    if (outbox_.empty() && take_line()) return Heard::Line;
    line_ = std::string_view(heard_).substr(begin_);
    if (line_.size() > kLongestLine) return Heard::TooLong;
    if (is_at_end_) return Heard::End;
    if (!wait(deadline)) return Heard::TooLate;
  }
}

// Who reads no more will be heard of: its output ends.
void Child::send() {
  if (outbox_.empty()) return;
  const ssize_t sent = write_quietly(in_, outbox_);
  if (sent >= 0) {
    outbox_.erase(0, static_cast<std::size_t>(sent));
  } else if (errno != EAGAIN && errno != EINTR) {
    outbox_.clear();
  }
}

bool Child::take_line() {
  const std::size_t end = heard_.find('\n', std::max(begin_, searched_));
  if (end == heard_.npos) {
    searched_ = heard_.size();
    return false;
  }
  line_ = std::string_view(heard_).substr(begin_, end - begin_);
  if (line_.ends_with('\r')) line_.remove_suffix(1);
  begin_ = searched_ = end + 1;
  return true;
}

// Waits until there is something to do, and reads what there is. Returns false when it is too late.
bool Child::wait(Deadline deadline) {
  std::array<pollfd, 3> ends{
      {{out_, POLLIN, 0}, {err_, POLLIN, 0}, {outbox_.empty() ? -1 : in_, POLLOUT, 0}}};
  int patience = -1;
  if (deadline) {
    const auto left = std::chrono::ceil<milliseconds>(*deadline - Clock::now()).count();
    if (left <= 0) return false;
    patience = static_cast<int>(std::min<std::int64_t>(left, 1'000'000));
  }
  if (poll(ends.data(), ends.size(), patience) < 0) return errno == EINTR;
  if (ends[0].revents) read_output();
  if (ends[1].revents) read_errors();
  return true;
}

void Child::read_output() {
  heard_.erase(0, begin_);  // most often all of it
  searched_ -= std::min(searched_, begin_);
  begin_ = 0;
  std::array<char, kReadAtOnce> more;  // not filled: most answers are a few bytes
  const ssize_t read = ::read(out_, more.data(), more.size());
  if (read > 0) heard_.append(more.data(), static_cast<std::size_t>(read));
  is_at_end_ = read == 0 || (read < 0 && errno != EAGAIN && errno != EINTR);
}

void Child::read_errors() {
  std::array<char, kErrorsKept> more{};
  const ssize_t read = ::read(err_, more.data(), more.size());
  if (read > 0) {
    errors_.append(more.data(), static_cast<std::size_t>(read));
    if (errors_.size() > kErrorsKept) errors_.erase(0, errors_.size() - kErrorsKept);
  } else if (read == 0) {
    close(std::exchange(err_, -1));
  }
}

std::string Child::last_words() {
  const auto end = Clock::now() + (is_at_end_ ? kTimeToEnd : milliseconds(0));
  for (pollfd errors{err_, POLLIN, 0}; errors.fd >= 0; errors.fd = err_) {
    const auto left = std::chrono::ceil<milliseconds>(end - Clock::now());
    if (poll(&errors, 1, static_cast<int>(std::max(left, milliseconds(0)).count())) <= 0) break;
    read_errors();
  }
  const std::string_view all(errors_);
  const std::string_view text = all.substr(0, all.find_last_not_of(" \t\r\n") + 1);
  return std::string(text.substr(text.find_last_of('\n') + 1));
}

bool Child::has_ended_by(Clock::time_point end) const {
  for (;;) {
    siginfo_t ended{};
    if (waitid(P_PID, static_cast<id_t>(group_), &ended, WEXITED | WNOWAIT | WNOHANG) != 0 ||
        ended.si_pid == group_) {
      return true;
    }
    if (Clock::now() >= end) return false;
    std::this_thread::sleep_for(milliseconds(1));
  }
}

std::string Child::how_it_ended() const {
  siginfo_t ended{};
  if (!has_ended_by(Clock::now() + kTimeToEnd) ||
      waitid(P_PID, static_cast<id_t>(group_), &ended, WEXITED | WNOWAIT) != 0) {
    return "closed its output";
  }
  return fmt::format("{} {}", ended.si_code == CLD_EXITED ? "exit code" : "signal",
                     ended.si_status);
}

void Child::say_no_more() {
  send();
  close(std::exchange(in_, -1));
}

}  // namespace minewise
