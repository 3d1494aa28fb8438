#include "output/report/gnuplot.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <vector>

namespace minewise {

std::string plots_script(std::span<const Plot> plots) {
  std::string script;
  for (const Plot& plot : plots) {
    for (const PlotFormat format : {PlotFormat::Svg, PlotFormat::Png}) {
      script += gnuplot_script(plot, format, plot.name + std::string(file_ending(format)));
    }
  }
  return script;
}

namespace {

// What gnuplot gets to see of the user's world. Its settings (GNUTERM, GNUPLOT_LIB, ~/.gnuplot,
// what fontconfig reads at home) would change the plots, or have it wait for something.
class CleanEnvironment {
 public:
  CleanEnvironment() {
    const char* path = std::getenv("PATH");
    texts_ = {std::string("PATH=") + (path ? path : "/usr/bin:/bin"), "LC_ALL=C.UTF-8",
              "HOME=/nonexistent"};
    for (std::string& text : texts_) pointers_.push_back(text.data());
    pointers_.push_back(nullptr);
  }
  char* const* get() const { return pointers_.data(); }

 private:
  std::vector<std::string> texts_;
  std::vector<char*> pointers_;
};

}  // namespace

// Without a shell: no name of a folder can be mistaken for a command. With every signal as it is:
// what a caller keeps from its own threads is not kept from a program of its own. In a process
// group of its own: what it starts can be stopped with it.
Result<int> start_gnuplot(const std::string& script, const std::string& folder) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  for (const int output : {STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0);
  }
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
  std::string name = "gnuplot", no_settings = "-d";
  std::error_code ignored;
  std::string file = std::filesystem::absolute(script, ignored).string();
  const std::array<char*, 4> arguments{name.data(), no_settings.data(), file.data(), nullptr};
  pid_t process = 0;
  const int failed = posix_spawnp(&process, name.c_str(), &actions, &attributes, arguments.data(),
                                  CleanEnvironment().get());
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (failed) return fail("plots need gnuplot (Debian: gnuplot-nox), which is not there");
  return process;
}

int seconds_for(std::size_t plots) {
  constexpr std::size_t kStart = 20, kMostPlots = 1'000;
  return static_cast<int>(kStart + std::min(plots, kMostPlots));
}

bool await_end(int process, int seconds) {
  constexpr int kLooksPerSecond = 100;
  constexpr timespec kBetweenLooks{0, 1'000'000'000 / kLooksPerSecond};
  for (int looks = seconds * kLooksPerSecond; looks > 0; --looks) {
    siginfo_t ended{};
    const int failed =
        waitid(P_PID, static_cast<id_t>(process), &ended, WEXITED | WNOWAIT | WNOHANG);
    if (failed ? errno != EINTR : ended.si_pid == process) return true;
    nanosleep(&kBetweenLooks, nullptr);
  }
  return false;
}

void stop_gnuplot(int process) {
  kill(-process, SIGKILL);
  siginfo_t ended{};
  while (waitid(P_PID, static_cast<id_t>(process), &ended, WEXITED | WNOWAIT) != 0) {
    if (errno != EINTR) return;
  }
}

bool ended_well(int process) {
  int status = 0;
  return waitpid(process, &status, 0) == process && status == 0;
}

}  // namespace minewise
