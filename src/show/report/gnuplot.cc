#include "show/report/gnuplot.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <filesystem>

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

// Without a shell: no name of a folder can be mistaken for a command. With every signal as it is:
// what a caller keeps from its own threads is not kept from a program of its own.
Result<int> start_gnuplot(const std::string& script, const std::string& folder) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
  for (const int output : {STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0);
  }
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  std::string name = "gnuplot", file = std::filesystem::absolute(script).string();
  const std::array<char*, 3> arguments{name.data(), file.data(), nullptr};
  pid_t process = 0;
  const int failed =
      posix_spawnp(&process, name.c_str(), &actions, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (failed) return fail("plots need gnuplot (Debian: gnuplot-nox), which is not there");
  return process;
}

void await_end(int process) {
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
