#include "report/gnuplot.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
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

// Starts `gnuplot -d plots.gp` in a folder, in a process group of its own; 0 if that failed.
// Without a shell: no name of a folder can be mistaken for a command.
pid_t start_gnuplot(const std::string& folder) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  for (const int output : {STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0);
  }
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  std::string name = "gnuplot", no_settings = "-d", script = "plots.gp";
  const std::array<char*, 4> arguments{name.data(), no_settings.data(), script.data(), nullptr};
  pid_t process = 0;
  const int failed = posix_spawnp(&process, name.c_str(), &actions, &attributes, arguments.data(),
                                  CleanEnvironment().get());
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return failed ? 0 : process;
}

// How a process ended, or nothing if it was still at it after so many looks.
std::optional<int> wait_for(pid_t process, int looks) {
  constexpr timespec kBetweenLooks{0, 10'000'000};
  for (int status = 0; looks > 0; --looks) {
    if (waitpid(process, &status, WNOHANG) == process) return status;
    nanosleep(&kBetweenLooks, nullptr);
  }
  return std::nullopt;
}

}  // namespace

int seconds_for(std::size_t plots) {
  constexpr std::size_t kStart = 20, kMostPlots = 1'000;
  return static_cast<int>(kStart + std::min(plots, kMostPlots));
}

Result<void> run_gnuplot(const std::string& folder, int seconds) {
  constexpr int kLooksPerSecond = 100;
  const pid_t process = start_gnuplot(folder);
  if (process == 0) return fail("plots need gnuplot (Debian: gnuplot-nox), which is not there");
  const auto status = wait_for(process, seconds * kLooksPerSecond);
  if (!status) {
    kill(-process, SIGKILL);
    waitpid(process, nullptr, 0);
    return fail("gnuplot was stopped after {} seconds on {}/plots.gp", seconds, folder);
  }
  if (*status == 0) return {};
  return fail("gnuplot failed on {}/plots.gp", folder);
}

}  // namespace minewise
